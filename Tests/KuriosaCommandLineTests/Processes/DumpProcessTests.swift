import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("kuriosa dump: each stage of reading a file")
  struct DumpProcessTests {
    private let folder: TemporaryFolder
    private let kuriosa: BuiltProgram

    init() throws {
      folder = try TemporaryFolder()
      kuriosa = try BuiltProgram("kuriosa")
    }

    private let text = """
      {"id": "custom.1", "nmae": 1,
       "fields": [{"key": "a", "type": "number", "label": {"en": "A"}, "sensitive": true},
        {"key": "b", "type": "calculation", "label": {"en": "B\u{1B}"},
         "formula": {"left": {"field": "a"}, "operation": "add", "right": {"number": 1,}}}]}
      """

    private func dump(_ stage: String) throws -> [String] {
      let path = try folder.write("\(stage).json", text)
      let end = try kuriosa.run("$program dump \(stage) \"$1\"", path)
      #expect(end.status == 0 && end.errors.isEmpty)
      #expect(!end.output.contains(0x1B))
      return end.outputText.split(separator: "\n").map { String($0) }
    }

    @Test("tokens: all of them, with their places")
    func tokens() throws {
      let lines = try dump("tokens")
      #expect(lines.prefix(4) == ["0..<1 {", "1..<5 key \"id\"", "5..<6 :", "7..<17 string \"custom.1\""])
      #expect(lines.last == "\(text.utf8.count - 1)..<\(text.utf8.count) }")
    }

    @Test("tree: the levels, what is damaged, every fault")
    func tree() throws {
      let lines = try dump("tree")
      #expect(
        lines.first == "0..<\(text.utf8.count) object (damaged)" || lines.first == "0..<\(text.utf8.count) object")
      #expect(lines.contains("    7..<17 string \"custom.1\""))
      #expect(lines.last?.hasSuffix(": trailingComma") == true)
    }

    @Test("view: the parts, and what could not be taken")
    func view() throws {
      let lines = try dump("view")
      #expect(lines.contains { $0.hasSuffix("field a number \"A\" sensitive") })
      #expect(lines.contains { $0.contains("fault: misspelledKey(meant: \"name\"") })
    }

    @Test("facts: what a calculation uses and gives")
    func facts() throws {
      #expect(
        try dump("facts") == [
          "id custom.1, custom", "a, number, gives plain, sensitive",
          "b, calculation, gives plain, sensitive, uses a",
        ])
    }

    @Test("no file, no stage, no such file: status 2")
    func usage() throws {
      for words in ["", "tree", "tree a b", "nosuch a", "tree \"$1/none\""] {
        #expect(try kuriosa.run("$program dump \(words)", folder.path).status == 2, "\(words)")
      }
    }
  }
#endif
