import KuriosaJSON
import KuriosaSource
import Testing

@Suite("the layout: white space and the order of known keys, nothing else")
struct LayoutTests {
  /// Objects called `short` stand on one line where they fit; the root and those called `long` never do.
  private let layout = DocumentLayout(
    LayoutShape(
      mayShareLine: false,
      keys: [
        .init("id"), .init("long", LayoutShape(mayShareLine: false)),
        .init("short", LayoutShape(mayShareLine: true, keys: [.init("a"), .init("b")])),
      ]))

  private func format(_ text: String, _ lineEnd: LineEnd = .lineFeed) throws -> String {
    let tree = JSONTree(parsing: SourceText(text))
    return String(decoding: try layout.format(tree, lineEnd: lineEnd).get().bytes, as: UTF8.self)
  }

  @Test("two spaces for each level, one line end at the end, whatever the file has")
  func spaces() throws {
    let expected = """
      {
        "id": 1,
        "long": {
          "x": true,
          "y": null
        },
        "other": { "x": "y" }
      }

      """
    for text in [
      #"{"id":1,"long":{"x":true,"y":null},"other":{"x":"y"}}"#,
      "\n\n\t{ \"id\" : 1 ,\r\n\"long\"\t:{\"x\":true,\n\n\n\"y\":null}\r,\"other\":{\r\n\"x\":\"y\"}}\n\n\n",
      "\u{FEFF}" + expected, expected,
    ] {
      #expect(try format(text) == expected)
    }
  }

  @Test("known keys in their order, then the others in theirs, equal ones in the order of the file")
  func order() throws {
    let text = #"{"z": 1, "short": {"c": 1, "b": 2, "a": 3}, "id": 1, "y": 2, "i\u0064": 2, "id": 3}"#
    #expect(
      try format(text) == """
        {
          "id": 1,
          "i\\u0064": 2,
          "id": 3,
          "short": { "a": 3, "b": 2, "c": 1 },
          "z": 1,
          "y": 2
        }

        """)
  }

  @Test("an array of objects or arrays has each element on its line, one of plain values stands on one line")
  func arrays() throws {
    let text = #"{"a": [{"x": 1}, {"x": 2}], "b": [1, "two", null], "c": [[1, 2], [3]], "d": [], "e": {}, "f": [{}]}"#
    #expect(
      try format(text) == """
        {
          "a": [
            { "x": 1 },
            { "x": 2 }
          ],
          "b": [1, "two", null],
          "c": [
            [1, 2],
            [3]
          ],
          "d": [],
          "e": {},
          "f": [
            {}
          ]
        }

        """)
  }

  @Test("a line has at most 120 columns, counted in code points, with room for a comma")
  func width() throws {
    // `  "id": { "x": "…" },` has 20 columns around the text.
    for filler in ["x", "é", "漢", "🪁"] {
      let fits = String(repeating: filler, count: 100)
      let (short, long) = (#"{"id": {"x": "\#(fits)"}}"#, #"{"id": {"x": "\#(fits)x"}}"#)
      #expect(try format(short) == "{\n  \"id\": { \"x\": \"\(fits)\" }\n}\n")
      #expect(try format(long) == "{\n  \"id\": {\n    \"x\": \"\(fits)x\"\n  }\n}\n")
    }
    // `  "id": ["…"],` has 13 columns around it.
    let element = String(repeating: "x", count: 107)
    #expect(try format(#"{"id": ["\#(element)"]}"#) == "{\n  \"id\": [\"\(element)\"]\n}\n")
    #expect(try format(#"{"id": ["\#(element)x"]}"#) == "{\n  \"id\": [\n    \"\(element)x\"\n  ]\n}\n")
  }

  @Test("texts and numbers stay byte for byte")
  func tokens() throws {
    for token in [
      "-0", "1.0", "2.50", "1e2", "5E-3", "12345678901234567890", "-1E400", #""\/\u00e9é\n😀\uD83D\uDE00""#,
      "\"\u{A0}\u{200B}\"",
    ] {
      #expect(try format("{\"id\":\(token)}") == "{\n  \"id\": \(token)\n}\n")
    }
  }

  @Test("a value that is no object is a document too")
  func roots() throws {
    #expect(try format(" 1 ") == "1\n")
    #expect(try format("[1,2]") == "[1, 2]\n")
    #expect(try format("{ }") == "{}\n")
  }

  @Test("line ends: LF, or on demand those of the first line for all lines")
  func lineEnds() throws {
    let lines = "{\n  \"id\": 1,\n  \"x\": 2\n}\n"
    let windows = lines.replacing("\n", with: "\r\n")
    #expect(try format(windows) == lines)
    #expect(try format(lines.replacing("\n", with: "\r")) == lines)
    #expect(try format(lines, .windows) == windows)
    #expect(LineEnd(of: SourceText("{\r\n\n}\n")) == .windows)
    for text in ["{\n\r\n}", "{\r\r\n}", "{\r}", "{}", ""] {
      #expect(LineEnd(of: SourceText(text)) == .lineFeed)
    }
  }

  @Test("a document with a fault of syntax or encoding has no layout")
  func faults() {
    for text in ["", "{", "{\"id\": 1,}", "{\"id\": 01}", "[1 2]", "{\"a\": \"\\ud800\"}", "{\"a\": 1} x"] {
      let result = layout.format(JSONTree(parsing: SourceText(text)))
      guard case .failure(.syntax) = result else {
        Issue.record("\(text)")
        continue
      }
    }
    let deep = String(repeating: "[", count: 129) + String(repeating: "]", count: 129)
    #expect(throws: LayoutFault.self) { try layout.format(JSONTree(parsing: SourceText(deep))).get() }
  }

  @Test("a result that no program would read any more is not made")
  func tooLarge() {
    let text = String(repeating: "[", count: 128) + String(repeating: "1,", count: 100_000) + "1"
    let tree = JSONTree(parsing: SourceText(text + String(repeating: "]", count: 128)))
    #expect(tree.faults.isEmpty)
    guard case .failure(.tooLarge) = layout.format(tree) else {
      Issue.record("100,001 lines of 257 bytes and more are over 16 MiB")
      return
    }
  }
}

@Suite("two documents say the same")
struct SameContentTests {
  private func same(_ left: String, _ right: String) -> Bool {
    JSONTree(parsing: SourceText(left)).hasSameContent(as: JSONTree(parsing: SourceText(right)))
  }

  @Test(
    "white space and the order of keys do not count",
    arguments: [
      (#"{"a": 1, "b": [1, 2]}"#, "{\"b\":[1,\n2],\"a\":1}"),
      (#"{"a": 1, "b": 2, "a": 3}"#, #"{"b": 2, "a": 1, "a": 3}"#),
      ("1", " 1 "),
    ])
  func alike(_ pair: (String, String)) {
    #expect(same(pair.0, pair.1))
    #expect(same(pair.1, pair.0))
  }

  @Test(
    "everything else does",
    arguments: [
      ("1.0", "1.00"), ("1e2", "1E2"), ("-0", "0"), ("true", "false"), ("null", "{}"), ("[]", "{}"),
      (#""é""#, #""\u00e9""#), (#"{"a": 1}"#, #"{"\u0061": 1}"#), (#"{"a": 1}"#, #"{"a": 1, "a": 1}"#),
      ("[1, 2]", "[2, 1]"), ("[1]", "[1, 1]"), (#"{"a": 1, "a": 2}"#, #"{"a": 2, "a": 1}"#),
      (#"{"a": 1, "\u0061": 2}"#, #"{"\u0061": 2, "a": 1}"#), (#"{"a": {"b": 1}}"#, #"{"a": {"b": 2}}"#),
      (#"{"a": 1, "b": 2}"#, #"{"a": 2, "b": 1}"#), (#"[[1], 2]"#, #"[[1, 2]]"#), ("[1", "[1"),
    ])
  func different(_ pair: (String, String)) {
    #expect(!same(pair.0, pair.1))
    #expect(!same(pair.1, pair.0))
  }
}

@Suite(
  "accepted files of the JSON parsing suite are formatted",
  .enabled(
    if: !ParsingSuite.names.isEmpty, "SKIPPED: there is no folder ../shared/suites/json-parsing beside the package"))
struct ParsingSuiteLayoutTests {
  private static let accepted = ParsingSuite.names.filter { $0.hasPrefix("y_") }

  @Test("format(format(x)) = format(x), and both say the same", arguments: accepted)
  func formatted(_ name: String) throws {
    let source = SourceText(try #require(TestFiles.read("\(ParsingSuite.folder)/\(name)")))
    LayoutChecks.check(source, DocumentLayout(), "\(name)")
  }

  @Test("files with faults have no layout", arguments: ParsingSuite.names.filter { $0.hasPrefix("n_") })
  func refused(_ name: String) throws {
    let source = SourceText(try #require(TestFiles.read("\(ParsingSuite.folder)/\(name)")))
    #expect(throws: LayoutFault.self) { try DocumentLayout().format(JSONTree(parsing: source)).get() }
  }
}

/// What holds for every sound document.
enum LayoutChecks {
  static func check(_ source: SourceText, _ layout: DocumentLayout, _ name: String) {
    let tree = JSONTree(parsing: source)
    guard let once = try? layout.format(tree).get() else {
      Issue.record("\(name) is not formatted")
      return
    }
    let formatted = JSONTree(parsing: once)
    #expect((try? layout.format(formatted).get())?.bytes == once.bytes, "\(name): the second time changes something")
    #expect(formatted.hasSameContent(as: tree), "\(name)")
    #expect(tokens(formatted) == tokens(tree), "\(name)")
    #expect((try? formatted.canonicalForm().get()) == (try? tree.canonicalForm().get()), "\(name)")
  }

  /// All keys and plain values as they are spelt, sorted.
  private static func tokens(_ tree: JSONTree) -> [String] {
    tree.nodes.filter { $0.kind != .object && $0.kind != .array }.map { tree.source.string($0.range) }.sorted()
  }
}
