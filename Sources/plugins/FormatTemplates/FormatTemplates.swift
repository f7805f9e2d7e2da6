import Foundation
import PackagePlugin

/// `swift package format-templates [OPTION…] [PATH…]`: `kuriosa format` in the folder of the package; without a path,
/// `Templates/` is formatted.
@main
struct FormatTemplates: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "kuriosa").url
    let hasPath = arguments.contains { !$0.hasPrefix("-") }
    process.arguments = ["format"] + arguments + (hasPath ? [] : ["Templates/"])
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("kuriosa format ended with status \(process.terminationStatus)")
    }
  }
}
