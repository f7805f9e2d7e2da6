import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("kuriosa-bundle diff as a process")
  struct BundleDiffTests {
    private let fixture: BundleFixture

    init() throws {
      fixture = try BundleFixture()
      try fixture.folder.write("old/a.json", BundleFixture.template(1))
      try fixture.folder.write("old/b.json", BundleFixture.template(2))
      try fixture.folder.write("new/x.json", BundleFixture.template(1, version: 2, label: "Made by"))
      try fixture.folder.write("new/b.json", BundleFixture.template(2))
      try fixture.folder.write("new/c.json", BundleFixture.template(3))
    }

    @Test("templates are matched by id, whatever their files are called; folders and catalogs are the same")
    func folders() throws {
      let kites = "custom.0b0f5b0c-6b0e-4d0c-8f6e-00000000000"
      let expected = """
        \(kites)1 (Kites 1): version 1 → 2
          label of field "maker" in "en": "Maker" → "Made by"

        \(kites)3 (Kites 3): added, version 1

        1 template added, 1 changed; nothing breaking

        """
      #expect(try fixture.run("$program diff old new").outputText == expected)
      let script =
        "for d in old new; do $program --no-config -q $d -o $d.catalog >/dev/null; done; $program diff old.catalog"
      #expect(try fixture.run("\(script) new.catalog").outputText == expected)
      #expect(try fixture.run("\(script) new").outputText == expected)
    }

    @Test(
      "a revision is looked at where the other side lies, or in Templates",
      .enabled(if: hasCommand("git"), "SKIPPED: git is not installed"))
    func git() throws {
      let script = """
        git init -q . && git config user.email a@example.com && git config user.name a
        mkdir Templates && cp old/* Templates && git add Templates && git commit -qm one && git tag one
        rm Templates/* && cp new/* Templates && git add -A Templates && git commit -qm two
        for operands in 'git:one Templates' 'git:one git:HEAD' 'git:one:Templates new' 'git:one git:HEAD:Templates'; do
          $program diff $operands | tail -n 1
        done
        """
      let end = try fixture.run(script)
      #expect(
        end.outputText == String(repeating: "1 template added, 1 changed; nothing breaking\n", count: 4),
        "\(end.errorText)")
    }

    @Test("status 1 on a difference with --exit-code only")
    func status() throws {
      #expect(try fixture.run("$program diff old new").status == 0)
      #expect(try fixture.run("$program diff --exit-code old new").status == 1)
      #expect(try fixture.run("$program diff --exit-code old old").status == 0)
    }

    @Test("what can't be compared is status 2")
    func failures() throws {
      try fixture.folder.folder("empty")
      try fixture.folder.write("twice/a.json", BundleFixture.template(1))
      try fixture.folder.write("twice/b.json", BundleFixture.template(1))
      try fixture.folder.write("broken/a.json", "{")
      for operands in ["old", "old new old", "old missing", "empty new", "old twice", "old broken", "git: new"] {
        let end = try fixture.run("$program diff \(operands)")
        #expect(end.status == 2 && end.outputText.isEmpty && !end.errors.isEmpty, "\(operands)")
      }
      let first = try fixture.run("$program diff --allow-empty-base empty new")
      #expect(first.status == 0 && first.outputText.hasSuffix("3 templates added; nothing breaking\n"))
    }

    @Test("the same bytes in 20 processes")
    func processes() throws {
      let script = "for n in $(seq 20); do $program diff --format json \"$1\" new | sha256sum; done | sort -u | wc -l"
      #expect(try fixture.run(script, BundleFixture.builtIns).outputText == "1\n")
    }
  }
#endif
