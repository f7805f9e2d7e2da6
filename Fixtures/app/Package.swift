// swift-tools-version: 6.2
import PackageDescription

// An app's package that checks its templates while it is built, and ships them as a catalog.
let package = Package(
  name: "app",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "kuriosa-templates", path: "../..")],
  targets: [
    .executableTarget(
      name: "app",
      dependencies: [.product(name: "KuriosaCatalog", package: "kuriosa-templates")],
      plugins: [.plugin(name: "KuriosaCatalogPlugin", package: "kuriosa-templates")])
  ]
)
