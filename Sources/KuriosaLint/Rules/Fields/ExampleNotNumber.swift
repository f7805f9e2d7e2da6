import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The example of a number field is no number in its language. People would type what the field can't take.
/// Decision 25: "`example` … on a `number` field one that does not read as a number (digits, sign, the language's
/// separators) W."
extension Rule {
  static let exampleNotNumber = Rule(
    id: "fields/example-not-number", severity: .warning,
    summary: "The example of a number field is not a number",
    rationale: """
      An example shows what to enter: "e.g. 40.5". In a number field only a number can be entered, written as the language
      writes it: 40.5 in English, 40,5 in German. A unit belongs in `suffix`, several numbers or words in a text field.
      """,
    reference: "decision 25",
    triggering: [
      RuleExample(
        "a unit",
        fields: #"{"key": "span", "type": "number", "label": {"en": "Span"}, "example": {"en": "180\u00A0cm"}}"#),
      RuleExample(
        "the separator of another language",
        fields: """
          {"key": "span", "type": "number", "label": {"en": "Span"}, "example": {"en": "1.75", "de": "1.75"}}
          """),
    ],
    passing: [
      RuleExample(
        fields: """
          {"key": "span", "type": "number", "label": {"en": "Span"},
           "example": {"en": "-1,250.5", "de": "−1.250,5", "fr": "1 250,5"}}
          """)
    ],
    check: .document(ExampleNotNumber.check))
}

private enum ExampleNotNumber {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    for field in facts.view.fields where field.type == .number {
      guard let example = field.example else { continue }
      for entry in facts.view.translations(of: facts.view.texts[example]) {
        check(entry, facts, &findings)
      }
    }
  }

  private static func check(_ entry: TranslationPart, _ facts: DocumentFacts, _ findings: inout Findings) {
    let tree = facts.tree
    guard tree.kind(entry.value) == .string, !tree.isDamaged(entry.value),
      !isPlainNumber(tree.source[tree.rawContent(entry.value)]), TextScanner.traits(entry.value, tree) != .blank
    else { return }
    let language = tree.text(entry.key)
    let typography = Typography.of(language: Array(language.utf8))
    guard !isNumber(tree.scalars(of: entry.value).map(\.scalar), typography) else { return }
    findings.report(entry.value, message(tree.text(entry.value), language, typography))
  }

  /// Whether it is a number in every language: nothing but ASCII digits.
  private static func isPlainNumber(_ bytes: ContiguousArray<UInt8>.SubSequence) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// Spaces at the ends are another finding.
  private static func isNumber(_ text: [Unicode.Scalar], _ typography: Typography?) -> Bool {
    var scalars = text.drop(while: VisibleText.isSpace)
    while let last = scalars.last, VisibleText.isSpace(last) { scalars.removeLast() }
    if let sign = scalars.first, ["+", "-", "−"].contains(sign) { scalars.removeFirst() }
    guard let typography else {
      return isNumber(scalars, decimal: ".", group: ",") || isNumber(scalars, decimal: ",", group: ".")
        || isNumber(scalars, decimal: "٫", group: "٬")
    }
    return isNumber(scalars, decimal: typography.decimalSeparator, group: typography.groupSeparator)
  }

  private static func isNumber(
    _ scalars: ArraySlice<Unicode.Scalar>, decimal: Unicode.Scalar, group: Unicode.Scalar
  ) -> Bool {
    let parts = scalars.split(separator: decimal, omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2 else { return false }
    if parts.count == 2, parts[1].isEmpty || !parts[1].allSatisfy(isDigit) { return false }
    let groups = whole.split(omittingEmptySubsequences: false) { $0 == group || isGroupSpace($0) }
    guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return false }
    return groups.count == 1 || groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// Every language also groups digits by some space or an apostrophe.
  private static func isGroupSpace(_ scalar: Unicode.Scalar) -> Bool {
    VisibleText.isSpace(scalar) || scalar == "'" || scalar == "’"
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .decimalNumber }

  private static func message(_ text: String, _ language: String, _ typography: Typography?) -> String {
    let sample = typography.map { " such as 1\($0.decimalSeparator)5" } ?? ""
    return "\(Wording.quote(text)) is not a number in \(Wording.quote(language)), and the field takes nothing else; "
      + "write a number\(sample)"
  }
}
