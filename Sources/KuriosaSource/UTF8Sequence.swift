/// What is a valid UTF-8 sequence: RFC 3629, without overlong forms, surrogates, and code points above U+10FFFF.
public enum UTF8Sequence {
  /// Length in bytes (1 to 4) of the valid sequence at the start of `bytes`; 0 where there is none.
  public static func length(at bytes: ContiguousArray<UInt8>.SubSequence) -> Int {
    func byte(_ distance: Int) -> UInt8 {
      let index = bytes.startIndex + distance
      return index < bytes.endIndex ? bytes[index] : 0
    }
    guard !bytes.isEmpty else { return 0 }
    return length(byte(0), byte(1), byte(2), byte(3))
  }

  /// Length in bytes of the valid sequence that starts with `first`; 0 where there is none. Bytes behind the end of the
  /// text are passed as 0.
  @inline(__always)
  public static func length(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> Int {
    if first < 0x80 { return 1 }
    guard first >= 0xC2, second & 0xC0 == 0x80 else { return 0 }
    if first < 0xE0 { return 2 }
    guard third & 0xC0 == 0x80 else { return 0 }
    if first < 0xF0 {
      if first == 0xE0 && second < 0xA0 || first == 0xED && second >= 0xA0 { return 0 }
      return 3
    }
    guard first <= 0xF4, fourth & 0xC0 == 0x80 else { return 0 }
    if first == 0xF0 && second < 0x90 || first == 0xF4 && second >= 0x90 { return 0 }
    return 4
  }
}
