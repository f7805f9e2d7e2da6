import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  /// The real-world fault cases that are collected in `../shared/cases`, as far as they need the linter alone. The
  /// package has cases of its own for each of them; these are the exact inputs.
  @Suite(
    "shared cases",
    .enabled(if: SharedCase.areThere, "SKIPPED: there is no folder ../shared/cases beside the package"))
  struct SharedCaseTests {
    private let folder: TemporaryFolder
    private let lint: BuiltProgram

    init() throws {
      folder = try TemporaryFolder()
      lint = try BuiltProgram("kuriosa-lint")
      folder.shell("chmod 755 \"$1\"", folder.path)
    }

    private func prepare(_ name: String) throws {
      try SharedCase.prepare(name, in: folder)
    }

    private func run(_ arguments: String, asOrdinaryUser: Bool = false) throws -> ChildProcess.End {
      try lint.run("cd \"$1\" && $program --no-config \(arguments)", folder["t"], asOrdinaryUser: asOrdinaryUser)
    }

    /// Each line of a `short` report as `path:line:column rule`.
    private func findings(_ end: ChildProcess.End) -> [String] {
      end.outputText.split(separator: "\n").map { line in
        let parts = line.split(separator: ":", maxSplits: 3)
        let rule = line.split(separator: "[").last.map { $0.dropLast() } ?? ""
        return parts.count > 3 ? "\(parts[0]):\(parts[1]):\(parts[2]) \(rule)" : String(line)
      }
    }

    @Test("has its findings at their places", arguments: SharedCase.all)
    func findings(_ shared: SharedCase) throws {
      try prepare(shared.name)
      // Each file alone, since the files of a case have one id.
      let end = try run("--format short --ignore catalog .")
      if let expected = shared.findings { #expect(findings(end) == expected, "\(shared.name): \(shared.title)") }
      #expect(end.status == shared.status, "\(shared.name): \(shared.title)")
      let json = try run("--format json --ignore catalog .").outputText
      for part in shared.parts { #expect(json.contains(part), "\(shared.name): \(shared.title)") }
    }

    @Test("deep-03: one brace too many, and 5000 levels")
    func braces() throws {
      try prepare("deep-03")
      folder.shell("cp \"$1\" \"$2\"", SharedCase.inputs.appending("deep-03/brace.json".utf8), folder["t"])
      #expect(findings(try run("--format short brace.json")) == ["brace.json:104:2 syntax/unexpected-bracket"])
      let deep = findings(try run("--format short --select syntax deep.json"))
      #expect(deep == ["deep.json:1:194 syntax/too-deep"])
    }

    @Test("deep-04: long lines")
    func longLines() throws {
      try prepare("deep-04")
      #if DEBUG
        let sizes = [2000: 192_831]
      #else
        let sizes = [2000: 192_831, 4000: 388_831, 8000: 780_831, 16000: 1_582_834]
      #endif
      for (size, column) in sizes {
        let found = findings(try run("--format short line-\(size).json"))
        #expect(found == ["line-\(size).json:1:\(column) fields/unknown-section"])
      }
    }

    @Test("graph-01: each circle once, at the operand that closes it")
    func circles() throws {
      for (name, place) in [("self", "42:20"), ("two", "58:20"), ("tail", "74:20")] {
        folder.shell(
          "mkdir -p \"$2\" && cp \"$1\" \"$2\"", SharedCase.inputs.appending("graph-01/\(name).json".utf8), folder["t"])
        let found = findings(try run("--format short --select formulas \(name).json"))
        #expect(found == ["\(name).json:\(place) formulas/cycle"])
      }
    }

    @Test("graph-01: a chain and a circle of 20,000 end")
    func longChains() throws {
      try prepare("graph-01")
      #expect(findings(try run("--format short chain.json")) == ["chain.json:1:112 sections/none"])
      #expect(
        findings(try run("--format short circle.json")) == [
          "circle.json:1:112 sections/none", "circle.json:1:385 formulas/cycle",
        ])
    }

    @Test("out-05: each problem is named, and the count is right", .enabled(if: canTestPermissions))
    func problems() throws {
      try prepare("out-05")
      folder.shell("chmod 000 \"$1\"", folder["t/b.json"])
      let end = try run("--format json .", asOrdinaryUser: true)
      #expect(end.status == 2)
      #expect(end.outputText.contains("\"files\": 1,"))
      for name in ["b.json", "c.json"] { #expect(end.errorText.contains(name)) }
    }

    @Test("out-07: nothing to check is no success")
    func nothing() throws {
      try prepare("out-07")
      folder.shell("mkdir -p \"$1\"", folder["t/empty"])
      for path in ["empty", "only-notes", "missing", "'only-notes/*.json'"] {
        let end = try run(path)
        #expect(end.status == 2 && !end.errors.isEmpty, "\(path)")
      }
    }

    @Test("out-09: 30 copies, the same bytes with any number of jobs")
    func copies() throws {
      try prepare("out-09")
      let outputs = try (1...4).map { try run("--format json --jobs \($0) .").output }
      #expect(Set(outputs).count == 1)
      #expect(outputs[0].count > 100_000)
    }

    @Test("out-11, walk-01, walk-03: each template once, however it is reached")
    func links() throws {
      try prepare("out-11")
      folder.shell("ln -s set \"$1\"", folder["t/link"])
      #expect(
        findings(try run("--format short set set/kites.json ./set link")) == [
          "set/kites.json:34:18 fields/unknown-section"
        ])
      folder.shell("rm -rf \"$1\"", folder["t"])
      try prepare("walk-01")
      #expect(try run("--format json .").outputText.contains("\"files\": 1,"))
      folder.shell("rm -rf \"$1\"", folder["t"])
      try prepare("walk-03")
      #expect(findings(try run("--format short .")) == ["real/kites.json:34:18 fields/unknown-section"])
      #expect(
        findings(try run("--format short sub/deep/kites.json")) == ["sub/deep/kites.json:34:18 fields/unknown-section"])
    }

    @Test("walk-05: hidden folders are not entered unless named")
    func hidden() throws {
      try prepare("walk-05")
      #expect(try run("--format json .").outputText.contains("\"files\": 1,"))
      #expect(try run("--format json .build .git/x.json").outputText.contains("\"files\": 2,"))
    }

    @Test("walk-09: odd names are checked or named")
    func oddNames() throws {
      try prepare("walk-09")
      let end = try run("--format json .")
      #expect(end.outputText.contains("\"files\": 3,"))
      #expect(end.errorText.contains("'end.json ' is not checked"))
    }

    @Test("ci-07: hostile names stay one line")
    func hostileNames() throws {
      try prepare("ci-07")
      let end = try run("--format short --select fields .")
      let places = end.outputText.split(separator: "\n").map { $0.split(separator: " ")[0] }
      #expect(places == ["red\\u{1B}[31m.json:34:18:", "two\\nlines.json:34:18:"])
      #expect(!end.output.contains(0x1B))
    }
  }
#endif
