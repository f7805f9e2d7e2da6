import Testing

@testable import KuriosaJSON

@Suite("Sixteen bytes at once tell the same as byte by byte, on every kind of processor")
struct SixteenBytesTests {
  /// What the marks of sixteen bytes say.
  private struct Answers: Equatable {
    let firstStop: Int
    let firstNonSpace: Int
    let firstNonWhiteSpace: Int
    let hasSignBeforeStop: Bool
  }

  private func check(_ bytes: [UInt8]) {
    let stop = bytes.firstIndex { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 >= 0x7F } ?? 16
    let expected = Answers(
      firstStop: stop, firstNonSpace: bytes.firstIndex { $0 != 0x20 } ?? 16,
      firstNonWhiteSpace: bytes.firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? 16,
      hasSignBeforeStop: bytes[..<stop].contains { 0x21...0x3F ~= $0 })
    let (own, portable) = unsafe bytes.withUnsafeBytes { memory in
      let own = unsafe SixteenBytes(memory.baseAddress!)
      let portable = unsafe PortableSixteenBytes(memory.baseAddress!)
      return (
        Answers(
          firstStop: own.stringStops.first, firstNonSpace: own.nonSpaces.first,
          firstNonWhiteSpace: own.nonWhiteSpaces.first,
          hasSignBeforeStop: own.signs.areBefore(own.stringStops)),
        Answers(
          firstStop: portable.stringStops.first, firstNonSpace: portable.nonSpaces.first,
          firstNonWhiteSpace: portable.nonWhiteSpaces.first,
          hasSignBeforeStop: portable.signs.areBefore(portable.stringStops))
      )
    }
    if own != expected || portable != expected {
      Issue.record("\(bytes): \(expected) expected, got \(own), and \(portable) without the processor's help")
    }
  }

  @Test("for every byte at every place, among letters and among spaces")
  func everyByte() {
    for filler: UInt8 in [0x61, 0x20] {
      for place in 0..<16 {
        for byte in UInt8.min...UInt8.max {
          var bytes = [UInt8](repeating: filler, count: 16)
          bytes[place] = byte
          check(bytes)
        }
      }
    }
  }

  @Test("for two bytes at a time")
  func pairs() {
    let bytes: [UInt8] = [
      0x00, 0x09, 0x0A, 0x0D, 0x1F, 0x20, 0x21, 0x22, 0x30, 0x3F, 0x40, 0x5C, 0x61, 0x7E, 0x7F, 0x80, 0xC3, 0xFF,
    ]
    for (first, second) in [(0, 1), (0, 15), (6, 8), (7, 8), (8, 9), (14, 15)] {
      for one in bytes {
        for other in bytes {
          var sixteen = [UInt8](repeating: 0x61, count: 16)
          (sixteen[first], sixteen[second]) = (one, other)
          check(sixteen)
        }
      }
    }
  }

  @Test("and none of sixteen plain letters stops a string")
  func none() {
    check([UInt8](repeating: 0x61, count: 16))
    check([UInt8](repeating: 0x20, count: 16))
  }
}
