/// Unicode normalization forms NFD and NFC, of code points and of UTF-8 bytes.
///
/// Bytes that are not UTF-8 are read as U+FFFD.
package enum Normalization {
  /// Whether the bytes are UTF-8 in NFC.
  package static func isNFC(_ bytes: some Collection<UInt8>) -> Bool {
    // The bytes of code points below U+0300: all of these are NFC, in any order.
    if bytes.areAll(below: 0xCC) { return true }
    if String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy(isAlwaysNFC) { return true }
    let composed = nfc(bytes)
    return bytes.withSpan { span in
      span.count == composed.count && composed.indices.allSatisfy { composed[$0] == span[$0] }
    }
  }

  /// The bytes in NFC.
  package static func nfc(_ bytes: some Collection<UInt8>) -> ContiguousArray<UInt8> {
    encode(nfc(decode(bytes)))
  }

  /// The bytes in NFD.
  package static func nfd(_ bytes: some Collection<UInt8>) -> ContiguousArray<UInt8> {
    encode(nfd(decode(bytes)))
  }

  /// The code points in NFC.
  package static func nfc(_ scalars: some Sequence<Unicode.Scalar>) -> ContiguousArray<Unicode.Scalar> {
    let scalars = ContiguousArray(scalars)
    return scalars.allSatisfy(isAlwaysNFC) ? scalars : compose(nfd(scalars))
  }

  /// The code points in NFD.
  package static func nfd(_ scalars: some Sequence<Unicode.Scalar>) -> ContiguousArray<Unicode.Scalar> {
    var result = ContiguousArray<Unicode.Scalar>()
    for scalar in scalars { CanonicalMapping.decompose(scalar, into: &result) }
    sortMarks(&result)
    return result
  }

  /// What two texts are compared by where case is ignored: each code point in its full lower case, whatever surrounds it
  /// (σ stays σ at a word's end, ß and SS differ), then NFC. Nothing is trimmed.
  package static func caseFoldForComparison(_ bytes: some Collection<UInt8>) -> ContiguousArray<UInt8> {
    if bytes.areAll(below: 0x80) {
      return ContiguousArray(bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
    }
    var lowercase = ContiguousArray<Unicode.Scalar>()
    for scalar in decode(bytes) {
      if scalar.isASCII {
        lowercase.append(("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value | 0x20)) : scalar)
      } else {
        lowercase.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return encode(nfc(lowercase))
  }

  /// Code points of common texts that stay as they are in NFC, whatever stands beside them.
  @inlinable
  package static func isAlwaysNFC(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x300, 0x388...0x482, 0x48A...0x590, 0x5D0...0x5EF, 0x621...0x64A, 0x660...0x66F, 0x671...0x6D5,
      0x904...0x939, 0xE01...0xE30, 0xE40...0xE46, 0x10D0...0x10FF, 0x1E00...0x1EFF, 0x2010...0x20CF, 0x2150...0x2328,
      0x2460...0x2ADB, 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFFEE, 0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  /// Canonical ordering: marks behind a starter by combining class, equal ones as they were.
  private static func sortMarks(_ scalars: inout ContiguousArray<Unicode.Scalar>) {
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { CanonicalMapping.combiningClass($0) == 0 } ?? scalars.count
      if end - start > 1 {
        let marks = scalars[start..<end].enumerated().map {
          (order: (CanonicalMapping.combiningClass($0.element), $0.offset), mark: $0.element)
        }
        let sorted = marks.sorted { $0.order < $1.order }
        scalars.replaceSubrange(start..<end, with: sorted.lazy.map(\.mark))
      }
      start = end + 1
    }
  }

  private static func compose(_ decomposed: ContiguousArray<Unicode.Scalar>) -> ContiguousArray<Unicode.Scalar> {
    var result = ContiguousArray<Unicode.Scalar>()
    var starter: Int?
    var previousClass: UInt8 = 0
    for scalar in decomposed {
      let combiningClass = CanonicalMapping.combiningClass(scalar)
      // Between the starter and the mark there may only be marks of a lower class.
      if let starter, starter == result.count - 1 || previousClass < combiningClass,
        let composite = CanonicalMapping.compose(result[starter], scalar)
      {
        result[starter] = composite
        continue
      }
      if combiningClass == 0 { starter = result.count }
      previousClass = combiningClass
      result.append(scalar)
    }
    return result
  }

  private static func decode(_ bytes: some Collection<UInt8>) -> ContiguousArray<Unicode.Scalar> {
    ContiguousArray(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  private static func encode(_ scalars: ContiguousArray<Unicode.Scalar>) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    for scalar in scalars { bytes.append(contentsOf: UTF8.encode(scalar)!) }
    return bytes
  }
}

extension Collection<UInt8> {
  fileprivate func areAll(below limit: UInt8) -> Bool {
    withSpan { span in
      for index in 0..<span.count where span[index] >= limit { return false }
      return true
    }
  }
}
