/// `kuriosa-bundle`: the catalog that the app ships.
package enum BundleCommand {
  package static let command = Command(
    "bundle", "build, verify and compare the catalog that the app ships",
    subcommands: [BundleBuildCommand.command, BundleVerifyCommand.command, BundleDiffCommand.command],
    defaultSubcommand: "build")
}
