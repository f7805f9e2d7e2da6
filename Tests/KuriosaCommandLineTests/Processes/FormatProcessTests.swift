import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("kuriosa format as a process")
  struct FormatProcessTests {
    private let folder: TemporaryFolder
    private let kuriosa: BuiltProgram

    init() throws {
      folder = try TemporaryFolder()
      kuriosa = try BuiltProgram("kuriosa")
      folder.shell("chmod 755 \"$1\"", folder.path)
    }

    private let formatted = "{\n  \"id\": \"a\",\n  \"version\": 1.0\n}\n"
    private let messy = "{\"version\":1.0,\n\n\"id\":\"a\"}"

    private func run(_ script: String) throws -> ChildProcess.End {
      try kuriosa.run("cd \"$1\" && \(script)", folder.path)
    }

    private func text(_ name: String) throws -> String {
      try ChildProcess.run([FilePath("cat"), folder[name]]).outputText
    }

    @Test("files are written, and what is fine is not touched")
    func files() throws {
      try folder.write("t/a.json", messy)
      try folder.write("t/b.json", formatted)
      try folder.write("t/notes.txt", messy)
      let end = try run("touch -d 2020-01-01 t/b.json; $program format t; stat -c %y t/b.json")
      #expect(end.status == 0)
      #expect(end.outputText.hasPrefix("2020-01-01"))
      #expect(end.errorText == "kuriosa: remark: formatted 1 of 2 files\n")
      #expect(try text("t/a.json") == formatted)
      #expect(try text("t/notes.txt") == messy)
    }

    @Test("--check names the files and changes nothing; --diff shows what would change")
    func looking() throws {
      try folder.write("t/a.json", messy)
      try folder.write("t/b.json", formatted)
      let check = try run("$program format --check t")
      #expect(check.status == 1)
      #expect(check.outputText == "t/a.json\n")
      let diff = try run("$program format --diff t")
      #expect(diff.status == 1)
      #expect(diff.outputText.hasPrefix("--- a/t/a.json\n+++ b/t/a.json\n@@ "))
      #expect(try text("t/a.json") == messy)
      #expect(try run("$program format --check t/b.json").status == 0)
      #expect(try run("$program format --check --diff t").status == 2)
      guard hasCommand("patch") else { return }
      #expect(try run("$program format --diff t | (cd t && patch -s a.json -)").status == 0)
      #expect(try text("t/a.json") == formatted)
    }

    @Test("'-' formats standard input")
    func standardInput() throws {
      let end = try run("printf '{\"version\":1.0,\\n\\n\"id\":\"a\"}' | $program format -")
      #expect(end.status == 0)
      #expect(end.outputText == formatted)
      #expect(end.errors.isEmpty)
      #expect(try run("echo '{}' | $program format --check -").status == 0)
      let broken = try run("echo '{' | $program format --stdin-path t/new.json -")
      #expect(broken.status == 2 && broken.output.isEmpty)
      #expect(broken.errorText.contains("t/new.json: a file with faults of syntax is left alone; line 1, column 2: "))
      #expect(try run("$program format - </dev/null").status == 2)
    }

    @Test("one file that can't be formatted keeps no other from it, and is status 2")
    func faults() throws {
      try folder.write("t/a.json", messy)
      try folder.write("t/b.json", "{,}")
      try folder.write("t/c.json", messy)
      try folder.link("t/d.json", to: "nowhere")
      let end = try run("$program format t")
      #expect(end.status == 2)
      #expect(end.errorText.contains("t/b.json: a file with faults of syntax"))
      #expect(end.errorText.contains("t/d.json: the link leads nowhere"))
      #expect(try text("t/a.json") == formatted && text("t/b.json") == "{,}" && text("t/c.json") == formatted)
      #expect(try run("$program format --check t").status == 2)
      for path in ["missing", "'t/*.json'", ""] { #expect(try run("$program format \(path)").status == 2, "\(path)") }
      try folder.folder("empty")
      #expect(try run("$program format empty").status == 2)
    }

    @Test("what the configuration excludes is left alone, and a broken configuration stops everything")
    func configuration() throws {
      try folder.write("t/a.json", messy)
      try folder.write("t/drafts/b.json", messy)
      try folder.write(".kuriosa-lint.json", #"{"exclude": ["t/drafts"]}"#)
      #expect(try run("$program format t").status == 0)
      #expect(try text("t/a.json") == formatted && text("t/drafts/b.json") == messy)
      folder.shell("echo '{\"exclude\": 1}' >\"$1\"", folder[".kuriosa-lint.json"])
      let end = try run("$program format t")
      #expect(end.status == 2)
      #expect(end.errorText.contains("nothing was formatted, since the configuration has errors"))
      #expect(try run("$program format --no-config t").status == 0)
    }

    @Test("links stay links; line ends stay on demand; a byte order mark goes; any number of jobs does the same")
    func variants() throws {
      try folder.write("real.json", messy)
      try folder.link("t/link.json", to: "../real.json", making: "t")
      #expect(try run("$program format t; readlink t/link.json").outputText == "../real.json\n")
      #expect(try text("real.json") == formatted)
      try folder.write("w.json", "\u{FEFF}{\r\n\"version\":1.0,\"id\":\"a\"}\n")
      #expect(try run("$program format --keep-line-ends w.json").status == 0)
      #expect(try text("w.json") == formatted.replacing("\n", with: "\r\n"))
      #expect(try run("$program format w.json").status == 0)
      #expect(try text("w.json") == formatted)
      for number in 0..<40 { try folder.write("many/\(number).json", messy + String(repeating: " ", count: number)) }
      let outputs = try [1, 2, 7].map { try run("$program format --diff --jobs \($0) many").output }
      #expect(Set(outputs).count == 1 && outputs[0].count > 1000)
    }

    @Test("unknown options are refused; help and completions know those of the command")
    func usage() throws {
      #expect(try run("$program format --fix t").status == 2)
      #expect(try run("$program format --help").outputText.contains("--keep-line-ends"))
      #expect(try run("$program --completion bash").outputText.contains("--keep-line-ends"))
    }
  }
#endif
