import KuriosaJSON
import KuriosaSource

/// The form of template ids. Format: "Stable ID. Built-in: `builtin.<name>`. User templates: `custom.<uuid>`."
/// Decision 10: `<name>` is `[a-z][a-z0-9_]*`; `<uuid>` is 8-4-4-4-12 hexadecimal digits, in either case.
package enum TemplateID {
  /// The two forms in words.
  package static let form = "\"builtin.\" and a name of a to z, 0 to 9 and _, or \"custom.\" and a UUID"

  /// The id that no template can have: its file would be the index of a catalog.
  package static let reserved = "builtin.catalog"

  /// Whether a string is a valid id.
  package static func isValid(_ node: NodeIndex, _ tree: JSONTree) -> Bool {
    if tree[node].flags.contains(.escaped) { return isValid(tree.utf8(node)) }
    return isValid(tree.source[tree.rawContent(node)])
  }

  /// Whether UTF-8 bytes are a valid id.
  package static func isValid(_ id: some Collection<UInt8>) -> Bool {
    id.starts(with: "builtin.".utf8) ? isName(id.dropFirst(8)) : isCustom(id)
  }

  /// Whether the id is `custom.` and a UUID.
  package static func isCustom(_ id: some Collection<UInt8>) -> Bool {
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
