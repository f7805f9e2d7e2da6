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
      let (_, diagnostics) = ConfigurationReader.read(source, path: FilePath(example.fileName))
      return LintResult(checkedFiles: 1, diagnostics: diagnostics)
    }
    let others = example.otherFiles.map { (FilePath($0.name), SourceText($0.text)) }
    return linter.check([(FilePath(example.fileName), text.map { SourceText($0) } ?? example.source)] + others)
  }

  static func shown(_ result: LintResult) -> String {
    result.diagnostics.map { "\($0.place.path.text) \($0.place.range) \($0.rule): \($0.message)" }
      .joined(separator: "\n")
  }

  @Test("a triggering example raises its own rule and no other", arguments: rules)
  func triggering(_ rule: Rule) {
    // Two need a setting; names that differ by case have a capital, which is a finding itself.
    let needsSettings = [
      "document/icon-too-new", "document/renamed-icon", "catalog/look-alike-name",
    ].contains(rule.id)
    #expect(!rule.triggering.isEmpty || needsSettings, "\(rule.id) has no triggering example")
    for example in rule.triggering {
      let result = Self.lint(example)
      let found = Set(result.diagnostics.map(\.rule))
      #expect(found == [rule.id], "\(example.text)\n\(Self.shown(result))")
    }
  }

  @Test("a passing example raises nothing", arguments: rules)
  func passing(_ rule: Rule) {
    #expect(!rule.passing.isEmpty, "\(rule.id) has no passing example")
    for example in rule.passing {
      let result = Self.lint(example)
      #expect(result.diagnostics.isEmpty, "\(example.text)\n\(Self.shown(result))")
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
