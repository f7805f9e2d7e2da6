import KuriosaLint
import KuriosaSource
import Testing

/// Text in the middle of being written: every real template cut off anywhere, and with any one token taken out.
///
/// Release builds try every byte and every token. Debug builds are some hundred times slower; they try every token of
/// the small templates and some of each other one, others in each.
@Suite("a damaged template is no crash, and its findings are about text that is there")
struct DamagedTemplateTests {
  #if DEBUG
    static let wholeBelow = 1500
    static let samples = 20
  #endif

  static let names = PackageFiles.names(in: "Templates").filter { $0.hasSuffix(".json") }
  /// What a whole template has by itself without the glossary is not counted.
  static let linter = Linter(settings: LintSettings(ignored: ["localization/same-as-english"]))

  @Test("there are templates")
  func exist() {
    #expect(!Self.names.isEmpty)
  }

  @Test("every prefix of a template", arguments: names)
  func prefixes(_ name: String) throws {
    let bytes = try #require(PackageFiles.read("Templates/\(name)"))
    #if DEBUG
      let ends = chosen(Token.all(in: bytes).map(\.end), bytes)
    #else
      let ends = Array(0..<bytes.count)
    #endif
    let last = try #require(Token.all(in: bytes).last)
    for end in ends {
      let found = check(bytes[..<end], name, atMost: 4, "cut at byte \(end)")
      #expect(found > 0 || end >= last.end, "\(name) cut at byte \(end)")
    }
  }

  @Test("a template without any one of its tokens", arguments: names)
  func deletions(_ name: String) throws {
    let bytes = try #require(PackageFiles.read("Templates/\(name)"))
    let tokens = Token.all(in: bytes)
    #if DEBUG
      let chosen = chosen(tokens, bytes)
    #else
      let chosen = tokens
    #endif
    for token in chosen {
      check(
        bytes[..<token.start] + bytes[token.end...], name, atMost: 8, "without bytes \(token.start)..<\(token.end)")
    }
  }

  #if DEBUG
    private func chosen<Element>(_ elements: [Element], _ bytes: [UInt8]) -> [Element] {
      let step = bytes.count <= Self.wholeBelow ? 1 : max(1, elements.count / Self.samples)
      return stride(from: bytes.count % step, to: elements.count, by: step).map { elements[$0] }
    }
  #endif

  /// The number of findings.
  @discardableResult
  private func check(_ bytes: ArraySlice<UInt8>, _ name: String, atMost limit: Int, _ what: String) -> Int {
    let found = Self.linter.check([(FilePath(name), SourceText(bytes))]).diagnostics
    #expect(found.count <= limit, "\(name) \(what): \(found.map { "\($0.rule) \($0.place.range)" })")
    let places = found.flatMap { [$0.place] + $0.notes.map(\.place) }.map(\.range)
    let edits = found.flatMap(\.fixes).flatMap(\.edits).map(\.range)
    let areInside = (places + edits).allSatisfy { $0.start >= 0 && $0.start <= $0.end && $0.end <= bytes.count }
    #expect(areInside, "\(name) \(what): \(found.map { "\($0.rule) \($0.place.range)" })")
    return found.count
  }
}

/// A token of a text without faults.
struct Token: Sendable {
  let start: Int
  let end: Int

  static func all(in bytes: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var offset = 0
    while offset < bytes.count {
      let start = offset
      offset += 1
      switch bytes[start] {
      case 0x20, 0x0A, 0x0D, 0x09: continue
      case UInt8(ascii: "\""):
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
          offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset = min(offset + 1, bytes.count)
      case let byte where isWord(byte):
        while offset < bytes.count, isWord(bytes[offset]) { offset += 1 }
      default: break
      }
      tokens.append(Token(start: start, end: offset))
    }
    return tokens
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
