import Foundation
import PackagePlugin

/// Checks the templates of a package while a target is built, and puts the catalog made of them into the target's resources.
///
/// The templates are the `.json` files in `Templates/` of the target, or else of the package, where the package manager does
/// not look for new files. A built-in lies in `<name>.json`, another template in `<id>.json`: the build has to know the names
/// of the catalog's files beforehand.
@main
struct KuriosaCatalogPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let places = [target.directoryURL, context.package.directoryURL].map { $0.appending(path: "Templates") }
    guard let templates = places.first(where: { (try? $0.checkResourceIsReachable()) == true }) else {
      Diagnostics.error("neither the target \(target.name) nor the package has a folder Templates")
      return []
    }
    let inputs = try FileManager.default.contentsOfDirectory(at: templates, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" && !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.path < $1.path }
    let catalog = context.pluginWorkDirectoryURL.appending(path: "Catalog")
    let names = inputs.map { $0.lastPathComponent.lowercased() } + ["catalog.json", "SHA256SUMS"]
    return [
      .buildCommand(
        displayName: "Checking the templates and making the catalog of \(target.name)",
        executable: try context.tool(named: "kuriosa-bundle").url,
        // The folder belongs to the plugin, whatever was left in it.
        arguments: ["build", "--quiet", "--force", "--output", catalog.path, templates.path],
        inputFiles: inputs + configurations(templates, context.package.directoryURL),
        outputFiles: names.map { catalog.appending(path: $0) })
    ]
  }

  /// The configurations that may hold for the templates.
  private func configurations(_ folders: URL...) -> [URL] {
    folders.map { $0.appending(path: ".kuriosa-lint.json") }.filter { (try? $0.checkResourceIsReachable()) == true }
  }
}
