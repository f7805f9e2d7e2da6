/// The version of the toolchain, as `--version` and the reports show it.
package let toolVersion = "1.0.0"
