// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: a warning is an error, and every unsafe construct is marked `unsafe`.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library of the toolchain. A module imports only modules above it in the list below.
func library(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

func plugin(_ name: String, _ capability: Target.PluginCapability, _ program: String) -> Target {
  .plugin(
    name: name, capability: capability, dependencies: [.init(stringLiteral: program)],
    path: "Sources/plugins/\(name)")
}

func tests(_ module: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(module)Tests", dependencies: [.init(stringLiteral: module)] + dependencies,
    swiftSettings: strict)
}

let package = Package(
  name: "kuriosa-templates",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "KuriosaTemplates", targets: ["KuriosaTemplates"]),
    .library(name: "KuriosaCatalog", targets: ["KuriosaCatalog"]),
    .executable(name: "kuriosa-lint", targets: ["kuriosa-lint"]),
    .executable(name: "kuriosa-bundle", targets: ["kuriosa-bundle"]),
    .executable(name: "kuriosa", targets: ["kuriosa"]),
    .plugin(name: "KuriosaCatalogPlugin", targets: ["KuriosaCatalogPlugin"]),
    .plugin(name: "LintTemplates", targets: ["LintTemplates"]),
    .plugin(name: "FormatTemplates", targets: ["FormatTemplates"]),
  ],
  targets: [
    library("KuriosaSource"),
    library("KuriosaJSON", ["KuriosaSource"]),
    library("KuriosaTemplates", ["KuriosaSource", "KuriosaJSON"]),
    library("KuriosaLint", ["KuriosaSource", "KuriosaJSON", "KuriosaTemplates"], exclude: ["Rules/README.md"]),
    library("KuriosaCatalog", ["KuriosaSource", "KuriosaJSON", "KuriosaTemplates"]),
    library(
      "KuriosaReports", ["KuriosaSource", "KuriosaJSON", "KuriosaTemplates", "KuriosaLint", "KuriosaCatalog"]),
    .target(name: "KuriosaSystem", path: "Sources/KuriosaSystem"),
    library(
      "KuriosaCommandLine",
      [
        "KuriosaSystem", "KuriosaSource", "KuriosaJSON", "KuriosaTemplates", "KuriosaLint", "KuriosaCatalog",
        "KuriosaReports",
      ]),
    program("kuriosa-lint", ["KuriosaCommandLine"]),
    program("kuriosa-bundle", ["KuriosaCommandLine"]),
    program("kuriosa", ["KuriosaCommandLine"]),
    plugin("KuriosaCatalogPlugin", .buildTool(), "kuriosa-bundle"),
    plugin(
      "LintTemplates",
      .command(intent: .custom(verb: "lint-templates", description: "Check the templates of the package")),
      "kuriosa-lint"
    ),
    plugin(
      "FormatTemplates",
      .command(
        intent: .custom(verb: "format-templates", description: "Lay out the templates of the package in one way"),
        permissions: [.writeToPackageDirectory(reason: "the templates are written anew")]), "kuriosa"),
    .target(name: "KuriosaCorpus", path: "Sources/kuriosa-dev/Corpus", swiftSettings: strict),
    .executableTarget(
      name: "kuriosa-dev",
      dependencies: [
        "KuriosaCorpus", "KuriosaCommandLine", "KuriosaSource", "KuriosaJSON", "KuriosaTemplates", "KuriosaLint",
      ],
      exclude: ["Corpus", "Bench", "Fuzz"], swiftSettings: strict),
    .target(
      name: "KuriosaFuzz",
      dependencies: [
        "KuriosaCorpus", "KuriosaSource", "KuriosaJSON", "KuriosaTemplates", "KuriosaLint", "KuriosaReports",
      ],
      path: "Sources/kuriosa-dev/Fuzz", exclude: ["fuzz.sh"], swiftSettings: strict),
    tests("KuriosaFuzz", ["KuriosaSource"]),
    tests("KuriosaCorpus", ["KuriosaSource", "KuriosaJSON", "KuriosaTemplates", "KuriosaLint"]),
    tests("KuriosaSource"),
    tests("KuriosaJSON", ["KuriosaSource"]),
    tests("KuriosaTemplates", ["KuriosaSource", "KuriosaJSON"]),
    tests("KuriosaLint", ["KuriosaSource", "KuriosaJSON", "KuriosaTemplates"]),
    tests("KuriosaCatalog", ["KuriosaSource", "KuriosaJSON", "KuriosaTemplates"]),
    tests(
      "KuriosaReports", ["KuriosaSource", "KuriosaJSON", "KuriosaTemplates", "KuriosaLint", "KuriosaCatalog"]),
    tests(
      "KuriosaCommandLine",
      [
        "KuriosaSource", "KuriosaJSON", "KuriosaTemplates", "KuriosaLint", "KuriosaCatalog", "KuriosaReports",
        "KuriosaCorpus",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// What `make fuzz` links with libFuzzer.
if Context.environment["KURIOSA_FUZZ"] != nil {
  package.products.append(.library(name: "KuriosaFuzz", type: .static, targets: ["KuriosaFuzz"]))
}
