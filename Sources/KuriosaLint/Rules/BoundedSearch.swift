import KuriosaTemplates

/// Finds what was meant by unknown words, and gives up after very many of them: a file that is made of faults is still
/// checked in a time that grows with its size.
struct BoundedSearch {
  /// Words that may still be compared.
  private var budget = 500_000

  /// The nearest of `words` to `text`; nil where none is near, or the search was given up.
  mutating func closest(to text: String, among words: [String]) -> String? {
    spend(words.count) ? DidYouMean.closest(to: text, among: words) : nil
  }

  /// The SF Symbol that was meant by `name`; nil as above.
  mutating func closestSymbol(to name: String) -> String? {
    spend(8_000) ? SymbolTable.closest(to: name) : nil
  }

  private mutating func spend(_ count: Int) -> Bool {
    guard budget >= count else { return false }
    budget -= count
    return true
  }
}
