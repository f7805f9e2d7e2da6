import KuriosaCommandLine
import KuriosaJSON
import KuriosaSource
import Testing

#if os(Linux)
  /// What can go wrong while files are written. After each fault every file is whole, the old or the new one, and the next
  /// run leaves no other file.
  @Suite("no fault while writing damages a file or leaves a stray one")
  struct FaultInjectionTests {
    private let folder: TemporaryFolder
    private let kuriosa: BuiltProgram

    init() throws {
      folder = try TemporaryFolder()
      kuriosa = try BuiltProgram("kuriosa")
      folder.shell("chmod 755 \"$1\"", folder.path)
    }

    private static let label = String(repeating: "Kite ", count: 60)
    /// A template of about 40 KB on one line, which the formatter spreads over many.
    private static let old: String = {
      let fields = (0..<100).map { #"{"label":{"en":"\#(label)\#($0)"},"key":"f\#($0)","type":"text"}"# }
      return """
        {"id":"custom.0b0f5b0c-6b0e-4d0c-8f6e-2f6b8f1a7c05","version":1.0,"name":{"en":"Kites"},"icon":"wind",\
        "sections":[{"id":"s","label":{"en":"S"}}],"fields":[\(fields.joined(separator: ","))]}
        """
    }()

    private func text(_ path: FilePath) throws -> String {
      guard case .text(let source) = try FileReader.read(path) else { return "" }
      return source.string(ByteRange(0, source.count))
    }

    /// What the formatter makes of the template.
    private func formatted() throws -> String {
      let path = try folder.write("model/t.json", Self.old)
      #expect(try kuriosa.run("$program format --no-config --quiet \"$1\"", path).status == 0)
      return try text(path)
    }

    private func names(_ folder: FilePath) throws -> [String] {
      try ChildProcess.run([FilePath("ls"), FilePath("-A"), folder]).outputText.split(separator: "\n").map {
        String($0)
      }
    }

    @Test("killed at random, 240 times")
    func killed() throws {
      let new = try formatted()
      let files = (0..<3).map { "t\($0).json" }
      for name in files { try folder.write("t/" + name, Self.old) }
      var random = SystemRandomNumberGenerator()
      var (olds, news, strays) = (0, 0, 0)
      let script = """
        for f in "$1"/*.json; do cat "$2" >"$f"; done
        $program format --no-config --quiet --jobs 1 "$1" & sleep $3; kill -KILL $! 2>/dev/null; wait $! 2>/dev/null
        """
      try folder.write("old", Self.old)
      let whole = try ContinuousClock().measure {
        _ = try kuriosa.run("$program format --no-config --quiet \"$1\"", folder["t"])
      }
      for _ in 0..<240 {
        let delay = Double.random(in: 0..<1.2, using: &random) * (whole / .seconds(1))
        _ = try kuriosa.run(script, folder["t"], folder["old"], FilePath("\(delay)"))
        for name in files {
          let now = try text(folder["t/" + name])
          #expect(now == Self.old || now == new, "\(name) is damaged")
          if now == new { news += 1 } else { olds += 1 }
        }
        strays += try names(folder["t"]).count - files.count
      }
      // Else nobody was killed in the middle, and the test shows nothing.
      #expect(olds > 0 && news > 0)
      #expect(try kuriosa.run("$program format --no-config --quiet \"$1\"", folder["t"]).status == 0)
      #expect(try names(folder["t"]) == files, "\(strays) stray files")
      for name in files { #expect(try text(folder["t/" + name]) == new) }
    }

    @Test("a stray file is removed by the next run that writes there, whatever command; others are not")
    func strays() throws {
      try folder.write("t/a.json", Self.old)
      let others = [
        ".kuriosa-1.tmp", ".kuriosa-1-x.tmp", ".kuriosa-1-1.tmp.json", "kuriosa-1-1.tmp", ".kuriosa--1.tmp",
      ]
      for command in [
        "format \"$1\"", "lint --fix \"$1\"", "lint --report json=\"$1/r\" \"$1\"", "new N --output \"$1/n.json\"",
      ] {
        for name in others + [".kuriosa-1-1.tmp", ".kuriosa-4194304-17.tmp"] {
          folder.shell("touch \"$1\"", folder["t/" + name])
        }
        folder.shell(
          "mkdir -p \"$1\"; ln -sf a.json \"$2\"", folder["t/.kuriosa-2-2.tmp"], folder["t/.kuriosa-3-3.tmp"])
        _ = try kuriosa.run("$program \(command)", folder["t"])
        let left = try names(folder["t"]).filter { $0.contains("kuriosa") }
        #expect(Set(left) == Set(others + [".kuriosa-2-2.tmp", ".kuriosa-3-3.tmp"]), "\(command)")
      }
    }

    @Test("the temporary file of a program that lives is left alone")
    func locked() throws {
      try folder.write("t/a.json", Self.old)
      let script = """
        exec 9>"$1/.kuriosa-1-1.tmp"; flock 9; $program format --no-config --quiet "$1"; ls -A "$1" | tr '\\n' ' '
        exec 9>&-; $program format --no-config --quiet "$1"; ls -A "$1" | tr '\\n' ' '
        """
      #expect(try kuriosa.run(script, folder["t"]).outputText == ".kuriosa-1-1.tmp a.json a.json ")
    }

    @Test("a size limit at any point of the file", arguments: [0, 1, 8, 32, 60])
    func sizeLimit(_ blocks: Int) throws {
      let new = try formatted()
      #expect(new.utf8.count > 34_000)
      let path = try folder.write("t/a.json", Self.old)
      for command in ["format", "lint --fix"] {
        let end = try kuriosa.run("ulimit -f \(blocks); $program \(command) --no-config \"$1\" 2>&1 | cat", path)
        #expect(end.outputText.contains("a.json: file too large"), "\(command) \(blocks)")
        #expect(try text(path) == Self.old)
        #expect(try names(folder["t"]) == ["a.json"])
      }
    }

    @Test("a full disk", .enabled(if: canMount, "needs a small file system of its own"))
    func fullDisk() throws {
      try folder.folder("disk")
      try folder.write("old", Self.old)
      let script = """
        unshare -rm sh -c 'mount -t tmpfs -o size=64k none "$1" && cp "$2" "$1/a.json" && cd "$1" &&
          for command in format "lint --fix"; do
            "$0" $command --no-config a.json 2>&1 >/dev/null; echo "status $?"
          done; cmp "$2" a.json; ls -A | tr "\\n" " "' $program "$1" "$2"
        """
      let end = try kuriosa.run(script, folder["disk"], folder["old"])
      let lines = end.outputText.split(separator: "\n")
      #expect(lines.first == "kuriosa: a.json: no space left on device")
      #expect(lines.filter { $0 == "status 2" }.count == 2, "\(end.outputText)")
      #expect(lines.last == "a.json ", "\(end.outputText)\(end.errorText)")
    }

    @Test("a file or folder that may not be written to", .enabled(if: canTestPermissions))
    func permissions() throws {
      let path = try folder.write("t/a.json", Self.old)
      for (modes, reason) in [
        ("chmod 444 \"$1/a.json\"; chmod 777 \"$1\"", "permission denied"),
        ("chmod 666 \"$1/a.json\"; chmod 555 \"$1\"", "its folder can't be written to: permission denied"),
        ("chmod 000 \"$1/a.json\"; chmod 777 \"$1\"", "permission denied"),
      ] {
        folder.shell(modes, folder["t"])
        for command in ["format", "lint --fix"] {
          let end = try kuriosa.run("$program \(command) --no-config \"$1\"", path, asOrdinaryUser: true)
          #expect(end.status == 2)
          #expect(end.errorText.contains("a.json: \(reason)\n"), "\(command): \(end.errorText)")
        }
        folder.shell("chmod 755 \"$1\"; chmod 644 \"$1/a.json\"", folder["t"])
        #expect(try text(path) == Self.old)
        #expect(try names(folder["t"]) == ["a.json"])
      }
    }

    @Test("a file that changes while it is being formatted is never overwritten with older contents")
    func concurrent() throws {
      let new = try formatted()
      let path = try folder.write("t/a.json", Self.old)
      // Two formatters and one editor that writes other contents as a whole; the last to write wins, nothing is mixed.
      let script = """
        for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
          $program format --no-config --quiet "$1" 2>/dev/null & $program format --no-config --quiet "$1" 2>/dev/null &
          printf '{"id":"%d"}' $n >"$1.new"; mv "$1.new" "$1"; wait
          case $(cat "$1") in *"$n"*) ;; *) echo lost $n;; esac
        done
        """
      #expect(try kuriosa.run(script, path).outputText == "")
      #expect(try names(folder["t"]) == ["a.json"])
      #expect(new != Self.old)
    }
  }

  /// Whether a small file system can be mounted in a namespace of its own.
  private let canMount: Bool = {
    let script = "d=$(mktemp -d) && unshare -rm mount -t tmpfs -o size=64k none \"$d\"; s=$?; rmdir \"$d\"; exit $s"
    return (try? ChildProcess.run([FilePath("sh"), FilePath("-c"), FilePath(script)]))?.status == 0
  }()
#endif
