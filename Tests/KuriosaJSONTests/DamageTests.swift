import KuriosaJSON
import KuriosaSource
import Testing

@Suite("No input makes the parser crash; a fault never hides the next one")
struct DamageTests {
  private let document = Array(Samples.everything.utf8)

  /// Faults that one damaged place may cause. A person would count one or two; the parser can't always guess as well.
  private let mostFaults = 7

  private func check(_ bytes: some Collection<UInt8>, _ what: String) {
    let tree = JSONTree(parsing: SourceText(bytes))
    let problems = TreeChecks.problems(tree)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(problems.isEmpty, "\(what): \(problems) in \(text)")
    #expect(tree.faults.count <= mostFaults, "\(what): \(tree.faults.map(\.kind)) in \(text)")
  }

  @Test("a sound document has no fault, in any layout", arguments: Samples.layouts)
  func sound(_ text: String) {
    let tree = JSONTree(parsing: SourceText(text))
    #expect(tree.faults.isEmpty)
    #expect(TreeChecks.problems(tree).isEmpty)
  }

  @Test(
    "lossless: the tokens and the white space and punctuation between them are the text", arguments: Samples.layouts)
  func lossless(_ text: String) {
    let tree = JSONTree(parsing: SourceText(text))
    let gaps = TreeChecks.gaps(tree)
    let tokens = TreeChecks.tokens(tree).map(tree.source.string) + [""]
    #expect(zip(gaps, tokens).map { $0 + $1 }.joined() == text)
    #expect(gaps.joined().utf8.allSatisfy { " \t\r\n,:".utf8.contains($0) })
  }

  @Test(
    "every prefix of a document fails once, exactly at its end",
    arguments: Samples.layouts.filter { $0.utf8.count > 30 })
  func prefixes(_ text: String) {
    let bytes = Array(text.utf8)
    let length = bytes.lastIndex { !" \r\n\t".utf8.contains($0) }!
    for count in 1...length {
      let tree = JSONTree(parsing: SourceText(bytes[..<count]))
      let problems = TreeChecks.problems(tree)
      #expect(problems.isEmpty, "\(problems) at \(count)")
      let end = bytes[..<count].lastIndex { !" \r\n\t".utf8.contains($0) }! + 1
      let places = tree.faults.map(\.range)
      #expect(
        places == [ByteRange(at: end)] || places == [ByteRange(at: count)], "\(tree.faults.map(\.kind)) at \(count)")
    }
  }

  @Test("any byte may be missing")
  func deletedBytes() {
    for index in document.indices {
      var bytes = document
      bytes.remove(at: index)
      check(bytes, "without byte \(index)")
    }
  }

  @Test(
    "any byte may be another one",
    arguments: [
      0x00, 0x0A, 0x0D, 0x1F, 0x20, 0x22, 0x23, 0x27, 0x2C, 0x2F, 0x30, 0x3A, 0x3B, 0x3C, 0x3D, 0x5B, 0x5C, 0x5D, 0x60,
      0x61, 0x7B, 0x7D, 0x7F, 0x80, 0xC2, 0xE2, 0xED, 0xF0, 0xFF,
    ] as [UInt8])
  func replacedBytes(_ byte: UInt8) {
    for index in document.indices {
      var bytes = document
      bytes[index] = byte
      check(bytes, "byte \(byte) at \(index)")
      bytes = document
      bytes.insert(byte, at: index)
      check(bytes, "byte \(byte) before \(index)")
    }
  }

  @Test("one byte that is missing is mostly one fault, and hardly ever more than three")
  func mostlyOneFault() {
    var counts: [Int] = []
    for index in document.indices {
      var bytes = document
      bytes.remove(at: index)
      counts.append(JSONTree(parsing: SourceText(bytes)).faults.count)
    }
    let damaged = counts.filter { $0 > 0 }
    #expect(damaged.filter { $0 == 1 }.count * 10 > damaged.count * 8)
    #expect(damaged.filter { $0 > 3 }.count * 100 < damaged.count * 3)
  }

  @Test("any token may be missing, double, or change places with the next one")
  func tokens() {
    let tokens = TreeChecks.tokens(JSONTree(parsing: SourceText(document)))
    for (index, token) in tokens.enumerated() {
      let text = document[token.start..<token.end]
      check(document[..<token.start] + document[token.end...], "without token \(index)")
      check(document[..<token.end] + text + document[token.end...], "token \(index) twice")
      check(document[..<token.end] + [0x20] + text + document[token.end...], "token \(index) twice, apart")
      guard index + 1 < tokens.count else { continue }
      let other = tokens[index + 1]
      let swapped = document[..<token.start] + document[other.start..<other.end] + document[token.end..<other.start]
      check(swapped + text + document[other.end...], "token \(index) after the next")
    }
  }

  @Test("any comma or colon may be missing or double")
  func punctuation() {
    for index in document.indices where document[index] == 0x2C || document[index] == 0x3A {
      check(document[..<index] + document[(index + 1)...], "without the byte at \(index)")
      check(document[...index] + document[index...], "the byte at \(index) twice")
    }
  }

  @Test("random damage in many places never breaks the tree")
  func randomDamage() {
    var random = SplitMix(seed: 2024)
    let hostile = Array("{}[]\",:\\'/*#<>=;\n\r\t 0-+.eE\u{0}tfn\u{201C}\u{A0}é".utf8) + [0x80, 0xC0, 0xED, 0xFF]
    for _ in 0..<500 {
      var bytes = document
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = hostile.randomElement(using: &random)!
        default: bytes.insert(hostile.randomElement(using: &random)!, at: index)
        }
      }
      let problems = TreeChecks.problems(JSONTree(parsing: SourceText(bytes)))
      #expect(problems.isEmpty, "\(problems) in \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
