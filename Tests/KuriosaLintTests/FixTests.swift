import KuriosaJSON
import KuriosaLint
import KuriosaSource
import Testing

@Suite("fixes: applied to a fixed point, the finding is gone, nothing new, the rest untouched")
struct FixTests {
  static let linter = Linter()
  static let rules = Registry.rules.filter { $0.fix != .none && $0.group != .configuration }

  static func mend(
    _ text: SourceText, _ path: FilePath, unsafe: Bool, _ shipped: ShippedTemplates? = nil
  ) -> Fixer.Outcome {
    Fixer(linter: shipped.map { Linter(shipped: $0) } ?? linter, includesUnsafe: unsafe).mend(text, path: path)
  }

  static func findings(
    _ source: SourceText, _ path: FilePath, _ shipped: ShippedTemplates? = nil
  ) -> [Diagnostic] {
    var collector = CatalogCollector()
    return (shipped.map { Linter(shipped: $0) } ?? linter).check(source, path: path, into: &collector)
  }

  @Test("each fix of a rule mends its triggering examples", arguments: rules.map(\.id))
  func mends(_ id: String) throws {
    let rule = try #require(Registry.rule(id))
    for example in rule.triggering {
      let path = FilePath(example.fileName)
      let before = Self.findings(example.source, path, example.shipped).filter { $0.rule == rule.id }
      // Rules across files have no fixes in one document; some examples show a fault without a certain mend.
      guard !before.isEmpty, before.allSatisfy({ !$0.fixes.isEmpty }) else { continue }
      let outcome = Self.mend(example.source, path, unsafe: true, example.shipped)
      let text = try #require(outcome.text, "\(rule.id): \(outcome.obstacle ?? "nothing was mended")\n\(example.text)")
      let after = Self.findings(text, path, example.shipped)
      let left = after.filter { $0.rule == rule.id }
      #expect(left.isEmpty, "\(rule.id)\n\(text.string(ByteRange(0, text.count)))")
      #expect(JSONTree(parsing: text).faults.isEmpty)
      #expect(
        Self.mend(text, path, unsafe: true, example.shipped).text == nil, "\(rule.id): a second run changes nothing")
    }
  }

  /// An example as it is, with the line ends of Windows, and with a byte order mark.
  private static func variants(_ example: RuleExample) -> [(name: String, source: SourceText)] {
    let source = example.source
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return [
      ("LF", source), ("CRLF", SourceText(Array(lines.joined(separator: "\r\n".utf8)))),
      ("BOM", source.byteOrderMarkLength > 0 ? source : SourceText([0xEF, 0xBB, 0xBF] + source.bytes)),
    ]
  }

  /// Findings by what they say, with how often they say it.
  private static func sayings(_ diagnostics: [Diagnostic]) -> [String: Int] {
    diagnostics.reduce(into: [:]) { $0["\($1.rule): \($1.message)", default: 0] += 1 }
  }

  @Test(
    "each fix alone: the finding is gone, nothing is new, the bytes outside the edits are the same",
    arguments: rules.map(\.id))
  func alone(_ id: String) throws {
    let rule = try #require(Registry.rule(id))
    for example in rule.triggering {
      let path = FilePath(example.fileName)
      for (name, source) in Self.variants(example) {
        let before = Self.findings(source, path, example.shipped)
        let own = before.filter { $0.rule == rule.id }
        for (finding, fix) in own.flatMap({ finding in finding.fixes.map { (finding, $0) } }) {
          let mended = source.applying(fix.edits)
          let (old, new) = (Self.sayings(before), Self.sayings(Self.findings(mended, path, example.shipped)))
          let shown = "\(rule.id), \(name): \(fix.title)\n\(mended.string(ByteRange(0, mended.count)))"
          let saying = "\(rule.id): \(finding.message)"
          #expect(new[saying, default: 0] < old[saying, default: 0], "the finding stays; \(shown)")
          let caused = new.filter { $0.value > old[$0.key, default: 0] }.keys.sorted()
          #expect(caused == [] || Self.uncovering.contains(rule.id), "\(caused); \(shown)")
          #expect(keepsTheRest(fix.edits, of: source, in: mended), "\(shown)")
          let faults = JSONTree(parsing: mended).faults.count
          #expect(faults <= JSONTree(parsing: source).faults.count, "\(shown)")
        }
      }
    }
  }

  /// Rules whose examples hide another fault behind the one that they show; what is put back hidden is a change still.
  private static let uncovering: Set<String> = [
    "syntax/key-not-text", "syntax/unescaped-quote", "syntax/invalid-escape",
    "evolution/field-removed", "evolution/option-removed",
  ]

  /// Looks at what lies between the edits, without the code that applies them.
  private func keepsTheRest(_ edits: [Edit], of source: SourceText, in mended: SourceText) -> Bool {
    var (old, new) = (0, 0)
    for edit in edits + [Edit(ByteRange(at: source.count), "")] {
      let length = edit.range.start - old
      guard length >= 0, new + length <= mended.count else { return false }
      guard source.bytes[old..<old + length].elementsEqual(mended.bytes[new..<new + length]) else { return false }
      old = edit.range.end
      new += length + edit.replacement.utf8.count
    }
    return old == source.count && new == mended.count
  }

  @Test(
    "with any line ends and with a byte order mark, the mended file keeps them, and a second run changes nothing",
    arguments: rules.map(\.id))
  func layouts(_ id: String) throws {
    let rule = try #require(Registry.rule(id))
    for example in rule.triggering {
      let path = FilePath(example.fileName)
      for (name, source) in Self.variants(example) {
        guard let text = Self.mend(source, path, unsafe: true, example.shipped).text else { continue }
        let again = Self.mend(text, path, unsafe: true, example.shipped).text
        #expect(again == nil, "\(rule.id), \(name): a second run changes something")
        #expect(JSONTree(parsing: text).faults.count <= JSONTree(parsing: source).faults.count)
        if name == "CRLF" { #expect(hasWindowsLines(text) || !hasWindowsLines(source), "\(rule.id)") }
      }
    }
  }

  private func hasWindowsLines(_ text: SourceText) -> Bool {
    text.bytes.indices.allSatisfy { text[$0] != 0x0A || $0 > 0 && text[$0 - 1] == 0x0D }
  }

  @Test(
    "safe fixes alone never touch what an unsafe one would", arguments: rules.filter { $0.fix == .unsafe }.map(\.id))
  func safeOnly(_ id: String) throws {
    let rule = try #require(Registry.rule(id))
    for example in rule.triggering {
      let path = FilePath(example.fileName)
      #expect(Self.mend(example.source, path, unsafe: false, example.shipped).text == nil, "\(rule.id)")
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

  @Test("a fix that did not do at first is tried again once others were taken: a second run changes nothing")
  func triesAgain() throws {
    let outcome = Self.mend(SourceText(#"{ -9223372036854775809" i d " :[]# 1"#), FilePath("a.json"), unsafe: true)
    let mended = try #require(outcome.text)
    #expect(
      Self.mend(mended, FilePath("a.json"), unsafe: true).text == nil, "\(mended.string(ByteRange(0, mended.count)))")
  }

  private static func template(_ fields: [String], version: Int = 1) -> SourceText {
    SourceText(
      """
      {"id": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427", "version": \(version), "name": {"en": "Kites"}, "icon": "wind",
       "sections": [{"id": "main", "label": {"en": "Basics"}}],
       "fields": [\(fields.joined(separator: ", "))]}
      """)
  }

  private static func field(_ key: String, _ members: String = "", label: String = "Maker") -> String {
    #"{"key": "\#(key)", "type": "text", "label": {"en": "\#(label)"}\#(members)}"#
  }

  @Test("of two misspelled keys that mean the same one is left, and all other fixes are applied")
  func conflict() throws {
    let fields = (0..<40).map { index in
      Self.field("k\(index)", index == 17 ? #", "requird": true, "requierd": true"# : "", label: "L\(index) ")
    }
    let mended = try #require(Self.mend(Self.template(fields), FilePath("a.json"), unsafe: true).text)
    #expect(Self.findings(mended, FilePath("a.json")).isEmpty)
    #expect(mended.string(ByteRange(0, mended.count)).split(separator: #""required": true"#).count == 2)
  }

  @Test("fixes at the same place, more than there are rounds: all are applied")
  func samePlace() throws {
    let repeated = Self.field("k0", String(repeating: #", "required": true"#, count: 300))
    let once = try #require(Self.mend(Self.template([repeated]), FilePath("a.json"), unsafe: true).text)
    #expect(once.hasSameBytes(as: Self.template([Self.field("k0", #", "required": true"#)])))
    let old = ShippedTemplates([
      .init(
        path: FilePath("a.json"), source: Self.template((0..<300).map { Self.field("k\($0)", label: "L\($0)") }),
        isExpected: true)
    ])
    let new = Self.template([Self.field("k0", label: "L0")], version: 2)
    let restored = try #require(Self.mend(new, FilePath("a.json"), unsafe: true, old).text)
    let text = restored.string(ByteRange(0, restored.count))
    #expect(text.split(separator: #""hidden": true"#).count == 300)
    #expect(!Self.findings(restored, FilePath("a.json"), old).contains { $0.rule == "evolution/field-removed" })
  }

  @Test("a comma that one fix adds and another one takes away: the fixes come to an end")
  func endless() throws {
    let text = SourceText(#"{"sections": ["r",{"key": true}  ']main": "s"True}, "q"i"#)
    let outcome = Self.mend(text, FilePath("a.json"), unsafe: true)
    let mended = try #require(outcome.text)
    #expect(outcome.obstacle == nil)
    #expect(Self.mend(mended, FilePath("a.json"), unsafe: true).text == nil)
  }

  @Test("fixes that undo each other: the rounds end where the circle began, and a second run ends there too")
  func circle() throws {
    let text = SourceText(
      #"""
      ＿{\#n  \#n  { "m,{"id:,{"id": "other", "label": {"en": "Other"}}\#r“},{ "m,{"id:\#r“},"c\#r“"measuremenT",0x10\#r“"measuremenT"ountsDown": 1,5,"date","main"
      """#)
    let outcome = Self.mend(text, FilePath("a.json"), unsafe: true)
    let mended = try #require(outcome.text)
    #expect(outcome.leftOut == ["remove the comma"] && outcome.obstacle == nil && outcome.mended == 2)
    #expect(Self.mend(mended, FilePath("a.json"), unsafe: true).text == nil)
  }
}
