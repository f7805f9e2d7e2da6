/// The name of a file as the system has it: bytes, which need not be UTF-8. Compared and ordered byte by byte.
public struct FilePath: Sendable, Hashable, Comparable {
  public let bytes: ContiguousArray<UInt8>

  public init(_ bytes: some Sequence<UInt8>) {
    self.bytes = ContiguousArray(bytes)
  }

  public init(_ text: String) {
    self.init(text.utf8)
  }

  /// The path as text; each byte that is not part of valid UTF-8 is shown as `\xNN`.
  public var text: String {
    var result = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let length = UTF8Sequence.length(at: rest)
      if length > 0 {
        result += String(decoding: rest.prefix(length), as: UTF8.self)
        rest = rest.dropFirst(length)
      } else {
        result += "\\x" + hexadecimal(byte)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The last component: `watch.json` of `Templates/watch.json`.
  public var lastComponent: FilePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return FilePath(bytes[(slash + 1)...])
  }

  public static func < (left: FilePath, right: FilePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
