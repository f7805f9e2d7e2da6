import KuriosaJSON
import KuriosaSource

/// A bare word that is no value of JSON: one of another language, or a text without its quotes. No reader can load the
/// template. RFC 8259, section 3: "The literal names MUST be lowercase. No other literal names are allowed."
extension Rule {
  static let bareWord = Rule.syntax(
    id: "syntax/bare-word",
    summary: "A bare word that is no value",
    rationale: """
      Without quotes there are only `true` and `false` (in small letters) and numbers; texts need double quotes. JSON has no
      `NaN` and no infinity. Where there is no value, leave the key out: a template never needs `null`.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample(
        "a word of Python", fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "required": True}"#),
      RuleExample("quotes left out", members: #""showcase": wide"#),
      RuleExample("no number", members: #""version": NaN"#),
    ],
    passing: [
      RuleExample(fields: #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "required": true}"#),
      RuleExample(members: #""showcase": "wide""#),
    ]
  ) { fault, tree in BareWord.words(fault, tree) }
}

private enum BareWord {
  static func words(_ fault: SyntaxFault, _ tree: JSONTree) -> SyntaxWords {
    let word = tree.source.string(fault.range)
    let shown = Wording.cut(word)
    switch word.lowercased() {
    case "true", "yes", "on": return boolean(shown, "true", fault.range)
    case "false", "no", "off": return boolean(shown, "false", fault.range)
    case "none", "null", "nil", "undefined":
      return SyntaxWords(
        "\(shown) is no value; leave the key out where there is none", fix: removal(fault.range, tree))
    case "nan", "inf", "infinity", "-inf", "-infinity", "+inf", "+infinity":
      return SyntaxWords("JSON has no \(shown); a number is written in digits")
    default:
      return SyntaxWords(
        "\(shown) is no value; a text needs double quotes around it",
        fix: .likely("put it in quotes", fault.range, JSONSpelling.string(word)))
    }
  }

  private static func boolean(_ shown: String, _ meant: String, _ range: ByteRange) -> SyntaxWords {
    SyntaxWords("\(shown) is no value; write \(meant)", fix: .likely("write \(meant)", range, meant))
  }

  private static func removal(_ range: ByteRange, _ tree: JSONTree) -> FixIt? {
    guard let value = tree.lastNode(startingAtOrBefore: range.start), value != .root, tree.range(value) == range else {
      return nil
    }
    let before = NodeIndex(value.value - 1)
    return tree[before].flags.contains(.key)
      ? FixIt("remove the key", isSafe: false, edits: Splices.removingMember(key: before, tree))
      : FixIt("remove the entry", isSafe: false, edits: Splices.removingElement(value, tree))
  }
}
