import KuriosaLint
import KuriosaSource
import Testing

/// Runs the examples of every rule. They are the documentation, so they must show what they say.
@Suite("examples of the rules")
struct RuleExampleTests {
  static let linter = Linter()
  /// Rules about what no example can show: files that are too large, too deep, or no text, and what only the bundle
  /// looks at. They have tests of their own.
  static let withoutExample = [
    "syntax/too-large", "syntax/too-deep", "syntax/too-many-faults", "syntax/invalid-utf8",
    "catalog/inexact-number", "catalog/unshippable", "catalog/damaged-file",
  ]
  static let rules = Registry.rules.filter { !withoutExample.contains($0.id) }

  static func lint(_ example: RuleExample, text: String? = nil) -> LintResult {
    if example.fileName == Configuration.fileName {
      let source = SourceText(text ?? example.text)
      let (configuration, diagnostics) = ConfigurationReader.read(source, path: FilePath(example.fileName))
      var settings = LintSettings()
      settings.today = "2026-11-30"
      let exceptions = ExceptionFindings.all(configuration.allow, used: [], settings: settings) { _ in false }
      return LintResult(checkedFiles: 1, diagnostics: diagnostics + exceptions)
    }
    let linter = example.shipped.map { Linter(shipped: $0) } ?? linter
    let others = example.otherFiles.map { (FilePath($0.name), SourceText($0.text)) }
    return linter.check([(FilePath(example.fileName), text.map { SourceText($0) } ?? example.source)] + others)
  }

  static func shown(_ result: LintResult) -> String {
    result.diagnostics.map { "\($0.place.path.text) \($0.place.range) \($0.rule): \($0.message)" }
      .joined(separator: "\n")
  }

  /// Another unit of a result always comes from another change, which is a finding itself.
  static func expected(_ rule: Rule) -> Set<String> {
    rule.id == "evolution/result-unit-changed" ? [rule.id, "evolution/formula-changed"] : [rule.id]
  }

  @Test("a triggering example raises its own rule and no other", arguments: rules)
  func triggering(_ rule: Rule) {
    // Some need a setting or another file; names that differ by case have a capital, which is a finding itself.
    let needsSettings = [
      "document/icon-too-new", "document/renamed-icon", "catalog/look-alike-name", "configuration/unused-exception",
    ].contains(rule.id)
    #expect(!rule.triggering.isEmpty || needsSettings, "\(rule.id) has no triggering example")
    for example in rule.triggering {
      let result = Self.lint(example)
      let found = Set(result.diagnostics.filter { !isNoteBeside($0, rule) }.map(\.rule))
      #expect(found == Self.expected(rule), "\(example.text)\n\(Self.shown(result))")
    }
  }

  /// Two versions that differ have a note for each difference.
  private func isNoteBeside(_ diagnostic: Diagnostic, _ rule: Rule) -> Bool {
    diagnostic.rule.hasPrefix("evolution/") && diagnostic.severity == .note && diagnostic.rule != rule.id
  }

  @Test("a passing example raises nothing, or of two versions a note of another rule", arguments: rules)
  func passing(_ rule: Rule) {
    #expect(!rule.passing.isEmpty, "\(rule.id) has no passing example")
    for example in rule.passing {
      let result = Self.lint(example)
      let found = result.diagnostics.filter { !isNoteBeside($0, rule) }
      #expect(found.isEmpty, "\(example.text)\n\(Self.shown(result))")
    }
  }

  @Test("a rule that has fixes says so, and its fixes are of that kind", arguments: rules)
  func fixes(_ rule: Rule) {
    if rule.triggering.isEmpty { return }
    let fixes = rule.triggering.flatMap { Self.lint($0).diagnostics.flatMap(\.fixes) }
    #expect(fixes.isEmpty == (rule.fix == .none), "\(rule.id) declares \(rule.fix)")
    let areSafe = fixes.map(\.isSafe)
    if rule.fix == .safe { #expect(areSafe.contains(true)) }
    if rule.fix == .unsafe { #expect(!areSafe.contains(true)) }
  }

  @Test("positions are the same text in every layout", arguments: rules)
  func layouts(_ rule: Rule) {
    for example in rule.triggering where rule.group != .syntax {
      let plain = Self.lint(example)
      let crlf = example.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      compare(plain, example.text, Self.lint(example, text: crlf), crlf)
    }
  }

  private func compare(_ left: LintResult, _ leftText: String, _ right: LintResult, _ rightText: String) {
    func places(_ result: LintResult, _ text: String) -> [String] {
      result.diagnostics.filter { $0.place.path == FilePath("example.json") }.map { diagnostic in
        "\(diagnostic.rule) \(diagnostic.place.pointer ?? "-") "
          + SourceText(text).string(diagnostic.place.range).filter { !$0.isNewline }
      }
    }
    #expect(places(left, leftText) == places(right, rightText))
  }
}

@Suite("the registry")
struct RegistryTests {
  @Test("ids are unique, well formed, and none is a retired one")
  func ids() {
    let ids = Registry.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      let isWellFormed = id.wholeMatch(of: /[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*/) != nil
      #expect(isWellFormed, "\(id)")
      #expect(!Registry.retiredIDs.contains(id))
    }
  }

  @Test("every rule says what is wrong and why it matters", arguments: Registry.rules)
  func words(_ rule: Rule) {
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
    #expect(rule.rationale.split(separator: " ").count >= 12, "\(rule.id)")
    #expect(!rule.reference.isEmpty)
  }
}
