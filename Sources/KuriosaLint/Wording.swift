/// The habits of our messages, in one place.
enum Wording {
  /// A text of the template in quotes, cut where it is long.
  static func quote(_ text: String) -> String {
    let limit = 60
    let scalars = text.unicodeScalars
    guard scalars.count > limit else { return "\"\(text)\"" }
    return "\"\(String(String.UnicodeScalarView(scalars.prefix(limit))))…\""
  }

  /// `a`, `a or b`, `a, b, or c`.
  static func alternatives(_ words: [String]) -> String { list(words, "or") }

  /// `a`, `a and b`, `a, b, and c`.
  static func enumeration(_ words: [String]) -> String { list(words, "and") }

  /// `1 field`, `2 fields`.
  static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
  }

  /// A word with its article: `an option`, `a field`.
  static func indefinite(_ word: String) -> String {
    "aeiou".contains(word.first ?? " ") ? "an \(word)" : "a \(word)"
  }

  private static func list(_ words: [String], _ conjunction: String) -> String {
    switch words.count {
    case 0: ""
    case 1: words[0]
    case 2: "\(words[0]) \(conjunction) \(words[1])"
    default: words.dropLast().joined(separator: ", ") + ", \(conjunction) " + words[words.count - 1]
    }
  }
}

extension Wording {
  /// A token of the template without quotes, cut where it is long.
  static func cut(_ token: String) -> String {
    token.utf8.count > 40 ? String(token.prefix(40)) + "…" : token
  }
}
