import KuriosaSource
import Testing

@testable import KuriosaLint

/// A small template that one text or id is put into.
struct LocalizationSample {
  let text: String

  /// The template's name in two languages; texts are given as JSON spells them, without quotes.
  init(en: String = "Kites", _ language: String = "de", _ translation: String = "Drachen") {
    self.init(members: #""name": {"en": "\#(en)", "\#(language)": "\#(translation)"}"#)
  }

  init(members: String) {
    text = RuleExample(members: members).text
  }

  var diagnostics: [Diagnostic] { Self.check(text) }

  /// Rule and underlined text of each finding, as in `localization/not-nfc "é"`.
  var findings: [String] { diagnostics.map { "\($0.rule) \(SourceText(text).string($0.place.range))" } }

  /// The ids of the rules, without their group.
  var rules: [String] { diagnostics.map { String($0.rule.split(separator: "/")[1]) } }

  /// The template after all fixes of all findings.
  var fixed: String {
    let edits = diagnostics.flatMap { $0.fixes.first?.edits ?? [] }.sorted { $0.range.start < $1.range.start }
    let source = SourceText(text).applying(edits)
    return source.string(ByteRange(0, source.count))
  }

  static func check(_ text: String) -> [Diagnostic] {
    Linter().check([(FilePath("sample.json"), SourceText(text))]).diagnostics
  }
}

@Suite("fixes of the rules about texts")
struct LocalizationFixTests {
  @Test(
    "a fix mends its finding, adds none, and has nothing left to do",
    arguments: Registry.rules.filter { $0.group == .localization && $0.fix != .none })
  func mends(_ rule: Rule) {
    for example in rule.triggering {
      let found = Linter().check([(FilePath(example.fileName), SourceText(example.text))]).diagnostics
      for fix in found.flatMap(\.fixes) {
        let fixed = SourceText(example.text).applying(fix.edits)
        let left = Linter().check([(FilePath(example.fileName), fixed)]).diagnostics
        #expect(left.isEmpty, "\(fix.title): \(left.map(\.message)) in \(fixed.string(ByteRange(0, fixed.count)))")
      }
    }
  }
}
