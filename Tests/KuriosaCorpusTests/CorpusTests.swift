import KuriosaCorpus
import KuriosaJSON
import KuriosaLint
import KuriosaSource
import Testing

/// What tests and measurements rely on when they use generated templates.
struct CorpusTests {
  private static let sample = 42
  private static let valid: [Corpus.Shape] = [
    .builtIn, .huge(fields: 100), .chain(length: 50), .chain(length: 50, isBackwards: true),
    .chain(length: 50, isSensitive: true), .options(count: 100),
  ]

  @Test func `the same arguments give the same bytes`() {
    let corpus = Corpus(layout: nil, seed: 7)
    for index in 0..<Self.sample {
      #expect(corpus.template(index) == Corpus(layout: nil, seed: 7).template(index))
    }
  }

  /// Figures that were measured on a corpus can be compared only while it stays the same, on any machine. Whoever
  /// changes the generator on purpose writes the new number here and measures again.
  @Test func `the bytes do not change from machine to machine or unnoticed`() {
    let corpus = Corpus(layout: nil, seed: 7)
    let bytes = (0..<Self.sample).flatMap { corpus.template($0) }
    #expect(bytes.fowlerNollVo == 17_067_317_774_164_445_981)
  }

  @Test func `another seed gives other templates`() {
    #expect(Corpus(seed: 1).template(0) != Corpus(seed: 2).template(0))
  }

  @Test func `the sequence of random numbers is that of SplitMix64`() {
    // The first numbers for the seed 1234567 as the algorithm's authors publish them.
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test func `templates are as large as the built-in ones`() {
    #expect((14_000..<15_000).contains(averageSize(Corpus(layout: .pretty))))
    #expect((14_700..<16_000).contains(averageSize(Corpus(layout: nil))))
  }

  @Test(arguments: Layout.allCases)
  func `every layout says the same, unless it has other languages`(_ layout: Layout) {
    let expected = JSONTree(parsing: SourceText(Corpus(layout: .minified).template(3)))
    let tree = JSONTree(parsing: SourceText(Corpus(layout: layout).template(3)))
    #expect(tree.faults.isEmpty)
    if layout == .nonascii {
      #expect(languages(tree) == ["en", "ja", "ru", "el", "ar", "zh-Hans"])
      #expect(languages(expected) == ["en", "de", "fr", "it", "es"])
    } else {
      #expect(tree.nodes.count == expected.nodes.count)
      #expect(tree.texts == expected.texts)
    }
  }

  @Test func `layouts are written as their names say`() {
    func bytes(_ layout: Layout) -> [UInt8] { Corpus(layout: layout).template(3) }
    let pretty = String(decoding: bytes(.pretty), as: UTF8.self).utf8
    #expect(pretty.starts(with: "{\n  \"id\": \"custom.".utf8))
    #expect(bytes(.four).starts(with: "{\n    \"id\": ".utf8))
    #expect(bytes(.tabs).starts(with: "{\n\t\"id\": ".utf8))
    #expect(bytes(.crlf).starts(with: "{\r\n  \"id\": ".utf8))
    #expect(bytes(.minified).starts(with: "{\"id\":\"custom.".utf8))
    #expect(!bytes(.minified).contains { $0 < 0x20 })
    #expect(bytes(.pretty).contains { $0 >= 0x80 })
    #expect(!bytes(.escaped).contains { $0 >= 0x80 })
    #expect(count(0x80..., in: bytes(.nonascii)) > 4 * count(0x80..., in: bytes(.pretty)))
  }

  @Test(arguments: valid)
  func `no rule has anything to say about generated templates`(_ shape: Corpus.Shape) {
    let corpus = Corpus(shape: shape, layout: nil)
    let documents = (0..<(shape == .builtIn ? 4 * Self.sample : 7)).map { index in
      (path: FilePath(Corpus.fileName(index)), source: SourceText(corpus.template(index)))
    }
    let findings = Linter().check(documents).diagnostics
    #expect(findings.map { "\($0.place.path.text) \($0.rule) \($0.message)" } == [])
  }

  @Test func `a cycle is a circle of calculations and nothing else is wrong with it`() {
    let source = SourceText(Corpus(shape: .cycle(length: 5)).template(0))
    let findings = Linter().check([(path: FilePath("t00000.json"), source: source)]).diagnostics
    #expect(findings.map(\.rule) == ["formulas/cycle"])
  }

  @Test func `large shapes have as many parts as they are asked for`() {
    func fields(_ shape: Corpus.Shape) -> Int {
      let tree = JSONTree(parsing: SourceText(Corpus(shape: shape).template(0)))
      return tree.value(of: "fields", in: .root).map { Array(tree.elements(of: $0)).count } ?? 0
    }
    #expect(fields(.huge(fields: 77)) == 77)
    #expect(fields(.chain(length: 77)) == 78)
    #expect(fields(.cycle(length: 77)) == 77)
    #expect(fields(.options(count: 77)) == 1)
  }

  @Test func `file names have five digits, so that they sort in the order of their numbers`() {
    #expect(Corpus.fileName(0) == "t00000.json")
    #expect(Corpus.fileName(12_345) == "t12345.json")
  }

  private func averageSize(_ corpus: Corpus) -> Int {
    (0..<140).reduce(0) { $0 + corpus.template($1).count } / 140
  }

  private func languages(_ tree: JSONTree) -> [String] {
    guard let name = tree.value(of: "name", in: .root) else { return [] }
    return tree.members(of: name).map { tree.text($0.key) }
  }

  private func count(_ range: PartialRangeFrom<UInt8>, in bytes: [UInt8]) -> Int {
    bytes.count { range.contains($0) }
  }
}

extension JSONTree {
  /// All keys and texts, decoded, in the order of the document.
  fileprivate var texts: [String] {
    nodes.indices.filter { nodes[$0].kind == .string }.map { text(NodeIndex(UInt32($0))) }
  }
}

extension [UInt8] {
  /// The 64-bit FNV-1a checksum.
  fileprivate var fowlerNollVo: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
