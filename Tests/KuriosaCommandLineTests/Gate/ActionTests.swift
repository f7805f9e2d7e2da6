import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  /// The script in `action.yml`, as a runner calls it.
  @Suite("the action for workflows", .enabled(if: hasCommand("git") && hasCommand("bash")))
  struct ActionTests {
    private let gate: GateFolder

    init() throws {
      gate = try GateFolder()
      try gate.folder.write("Templates/kites.json", Kites().text)
      try gate.git.commit()
    }

    private func run(_ settings: String) throws -> ChildProcess.End {
      let package = packageRoot
      // All that is indented behind `run: |` is the script.
      let script = """
        sed -n '/run: |/,$p' '\(package.text)/action.yml' | sed 1d >script.sh && \
          KURIOSA_PROGRAM="$program" KURIOSA_PATH=Templates/ KURIOSA_AGAINST= KURIOSA_ARGUMENTS= KURIOSA_SARIF= && \
          export KURIOSA_PROGRAM KURIOSA_PATH KURIOSA_AGAINST KURIOSA_ARGUMENTS KURIOSA_SARIF && \
          export \(settings) && bash --noprofile --norc -eo pipefail script.sh
        """
      return try gate.run(script)
    }

    @Test("checks, compares, writes a report, and takes arguments")
    func runs() throws {
      #expect(try run("A=a").status == 0)
      gate.folder.shell("rm \"$1\"", gate.folder["Templates/kites.json"])
      try gate.folder.write("Templates/kites.json", Kites(version: 2, fields: [Kites.maker]).text)
      #expect(try run("A=a").status == 0)
      let compared = try run("KURIOSA_AGAINST=git:HEAD KURIOSA_SARIF=out.sarif")
      #expect(compared.status == 1)
      #expect(compared.outputText.hasPrefix("::error file=Templates/kites.json,line="))
      #expect(try gate.run("grep -c evolution/field-removed out.sarif").status == 0)
      #expect(try run("KURIOSA_AGAINST=git:nope").status == 2)
      #expect(try run("KURIOSA_AGAINST=git:HEAD 'KURIOSA_ARGUMENTS=--ignore evolution --strict'").status == 0)
    }
  }
#endif
