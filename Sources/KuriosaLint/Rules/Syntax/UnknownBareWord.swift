import KuriosaJSON
import KuriosaSource

/// A bare word stands where a value belongs, such as None, NaN or a text without quotes. RFC 8259, section 3: the
/// only words are true, false and null.
extension Rule {
  static let unknownWord = Rule.syntax(
    id: "syntax/unknown-word",
    summary: "A bare word stands where a value belongs",
    rationale: """
      Without quotes JSON knows only the words `true`, `false` and `null`, in small letters. Other words are texts
      that lack their quotes, or come from a programming language. No reader can load the template.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample("a text without quotes", members: #""showcase": wide"#),
      RuleExample(
        "as in Python", fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "required": True}"#),
    ],
    passing: [
      RuleExample(members: #""showcase": "wide""#)
    ]
  ) { fault, tree in
    guard fault.kind == .unknownWord else { return nil }
    let word = tree.source.string(fault.range)
    let better = UnknownBareWord.meant(word)
    return SyntaxWords(
      message:
        "\(Wording.cut(word)) is no value; a text needs double quotes, and the only bare words are true, false and null",
      fixes: better.map { [FixIt("write \($0)", isSafe: false, edits: [Edit(fault.range, $0)])] } ?? [])
  }
}

private enum UnknownBareWord {
  static func meant(_ word: String) -> String? {
    switch word.lowercased() {
    case "true", "yes": "true"
    case "false", "no": "false"
    case "none", "nil", "undefined", "null", "nan", "infinity", "-infinity": nil
    default: word.contains("-") ? nil : JSONSpelling.string(word)
    }
  }
}
