import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  /// A template of kites, for the tests of the gate.
  struct Kites {
    var id = "custom.3b1d2c8e-6a70-4f0c-9d4e-2f6b8f1a7c05"
    var version = 1
    var fields = [Kites.maker, Kites.frame]

    static let maker = #"{"key": "maker", "type": "text", "label": {"en": "Maker"}, "section": "main"}"#
    static let frame =
      #"{"key": "frame", "type": "dropdown", "label": {"en": "Frame"}, "options": [{"id": "carbon", "label": {"en": "Carbon"}}]}"#
    /// With a fault: there is no such section.
    static let faulty = #"{"key": "tail", "type": "checkbox", "label": {"en": "Tail"}, "section": "nowhere"}"#

    var text: String {
      """
      {
        "id": "\(id)",
        "version": \(version),
        "name": {"en": "Kites"},
        "icon": "wind",
        "sections": [{"id": "main", "label": {"en": "Basics"}}],
        "fields": [
          \(fields.joined(separator: ",\n    "))
        ]
      }

      """
    }
  }

  /// A scratch repository, and `kuriosa-lint` as a process in it.
  struct GateFolder {
    let git: GitFolder
    private let lint: BuiltProgram
    var folder: TemporaryFolder { git.folder }

    init() throws {
      git = try GitFolder()
      lint = try BuiltProgram("kuriosa-lint")
    }

    /// Runs a script in which `$program` is kuriosa-lint.
    func run(_ script: String) throws -> ChildProcess.End {
      try lint.run("cd \"$1\" && \(script)", folder.path)
    }

    /// `path rule` of each finding.
    func findings(_ arguments: String) throws -> [String] {
      let end = try run("$program --format short \(arguments)")
      return end.outputText.split(separator: "\n").filter { $0.contains(": ") }.map { line in
        let rule = line.split(separator: "[").last.map { $0.dropLast() } ?? ""
        return "\(line.prefix { $0 != ":" }) \(rule)"
      }
    }
  }

  @Suite("--against judges changes against what shipped", .enabled(if: hasCommand("git")))
  struct AgainstTests {
    private let gate: GateFolder

    init() throws {
      gate = try GateFolder()
    }

    private func write(_ path: String, _ kites: Kites) throws {
      try gate.folder.write("\(path).new", kites.text)
      gate.folder.shell("mv \"$1.new\" \"$1\"", gate.folder[path])
    }

    private func ship() throws {
      try write("t/kites.json", Kites())
      try gate.git.commit()
    }

    @Test("without a change there is no finding, in git, in a folder and in a catalog")
    func same() throws {
      try ship()
      gate.folder.shell("mkdir \"$1\" && cp \"$2\"/* \"$1\"", gate.folder["old"], gate.folder["t"])
      for base in ["git:HEAD", "git:HEAD:t", "old", "old/", "git-merge-base:HEAD"] {
        #expect(try gate.run("$program --against \(base) t").status == 0, "\(base)")
      }
    }

    @Test("a removed field fails the gate, and is mended by putting it back hidden")
    func removed() throws {
      try ship()
      try write("t/kites.json", Kites(version: 2, fields: [Kites.maker]))
      #expect(try gate.findings("--against git:HEAD t") == ["t/kites.json evolution/field-removed"])
      #expect(try gate.run("$program --against git:HEAD t").status == 1)
      #expect(try gate.run("$program --against git:HEAD --fix t").status == 1)
      #expect(try gate.run("$program --against git:HEAD --unsafe-fixes t").status == 0)
      #expect(try gate.run("grep -c '\"hidden\": true' t/kites.json").outputText == "1\n")
    }

    @Test("the version is raised by --fix")
    func version() throws {
      try ship()
      try write("t/kites.json", Kites(fields: [Kites.maker.replacing("Maker", with: "Workshop"), Kites.frame]))
      #expect(try gate.run("$program --against git:HEAD --diff t").outputText.contains("+  \"version\": 2,"))
      #expect(try gate.run("$program --against git:HEAD --fix t").status == 0)
      #expect(try gate.run("grep version t/kites.json").outputText == "  \"version\": 2,\n")
    }

    @Test("a template counts as removed only below folders that were given")
    func removedTemplate() throws {
      try write("t/kites.json", Kites())
      try write("t/more/other.json", Kites(id: "custom.0c2f4f0e-9d0a-4c55-8a9e-3b1f7c6d5e42"))
      try gate.git.commit()
      gate.folder.shell("rm \"$1\"", gate.folder["t/more/other.json"])
      #expect(try gate.findings("--against git:HEAD t") == ["t/more/other.json evolution/template-removed"])
      #expect(try gate.findings("--against git:HEAD t/kites.json").isEmpty)
      #expect(try gate.findings("--against git:HEAD:t t") == ["t/more/other.json evolution/template-removed"])
      try write("t/elsewhere.json", Kites(id: "custom.0c2f4f0e-9d0a-4c55-8a9e-3b1f7c6d5e42"))
      #expect(try gate.findings("--against git:HEAD t").isEmpty, "moved")
    }

    @Test("what could not be read is not called removed as well")
    func unreadable() throws {
      try ship()
      gate.folder.shell("printf '{' >\"$1\"", gate.folder["t/kites.json"])
      #expect(try !gate.findings("--against git:HEAD t").contains { $0.contains("evolution/") })
    }

    @Test("a file that the configuration excludes is no base and not removed")
    func excluded() throws {
      try gate.folder.write(".kuriosa-lint.json", #"{"exclude": ["t/drafts"]}"#)
      try write("t/kites.json", Kites())
      try gate.folder.write("t/drafts/broken.json", "{")
      try gate.git.commit()
      gate.folder.shell("rm -r \"$1\"", gate.folder["t/drafts"])
      #expect(try gate.run("$program --against git:HEAD t").status == 0)
    }

    @Test("standard input is compared under its name")
    func standardInput() throws {
      try ship()
      try write("changed", Kites(version: 2, fields: [Kites.maker]))
      let found = try gate.findings("--against git:HEAD --stdin-path t/kites.json - <changed")
      #expect(found == ["t/kites.json evolution/field-removed"])
    }

    @Test("a base that can't be had is status 2 and a message, and nothing is reported as checked")
    func failures() throws {
      try ship()
      for base in ["git:nope", "git:", "git:HEAD:nope", "nope", "git:--help", "git-merge-base:nope"] {
        let end = try gate.run("$program --against \(base) t")
        #expect(end.status == 2 && end.output.isEmpty && !end.errors.isEmpty, "\(base)")
      }
      #expect(try gate.run("PATH=/nowhere $program --against git:HEAD t").errorText.contains("git can't be run"))
      #expect(try gate.run("PATH=/nowhere $program --against git:HEAD t").status == 2)
      #expect(try gate.run("$program --allow-empty-base t").status == 2)
      try gate.folder.folder("empty")
      #expect(try gate.run("$program --against empty t").status == 2)
      #expect(try gate.run("$program --against empty --allow-empty-base t").status == 0)
    }

    @Test("hooks of git, which set variables of their own, do not lead it astray")
    func hook() throws {
      try ship()
      try write("t/kites.json", Kites(version: 2, fields: [Kites.maker]))
      let end = try gate.run(
        "printf '#!/bin/sh\\nexec '\"$program\"' --format short --against git:HEAD t >hook.txt\\n' >.git/hooks/pre-commit && "
          + "chmod +x .git/hooks/pre-commit && git -c user.name=T -c user.email=t@example.invalid commit -qam x; cat hook.txt"
      )
      #expect(end.outputText.contains("[evolution/field-removed]"), "\(end.errorText)")
    }

    @Test("a repository that the environment names is taken as git takes it")
    func environment() throws {
      try ship()
      try write("t/kites.json", Kites(version: 2, fields: [Kites.maker]))
      let end = try gate.run("GIT_DIR=.git $program --format short --against git:HEAD t")
      #expect(end.status == 1 && end.outputText.contains("[evolution/field-removed]"), "\(end.errorText)")
    }

    @Test("the working folder can be a base; what lay below its folders is missed below the one that was given")
    func workingFolder() throws {
      try write("old/t/kites.json", Kites())
      try write("new/other.json", Kites(id: "custom.0c2f4f0e-9d0a-4c55-8a9e-3b1f7c6d5e42"))
      let removed = try gate.run("cd old && $program --format short --against . ../new")
      #expect(removed.outputText.hasPrefix("../new/t/kites.json:1:1: error: the template"), "\(removed.outputText)")
    }

    @Test("reports call a file the same, wherever the command is started")
    func root() throws {
      try write("deep/t/kites.json", Kites(fields: [Kites.maker, Kites.faulty]))
      let other = try TemporaryFolder()
      for format in ["sarif", "gitlab", "junit", "github"] {
        let outputs = try [
          gate.run("$program --format \(format) deep/t"),
          gate.run("cd deep && $program --format \(format) t/kites.json"),
          gate.run("cd deep/t && $program --format \(format) ."),
          gate.run("path=$PWD && cd '\(other.path.text)' && $program --format \(format) \"$path/deep\""),
        ].map(\.outputText)
        #expect(outputs[0].contains("deep/t/kites.json"))
        // JUnit's details name the file as it was given.
        if format != "junit" { #expect(outputs.allSatisfy { $0 == outputs[0] }, "\(format)") }
      }
    }
  }

  @Suite("--changed-since reports what is in touched files", .enabled(if: hasCommand("git")))
  struct ChangedSinceTests {
    private let gate: GateFolder

    init() throws {
      gate = try GateFolder()
      let ids = ["a", "b", "c", "d", "e"]
      for (number, name) in ids.enumerated() where name != "e" {
        let id = "custom.3b1d2c8e-6a70-4f0c-9d4e-2f6b8f1a7c0\(number)"
        try gate.folder.write("t/\(name).json", Kites(id: id, fields: [Kites.maker, Kites.faulty]).text)
      }
      try gate.git.commit()
    }

    @Test("committed, staged, unstaged and untracked changes count; the others are still judged")
    func touched() throws {
      #expect(try gate.findings("--changed-since HEAD t").isEmpty)
      #expect(try gate.run("$program --changed-since HEAD t").status == 0)
      try gate.git.git("tag start")
      gate.folder.shell("echo >>\"$1\"", gate.folder["t/a.json"])
      try gate.git.commit()
      gate.folder.shell("echo >>\"$1\"", gate.folder["t/b.json"])
      try gate.git.git("add t/b.json")
      gate.folder.shell("echo >>\"$1\"", gate.folder["t/c.json"])
      let id = "custom.3b1d2c8e-6a70-4f0c-9d4e-2f6b8f1a7c03"
      try gate.folder.write("t/e.json", Kites(id: id, fields: [Kites.maker, Kites.faulty]).text)
      let found = try gate.findings("--changed-since start t")
      let faults = ["a", "b", "c", "e"].map { "t/\($0).json fields/unknown-section" }
      // The id of the new file is that of one that was not touched.
      #expect(found.sorted() == (faults + ["t/e.json catalog/duplicate-id"]).sorted())
      #expect(try gate.run("cd t && $program --format short --changed-since start .").outputText.contains("a.json:"))
    }

    @Test("a new file that clashes with an old one is reported, wherever the finding stands")
    func clash() throws {
      gate.folder.shell("cp \"$1/d.json\" \"$1/0.json\"", gate.folder["t"])
      let found = try gate.findings("--changed-since HEAD --select catalog t")
      #expect(found == ["t/d.json catalog/duplicate-id"])
    }

    @Test("a revision that is unknown, or none, is status 2")
    func failures() throws {
      for revision in ["nope", "-x", "''"] {
        #expect(try gate.run("$program --changed-since \(revision) t").status == 2, "\(revision)")
      }
    }
  }
#endif
