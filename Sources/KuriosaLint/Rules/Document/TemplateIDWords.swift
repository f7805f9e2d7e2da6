import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What findings about ids have in common.
extension TemplateID {
  /// A finding's words about an id that is none.
  static func message(_ text: String) -> String {
    "\(Wording.quote(text)) is no id of a template: it is \(form)"
  }

  /// Writes the id that was probably meant, where one is near.
  static func fixes(_ node: NodeIndex, _ tree: JSONTree) -> [FixIt] {
    suggestion(tree.text(node)).map { better in
      [FixIt("write \(Wording.quote(better))", isSafe: false, edits: [Edit(tree.range(node), "\"\(better)\"")])]
    } ?? []
  }

  /// A valid id near one that is none: in small letters, with `_` between words, with the hyphens of a UUID.
  static func suggestion(_ text: String) -> String? {
    guard text.utf8.count <= 100 else { return nil }
    let lower = text.lowercased()
    let name = String(lower.map { $0 == "-" || $0 == " " ? "_" : $0 })
    if isValid(name.utf8) { return name }
    let digits = Array((lower.hasPrefix("custom.") ? lower.dropFirst(7) : lower[...]).filter { !"-{}_ ".contains($0) })
    guard digits.count == 32 else { return nil }
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    let custom = "custom." + parts.joined(separator: "-")
    return isCustom(custom.utf8) ? custom : nil
  }
}
