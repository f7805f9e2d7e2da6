import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  /// The real-world fault cases in `../shared/cases` about the gate and the reports for services. The package has cases of
  /// its own for each of them; these are the exact inputs.
  @Suite(
    "shared cases of the gate",
    .enabled(
      if: SharedCase.areThere && hasCommand("git"), "SKIPPED: there is no folder ../shared/cases, or no git"))
  struct GateCaseTests {
    private let folder: TemporaryFolder
    private let lint: BuiltProgram

    init() throws {
      folder = try TemporaryFolder()
      lint = try BuiltProgram("kuriosa-lint")
    }

    /// Copies the inputs of a case, and makes what its script makes.
    private func prepare(_ name: String) throws {
      let script = """
        mkdir -p "$2" && cp -R "$1/." "$2/in" && chmod -R u+w "$2"
        if test -f "$1/setup.sh"; then sh "$1/setup.sh" "$2/made" >/dev/null 2>&1; fi
        """
      try #require(folder.shell(script, SharedCase.inputs.appending(name.utf8), folder["t"]) == 0)
    }

    private func run(_ script: String, in path: String) throws -> ChildProcess.End {
      try lint.run("cd \"$1\" && \(script)", folder["t/\(path)"])
    }

    /// `path rule` of each line of a `short` report.
    private func findings(_ end: ChildProcess.End) -> [String] {
      end.outputText.split(separator: "\n").filter { $0.contains(": ") }.map { line in
        let rule = line.split(separator: "[").last.map { $0.dropLast() } ?? ""
        return "\(line.prefix { $0 != ":" }) \(rule)"
      }
    }

    @Test("evo-01: a commit that a shallow clone has not is to be fetched")
    func shallow() throws {
      try prepare("evo-01")
      let end = try run("$program --against git:$(cat ../base-commit.txt) templates", in: "made/shallow")
      #expect(end.status == 2 && end.output.isEmpty)
      #expect(end.errorText.contains("not in this clone") && end.errorText.contains("fetch"))
      #expect(try run("$program --against git-merge-base:origin/nope templates", in: "made/shallow").status == 2)
      #expect(try run("$program --against git:HEAD~1 templates", in: "made/full").status == 1)
    }

    @Test("evo-03: what can't be compared is no success")
    func missingBase() throws {
      try prepare("evo-03")
      for base in ["missing", "old-empty", "old-broken"] {
        let end = try run("$program --against \(base) new", in: "in")
        #expect(end.status == 2 && !end.errors.isEmpty, "\(base)")
      }
      #expect(try run("$program --against new new/mistyped.json", in: "in").status == 2)
      #expect(try run("mkdir other && cp new/kites.json other && $program --against new other", in: "in").status == 0)
    }

    @Test("evo-05: a renamed file is compared by its id")
    func renamed() throws {
      try prepare("evo-05")
      let unchanged = try run(
        "git checkout -q rename-only && $program --format short --against git:main templates", in: "made")
      #expect(unchanged.status == 0 && findings(unchanged).isEmpty)
      let broken = try run(
        "git checkout -q rename-break && $program --format short --against git:main templates", in: "made")
      #expect(broken.status == 1)
      #expect(findings(broken) == ["templates/flying.json evolution/field-removed"])
      let alone = try run("$program --format short --against git:main templates/flying.json", in: "made")
      #expect(findings(alone) == ["templates/flying.json evolution/field-removed"])
    }

    @Test("evo-07: every change of the content needs a higher version")
    func versions() throws {
      try prepare("evo-07")
      let expected: [(String, String, Int32, String)] = [
        ("old", "same-version", 1, "version-not-raised"), ("old-v3", "lowered", 1, "version-lowered"),
        ("old", "raised", 0, "version-raised-without-change"), ("old", "translation", 1, "version-not-raised"),
        ("old", "order", 0, ""),
      ]
      for (base, name, status, rule) in expected {
        let end = try run("$program --format short --select evolution --against \(base) new/\(name).json", in: "in")
        #expect(end.status == status, "\(name)")
        let rules = findings(end).filter { !$0.contains("text-changed") && !$0.contains("part-added") }
        #expect(rules == (rule.isEmpty ? [] : ["new/\(name).json evolution/\(rule)"]), "\(name)")
      }
    }

    @Test("evo-09: several merge bases, or none, are an error that says why")
    func mergeBases() throws {
      try prepare("evo-09")
      for (branch, words) in [("change", "2 merge bases"), ("unrelated", "no commit in common")] {
        let end = try run("git checkout -q -f \(branch) && $program --against git-merge-base:main .", in: "made")
        #expect(end.status == 2 && end.errorText.contains(words), "\(branch): \(end.errorText)")
      }
    }

    @Test("evo-11: names with quotes, tabs, line ends and letters beyond ASCII are all checked")
    func names() throws {
      try prepare("evo-11")
      for options in ["--against git:main --allow-empty-base", "--changed-since main"] {
        let end = try run("$program --format json --ignore catalog \(options) .", in: "made")
        #expect(end.status == 1)
        for name in ["M\u{F6}bel.json", "a b.json", "quo\\\"te.json", "tab\\tin.json", "two\\nlines.json"] {
          #expect(end.outputText.contains("\"path\": \"\(name)\""), "\(options): \(name)")
        }
      }
    }

    @Test("sarif-01: no line and no column is below 1", .enabled(if: canTestPermissions))
    func regions() throws {
      try prepare("sarif-01")
      let end = try run("$program --format sarif in made", in: "")
      #expect(end.status == 2 || isRoot)
      for key in ["startLine", "startColumn", "endLine", "endColumn"] {
        #expect(end.outputText.contains("\"\(key)\": 1"))
        #expect(!end.outputText.contains("\"\(key)\": 0") && !end.outputText.contains("\"\(key)\": -"))
      }
    }

    @Test("sarif-03: a file has one URI, wherever the command is started and however the file is named")
    func uris() throws {
      try prepare("sarif-03")
      folder.shell("cd \"$1\" && git init -q", folder["t/in"])
      let outputs = try [
        run("$program --format sarif sub/kites.json", in: "in"),
        run("$program --format sarif \"$PWD/sub/kites.json\"", in: "in"),
        run("$program --format sarif in/sub/kites.json", in: ""),
        run("$program --format sarif ../sub", in: "in/sub"),
      ].map(\.outputText)
      #expect(outputs[0].contains("\"uri\": \"sub/kites.json\""))
      for output in outputs { #expect(output == outputs[0]) }
    }

    @Test("sarif-05: standard input has the name it is given, or no place")
    func standardInput() throws {
      try prepare("sarif-05")
      let unnamed = try run("$program --format sarif - <stdin.json", in: "in").outputText
      #expect(!unnamed.contains("\"uri\"") && unnamed.contains("\"ruleId\""))
      let named = try run("$program --format sarif --stdin-path sub/kites.json - <stdin.json", in: "in").outputText
      #expect(named.contains("\"uri\": \"sub/kites.json\"") && !named.contains("\"uri\": \"\""))
    }

    @Test("ci-01, ci-03: an annotation is one line that decodes to the message", arguments: ["ci-01", "ci-03"])
    func annotations(_ name: String) throws {
      try prepare(name)
      let output = try run("$program --format github --select fields kites.json", in: "in").outputText
      let lines = output.split(separator: "\n")
      #expect(!lines.isEmpty && lines.allSatisfy { $0.hasPrefix("::error ") })
      let json = try run("$program --format json --select fields kites.json", in: "in").outputText
      let message = try #require(lines[0].split(separator: "::", maxSplits: 1).last)
      #expect(!message.contains("%2C") && !message.contains("%3A"))
      let decoded = message.replacing("%0A", with: "\\n").replacing("%0D", with: "\\r").replacing("%25", with: "%")
      #expect(json.contains("\"message\": \"\(decoded.replacing("\"", with: "\\\""))\""), "\(decoded)\n\(json)")
    }

    @Test("ci-05: the XML can be read, whatever control characters there are")
    func xml() throws {
      try prepare("ci-05")
      let output = try run("$program --format junit .", in: "in").output
      #expect(output.count > 100 && !output.contains { $0 < 0x20 && $0 != 0x0A })
      #expect(!String(decoding: output, as: UTF8.self).unicodeScalars.contains("\u{FFFE}"))
      if !hasCommand("python3") { return }
      let parsed = try run(
        "$program --format junit . | python3 -c 'import sys, xml.etree.ElementTree as t; t.parse(sys.stdin.buffer)'",
        in: "in")
      #expect(parsed.status == 0, "\(parsed.errorText)")
    }
  }
#endif
