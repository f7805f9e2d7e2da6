import KuriosaCommandLine
import KuriosaJSON
import KuriosaSource
import Testing

#if os(Linux)
  /// The cases about fixes, formatting, numbers and writing that are collected in `../shared/cases`.
  @Suite(
    "shared cases about mending",
    .enabled(if: SharedCase.areThere, "SKIPPED: there is no folder ../shared/cases beside the package"))
  struct MendingCaseTests {
    private let folder: TemporaryFolder
    private let kuriosa: BuiltProgram

    init() throws {
      folder = try TemporaryFolder()
      kuriosa = try BuiltProgram("kuriosa")
      folder.shell("chmod 755 \"$1\"", folder.path)
    }

    private func run(_ arguments: String, asOrdinaryUser: Bool = false) throws -> ChildProcess.End {
      try kuriosa.run("cd \"$1\" && \(arguments)", folder["t"], asOrdinaryUser: asOrdinaryUser)
    }

    private func format(_ arguments: String) throws -> ChildProcess.End {
      try run("$program format --no-config --quiet \(arguments)")
    }

    private func tree(_ name: String) throws -> JSONTree {
      guard case .text(let source) = try FileReader.read(folder["t/" + name]) else {
        throw FileProblem(folder[name], "")
      }
      return JSONTree(parsing: source)
    }

    private func bytes(_ name: String) throws -> ContiguousArray<UInt8> { ContiguousArray(try tree(name).source.bytes) }

    /// The tokens of one kind as they are spelt, in the order of the file.
    private func tokens(_ kind: JSONNode.Kind, _ name: String) throws -> [String] {
      let tree = try tree(name)
      return tree.nodes.filter { $0.kind == kind }.map { tree.source.string($0.range) }.sorted()
    }

    @Test(
      "num-01, num-03, num-05: every digit stays, and a formatted file stays as it is",
      arguments: [
        ("num-01", ["kites-2pow53.json", "kites-20digits.json"]), ("num-03", ["kites-neg.json", "kites-pos.json"]),
        ("num-05", ["a.json", "b.json", "c.json", "d.json"]), ("fmt-03", ["kites.json"]), ("fmt-01", ["messy.json"]),
      ])
    func tokensStay(_ shared: (name: String, files: [String])) throws {
      try SharedCase.prepare(shared.name, in: folder)
      for file in shared.files {
        let before = try (tokens(.number, file), tokens(.string, file), tree(file))
        #expect(try format(file).status == 0)
        #expect(try tokens(.number, file) == before.0, "\(shared.name)")
        #expect(try tokens(.string, file) == before.1, "\(shared.name)")
        #expect(try tree(file).hasSameContent(as: before.2))
        let once = try bytes(file)
        #expect(try format(file).status == 0)
        #expect(try bytes(file) == once)
        #expect(try format("--check \(file)").status == 0)
      }
    }

    @Test("fmt-05: LF, or the line ends of the first line for all; the same in check mode")
    func lineEnds() throws {
      try SharedCase.prepare("fmt-05", in: folder)
      for (file, keepsWindows) in [("crlf.json", true), ("mixed.json", nil), ("cr.json", false)] {
        folder.shell("cp \"$1\" \"$1.old\"", folder["t/" + file])
        #expect(try format("--check \(file)").status == 1)
        #expect(try format(file).status == 0)
        #expect(try !bytes(file).contains(0x0D), "\(file)")
        #expect(try format("--check \(file)").status == 0)
        folder.shell("cp \"$1.old\" \"$1\"", folder["t/" + file])
        #expect(try format("--keep-line-ends \(file)").status == 0)
        #expect(try format("--keep-line-ends --check \(file)").status == 0)
        let kept = try bytes(file)
        let ends = (kept.count { $0 == 0x0D }, kept.count { $0 == 0x0A })
        #expect(ends.0 == 0 || ends.0 == ends.1, "\(file): no mixed result")
        if let keepsWindows { #expect((ends.0 > 0) == keepsWindows, "\(file)") }
      }
    }

    @Test("write-01: a size limit or a full disk leaves the file as it is and no other one")
    func noRoom() throws {
      try SharedCase.prepare("write-01", in: folder)
      let before = try bytes("kites.json")
      let end = try run("ulimit -f 0; $program format --no-config kites.json 2>&1 | cat; ls -A")
      #expect(end.outputText.contains("kites.json: file too large"))
      #expect(end.outputText.hasSuffix("\nkites.json\n"))
      #expect(try bytes("kites.json") == before)
    }

    @Test("write-03: the mode stays, with any umask")
    func modes() throws {
      try SharedCase.prepare("write-03", in: folder)
      for umask in ["022", "077"] {
        let end = try run(
          """
          umask \(umask); for m in *.json; do printf ' ' >>$m; done; $program format --quiet --no-config . \
          && stat -c %a *.json | tr '\\n' ' '
          """)
        #expect(end.outputText == "600 640 664 755 ")
      }
    }

    @Test("write-05: a folder that is read-only is a plain error that names the path", .enabled(if: canTestPermissions))
    func readOnly() throws {
      try SharedCase.prepare("write-05", in: folder)
      let before = try bytes("kites.json")
      folder.shell("chmod 666 \"$1/kites.json\"; chmod 555 \"$1\"", folder["t"])
      let end = try run("$program format --no-config kites.json", asOrdinaryUser: true)
      #expect(end.status == 2)
      #expect(end.errorText.contains("kites.json: its folder can't be written to: permission denied"))
      #expect(try bytes("kites.json") == before)
    }

    @Test("fix-01: overlapping fixes; no element is lost that no rule asked to remove")
    func overlapping() throws {
      try SharedCase.prepare("fix-01", in: folder)
      _ = try run("$program lint --no-config --fix kites.json")
      #expect(try tree("kites.json").faults.isEmpty)
      let once = try bytes("kites.json")
      _ = try run("$program lint --no-config --fix kites.json")
      #expect(try bytes("kites.json") == once)
      _ = try run("$program lint --no-config --unsafe-fixes kites.json")
      #expect(try tree("kites.json").faults.isEmpty)
      let mended = try bytes("kites.json")
      _ = try run("$program lint --no-config --unsafe-fixes kites.json")
      #expect(try bytes("kites.json") == mended)
    }

    @Test("fix-03: a file with a fault of syntax is left alone by --fix and by the formatter, with a message")
    func syntax() throws {
      try SharedCase.prepare("fix-03", in: folder)
      let before = try bytes("kites.json")
      let fix = try run("$program lint --no-config --fix kites.json")
      #expect(fix.status == 1)
      #expect(fix.errorText.contains("it has faults of syntax, which only --unsafe-fixes mends"))
      #expect(try bytes("kites.json") == before)
      let format = try run("$program format --no-config kites.json")
      #expect(format.status == 2)
      #expect(format.errorText.contains("kites.json: a file with faults of syntax is left alone; line "))
      #expect(try bytes("kites.json") == before)
    }
  }
#endif
