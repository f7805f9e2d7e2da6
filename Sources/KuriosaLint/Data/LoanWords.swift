import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// English words that are used as they are in German, French, Italian or Spanish: loan words, words of common origin,
/// names.
enum LoanWords {
  private static let table = StaticTable(loanWordData)

  /// A word of the table.
  struct Loan {
    fileprivate let record: StaticTable.Record

    /// Whether the English word is right in this language.
    func isUsed(in language: LanguageCode) -> Bool {
      LoanWords.letter(language).map { record[1].contains($0) } ?? false
    }
  }

  /// The word that a text, the same as the English one, is.
  static func find(_ text: NodeIndex, _ tree: JSONTree) -> Loan? {
    let isEscaped = tree[text].flags.contains(.escaped)
    let record = isEscaped ? table.record(tree.utf8(text)) : table.record(tree.source[tree.rawContent(text)])
    return record.map { Loan(record: $0) }
  }

  /// The letter by which the table knows a language.
  private static func letter(_ language: LanguageCode) -> UInt8? {
    switch language {
    case .german: UInt8(ascii: "d")
    case .spanish: UInt8(ascii: "e")
    case .french: UInt8(ascii: "f")
    case .italian: UInt8(ascii: "i")
    default: nil
    }
  }
}
