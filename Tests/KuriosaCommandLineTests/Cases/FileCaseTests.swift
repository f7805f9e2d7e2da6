import KuriosaCommandLine
import KuriosaJSON
import KuriosaSource
import Testing

#if os(Linux)
  /// What went wrong in other tools around files, names, statuses and machine output.
  @Suite("cases about files and output, as a process")
  struct FileCaseTests {
    private let folder: TemporaryFolder
    private let lint: BuiltProgram

    init() throws {
      folder = try TemporaryFolder()
      lint = try BuiltProgram("kuriosa-lint")
      folder.shell("chmod 755 \"$1\"", folder.path)
    }

    /// A template whose only fault is in line 5, column 30; `number` makes its id its own.
    private func faulty(_ number: Int = 0, section: String = "nowhere") -> String {
      let digits = String(number)
      let end = String(repeating: "0", count: 12 - digits.count) + digits
      return """
        {"id": "custom.0b0f5b0c-6b0e-4d0c-8f6e-\(end)", "version": 1, "icon": "wind",
         "name": {"en": "Kites"},
         "sections": [{"id": "s", "label": {"en": "Section"}}],
         "fields": [{"key": "maker", "type": "text", "section": "s", "label": {"en": "Maker"}},
          {"key": "size", "section": "\(section)", "type": "text", "label": {"en": "Size"}}]}

        """
    }

    private let finding =
      ":5:30: error: the template has no section \"nowhere\"; its only section is \"s\" [fields/unknown-section]"

    private func lines(_ end: ChildProcess.End) -> [String] {
      end.outputText.split(separator: "\n").map { String($0) }
    }

    @Test("standard output is one JSON document, whatever else there is to say", .enabled(if: canTestPermissions))
    func machineOutput() throws {
      try folder.write("t/kites.json", faulty())
      try folder.write("t/secret.json")
      try folder.write("t/.kuriosa-lint.json", #"{"languges": ["en"]}"#)
      folder.shell("chmod 000 \"$1\"", folder["t/secret.json"])
      let end = try lint.run("cd \"$1\" && $program --format json --statistics t", folder.path, asOrdinaryUser: true)
      #expect(end.status == 2)
      let tree = JSONTree(parsing: SourceText(end.output))
      #expect(tree.faults.isEmpty && tree.kind(.root) == .object)
      for part in ["fields/unknown-section", "configuration/unknown-key", "permission denied"] {
        #expect(end.outputText.contains(part), "\(part)")
      }
    }

    @Test("256 errors are the same status as one")
    func manyErrors() throws {
      let field = #"{"key": "size_NUMBER", "section": "nowhere", "type": "text", "label": {"en": "Size NUMBER"}}"#
      let fields = (1...256).map { number in
        field.split(separator: "NUMBER", omittingEmptySubsequences: false).joined(separator: "\(number)")
      }
      let text = faulty(section: "s").split(separator: "]}\n", omittingEmptySubsequences: false)
      try folder.write("many.json", text[0] + ",\n" + fields.joined(separator: ",\n") + "]}\n")
      let end = try lint.run("$program --no-config --format short \"$1\"", folder["many.json"])
      #expect(lines(end).count == 256)
      #expect(end.status == 1)
    }

    @Test("a file that is reached by several paths is checked once")
    func severalPaths() throws {
      try folder.write("set/kites.json", faulty())
      try folder.link("link", to: "set")
      let end = try lint.run(
        "cd \"$1\" && $program --no-config --format short set set/kites.json ./set link", folder.path)
      #expect(lines(end) == ["set/kites.json" + finding])
    }

    @Test("links in a circle end at once, and each template is checked once")
    func circle() throws {
      try folder.write("t/a/kites.json", faulty())
      try folder.folder("t/b")
      try folder.link("t/self", to: ".")
      try folder.link("t/a/to-b", to: "../b")
      try folder.link("t/b/to-a", to: "../a")
      let end = try lint.run("cd \"$1\" && $program --no-config --format short t", folder.path)
      #expect(lines(end) == ["t/a/kites.json" + finding])
    }

    @Test("a relative link means the same from every folder")
    func relativeLink() throws {
      try folder.write("t/real/kites.json", faulty())
      try folder.link("t/sub/deep/kites.json", to: "../../real/kites.json", making: "t/sub/deep")
      for place in ["", "t", "t/sub/deep"] {
        let script = "cd \"$1\" && $program --no-config --format short \"$2\""
        let all = try lint.run(script, folder[place], folder["t"])
        #expect(lines(all) == [folder["t/real/kites.json"].text + finding])
        let link = try lint.run(script, folder[place], folder["t/sub/deep/kites.json"])
        #expect(lines(link) == [folder["t/sub/deep/kites.json"].text + finding])
      }
    }

    @Test("the search for a configuration ends at the root, without a home folder too")
    func configurationSearch() throws {
      try folder.write("t/kites.json", faulty())
      let end = try lint.run("cd / && env -u HOME $program --format short \"$1\"", folder["t/kites.json"])
      #expect(end.status == 1)
      #expect(lines(end).count == 1)
    }

    @Test("every odd name is checked or named, and none is opened by another name")
    func oddNames() throws {
      let long = String(repeating: "0", count: 249) + "7.json"
      let names = [FilePath("bad".utf8 + [0xFF] + ".json".utf8), FilePath(long), FilePath("-kites.json")]
      for (number, name) in names.enumerated() { try folder.write(FilePath("t/".utf8 + name.bytes), faulty(number)) }
      try folder.write("t/end.json ", faulty(9))
      let end = try lint.run("cd \"$1\" && $program --no-config --format short .", folder["t"])
      #expect(lines(end) == ["-kites.json", long, "bad\\xFF.json"].map { $0 + finding })
      #expect(end.errorText.contains("'end.json ' is not checked"))
      let dash = try lint.run("cd \"$1\" && $program --no-config --format short -- -kites.json", folder["t"])
      #expect(lines(dash) == ["-kites.json" + finding])
    }

    @Test("names with escape sequences and line feeds stay one line, and JSON has the real name")
    func hostileNames() throws {
      try folder.write("t/red\u{1B}[31m.json", faulty(1))
      try folder.write("t/two\nlines.json", faulty(2))
      let short = try lint.run("cd \"$1\" && $program --no-config --format short t", folder.path)
      #expect(lines(short) == ["t/red\\u{1B}[31m.json", "t/two\\nlines.json"].map { $0 + finding })
      let text = try lint.run("cd \"$1\" && $program --no-config --color never t", folder.path)
      #expect(!text.output.contains(0x1B))
      let json = try lint.run("cd \"$1\" && $program --no-config --format json t", folder.path)
      let tree = JSONTree(parsing: SourceText(json.output))
      let list = try #require(tree.value(of: "diagnostics", in: .root))
      let paths = tree.elements(of: list).compactMap { tree.value(of: "path", in: $0) }.map { tree.text($0) }
      #expect(paths == ["t/red\u{1B}[31m.json", "t/two\nlines.json"])
    }

    @Test("pointers escape ~ and /, so that they find the member")
    func pointers() throws {
      let text = faulty(section: "s").split(separator: "]}\n", omittingEmptySubsequences: false)[0]
      try folder.write("a.json", text + #"], "brand/model": 1, "x~y": 2, "a~1b": 3}"#)
      let json = try lint.run("$program --no-config --format json \"$1\"", folder["a.json"])
      for pointer in ["/brand~1model", "/x~0y", "/a~01b"] {
        #expect(json.outputText.contains("\"pointer\": \"\(pointer)\""))
      }
    }

    @Test("what can't be seen is shown by its code in every report for people")
    func invisible() throws {
      let text = faulty(section: "s").split(separator: "Size\"", omittingEmptySubsequences: false)
      try folder.write("a.json", text.joined(separator: "Si\u{202E}ze\""))
      for format in ["text", "short", "github"] {
        let end = try lint.run("$program --no-config --color never --format \(format) \"$1\"", folder["a.json"])
        #expect(end.status == 1)
        #expect(!end.outputText.unicodeScalars.contains("\u{202E}"), "\(format)")
      }
    }
  }
#endif
