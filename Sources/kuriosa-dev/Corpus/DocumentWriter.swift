/// Writes a JSON document in a layout, part by part. The caller sees to the order: key, value, key, value.
struct DocumentWriter {
  let layout: Layout
  private(set) var bytes: [UInt8] = []
  private let lineEnd: [UInt8]
  private let indentation: [UInt8]
  private var depth = 0
  private var isFirst = true
  private var followsKey = false
  private var escapes = SplitMix64(seed: 0)

  init(layout: Layout, seed: UInt64 = 0) {
    self.layout = layout
    lineEnd = Array(layout.lineEnd.description.utf8)
    indentation = Array(layout.indentation.description.utf8)
    escapes = SplitMix64(seed: seed)
    bytes.reserveCapacity(32_768)
  }

  mutating func beginObject() { begin(UInt8(ascii: "{")) }
  mutating func endObject() { end(UInt8(ascii: "}")) }
  mutating func beginArray() { begin(UInt8(ascii: "[")) }
  mutating func endArray() { end(UInt8(ascii: "]")) }

  mutating func key(_ key: StaticString) {
    self.key(key.description.utf8)
  }

  mutating func key(_ key: some Sequence<UInt8>) {
    beginPart()
    quoted(key)
    bytes.append(UInt8(ascii: ":"))
    if layout != .minified { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  mutating func string(_ text: some Sequence<UInt8>) {
    beginPart()
    quoted(text)
  }

  /// A number or a literal, as it stands.
  mutating func bare(_ text: some Sequence<UInt8>) {
    beginPart()
    bytes.append(contentsOf: text)
  }

  /// The whole document, with a line end unless it is minified.
  func finished() -> [UInt8] {
    bytes + lineEnd
  }

  private mutating func begin(_ bracket: UInt8) {
    beginPart()
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if !isFirst { newLine() }
    bytes.append(bracket)
    isFirst = false
  }

  private mutating func beginPart() {
    if followsKey {
      followsKey = false
      return
    }
    if depth == 0 { return }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    newLine()
  }

  private mutating func newLine() {
    bytes.append(contentsOf: lineEnd)
    for _ in 0..<depth { bytes.append(contentsOf: indentation) }
  }

  private mutating func quoted(_ text: some Sequence<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    if layout == .escaped {
      for scalar in String(decoding: Array(text), as: UTF8.self).unicodeScalars { escaped(scalar) }
    } else {
      bytes.append(contentsOf: text)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escaped(_ scalar: Unicode.Scalar) {
    if scalar.isASCII, !escapes.happens(1, in: 7) {
      bytes.append(UInt8(scalar.value))
      return
    }
    let digits: StaticString = escapes.happens(1, in: 2) ? "0123456789abcdef" : "0123456789ABCDEF"
    let hexadecimal = Array(digits.description.utf8)
    for unit in String(scalar).utf16 {
      bytes.append(contentsOf: "\\u".utf8)
      for shift in [12, 8, 4, 0] { bytes.append(hexadecimal[Int(unit >> UInt16(shift)) & 15]) }
    }
  }
}
