import KuriosaJSON
import KuriosaSource
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("no input takes time or memory out of proportion")
struct LimitTests {
  #if DEBUG
    private static let size = 1 << 18
  #else
    private static let size = JSONLimits.size
  #endif

  private func repeated(_ piece: String, _ size: Int = LimitTests.size) -> String {
    String(repeating: piece, count: size / piece.utf8.count)
  }

  private func kinds(_ text: String) -> [SyntaxFault.Kind] {
    let tree = JSONTree(parsing: SourceText(text))
    #expect(TreeChecks.problems(tree).isEmpty)
    return tree.faults.map(\.kind)
  }

  @Test("a file full of one character is one clear fault")
  func oneCharacter() {
    #expect(kinds(repeated("[")) == [.tooDeep])
    #expect(kinds(repeated("{\"a\":")) == [.tooDeep])
    #expect(kinds(repeated("]")) == [.unexpectedCloser(0x5D)])
    #expect(kinds(repeated("\"")) == [.textAfterEnd])
    #expect(kinds(repeated("9")) == [])
    #expect(kinds(repeated("a")) == [.unknownWord])
    #expect(kinds(repeated(" ")) == [.noValue])
    #expect(kinds(repeated("\u{0}")).count == 1)
    #expect(kinds(repeated("/* ")) == [.comment])
    #expect(kinds("[" + repeated("9") + "]") == [])
    #expect(kinds("[\"" + repeated("é") + "\"]") == [])
    #expect(kinds("[\"" + repeated("\\n") + "\"]") == [])
    #expect(kinds("[\"" + repeated("x")) == [.unclosed(opener: 0x5B, others: 0)])
  }

  @Test("nesting of 128 levels is read, 129 are one fault at the bracket that is too deep (decision 8)")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    }
    for depth in [1, 127, 128] { #expect(kinds(nested(depth)) == []) }
    for depth in [129, 130, 500, 5_000] {
      let tree = JSONTree(parsing: SourceText(nested(depth)))
      #expect(tree.faults == [SyntaxFault(.tooDeep, ByteRange(128, 129))])
      #expect(!tree.isTruncated)
    }
    let objects = String(repeating: "{\"a\":", count: 128) + "{}" + String(repeating: "}", count: 128)
    #expect(kinds(objects) == [.tooDeep])
    #expect(kinds("[\(nested(127)), \(nested(128)), 2‸]".replacing("‸", with: "")) == [.tooDeep])
    #expect(kinds("[\(nested(128)), fals]") == [.tooDeep, .unknownWord])
  }

  @Test("a hundred thousand keys are read, and found again")
  func manyKeys() {
    let members = (0..<100_000).map { "\"key\($0)\": \($0)" }.joined(separator: ",")
    let tree = JSONTree(parsing: SourceText("{\(members)}"))
    #expect(tree.faults.isEmpty)
    #expect(tree.members(of: .root).reduce(0) { count, _ in count + 1 } == 100_000)
  }

  @Test("after ten thousand faults the rest is not read, which is said")
  func manyFaults() {
    let tree = JSONTree(parsing: SourceText("[" + String(repeating: "x,", count: 20_000) + "1]"))
    #expect(tree.faults.count == JSONLimits.syntaxFaults + 1)
    #expect(tree.faults.last?.kind == .tooManyFaults)
    #expect(tree.isTruncated)
    #expect(TreeChecks.problems(tree).isEmpty)
  }

  /// Pieces that make the parser look ahead or back again and again.
  private static let hostile = [
    "\"x\n", "\"\\", "'", "“", "`", "x\"", "1 \"", "\"a\"b ", "\"a\"b\"", "{\"a\": ", "[{\"a\": [", "{\"a\":1,{", "]",
    "}{", ":", "\"a\":",
    "<<<<<<< a\n", "=======\n", ">>>>>>> b\n", "/*", "\u{A0}", "1,5,", "1 0 ", "x y ", "\"a\n\n", "{\n}", "  }\n",
    "{\"a\":{\n}\n},", "-", "\\",
    "\"a\", \"b\"] ", "\"a\": 1}, ", "{\"a\":1}, ",
  ]

  @Test("time grows with the size, also where every byte is a fault", arguments: hostile)
  func linear(_ piece: String) {
    for start in ["[", "{\"a\": 1, ", "{\"k\": [\""] {
      let small = time(start + repeated(piece, 1 << 12))
      let large = time(start + repeated(piece, 1 << 15))
      #expect(
        large < small * 24 + .milliseconds(100), "\(piece.debugDescription) after \(start): \(small), then \(large)")
    }
  }

  private func time(_ text: String) -> Duration {
    let source = SourceText(text)
    var best = Duration.seconds(1_000)
    for _ in 0..<2 {
      let start = processorTime()
      _ = JSONTree(parsing: source)
      best = min(best, processorTime() - start)
    }
    return best
  }

  /// Of this thread, whatever else the machine does.
  private func processorTime() -> Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
