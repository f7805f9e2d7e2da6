import KuriosaJSON
import KuriosaSource

/// The form of template ids. Format: "Stable ID. Built-in: `builtin.<name>`. User templates: `custom.<uuid>`."
/// Decision 10: `<name>` is `[a-z][a-z0-9_]*`; `<uuid>` is 8-4-4-4-12 hexadecimal digits, in either case.
enum TemplateID {
  static let form = "\"builtin.\" and a name of a to z, 0 to 9 and _, or \"custom.\" and a UUID"

  static func isValid(_ node: NodeIndex, _ tree: JSONTree) -> Bool {
    if tree[node].flags.contains(.escaped) { return isValid(tree.utf8(node)) }
    return isValid(tree.source[tree.rawContent(node)])
  }

  static func isValid(_ id: some Collection<UInt8>) -> Bool {
    id.starts(with: "builtin.".utf8) ? isName(id.dropFirst(8)) : isCustom(id)
  }

  /// Whether the id is `custom.` and a UUID.
  static func isCustom(_ id: some Collection<UInt8>) -> Bool {
    guard id.starts(with: "custom.".utf8), id.count == 43 else { return false }
    return id.dropFirst(7).enumerated().allSatisfy { index, byte in
      index == 8 || index == 13 || index == 18 || index == 23
        ? byte == UInt8(ascii: "-") : isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }
  }

  private static func isName(_ name: some Collection<UInt8>) -> Bool {
    guard let first = name.first, isLetter(first) else { return false }
    return name.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}

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
