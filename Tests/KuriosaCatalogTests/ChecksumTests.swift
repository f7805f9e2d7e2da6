import KuriosaCatalog
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("SHA-256")
struct ChecksumTests {
  /// The examples of FIPS 180 (and of its test vectors for the empty message).
  static let vectors: [(message: String, sum: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ]

  @Test("the published vectors", arguments: vectors)
  func published(_ vector: (message: String, sum: String)) {
    #expect(Checksum(of: vector.message.utf8).hexadecimal == vector.sum)
    #expect(Checksum(of: Array(vector.message.utf8).reversed().reversed()).hexadecimal == vector.sum)
  }

  @Test("a million times the letter a")
  func million() {
    let sum = Checksum(of: ContiguousArray(repeating: UInt8(ascii: "a"), count: 1_000_000))
    #expect(sum.hexadecimal == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("the digits are read back, and nothing else is")
  func digits() {
    let sum = Checksum(of: "abc".utf8)
    #expect(Checksum(hexadecimal: sum.hexadecimal.utf8) == sum)
    for wrong in [
      "", "ba78", sum.hexadecimal.uppercased(), sum.hexadecimal + "0", String(sum.hexadecimal.dropLast()) + "g",
    ] {
      #expect(Checksum(hexadecimal: wrong.utf8) == nil, "\(wrong)")
    }
  }

  private static let hasProgram = sums(ofLengths: [0], from: [])?.count == 1

  @Test(
    "the program sha256sum gives the same, around the borders of blocks and at random lengths",
    .enabled(if: hasProgram, "SKIPPED: sha256sum is not installed"))
  func program() throws {
    var random = SystemRandomNumberGenerator()
    let bytes = (0..<70_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let borders = (1...5).flatMap { block in [-10, -9, -8, -1, 0, 1].map { block * 64 + $0 } }
    let lengths = [0, 1, 2] + borders + (0..<60).map { _ in Int.random(in: 0...bytes.count, using: &random) }
    let theirs = try #require(Self.sums(ofLengths: lengths, from: bytes))
    try #require(theirs.count == lengths.count)
    for (length, their) in zip(lengths, theirs) {
      #expect(Checksum(of: bytes[..<length]).hexadecimal == their, "\(length) bytes")
    }
  }

  /// What sha256sum says of the first bytes, for each length.
  private static func sums(ofLengths lengths: [Int], from bytes: [UInt8]) -> [String]? {
    guard let file = unsafe tmpfile() else { return nil }
    defer { unsafe fclose(file) }
    unsafe fwrite(bytes, 1, bytes.count, file)
    unsafe fflush(file)
    let list = lengths.map(String.init).joined(separator: " ")
    let script = "for n in \(list); do head -c $n /dev/fd/\(unsafe fileno(file)) | sha256sum; done 2>/dev/null"
    guard let pipe = unsafe popen(script, "r") else { return nil }
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe fread(&piece, 1, piece.count, pipe)
      if count == 0 { break }
      output += piece[..<count]
    }
    guard unsafe pclose(pipe) == 0 else { return nil }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map { String($0.prefix(64)) }
  }
}
