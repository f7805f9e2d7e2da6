import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// English words that are used as they are in German, French, Italian or Spanish: loan words, words of common origin,
/// names.
enum LoanWords {
  /// Whether a text, the same as the English one, is right in this language.
  static func contains(_ text: NodeIndex, _ tree: JSONTree, in language: LanguageCode) -> Bool {
    guard let bit = bit(language) else { return false }
    return (languages[textHash(text, tree)] ?? 0) & bit != 0
  }

  private static func bit(_ language: LanguageCode) -> UInt8? {
    switch language.text {
    case "de": 1
    case "es": 2
    case "fr": 4
    case "it": 8
    default: nil
    }
  }

  /// Hash of a text → a bit for each language. The hash has 63 bits, so two texts do not share one.
  private static let languages: [Int: UInt8] = {
    var result: [Int: UInt8] = [:]
    for line in "\(loanWordData)".utf8.split(separator: UInt8(ascii: "\n")) {
      let cells = line.split(separator: UInt8(ascii: "\t"))
      let bits = cells[1].reduce(0) { $0 | (letters[$1] ?? 0) }
      result[byteHash(SourceText(cells[0]))] = bits
    }
    return result
  }()

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "d"): 1, UInt8(ascii: "e"): 2, UInt8(ascii: "f"): 4, UInt8(ascii: "i"): 8,
  ]
}
