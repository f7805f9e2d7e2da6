import Testing

/// The layout of the package: what may use what.
@Suite("the house is in order")
struct StructureTests {
  /// From the ground up. A module imports only what stands before it.
  static let modules = [
    "KuriosaSource", "KuriosaJSON", "KuriosaTemplates", "KuriosaLint", "KuriosaCatalog", "KuriosaReports",
    "KuriosaSystem", "KuriosaCommandLine",
  ]
  static let programs = ["kuriosa-lint", "kuriosa-bundle", "kuriosa", "kuriosa-dev"]
  /// The only ones that talk to the system.
  static let systemUsers = ["KuriosaSystem", "KuriosaCommandLine", "kuriosa-dev"]
  static let platformModules = ["Glibc", "Darwin", "Musl", "Android", "Bionic", "WinSDK"]
  /// Newer than macOS 14 and iOS 17, or not everywhere.
  static let bannedNames = ["InlineArray", "UTF8Span", "Mutex", "UInt128", "Int128", "Atomic"]
  static let bannedModules = ["Foundation", "Synchronization", "RegexBuilder", "Dispatch"]

  struct SwiftFile: Sendable {
    let path: String
    let lines: [Substring]

    /// The names of the modules it imports.
    var imports: [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), words[..<index].allSatisfy(isModifier) else { return nil }
        return words.dropFirst(index + 1).first.map { String($0.prefix { $0 != "." }) }
      }
    }

    private func isModifier(_ word: Substring) -> Bool {
      word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
    }
  }

  static func swiftFiles(in folder: String) throws -> [SwiftFile] {
    var files: [SwiftFile] = []
    for name in PackageFiles.names(in: folder) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") {
        let text = String(decoding: try #require(PackageFiles.read(path)), as: UTF8.self)
        files.append(SwiftFile(path: path, lines: text.split(separator: "\n")))
      } else if !name.contains(".") {
        files += try swiftFiles(in: path)
      }
    }
    return files
  }

  @Test("every folder of Sources is known here")
  func folders() {
    let known = Set(Self.modules + Self.programs + ["plugins"])
    let found = PackageFiles.names(in: "Sources")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy(known.contains), "\(found.filter { !known.contains($0) })")
  }

  @Test("a module imports only modules above it in the list", arguments: modules)
  func imported(_ module: String) throws {
    let index = try #require(Self.modules.firstIndex(of: module))
    let allowed = Set(Self.modules[..<index])
    let ours = Set(Self.modules + ["KuriosaCorpus"])
    for file in try Self.swiftFiles(in: "Sources/\(module)") {
      let wrong = file.imports.filter { ours.contains($0) && !allowed.contains($0) }
      #expect(wrong.isEmpty, "\(file.path) imports \(wrong)")
    }
  }

  @Test("the catalog does not know the linter: the command joins them")
  func catalogAlone() throws {
    for file in try Self.swiftFiles(in: "Sources/KuriosaCatalog") {
      #expect(!file.imports.contains("KuriosaLint"), "\(file.path)")
    }
  }

  @Test("only the command line talks to the system", arguments: modules + programs)
  func platformCalls(_ module: String) throws {
    guard !Self.systemUsers.contains(module) else { return }
    for file in try Self.swiftFiles(in: "Sources/\(module)") {
      let wrong = file.imports.filter { Self.platformModules.contains($0) || $0 == "KuriosaSystem" }
      #expect(wrong.isEmpty, "\(file.path) imports \(wrong)")
    }
  }

  @Test("no whole Foundation anywhere, and nothing else that is not on every system", arguments: modules + programs)
  func bannedModules(_ module: String) throws {
    for file in try Self.swiftFiles(in: "Sources/\(module)") {
      let wrong = file.imports.filter(Self.bannedModules.contains)
      #expect(wrong.isEmpty, "\(file.path) imports \(wrong)")
    }
  }

  @Test("nothing newer than macOS 14 and iOS 17 in the libraries", arguments: modules)
  func bannedNames(_ module: String) throws {
    for file in try Self.swiftFiles(in: "Sources/\(module)") {
      for (number, line) in file.lines.enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let wrong = words.filter { Self.bannedNames.contains(String($0)) }
        #expect(wrong.isEmpty, "\(file.path), about line \(number + 1): \(wrong)")
      }
    }
  }
}
