import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("kuriosa-bundle as a process")
  struct BundleProcessTests {
    private let fixture: BundleFixture
    private var folder: TemporaryFolder { fixture.folder }

    init() throws {
      fixture = try BundleFixture()
      try folder.write("t/a.json", BundleFixture.template(1))
      try folder.write("t/sub/b.json", BundleFixture.template(2))
    }

    private func build(_ arguments: String = "t --output out") throws -> ChildProcess.End {
      try fixture.run("$program --no-config \(arguments)")
    }

    @Test("writes one file for each template, the index and the sums, as sha256sum -c reads them")
    func files() throws {
      let end = try build()
      #expect(end.status == 0 && end.errors.isEmpty)
      let names = try fixture.run("ls -A out").outputText
      #expect(names == "SHA256SUMS\ncatalog.json\n\(BundleFixture.file(1))\n\(BundleFixture.file(2))\n")
      #expect(try fixture.run("cd out && sha256sum -c SHA256SUMS").status == 0)
      let digest = try fixture.run("sha256sum <out/SHA256SUMS").outputText.prefix(64)
      #expect(end.outputText.hasSuffix("\ndigest: \(digest)\n"))
      #expect(try fixture.run("$program verify out").outputText.hasSuffix("\ndigest: \(digest)\n"))
    }

    @Test("'kuriosa bundle' is the same command")
    func kuriosa() throws {
      let end = try fixture.run(
        "$program --no-config t -o one; \"$1\" bundle --no-config t -o two; diff -r one two",
        try BuiltProgram("kuriosa").path)
      #expect(end.status == 0 && end.errors.isEmpty)
    }

    @Test("an error keeps the catalog from being written, and is reported as the linter does")
    func errors() throws {
      try folder.write("t/c.json", BundleFixture.template(3).replacing("\"text\"", with: "\"txt\""))
      let end = try build("--format short t -o out")
      #expect(end.status == 1)
      #expect(end.outputText.hasPrefix("t/c.json:4:38: error: "))
      #expect(end.errorText == "kuriosa-bundle: out: no catalog was written\n")
      #expect(try fixture.run("test -e out").status == 1)
    }

    @Test("warnings fail with --strict only")
    func strict() throws {
      try folder.write("t/c.json", BundleFixture.template(3).replacing("\"icon\"", with: "\"more\": 1, \"icon\""))
      #expect(try build("t -o out --strict").status == 1)
      #expect(try fixture.run("test -e out").status == 1)
      #expect(try build("t -o out").status == 0)
    }

    @Test("beside a report for programs the digest goes to standard error")
    func machineOutput() throws {
      let end = try build("t -o out --format json")
      #expect(end.status == 0)
      #expect(end.outputText.hasPrefix("{") && !end.outputText.contains("digest"))
      #expect(end.errorText.contains("digest: "))
    }

    @Test("a number that would have another value is an error of the bundle alone (decision 49)")
    func numbers() throws {
      let number = "12345678901234567890"
      try folder.write(
        "t/c.json", BundleFixture.template(3).replacing("\"icon\"", with: "\"more\": [\(number)], \"icon\""))
      let end = try build("--format short t -o out")
      #expect(end.status == 1)
      #expect(end.outputText.contains("t/c.json:2:25: error: \(number) would be 12345678901234567000 in the catalog"))
      let lint = try fixture.run("\"$1\" --no-config t", try BuiltProgram("kuriosa-lint").path)
      #expect(lint.status == 0)
    }

    @Test("what would break the catalog is refused even where the rules are off")
    func rulesAreOff() throws {
      let off = "--severity document=off --severity catalog=off --severity syntax=off --severity localization=off"
      let wrong: [(String, String)] = [
        ("../../../etc/passwd", "it has no valid id"),
        ("builtin.catalog", "its file would be the index of the catalog"),
        ("builtin./tmp/x", "it has no valid id"), ("", "it has no valid id"),
        ("custom.0B0F5B0C-6b0e-4d0c-8f6e-000000000001", "t/a.json takes the file"),
      ]
      for (id, reason) in wrong {
        folder.shell("rm -f \"$1\"", folder["t/c.json"])
        let template = BundleFixture.template(3)
        let own = template.split(separator: "\"")[3]
        try folder.write("t/c.json", template.replacing(own, with: id))
        let end = try build("--format short \(off) t -o out")
        #expect(end.status == 1, "\(id)")
        #expect(end.outputText.contains(reason) && end.outputText.contains("[catalog/unshippable]"), "\(id)")
        #expect(try fixture.run("ls -A").outputText == "t\n", "\(id)")
      }
    }

    @Test("the id builtin.catalog is refused")
    func reservedID() throws {
      try folder.write(
        "u/catalog.json",
        BundleFixture.template(3).replacing("custom.0b0f5b0c-6b0e-4d0c-8f6e-000000000003", with: "builtin.catalog"))
      let end = try build("--format short u -o out")
      #expect(end.status == 1)
      #expect(end.outputText.contains("[catalog/reserved-id]"))
    }

    @Test("a folder that is no catalog is replaced with --force only, and an empty one always")
    func existing() throws {
      try folder.folder("empty")
      #expect(try build("t -o empty").status == 0)
      try folder.write("docs/notes.txt", "mine")
      try folder.write("docs/deep/er/notes.txt", "mine")
      let refused = try build("t -o docs")
      #expect(refused.status == 2 && refused.outputText.isEmpty)
      #expect(
        refused.errorText
          == "kuriosa-bundle: docs: there is a folder that is no catalog; --force replaces it with all it holds\n")
      #expect(fixture.read("docs/notes.txt") == "mine")
      #expect(try build("t -o docs --force").status == 0)
      #expect(try fixture.run("sum docs && strays .").status == 0)
      #expect(fixture.read("docs/deep/er/notes.txt") == nil)
    }

    @Test("a catalog with a file that is no part of it is not replaced")
    func foreignFile() throws {
      #expect(try build().status == 0)
      try folder.write("out/notes.txt", "mine")
      let end = try build()
      #expect(end.status == 2 && end.errorText.contains("holds notes.txt, which is no part of it"))
      #expect(fixture.read("out/notes.txt") == "mine")
      folder.shell("rm \"$1\"", folder["out/notes.txt"])
      #expect(try build().status == 0)
    }

    @Test("an output that is a file, a dead link, the inputs, or above or below them is refused")
    func places() throws {
      try folder.write("file", "x")
      try folder.link("dead", to: "nowhere")
      try folder.link("t/linked.json", to: "../other/x.json", making: "other")
      try folder.write("other/x.json", BundleFixture.template(7))
      for place in ["file", "dead", "t", "t/", "./t", "t/out", ".", "..", "/", "missing/out", "file/out", "other"] {
        for force in ["", "--force"] {
          let end = try build("t -o \(place) \(force)")
          #expect(end.status == 2 && end.outputText.isEmpty && !end.errors.isEmpty, "\(place): \(end.errorText)")
        }
      }
      #expect(
        try fixture.run("ls -A | tr '\\n' ' '; ls t").outputText == "dead file other t a.json\nlinked.json\nsub\n")
    }

    @Test("a link to a folder stays a link, and the folder is replaced")
    func linked() throws {
      try folder.folder("real")
      try folder.link("out", to: "real")
      #expect(try build().status == 0)
      #expect(try fixture.run("test -L out && sum real && strays .").status == 0)
    }

    @Test("the mode of the old folder is kept")
    func mode() throws {
      #expect(try build().status == 0)
      #expect(
        try fixture.run("chmod 750 out && $program -q --no-config t -o out && stat -c %a out").outputText.hasPrefix(
          "digest"))
      #expect(try fixture.run("stat -c %a out").outputText == "750\n")
    }

    @Test("usage")
    func usage() throws {
      for arguments in [
        "t", "", "t -o out --previous", "t -o out -o two", "verify", "verify t out", "verify missing",
        "verify t/a.json", "verify t",
      ] {
        let end = try build(arguments)
        #expect(end.status == 2 && end.outputText.isEmpty && !end.errors.isEmpty, "\(arguments)")
      }
      #expect(try build("missing -o out").status == 2)
      try folder.folder("nothing")
      #expect(try build("nothing -o out").status == 2)
      #expect(try fixture.run("test -e out").status == 1)
    }

    @Test(
      "--previous applies the rules of evolution to what shipped: a catalog, also the one that is replaced, or a commit"
    )
    func previous() throws {
      #expect(try build().status == 0)
      folder.shell("rm \"$1\"", folder["t/a.json"])
      let removed = try build("--format short t -o out --previous out")
      #expect(removed.status == 1 && removed.outputText.contains("[evolution/template-removed]"))
      try folder.write("t/a.json", BundleFixture.template(1, label: "Made by"))
      let notRaised = try build("--format short t -o out --previous out")
      #expect(notRaised.status == 1 && notRaised.outputText.contains("[evolution/version-not-raised]"))
      #expect(try fixture.run("sum out && $program diff out t --exit-code").status == 1)
      folder.shell("rm \"$1\"", folder["t/a.json"])
      try folder.write("t/a.json", BundleFixture.template(1, version: 2, label: "Made by"))
      #expect(try build("t -o out --previous out").status == 0)
      #expect(try fixture.run("$program diff out t --exit-code").status == 0)
    }

    @Test("a base that can't be had or is empty is status 2, and nothing is written")
    func noPrevious() throws {
      try folder.folder("nothing")
      for base in ["missing", "nothing", "git:", "git:nowhere:t"] {
        let end = try build("t -o out --previous \(base)")
        #expect(end.status == 2 && end.outputText.isEmpty && !end.errors.isEmpty, "\(base)")
      }
      #expect(try fixture.run("test -e out").status == 1)
      #expect(try build("t -o out --previous nothing --allow-empty-base").status == 0)
    }

    @Test("standard input is a template like any other")
    func standardInput() throws {
      #expect(try fixture.run("$program --no-config - -o out --stdin-path a.json <t/a.json && sum out").status == 0)
    }
  }
#endif
