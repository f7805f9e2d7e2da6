import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  /// Whether system calls of a program can be made to fail. Continuous integration installs what is needed, and fails
  /// without it.
  let canInjectFaults: Bool = {
    if Environment.process["CI"] == "true" { return true }
    let words = ["strace", "-qq", "-o", "/dev/null", "-e", "inject=write:error=ENOSPC:when=99", "true"]
    return (try? ChildProcess.run(words.map { FilePath($0) }))?.status == 0
  }()

  @Suite("faults of the system: a message and status 2, and every file is the old or the new one")
  struct SystemFaultTests {
    private let folder: TemporaryFolder

    /// One file whose label ends in a space, which is mended, and which is not formatted.
    private static let template = """
      {"id": "custom.0b0f5b0c-6b0e-4d0c-8f6e-2f6b8f1a7c05", "version": 1.0, "icon": "wind", "name": {"en": "Kites"},  \
      "sections": [{"id": "s", "label": {"en": "Section"}}], "fields": [{"key": "maker", "type": "text", "section": "s", \
      "label": {"en": "Maker "}}]}

      """

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("t/a.json", Self.template)
      try folder.write("base/a.json", Self.template.replacing("maker", with: "builder"))
    }

    /// `$run`: the command, `r` a report that it may write. Each call of a kind fails once, with each error. The first calls of a program, with which the
    /// system loads it, are counted by a run of `--version` and left out, as far as they are the same ones.
    private static let script = """
      cd "$1"; cp t/a.json old; rm -f r
      $run t >expected 2>/dev/null; want=$?; cp t/a.json new; [ ! -e r ] || mv r report
      for call in $calls; do
        strace -f -qq -o trace -e trace=$call $program --version >/dev/null 2>&1; before=$(wc -l <trace)
        for error in EIO ENOSPC EMFILE EINTR; do
          n=$((before > 2 ? before - 2 : 0)); first=$n
          while :; do
            n=$((n + 1)); cp old t/a.json; rm -f r
            strace -f -qq -o trace -e trace=$call -e inject=$call:error=$error:when=$n $run t >out 2>errors
            status=$?; what="$error at $call $n: status $status"
            cmp -s t/a.json old || cmp -s t/a.json new || echo "$what: the file is neither old nor new"
            [ ! -e r ] || [ "$(tail -n 1 r)" = "}" ] || echo "$what: the report is damaged"
            case $status in
              0 | 1)
                [ ! -e report ] || cmp -s r report || echo "$what: another or no report"
                cmp -s t/a.json new || echo "$what: not done"
                cmp -s out expected || echo "$what: another report"
                [ $status = $want ] || echo "$what: not $want";;
              2) [ -s errors ] || echo "$what: no message";;
              127) ;; # the system could not load the program
              *) echo "$what: $(head -n 2 errors)";;
            esac
            grep -q INJECTED trace || break
            [ $error != EINTR ] || [ $status = $want ] || echo "$what: it was not tried again: $(head -n 1 errors)"
            [ -z "$(ls -A t | grep -v '^a[.]json$')" ] || { echo "$what: leaves $(ls -A t)"; rm -f t/.kuriosa*; }
            [ -z "$(ls -A | grep '^[.]')" ] || { echo "$what: leaves $(ls -A)"; rm -f .kuriosa*; }
          done
        done
      done
      """

    private func expectSound(_ program: String, _ arguments: String, calls: String) throws {
      let script = "run=\"$program \(arguments)\"; calls=\"\(calls)\"; " + Self.script
      let end = try BuiltProgram(program).run(script, folder.path)
      #expect(end.outputText == "", "\(end.outputText)\(end.errorText)")
    }

    @Test(
      "each call fails once",
      .enabled(if: canInjectFaults, "SKIPPED: strace can't make system calls fail here"),
      arguments: [
        ("kuriosa-lint", "--no-config --jobs 1 --format short", "openat read write newfstatat fstat getdents64"),
        ("kuriosa-lint", "--no-config --jobs 1 --fix --format short", "openat read write fsync rename fchmod"),
        ("kuriosa", "format --no-config --jobs 1", "openat read write fsync rename fchmod"),
        ("kuriosa-lint", "--no-config --jobs 1 --format short --report json=r", "openat write fsync rename"),
        ("kuriosa-lint", "--no-config --jobs 2 --format short base", "clone3"),
        ("kuriosa-lint", "--no-config --jobs 1 --format short --against base", "openat read getdents64 fstat"),
        ("kuriosa-bundle", "diff base", "openat read write getdents64 fstat"),
      ])
    func each(_ program: String, _ arguments: String, _ calls: String) throws {
      try expectSound(program, arguments, calls: calls)
    }

    @Test(
      "without the arguments nothing is checked, formatted or mended in their place",
      .enabled(if: canInjectFaults, "SKIPPED: strace can't make system calls fail here"))
    func arguments() throws {
      try folder.write("Templates/a.json", Self.template)
      let lint = try BuiltProgram("kuriosa-lint")
      for call in ["openat", "read"] {
        for number in 1...4 {
          let inject = "strace -qq -o trace -e inject=\(call):error=EIO:when=\(number)"
          let end = try lint.run("cd \"$1\"; \(inject) $program --no-config --fix --format short t", folder.path)
          #expect(!end.outputText.contains("Templates/"), "\(call) \(number): \(end.outputText)")
          #expect(folder.shell("grep -q 'Maker \"' \"$1\"", folder["Templates/a.json"]) == 0, "\(call) \(number)")
        }
      }
    }

    @Test("output that is closed or full is status 2 and a message; a pipe that closes ends the program by its signal")
    func output() throws {
      for (name, arguments) in [
        ("kuriosa-lint", "--no-config --format json"), ("kuriosa-lint", "--no-config --diff"),
        ("kuriosa", "format --diff"),
        ("kuriosa", "format --check"), ("kuriosa", "conform"), ("kuriosa", "dump tree t/a.json #"),
        ("kuriosa", "new Kites --output - #"), ("kuriosa", "explain formulas/cycle #"),
        ("kuriosa-lint", "--list-rules #"), ("kuriosa-lint", "--completion bash #"), ("kuriosa-lint", "--help #"),
        ("kuriosa-lint", "--show-config"), ("kuriosa-lint", "--no-config --against base"),
        ("kuriosa-bundle", "diff base"),
        ("kuriosa-bundle", "--no-config base --output c #"), ("kuriosa-bundle", "verify c #"),
      ] {
        for target in [">&-", ">/dev/full"] {
          let program = try BuiltProgram(name)
          folder.shell("cd \"$1\" && rm -f t/a.json", folder.path)
          try folder.write("t/a.json", Self.template.replacing("\"s\", ", with: "\"x\", "))
          let end = try program.run("cd \"$1\"; eval \"$program \(arguments) t\" \(target)", folder.path)
          #expect(end.status == 2, "\(name) \(arguments) \(target): status \(end.status)")
          #expect(
            end.errorText.contains("standard output can't be written"), "\(arguments) \(target): \(end.errorText)")
        }
      }
      try folder.write("many/a.json", HostileInput.findings(5_000))
      let script =
        "cd \"$1\"; ($program --no-config --format text many; echo $? >status) | head -c 1 >/dev/null; cat status"
      #expect(try BuiltProgram("kuriosa-lint").run(script, folder.path).outputText == "141\n")
    }

    @Test("with its descriptors closed no command writes its messages into a file")
    func closedDescriptors() throws {
      for closed in ["<&- >&- 2>&-", "<&- >/dev/null 2>&-", ">/dev/null 2>&-"] {
        for (name, arguments) in [
          ("kuriosa-lint", "--no-config --fix t"), ("kuriosa", "format --no-config t"),
          ("kuriosa-lint", "--no-config --report json=r t"), ("kuriosa-bundle", "--no-config t --output c"),
        ] {
          folder.shell("cd \"$1\" && rm -rf c r t/a.json", folder.path)
          try folder.write("t/a.json", Self.template)
          let script = """
            cd "$1"; cp t/a.json copy; $program \(arguments) \(closed)
            if [ -e r ]; then tail -n 1 r | grep -qx '}' || echo "the report is damaged"; fi
            if [ -d c ]; then (cd c; sha256sum -c --quiet SHA256SUMS) || echo "the catalog is damaged"; fi
            grep -Eq 'remark|kuriosa' t/a.json && echo "messages in the file"; ls -A t | grep -v '^a.json$'
            """
          let end = try BuiltProgram(name).run(script, folder.path)
          #expect(end.outputText == "", "\(name) \(arguments) \(closed): \(end.outputText)")
        }
      }
    }

    @Test("few open files are no obstacle; too few are a message")
    func openFiles() throws {
      let lint = try BuiltProgram("kuriosa-lint")
      for number in 0..<50 { try folder.write("many/\(number)/a.json", Self.template) }
      let few = try lint.run("ulimit -n 64; $program --no-config --quiet --jobs 2 \"$1\" >/dev/null", folder["many"])
      #expect(few.status < 2, "\(few.errorText)")
      let none = try lint.run("exec 3<&0 4<&0 5<&0; ulimit -n 6; $program --no-config --jobs 1 \"$1\"", folder["many"])
      #expect(none.status == 2 || none.status == 127 || none.status < 2 && none.errors.isEmpty, "\(none.errorText)")
    }
  }
#endif
