import KuriosaLint
import KuriosaSource
import Testing

/// One folder below `Fixtures/evolution`: the templates that shipped in `old`, the new ones in `new`, and in `expected.txt`
/// what has to be found: `severity rule place`, or `no findings`.
struct EvolutionScenario: Sendable, CustomTestStringConvertible {
  static let folder = "Fixtures/evolution"
  static let all = PackageFiles.names(in: folder).map { EvolutionScenario(name: $0) }

  /// What it shows, in words, with hyphens between them.
  let name: String

  var testDescription: String { String(name.map { $0 == "-" ? " " : $0 }) }

  func documents(_ side: String) throws -> [(path: FilePath, source: SourceText)] {
    let folder = "\(Self.folder)/\(name)/\(side)"
    return try PackageFiles.names(in: folder).map { file in
      (FilePath(file), SourceText(try #require(PackageFiles.read("\(folder)/\(file)"))))
    }
  }

  /// The findings about evolution and syntax.
  func findings() throws -> [Diagnostic] {
    let shipped = ShippedTemplates(
      try documents("old").map { ShippedTemplates.Document(path: $0.path, source: $0.source, isExpected: true) })
    let linter = Linter(settings: LintSettings(selected: ["evolution", "syntax"]), shipped: shipped)
    return linter.check(try documents("new")).diagnostics
  }
}

/// The expectations are written by hand from decisions 43 to 45.
@Suite("evolution: each kind of change is judged as the decisions say")
struct EvolutionFixtureTests {
  @Test("there are at least 30 scenarios")
  func exist() {
    #expect(EvolutionScenario.all.count >= 30)
  }

  @Test("a scenario has exactly the findings that are expected of it", arguments: EvolutionScenario.all)
  func findings(_ scenario: EvolutionScenario) throws {
    let bytes = try #require(PackageFiles.read("\(EvolutionScenario.folder)/\(scenario.name)/expected.txt"))
    let expected = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let found = try scenario.findings()
    let lines = found.map { "\($0.severity.rawValue) \($0.rule) \($0.subject ?? $0.place.pointer ?? "-")" }
    #expect(lines.sorted() == (expected == ["no findings"] ? [] : expected.sorted()))
    #expect(!expected.isEmpty)
  }

  @Test("a scenario has no more files than are looked at", arguments: EvolutionScenario.all)
  func files(_ scenario: EvolutionScenario) {
    #expect(
      PackageFiles.names(in: "\(EvolutionScenario.folder)/\(scenario.name)") == ["expected.txt", "new", "old"])
  }

  @Test("every rule about evolution is found in some scenario")
  func coverage() throws {
    let found = Set(try EvolutionScenario.all.flatMap { try $0.findings().map(\.rule) })
    let rules = Registry.rules.filter { $0.group == .evolution }.map(\.id)
    #expect(rules.filter { !found.contains($0) }.isEmpty)
  }

  @Test("a breaking finding names a stored value and the way out", arguments: EvolutionScenario.all)
  func words(_ scenario: EvolutionScenario) throws {
    let versions = ["evolution/version-not-raised", "evolution/version-lowered"]
    for finding in try scenario.findings() where finding.severity == .error && finding.rule.hasPrefix("evolution/") {
      if versions.contains(finding.rule) { continue }
      let words = ["put", "keep", "restore", "leave", "give"]
      #expect(words.contains { finding.message.contains("; \($0) ") }, "\(finding.message)")
      let namesValue =
        finding.message.contains("{") || finding.message.contains("basedOn") || finding.message.contains("result")
      #expect(namesValue, "\(finding.message)")
    }
  }
}
