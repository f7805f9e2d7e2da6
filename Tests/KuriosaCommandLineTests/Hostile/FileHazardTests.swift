import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("files that change, vanish, or are none: a message or a finding, never a crash, never a wait")
  struct FileHazardTests {
    private let folder: TemporaryFolder

    private static func template(_ field: String) -> String {
      HostileInput.template(40) { #"{"key": "\#(field)\#($0)", "type": "text", "section": "s", "label": {"en": "L"}}"# }
    }

    init() throws {
      folder = try TemporaryFolder()
    }

    /// While `$program` runs again and again, another process does `hazard` to `t/a.json` in a loop. Each run must end
    /// with one of the statuses.
    private func runs(_ name: String, _ arguments: String, while hazard: String) throws -> ChildProcess.End {
      try folder.write("a", Self.template("one"))
      try folder.write("b", Self.template("other") + String(repeating: " ", count: 5_000))
      try folder.write("t/a.json", Self.template("one"))
      try folder.write("t/z.json", Self.template("one").replacing("7c05", with: "7c06"))
      try folder.write("old/a.json", Self.template("one"))
      return try BuiltProgram(name).run(
        """
        cd "$1"; (while :; do \(hazard); done) >/dev/null 2>&1 & hazard=$!
        for n in $(seq 20); do
          eval "timeout 60 $program \(arguments) t" >out 2>errors; status=$?
          case $status in 0 | 1) ;; 2) [ -s errors ] || echo "status 2 without a message";; *) echo "status $status"; cat errors;; esac
        done
        kill $hazard; wait $hazard 2>/dev/null
        [ ! -d c ] || $program verify c >/dev/null || echo "no whole catalog"; ls -A | grep '^[.]'
        """, folder.path)
    }

    @Test(
      "while they are read",
      arguments: [
        "cat a >t/a.json; cat b >t/a.json", "rm -f t/a.json; cp a t/a.json", "mv t t2; mv t2 t",
        ": >t/a.json; cat b >>t/a.json",
        "rm -f t/a.json; mkfifo t/a.json; rm -f t/a.json; mkdir t/a.json; rmdir t/a.json; ln -s a.json t/a.json; rm -f t/a.json",
      ])
    func changing(_ hazard: String) throws {
      for (name, arguments) in [
        ("kuriosa-lint", "--no-config --quiet --format json"), ("kuriosa-lint", "--no-config --fix --quiet"),
        ("kuriosa-lint", "--no-config --quiet --against old"),
        ("kuriosa-lint", "--no-config --quiet --against t old #"),
        ("kuriosa", "format --no-config --quiet"), ("kuriosa-bundle", "--no-config --quiet --output c"),
        ("kuriosa-bundle", "diff old"),
      ] {
        let end = try runs(name, arguments, while: hazard)
        #expect(end.outputText == "", "\(name) \(arguments) while \(hazard): \(end.outputText)")
        #expect(folder.shell("! ls -A \"$1\" | grep -q '^[.]kuriosa'", folder["t"]) == 0)
        folder.shell("cd \"$1\" && rm -rf a b c t t2 old", folder.path)
      }
    }

    @Test("pipes, devices, folders and what the system makes up", arguments: ["kuriosa-lint", "kuriosa format"])
    func others(_ command: String) throws {
      let words = command.split(separator: " ").map(String.init)
      let program = try BuiltProgram(words[0])
      let run = "timeout 60 $program \(words.dropFirst().joined(separator: " ")) --no-config"
      let script = "mkfifo \"$1/pipe.json\"; cd \"$1\"; "
      let obstacles = [
        "pipe.json", "/dev/null", "/dev/zero", "/dev/full", "/dev/tty0", "/proc/self/mem", "/proc/self/fd",
      ]
      for path in obstacles + ["/proc/kmsg"] {
        let end = try program.run("\(script)\(run) \(path) </dev/null", folder.path)
        #expect(end.status == 2 && !end.errors.isEmpty, "\(path): status \(end.status) \(end.errorText)")
        folder.shell("rm \"$1\"", folder["pipe.json"])
      }
      for path in ["/proc/self/status", "/proc/self/maps", "/proc/cpuinfo"] {
        let end = try program.run("\(run) \(path)")
        #expect(end.status == (words.count == 1 ? 1 : 2), "\(path): \(end.errorText)")
      }
    }

    @Test("pipes, devices, folders and what the system makes up, wherever a command takes a path")
    func othersElsewhere() throws {
      try folder.write("t/a.json", Self.template("one"))
      let obstacles = [
        "pipe", "/dev/zero", "/dev/full", "/proc/self/mem", "/proc/self/fd", "gone", "loop", "t/a.json/b",
      ]
      let commands = [
        ("kuriosa-lint", "--no-config --fix OBSTACLE"), ("kuriosa-lint", "--no-config --unsafe-fixes --diff OBSTACLE"),
        ("kuriosa-lint", "--no-config --against OBSTACLE t"), ("kuriosa-lint", "--config OBSTACLE t"),
        ("kuriosa", "new Kites --templates OBSTACLE --from builtin.coin --output -"), ("kuriosa", "conform OBSTACLE"),
        ("kuriosa", "dump tree OBSTACLE"), ("kuriosa-bundle", "--no-config OBSTACLE --output c"),
        ("kuriosa-bundle", "--no-config t --previous OBSTACLE --output c"), ("kuriosa-bundle", "verify OBSTACLE"),
        ("kuriosa-bundle", "diff OBSTACLE t"), ("kuriosa-bundle", "diff t OBSTACLE"),
      ]
      for (name, arguments) in commands {
        for path in obstacles {
          let command = "timeout 20 $program \(arguments.replacing("OBSTACLE", with: path)) </dev/null"
          let end = try BuiltProgram(name).run(
            "cd \"$1\"; [ -p pipe ] || mkfifo pipe; [ -L loop ] || ln -s loop loop; \(command)", folder.path)
          #expect(end.status == 2 && !end.errors.isEmpty, "\(name) \(command): status \(end.status) \(end.errorText)")
        }
      }
      #expect(folder.shell("test \"$(cd \"$1\" && ls -A | tr '\\n' ' ')\" = 'loop pipe t '", folder.path) == 0)
    }

    @Test(
      "folders that may not be read, loops of links, pipes among the files: named, and nothing is half done",
      arguments: [
        "mkdir t/sub && chmod 000 t/sub", "chmod 000 t/z.json", "ln -s y.json t/x.json; ln -s x.json t/y.json",
        "mkfifo t/p.json", "ln -s /dev/zero t/d.json",
      ])
    func among(_ obstacle: String) throws {
      guard canTestPermissions else { return }
      for (name, arguments) in [
        ("kuriosa-lint", "--no-config --fix --quiet t"), ("kuriosa-lint", "--no-config --diff t"),
        ("kuriosa-lint", "--no-config --against t old"), ("kuriosa", "format --no-config t"),
        ("kuriosa-bundle", "--no-config t --output c"), ("kuriosa-bundle", "diff t old"),
      ] {
        try folder.write("t/a.json", Self.template("one"))
        try folder.write("t/z.json", Self.template("one").replacing("7c05", with: "7c06"))
        try folder.write("old/a.json", Self.template("one"))
        folder.shell("cd \"$1\" && chmod -R a+rwX . && \(obstacle)", folder.path)
        let end = try BuiltProgram(name).run(
          "cd \"$1\"; timeout 20 $program \(arguments)", folder.path, asOrdinaryUser: true)
        #expect(end.status == 2 && !end.errors.isEmpty, "\(name) \(arguments): status \(end.status) \(end.errorText)")
        #expect(folder.shell("test ! -e \"$1\"", folder["c"]) == 0)
        folder.shell("cd \"$1\" && chmod -R u+rwx . && rm -rf t old", folder.path)
      }
    }

    @Test("a link to the folder that it lies in is followed once")
    func loops() throws {
      for (name, arguments) in [
        ("kuriosa-lint", "--no-config --fix --quiet t"), ("kuriosa-lint", "--no-config --quiet --against t t"),
        ("kuriosa", "format --no-config t"), ("kuriosa-bundle", "--no-config t --output c"),
        ("kuriosa-bundle", "diff t t"),
      ] {
        try folder.write("t/s/a.json", Self.template("one"))
        try folder.link("t/s/up", to: "..")
        try folder.link("t/self", to: ".")
        let end = try BuiltProgram(name).run("cd \"$1\"; timeout 20 $program \(arguments)", folder.path)
        #expect(end.status == 0, "\(name) \(arguments): status \(end.status) \(end.errorText)")
        folder.shell("rm -rf \"$1\" \"$2\"", folder["t"], folder["c"])
      }
    }

    @Test("standard input that never ends, is closed, is a folder")
    func standardInput() throws {
      let lint = try BuiltProgram("kuriosa-lint")
      #expect(try lint.run("timeout 60 $program --no-config --format short - </dev/zero").status == 1)
      #expect(
        try lint.run("timeout 60 $program --no-config --format short - </dev/zero").outputText.contains(
          "[syntax/too-large]"))
      #expect(try lint.run("timeout 60 $program --no-config - <&-").status == 2)
      #expect(try lint.run("timeout 60 $program --no-config - <\"$1\"", folder.path).status == 2)
    }

    @Test("names that are not UTF-8 are fixed and formatted under their own name")
    func names() throws {
      let name = FilePath(Array("t/n".utf8) + [0xFF, 0xC3] + Array(".json".utf8))
      try folder.write(name, Self.template("one").replacing("\"Kites\"", with: "\"Kites \""))
      let lint = try BuiltProgram("kuriosa-lint")
      _ = try lint.run("cd \"$1\"; $program --no-config --fix --quiet t", folder.path)
      let end = try lint.run("cd \"$1\"; ls -A t | wc -l; grep -c 'Kites \"' t/*", folder.path)
      #expect(end.outputText == "1\n0\n")
      let kuriosa = try BuiltProgram("kuriosa")
      #expect(try kuriosa.run("cd \"$1\"; $program format t", folder.path).status == 0)
      #expect(try kuriosa.run("cd \"$1\"; $program format --check t", folder.path).status == 0)
      #expect(try kuriosa.run("cd \"$1\"; ls -A t | wc -l", folder.path).outputText == "1\n")
      let bundle = try BuiltProgram("kuriosa-bundle")
      let output = FilePath(Array("c".utf8) + [0xFF, 0xFE])
      let script =
        "cd \"$1\"; $program --no-config t --output \"$2\" && $program verify \"$2\" && $program diff \"$2\" t"
      #expect(try bundle.run(script, folder.path, output).status == 0)
      #expect(try lint.run("cd \"$1\"; $program --no-config --against \"$2\" t", folder.path, output).status == 0)
    }
  }
#endif
