import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// The form of template ids. Format: "Stable ID. Built-in: `builtin.<name>`. User templates: `custom.<uuid>`."
/// Decision 10: `<name>` is `[a-z][a-z0-9_]*`; `<uuid>` is 8-4-4-4-12 hexadecimal digits, in either case.
enum TemplateID {
  static func isValid(_ id: some Collection<UInt8>) -> Bool {
    let bytes = Array(id)
    if bytes.starts(with: "builtin.".utf8) { return isName(bytes.dropFirst(8)) }
    return bytes.starts(with: "custom.".utf8) && isUUID(bytes.dropFirst(7))
  }

  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first &- UInt8(ascii: "a") < 26 else { return false }
    return bytes.allSatisfy { $0 &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "_") }
  }

  private static func isUUID(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    return bytes.enumerated().allSatisfy { index, byte in
      [8, 13, 18, 23].contains(index)
        ? byte == UInt8(ascii: "-") : byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }
  }

  static let form = "\"builtin.\" and a name of a to z, 0 to 9 and _, or \"custom.\" and a UUID"
}
