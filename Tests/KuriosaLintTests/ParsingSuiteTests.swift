import KuriosaLint
import KuriosaSource
import Testing

/// The JSON parsing suite, where its folder lies beside the checkout.
@Suite("the JSON parsing suite: every y_ file has no syntax error, every n_ file has one, no i_ file crashes")
struct ParsingSuiteTests {
  static let folder = "../shared/suites/json-parsing"
  static let names = PackageFiles.names(in: folder).filter { $0.hasSuffix(".json") }

  @Test("holds for each file")
  func holds() throws {
    if Self.names.isEmpty {
      print("SKIPPED: the JSON parsing suite is not beside the checkout")
      return
    }
    for name in Self.names {
      let bytes = try #require(PackageFiles.read("\(Self.folder)/\(name)"))
      let found = Linter().check([(FilePath(name), SourceText(bytes))]).diagnostics
      let hasSyntaxError = found.contains { $0.rule.hasPrefix("syntax/") && $0.severity == .error }
      if name.hasPrefix("y_") { #expect(!hasSyntaxError, "\(name)") }
      if name.hasPrefix("n_") { #expect(hasSyntaxError, "\(name)") }
    }
  }
}
