import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  /// The hook of this package, run by the real `pre-commit` in a scratch repository.
  @Suite("the pre-commit hook")
  struct PreCommitTests {
    private static let isThere = hasCommand("pre-commit") && hasCommand("git")
    private let gate: GateFolder

    init() throws {
      gate = try GateFolder()
    }

    @Test("passes, fails on a fault in a file that was not touched too, and passes again")
    func run() throws {
      guard Self.isThere else {
        print("SKIPPED: the hook was not tried, pre-commit is not installed")
        if Environment.process["CI"] == "true" { Issue.record("pre-commit is not installed") }
        return
      }
      try prepare()
      #expect(try hook().status == 0)
      gate.folder.shell("rm \"$1\"", gate.folder["Templates/kites.json"])
      try gate.folder.write("Templates/kites.json", Kites(fields: [Kites.maker, Kites.faulty]).text)
      let faulty = try hook()
      #expect(faulty.status == 1)
      #expect(faulty.outputText.contains("[fields/unknown-section]"))
      try gate.git.git("add -A")
      try gate.git.git("commit -q --no-verify -m faulty")
      try gate.folder.write("Templates/other.json", Kites(id: "custom.0c2f4f0e-9d0a-4c55-8a9e-3b1f7c6d5e42").text)
      #expect(try hook().status == 1, "the whole catalog is checked")
      gate.folder.shell("rm \"$1\"", gate.folder["Templates/kites.json"])
      try gate.folder.write("Templates/kites.json", Kites().text)
      #expect(try hook().status == 0)
    }

    /// A repository with the hook, and one with templates that uses it.
    private func prepare() throws {
      let hooks = try GitFolder()
      hooks.folder.shell("cp \"$1\" \"$2\"", packageRoot.appending(".pre-commit-hooks.yaml".utf8), hooks.folder.path)
      try hooks.commit()
      gate.folder.shell("mv \"$1\" \"$2\"", hooks.folder.path, gate.folder["hooks"])
      try gate.folder.write(".gitignore", "/hooks\n/home\n")
      try gate.folder.write("Templates/kites.json", Kites().text)
      let script = """
        cd "$1" && printf 'repos:\\n- repo: file://%s/hooks\\n  rev: %s\\n  hooks:\\n  - id: kuriosa-lint\\n' \
          "$PWD" "$(git -C hooks rev-parse HEAD)" >.pre-commit-config.yaml
        """
      try #require(gate.folder.shell(script, gate.folder.path) == 0)
      try gate.git.commit()
    }

    private func hook() throws -> ChildProcess.End {
      try gate.run(
        "git add -A && PATH=\"$(dirname \"$program\"):$PATH\" PRE_COMMIT_HOME=\"$PWD/home\" pre-commit run --color never"
      )
    }
  }
#endif
