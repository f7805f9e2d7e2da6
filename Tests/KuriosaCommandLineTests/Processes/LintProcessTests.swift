import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("kuriosa-lint as a process")
  struct LintProcessTests {
    private let folder: TemporaryFolder
    private let lint: BuiltProgram

    init() throws {
      folder = try TemporaryFolder()
      lint = try BuiltProgram("kuriosa-lint")
      folder.shell("chmod 755 \"$1\"", folder.path)
    }

    /// The smallest template without a finding that fails.
    private let good = """
      {"id": "custom.0b0f5b0c-6b0e-4d0c-8f6e-2f6b8f1a7c05", "version": 1, "icon": "star", "name": {"en": "Kites"},
       "sections": [{"id": "s", "label": {"en": "Section"}}],
       "fields": [{"key": "maker", "type": "text", "section": "s", "label": {"en": "Maker"}}]}

      """

    @Test("a closed pipe ends the program quietly by its signal, whatever the parent does with it")
    func closedPipe() throws {
      for trap in ["", "trap '' PIPE; "] {
        let end = try lint.run("\(trap)(sleep 0.3; $program --list-rules; echo $? >\"$1\") | true", folder["status"])
        #expect(end.errors.isEmpty)
        let status = try ChildProcess.run([FilePath("cat"), folder["status"]]).outputText
        #expect(status == "141\n")
      }
    }

    @Test("output that can't be written is status 2, with a message")
    func fullDisk() throws {
      let end = try lint.run("$program --list-rules >/dev/full")
      #expect(end.status == 2)
      #expect(end.errorText == "kuriosa-lint: standard output can't be written: no space left on device\n")
      #expect(try lint.run("$program --version >&-").status == 2)
      #expect(try lint.run("$program --version 2>&- <&-").status == 0)
    }

    @Test("each problem is named with its path and reason, and the rest is checked", .enabled(if: canTestPermissions))
    func unreadable() throws {
      try folder.write("t/a.json", good)
      try folder.write("t/b.json", good)
      try folder.folder("t/folder.json")
      try folder.link("t/c.json", to: "missing.json")
      try folder.folder("t/locked")
      folder.shell("chmod 000 \"$1/b.json\" \"$1/locked\"", folder["t"])
      let end = try lint.run("cd \"$1\" && $program t", folder.path, asOrdinaryUser: true)
      #expect(end.status == 2)
      let lines = end.errorText.split(separator: "\n")
      #expect(
        lines == [
          "kuriosa-lint: t/b.json: permission denied",
          "kuriosa-lint: t/c.json: the link leads nowhere: missing.json: no such file or directory",
          "kuriosa-lint: t/locked: permission denied",
        ])
      let json = try lint.run("cd \"$1\" && $program --format json t", folder.path, asOrdinaryUser: true)
      #expect(json.outputText.contains(#""files": 1"#))
    }

    @Test("nothing to check and a path that does not exist are status 2")
    func nothing() throws {
      try folder.write("only-notes/notes.txt", "")
      try folder.folder("empty")
      for name in ["only-notes", "empty", "missing", "only-notes/*.json"] {
        let end = try lint.run("$program \"$1\"", folder[name])
        #expect(end.status == 2 && !end.errors.isEmpty, "\(name)")
      }
      #expect(try lint.run("$program \"$1\"", folder["empty"]).errorText.contains("nothing to check"))
    }

    @Test("a working folder that was deleted is a plain error")
    func deletedFolder() throws {
      try folder.folder("gone")
      let file = try folder.write("t/a.json", good)
      let end = try lint.run("cd \"$1\" && rmdir \"$1\" && $program \"$2\"", folder["gone"], file)
      #expect(end.status == 2)
      #expect(end.errorText.contains("the working folder can't be read"))
    }

    @Test(
      "a report that can't be written leaves the old one whole and no other file",
      .disabled(if: isSanitized, "SKIPPED under a sanitizer: the thread sanitizer undoes how signals are set"))
    func reportAtSizeLimit() throws {
      try folder.write("t/a.json", good)
      let report = try folder.write("out/report.json", "old report")
      let end = try lint.run("ulimit -f 0; $program --report json=\"$1\" \"$2\" | cat", report, folder["t"])
      #expect(end.errorText.contains("report.json: file too large"))
      let names = try ChildProcess.run([FilePath("ls"), FilePath("-A"), folder["out"]]).outputText
      #expect(names == "report.json\n")
      #expect(try ChildProcess.run([FilePath("cat"), report]).outputText == "old report")
    }

    @Test("a folder that can't be written to is a plain error", .enabled(if: canTestPermissions))
    func reportInReadOnlyFolder() throws {
      try folder.write("t/a.json", good)
      try folder.folder("out")
      folder.shell("chmod 555 \"$1\"", folder["out"])
      let end = try lint.run(
        "$program --report json=\"$1/r.json\" \"$2\" >/dev/null", folder["out"], folder["t"], asOrdinaryUser: true)
      #expect(end.status == 2)
      #expect(end.errorText.hasSuffix("out/r.json: its folder can't be written to: permission denied\n"))
    }

    @Test("patterns of a configuration hold below its folder only, whatever else is called alike")
    func patterns() throws {
      try folder.write("tem/.kuriosa-lint.json", #"{"exclude": ["plates/*", "old/*"]}"#)
      try folder.write("tem/old/a.json", good)
      try folder.write("templates/a.json", good)
      let script = "cd \"$1\" && $program --config tem/.kuriosa-lint.json --format json tem templates"
      let end = try lint.run(script, folder.path)
      #expect(end.status == 0 && end.outputText.contains(#""files": 1"#))
    }

    @Test("names reach the terminal escaped, bytes that are not UTF-8 too")
    func names() throws {
      let end = try lint.run("$program \"$(printf 'no\\377\\033[31m')\"")
      #expect(end.status == 2)
      #expect(end.errorText == "kuriosa-lint: no\\xFF\\u{1B}[31m: no such file or directory\n")
    }

    @Test(
      "a fault of our own is status 3 and says so",
      .disabled(if: isSanitized, "SKIPPED under a sanitizer, which takes the signal itself"))
    func fault() throws {
      let script = """
        mkfifo "$1"; $program - <"$1" & process=$!; exec 3>"$1"; sleep 0.2; kill -SEGV $process; wait $process
        """
      let end = try lint.run(script, folder["pipe"])
      #expect(end.status == 3)
      #expect(end.errorText.contains("internal fault: this is a mistake in the program"))
    }
  }
#endif
