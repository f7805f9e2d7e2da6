import KuriosaJSON
import KuriosaLint
import KuriosaSource
import Testing

@Suite("fixes: applied to a fixed point, the finding is gone, nothing new, the rest untouched")
struct FixTests {
  static let linter = Linter()
  static let rules = Registry.rules.filter { $0.fix != .none && $0.group != .configuration }

  static func mend(_ text: SourceText, _ path: FilePath, unsafe: Bool) -> Fixer.Outcome {
    Fixer(linter: linter, includesUnsafe: unsafe).mend(text, path: path)
  }

  static func findings(_ source: SourceText, _ path: FilePath) -> [Diagnostic] {
    var collector = CatalogCollector()
    return linter.check(source, path: path, into: &collector)
  }

  @Test("each fix of a rule mends its triggering examples", arguments: rules)
  func mends(_ rule: Rule) throws {
    for example in rule.triggering {
      let path = FilePath(example.fileName)
      let before = Self.findings(example.source, path).filter { $0.rule == rule.id }
      // Rules across files have no fixes in one document; some examples show a fault without a certain mend.
      guard !before.isEmpty, before.allSatisfy({ !$0.fixes.isEmpty }) else { continue }
      let outcome = Self.mend(example.source, path, unsafe: true)
      let text = try #require(outcome.text, "\(rule.id): \(outcome.obstacle ?? "nothing was mended")\n\(example.text)")
      let after = Self.findings(text, path)
      let left = after.filter { $0.rule == rule.id }
      #expect(left.isEmpty, "\(rule.id)\n\(text.string(ByteRange(0, text.count)))")
      #expect(JSONTree(parsing: text).faults.isEmpty)
      #expect(Self.mend(text, path, unsafe: true).text == nil, "\(rule.id): a second run changes nothing")
    }
  }

  @Test("bytes outside the edits stay, whatever the line ends", arguments: rules)
  func keepsTheRest(_ rule: Rule) {
    for example in rule.triggering where example.bytes == nil {
      let text = example.text.replacing("\n", with: "\r\n")
      let path = FilePath(example.fileName)
      let source = SourceText(text)
      for diagnostic in Self.findings(source, path) where diagnostic.rule == rule.id {
        for fix in diagnostic.fixes {
          let mended = source.applying(fix.edits)
          let removed = fix.edits.reduce(0) { $0 + $1.range.count }
          let added = fix.edits.reduce(0) { $0 + $1.replacement.utf8.count }
          #expect(mended.count == source.count - removed + added)
          #expect(mended.bytes.prefix(fix.edits[0].range.start) == source.bytes.prefix(fix.edits[0].range.start))
        }
      }
    }
  }

  @Test("plain --fix leaves a file with faults of syntax alone (case fix-03)")
  func leavesSyntaxAlone() {
    let text = #"{"id": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427" "removedStandardFields": ["notes", "files"]}"#
    let outcome = Self.mend(SourceText(text), FilePath("a.json"), unsafe: false)
    #expect(outcome.text == nil)
    #expect(outcome.obstacle != nil)
  }

  @Test("fixes that touch the same list wait for each other (case fix-01)")
  func overlapping() throws {
    let text = """
      {"id": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427", "version": 1, "name": {"en": "Kites"}, "icon": "wind",
       "sections": [{"id": "main", "label": {"en": "Basics"}}],
       "fields": [{"key": "maker", "type": "text", "label": {"en": "Maker"}}],
       "highlights": ["maker", "@count", "maker", "nothing_like_it"],
       "removedStandardFields": ["notes", "tags", "notes", "quantity", "purchase_dat"]}
      """
    let outcome = Self.mend(SourceText(text), FilePath("a.json"), unsafe: true)
    let mended = try #require(outcome.text)
    #expect(JSONTree(parsing: mended).faults.isEmpty)
    let result = mended.string(ByteRange(0, mended.count))
    #expect(result.contains(#""removedStandardFields": ["purchase_date", "tags", "notes"]"#), "\(result)")
    #expect(result.contains(#""nothing_like_it""#), "no element is lost that no rule asked to remove")
    #expect(Self.mend(mended, FilePath("a.json"), unsafe: true).text == nil)
  }
}
