/// The Secure Hash Algorithm with 256 bits, as FIPS 180-4 defines it.
enum SHA256 {
  private static let blockSize = 64

  /// The eight words of the hash.
  static func words(of bytes: UnsafeRawBufferPointer) -> SIMD8<UInt32> {
    var state = SIMD8<UInt32>(
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
    let whole = bytes.count - bytes.count % blockSize
    let tail = unsafe self.tail(of: bytes, from: whole)
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      unsafe constants.withUnsafeBufferPointer { constants in
        for start in stride(from: 0, to: whole, by: blockSize) {
          unsafe prepare(schedule, bytes, start)
          state &+= unsafe compress(state, schedule, constants)
        }
        unsafe tail.withUnsafeBytes { tail in
          for start in stride(from: 0, to: tail.count, by: blockSize) {
            unsafe prepare(schedule, tail, start)
            state &+= unsafe compress(state, schedule, constants)
          }
        }
      }
    }
    return state
  }

  /// What follows the last whole block: the rest, a one bit, zeros, and the length in bits.
  private static func tail(of bytes: UnsafeRawBufferPointer, from start: Int) -> [UInt8] {
    var tail = unsafe Array(bytes[start...])
    tail.append(0x80)
    while tail.count % blockSize != blockSize - 8 { tail.append(0) }
    let bits = UInt64(bytes.count) << 3
    for shift in stride(from: UInt64(56), through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    return tail
  }

  /// The 64 words that a block is stretched to.
  @inline(__always)
  private static func prepare(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, _ bytes: UnsafeRawBufferPointer, _ start: Int
  ) {
    for index in 0..<16 {
      unsafe schedule[index] = UInt32(
        bigEndian: bytes.loadUnaligned(fromByteOffset: start &+ index &* 4, as: UInt32.self))
    }
    for index in 16..<64 {
      let early = unsafe schedule[index &- 15]
      let late = unsafe schedule[index &- 2]
      let first = rotate(early, 7) ^ rotate(early, 18) ^ early &>> 3
      let second = rotate(late, 17) ^ rotate(late, 19) ^ late &>> 10
      unsafe schedule[index] = schedule[index &- 16] &+ first &+ schedule[index &- 7] &+ second
    }
  }

  /// What a block adds to the state. The eight rounds of a step differ only in the roles of the words.
  @inline(__always)
  private static func compress(
    _ state: SIMD8<UInt32>, _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
  ) -> SIMD8<UInt32> {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for step in stride(from: 0, to: 64, by: 8) {
      @inline(__always) func input(_ offset: Int) -> UInt32 {
        unsafe schedule[step &+ offset] &+ constants[step &+ offset]
      }
      round(a, b, c, &d, e, f, g, &h, input(0))
      round(h, a, b, &c, d, e, f, &g, input(1))
      round(g, h, a, &b, c, d, e, &f, input(2))
      round(f, g, h, &a, b, c, d, &e, input(3))
      round(e, f, g, &h, a, b, c, &d, input(4))
      round(d, e, f, &g, h, a, b, &c, input(5))
      round(c, d, e, &f, g, h, a, &b, input(6))
      round(b, c, d, &e, f, g, h, &a, input(7))
    }
    return SIMD8(a, b, c, d, e, f, g, h)
  }

  /// One round; `d` and `h` are the words that change.
  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ input: UInt32
  ) {
    let choice = e & f ^ ~e & g
    let first = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ input
    let majority = a & b ^ a & c ^ b & c
    d = d &+ first
    h = first &+ (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
  }

  @inline(__always)
  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
