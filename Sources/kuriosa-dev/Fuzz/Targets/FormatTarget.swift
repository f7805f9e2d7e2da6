import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

extension FuzzTarget {
  /// The formatted text parses, says the same, and stays as it is when it is formatted again.
  static let format = FuzzTarget(name: "format", isPair: false) { source in
    let tree = JSONTree(parsing: source)
    var problems = Problems()
    for lineEnd in [LineEnd.lineFeed, .windows] {
      switch TemplateLayout.layout.format(tree, lineEnd: lineEnd) {
      case .failure(.syntax(let fault)): problems.expect(tree.faults.first == fault, "another fault than the first")
      case .failure(let fault): problems.expect(fault == .tooLarge, "\(fault)")
      case .success(let text):
        let formatted = JSONTree(parsing: text)
        problems.expect(formatted.hasSameContent(as: tree), "the content differs")
        if case .success(let again) = TemplateLayout.layout.format(formatted, lineEnd: lineEnd) {
          problems.expect(again.hasSameBytes(as: text), "formatted again it is \(again.text)")
        } else {
          problems.expect(false, "what was formatted can't be formatted again")
        }
        guard case .success(let canonical) = tree.canonicalForm() else { break }
        problems.expect(formatted.canonicalForm() == .success(canonical), "the canonical form differs")
      }
    }
    return problems.list
  }
}
