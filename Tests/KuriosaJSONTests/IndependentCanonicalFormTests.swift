import KuriosaJSON
import KuriosaSource
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The implementation `rfc8785` for Python, by others.
enum PythonCanonicalForm {
  /// Reads documents, one a line, and prints the canonical form of each; every number as a double.
  private static let script = """
    import json, sys, rfc8785
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(rfc8785.dumps(json.loads(line, parse_int=float)) + b"\\n")
    """

  static let isThere = run("import rfc8785", on: []) != nil

  static var isServer: Bool { unsafe getenv("CI").map { unsafe String(cString: $0) == "true" } ?? false }

  /// The canonical form of each document; nil where Python or the module is not there.
  static func forms(of documents: [String]) -> [String]? {
    run(script, on: Array(documents.map { $0 + "\n" }.joined().utf8))
      .map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map { String($0) } }
  }

  /// What a script prints; nil where it fails. It reads `input` from a file without a name.
  private static func run(_ script: String, on input: [UInt8]) -> [UInt8]? {
    guard let file = unsafe tmpfile() else { return nil }
    defer { unsafe fclose(file) }
    unsafe fwrite(input, 1, input.count, file)
    unsafe rewind(file)
    let quoted = "'" + script.replacing("'", with: "'\\''") + "'"
    guard let pipe = unsafe popen("python3 -c \(quoted) </dev/fd/\(unsafe fileno(file)) 2>/dev/null", "r") else {
      return nil
    }
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe fread(&piece, 1, piece.count, pipe)
      if count == 0 { break }
      output += piece[..<count]
    }
    return unsafe pclose(pipe) == 0 ? output : nil
  }
}

@Suite("the canonical form is the one that another implementation writes")
struct IndependentCanonicalFormTests {
  private func compare(_ documents: [String]) throws {
    let theirs = try #require(PythonCanonicalForm.forms(of: documents))
    #expect(theirs.count == documents.count)
    for (document, their) in zip(documents, theirs) {
      let form = JSONTree(parsing: SourceText(document)).canonicalForm()
      let ours = (try? form.get()).map { String(decoding: $0, as: UTF8.self) }
      #expect(ours == their, "\(document)")
    }
  }

  @Test("the other implementation is there, on a build server at least")
  func isThere() {
    if !PythonCanonicalForm.isThere { print("SKIPPED: python3 with the module rfc8785 is not installed") }
    #expect(PythonCanonicalForm.isThere || !PythonCanonicalForm.isServer)
  }

  private static let enabled = ConditionTrait.enabled(
    if: PythonCanonicalForm.isThere, "SKIPPED: python3 with the module rfc8785 is not installed")

  @Test("random doubles, in their shortest spelling", enabled)
  func doubles() throws {
    var random = SplitMix(seed: 8785)
    let doubles = (0..<5_000).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    try compare(doubles.map(\.description))
  }

  @Test("random decimals, most of them longer than a double", enabled)
  func decimals() throws {
    var random = SplitMix(seed: 44)
    let decimals = (0..<5_000).map { _ in
      let digits = (0..<Int.random(in: 1...30, using: &random)).map { _ in String(Int.random(in: 0...9, using: &random))
      }
      let sign = Bool.random(using: &random) ? "-" : ""
      return
        "\(sign)\(Int.random(in: 1...9, using: &random)).\(digits.joined())e\(Int.random(in: -330...307, using: &random))"
    }
    try compare(decimals)
  }

  @Test("integers around powers of two and ten", enabled)
  func integers() throws {
    let powers = (0..<64).map { UInt64(1) << UInt64($0) }
    let tens = (1...25).map { "1" + String(repeating: "0", count: $0) }
    try compare(powers.flatMap { [$0 - 1, $0, $0 &+ 1].map { "\($0)" } } + tens + tens.map { $0.dropLast() + "5" })
  }

  @Test("random keys and strings of all planes", enabled)
  func texts() throws {
    var random = SplitMix(seed: 3)
    let ranges: [ClosedRange<UInt32>] = [0...0x7F, 0x80...0x7FF, 0x800...0xD7FF, 0xE000...0xFFFF, 0x10000...0x10FFFF]
    func text() -> String {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        spelling(UInt32.random(in: ranges.randomElement(using: &random)!, using: &random), Bool.random(using: &random))
      }.joined()
    }
    let documents = (0..<500).map { _ in
      let keys = Set((0..<12).map { _ in "k" + text() }).sorted()
      let unique = keys.filter { key in !keys.contains { $0 != key && decoded($0) == decoded(key) } }
      return "{" + unique.map { "\"\($0)\":\"\(text())\"" }.joined(separator: ",") + "}"
    }
    try compare(documents)
  }

  /// A code point in a JSON string: as an escape, or as it is where that is possible.
  private func spelling(_ value: UInt32, _ isEscaped: Bool) -> String {
    let scalar = Unicode.Scalar(value)!
    if !isEscaped, value >= 0x20, scalar != "\"", scalar != "\\" { return String(scalar) }
    return String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }

  private func decoded(_ content: String) -> ContiguousArray<UInt8> {
    JSONTree(parsing: SourceText("\"\(content)\"")).utf8(.root)
  }

  @Test("whole documents", enabled)
  func documents() throws {
    let templates = TestFiles.documents(in: "Templates").compactMap { TestFiles.read("Templates/\($0)") }
    let lines = templates.map { String(decoding: $0, as: UTF8.self).replacing("\n", with: " ") }
    try #require(!lines.isEmpty)
    try compare(lines + [Samples.everything.replacing("\n", with: " ")])
  }
}
