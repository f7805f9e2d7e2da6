import Foundation
import PackagePlugin

/// `swift package lint-templates [OPTION…] [PATH…]`: `kuriosa-lint` in the folder of the package.
@main
struct LintTemplates: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "kuriosa-lint").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("kuriosa-lint ended with status \(process.terminationStatus)")
    }
  }
}
