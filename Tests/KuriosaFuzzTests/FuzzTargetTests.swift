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

  @Test("the same seed gives the same mutation")
  func seeds() {
    let input = Array(Self.template.utf8)
    for seed in 0..<50 as Range<UInt64> {
      var (first, second) = (Mutator(seed: seed), Mutator(seed: seed))
      #expect(first.mutating(input) == second.mutating(input))
    }
  }
}
