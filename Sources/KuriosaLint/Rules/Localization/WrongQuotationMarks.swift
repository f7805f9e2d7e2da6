import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Quotation marks that the language does not use: straight ones, or those of another language.
/// Decision 12: "typography of the language (`data/typography.tsv`): N."
extension Rule {
  static let wrongQuotationMarks = Rule(
    id: "localization/wrong-quotation-marks", severity: .note,
    summary: "Quotation marks are not those of the language",
    rationale: """
      Each language has its own quotation marks: “English”, „German“, « French », «Italian», “Spanish”. The straight " of a
      keyboard belongs to none of them, and marks of another language look like a mistake to readers.
      """,
    reference: "decision 12", fix: .unsafe,
    triggering: [
      RuleExample("straight ones", members: #""name": {"en": "\"Rokkaku\" kites"}"#),
      RuleExample("English ones in German", members: #""name": {"en": "Kites", "de": "Drachen, “Rokkaku”"}"#),
    ],
    passing: [
      RuleExample(
        members: #""name": {"en": "“Rokkaku” kites", "de": "Drachen, „Rokkaku“", "it": "Aquiloni «Rokkaku»"}"#),
      RuleExample("inches", members: #""name": {"en": "Kites over 60\""}"#),
    ],
    check: .document(WrongQuotationMarks.check))
}

private enum WrongQuotationMarks {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    TypographicText.forEach(.quotationMark, in: facts) { text in
      var marks = QuotationMarks(text)
      marks.read()
      guard let first = marks.wrong.first ?? marks.open.first?.index else { return }
      findings.report(
        text.characters[first].range, about: text.node, message(text[first], text), fixes: fix(marks, text))
    }
  }

  /// Where one pair is all there is, it is clear which mark opens and which closes.
  private static func fix(_ marks: QuotationMarks, _ text: TypographicText) -> [FixIt] {
    guard marks.all.count == 2, marks.all[0] + 1 < marks.all[1] else { return [] }
    let quotes = text.typography.quotes
    let space = text.typography.spaceInsideQuotes.preferred.map { String(Character($0)) } ?? ""
    let open = String(Character(quotes.open)) + (VisibleText.isSpace(text[marks.all[0] + 1]) ? "" : space)
    let close = (VisibleText.isSpace(text[marks.all[1] - 1]) ? "" : space) + String(Character(quotes.close))
    let edits = [
      Edit(text.characters[marks.all[0]].range, open), Edit(text.characters[marks.all[1]].range, close),
    ]
    return [FixIt("write \(pair(text))", isSafe: false, edits: edits)]
  }

  private static func pair(_ text: TypographicText) -> String {
    "\(Character(text.typography.quotes.open))…\(Character(text.typography.quotes.close))"
  }

  private static func message(_ mark: Unicode.Scalar, _ text: TypographicText) -> String {
    "\(text.language) does not use the quotation mark \(Character(mark)) so; it writes \(pair(text))"
  }
}

/// Matches the quotation marks of one text by the pairs that its language accepts.
private struct QuotationMarks {
  private let text: TypographicText
  /// Positions of all quotation marks; apostrophes and inches are none.
  private(set) var all: [Int] = []
  /// Positions of marks that neither open nor close anything.
  private(set) var wrong: [Int] = []
  /// Marks that are not closed.
  private(set) var open: [(index: Int, mark: Unicode.Scalar)] = []

  init(_ text: TypographicText) {
    self.text = text
  }

  mutating func read() {
    for index in text.characters.indices {
      switch text[index] {
      case "\"" where !text.isDigit(index - 1):
        all.append(index)
        wrong.append(index)
      case "’":
        if closes(index) { all.append(index) }
      case "«", "»", "“", "”", "„", "‟", "‚", "‛", "‹", "›", "‘":
        all.append(index)
        if !closes(index) { open(index) }
      default: break
      }
    }
  }

  private mutating func closes(_ index: Int) -> Bool {
    guard let last = open.last, accepts({ $0.open == last.mark && $0.close == text[index] }) else { return false }
    open.removeLast()
    return true
  }

  private mutating func open(_ index: Int) {
    if accepts({ $0.open == text[index] }) {
      open.append((index, text[index]))
    } else {
      wrong.append(index)
    }
  }

  private func accepts(_ condition: (Typography.Quotes) -> Bool) -> Bool {
    text.typography.acceptedQuotes.contains(where: condition)
  }
}
