import KuriosaFuzz
import KuriosaSource
import Testing

@Suite("what libFuzzer tries holds for a few thousand mutations too")
struct FuzzTargetTests {
  private static let template = """
    {
      "id": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427", "version": 1, "name": {"en": "Kites"}, "icon": "wind",
      "sections": [{"id": "main", "label": {"en": "Basics"}}],
      "fields": [
        {"key": "a", "type": "number", "label": {"en": "Length"}, "section": "main", "suffix": {"en": "m"}},
        {"key": "b", "type": "dropdown", "label": {"en": "Kind"}, "options": [{"id": "x", "label": {"en": "X"}}]},
        {"key": "c", "type": "calculation", "label": {"en": "Twice"},
         "formula": {"left": {"field": "a"}, "operation": "multiply", "right": {"number": 2}}}
      ]
    }
    """

  private static let configuration = """
    {"languages": ["en", "de"], "rules": {"localization": "off"}, "exclude": ["old/**"],
     "allow": [{"rule": "fields/duplicate-key", "template": "builtin.kites", "place": "/fields/a", "reason": "r"}]}
    """

  private static func seed(_ target: FuzzTarget) -> [UInt8] {
    switch target.name {
    case "configuration": Array("\(configuration)\u{0}\(template)".utf8)
    case "evolution": Array("\(template)\u{0}\(template)".utf8)
    default: Array(template.utf8)
    }
  }

  @Test("mutations of a sound document", arguments: FuzzTarget.all.map(\.name))
  func mutations(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    var input = Self.seed(target)
    for number in 0..<400 {
      var mutator = Mutator(seed: UInt64(number), isConfiguration: name == "configuration")
      if number % 8 == 0 { input = Self.seed(target) }
      input = target.isPair ? mutator.mutatingPair(input) : mutator.mutating(input)
      let problems = target.problems(SourceText(input))
      #expect(problems.isEmpty, "\(problems)\n\(String(decoding: input, as: UTF8.self))")
    }
  }

  /// Each by its target; what is right is said in the tests of the part that was mended.
  private static let faulty: [(target: String, input: String)] = [
    ("fixes", #"{ -9223372036854775809" i d " :[]# 1"#),
    ("configuration", "{\"allow\": [], \"languages\": [\"en\"], \"allow\": []}\u{0}\(template)"),
  ]

  /// A byte that is no UTF-8, in a key that is not closed: it was reported in the key, and again behind it.
  @Test("an input that failed once and is no text", arguments: ["parser", "lint"])
  func invalidByte(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    #expect(target.problems(SourceText(Array("{\"id: nul".utf8) + [0xEB] + Array(",\n\"b\": 2}".utf8))) == [])
  }

  @Test("inputs that failed once", arguments: faulty)
  func failedOnce(_ name: String, _ input: String) throws {
    let target = try #require(FuzzTarget.named(name))
    #expect(target.problems(SourceText(input)) == [])
  }

  @Test("the same seed gives the same mutation")
  func seeds() {
    let input = Array(Self.template.utf8)
    for seed in 0..<50 as Range<UInt64> {
      var (first, second) = (Mutator(seed: seed), Mutator(seed: seed))
      #expect(first.mutating(input) == second.mutating(input))
    }
  }
}
