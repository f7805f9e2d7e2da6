import KuriosaJSON
import KuriosaSource

/// Something other than a text stands where a key belongs. No reader can load the template. RFC 8259, section 4: "A name
/// is a string."
extension Rule {
  static let keyNotText = Rule.syntax(
    id: "syntax/key-not-text",
    summary: "A number, list, or object stands where a key belongs",
    rationale: """
      Inside braces each entry begins with a key: a text in quotes. A number needs quotes as well to be a key; a list or an
      object can't be one, which mostly means that its key was left out.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("a number", members: #""quantity": {1: {"en": "bottle"}}"#),
      RuleExample("an object without its key", members: #""quantity": {{"en": "bottle"}}"#),
    ],
    passing: [RuleExample(members: #""quantity": {"one": {"en": "bottle"}, "other": {"en": "bottles"}}"#)]
  ) { fault, tree in
    switch tree.source[fault.range.start] {
    case UInt8(ascii: "{"): return SyntaxWords("a key is missing before this object")
    case UInt8(ascii: "["): return SyntaxWords("a key is missing before this list")
    default:
      let quoted = "\"\(tree.source.string(fault.range))\""
      return SyntaxWords(
        "a key is a text in quotes, and \(tree.spelling(fault.range)) has none",
        fix: .likely("put it in quotes", fault.range, quoted))
    }
  }
}
