/// The words that templates are made of: a few hundred terms, each with one translation per language.
struct Vocabulary: Sendable {
  /// The terms of each section, in the order of the source.
  private let sections: [String: [Term]]
  /// Languages that are not written in Latin letters, and their words.
  let foreign: [(language: [UInt8], words: [[UInt8]])]
  let icons: [[UInt8]]
  let builtIns: [[UInt8]]

  /// All terms, by their numbers.
  let terms: [Term]

  static let standard = Vocabulary()

  private init() {
    var sections: [String: [Term]] = [:]
    var terms: [Term] = []
    for words in [Self.fieldWords, Self.optionWords, Self.documentWords] {
      var section = ""
      for line in Self.lines(words) {
        if line.first == UInt8(ascii: "@") {
          section = String(decoding: line.dropFirst().prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        } else {
          let term = Self.term(line, number: terms.count)
          terms.append(term)
          sections[section, default: []].append(term)
        }
      }
    }
    self.sections = sections
    self.terms = terms
    foreign = Self.lines(Self.foreignWords).map { line in
      let words = Self.words(line)
      return (words[0], Array(words.dropFirst()))
    }
    icons = Self.words(Array(Self.iconNames.description.utf8)[...])
    builtIns = Self.words(Array(Self.builtInNames.description.utf8)[...])
  }

  /// The terms of a section; a section that is not there is a mistake of the generator.
  subscript(section: String) -> [Term] {
    guard let terms = sections[section] else { preconditionFailure("no section \(section) in the vocabulary") }
    return terms
  }

  /// The text that stands for a term in a foreign language: two words, other ones for every term.
  func foreignText(_ term: Term, _ words: [[UInt8]]) -> [UInt8] {
    let first = words[term.number % words.count]
    let second = words[term.number / words.count % words.count]
    return first + Array(" (".utf8) + second + Array(")".utf8)
  }

  /// The parts of a column that differs by language: one for all, or one for each of the five.
  static func alternatives(_ column: [UInt8]) -> [[UInt8]] {
    column.split(separator: UInt8(ascii: "/")).map(Array.init)
  }

  private static func term(_ line: ArraySlice<UInt8>, number: Int) -> Term {
    let columns = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(Array.init)
    let texts = columns[..<5].map { $0 == [UInt8(ascii: "=")] ? columns[0] : $0 }
    return Term(number: number, texts: texts, details: Array(columns[5...]))
  }

  private static func lines(_ text: StaticString) -> [ArraySlice<UInt8>] {
    Array(text.description.utf8).split(separator: UInt8(ascii: "\n"))
  }

  private static func words(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
    text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map(Array.init)
  }
}
