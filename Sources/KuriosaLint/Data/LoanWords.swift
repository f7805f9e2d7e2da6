import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// English words that are used as they are in German, French, Italian or Spanish: loan words, words of common origin,
/// names.
enum LoanWords {
  private static let table = StaticTable(loanWordData)

  /// Whether a text, the same as the English one, is right in this language.
  static func contains(_ text: NodeIndex, _ tree: JSONTree, in language: LanguageCode) -> Bool {
    guard let letter = letter(language) else { return false }
    let isEscaped = tree[text].flags.contains(.escaped)
    let record = isEscaped ? table.record(tree.utf8(text)) : table.record(tree.source[tree.rawContent(text)])
    return record.map { $0[1].contains(letter) } ?? false
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
