import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("kuriosa-bundle verify as a process")
  struct BundleVerifyTests {
    private let fixture: BundleFixture
    private let first = BundleFixture.file(1)
    private let second = BundleFixture.file(2)

    init() throws {
      fixture = try BundleFixture()
      try fixture.folder.write("t/a.json", BundleFixture.template(1))
      try fixture.folder.write("t/b.json", BundleFixture.template(2))
      try #require(try fixture.run("$program --no-config -q t -o out").status == 0)
    }

    /// The findings of `verify` after a change, which must not change anything itself.
    private func findings(_ change: String) throws -> [String] {
      let script = """
        rm -rf c; cp -R out c; (cd c; \(change)); find c -type f -exec sha256sum {} + | sort >before
        $program verify --no-config --format short c >report; status=$?
        find c -type f -exec sha256sum {} + | sort >after; cmp before after || echo 'verify wrote something'
        grep '^c/' report; echo "status $status"
        """
      let end = try fixture.run(script)
      #expect(!end.outputText.contains("digest") && !end.outputText.contains("--force"), "\(change)")
      return end.outputText.split(separator: "\n").map { line in
        line.hasSuffix(" [catalog/damaged-file]") ? String(line.dropLast(23)) : String(line)
      }
    }

    private func line(_ file: String, _ what: String) -> String { "c/\(file):1:1: error: \(file) \(what)" }

    @Test("a flipped byte, also where the JSON stays sound")
    func flipped() throws {
      for file in [first, "SHA256SUMS", "catalog.json"] {
        let found = try findings("printf X | dd of=\(file) bs=1 seek=30 conv=notrunc 2>/dev/null")
        #expect(found.last == "status 1")
        #expect(found.dropLast().allSatisfy { $0.hasPrefix("c/\(file):") } && found.count > 1, "\(found)")
      }
    }

    @Test("a missing, an extra, a hidden and a truncated file, a folder")
    func files() throws {
      #expect(try findings("rm \(first)") == [line(first, "is missing"), "status 1"])
      let extra = "is no part of the catalog: neither SHA256SUMS nor catalog.json lists it"
      #expect(try findings("touch notes.txt") == [line("notes.txt", extra), "status 1"])
      #expect(try findings("touch .DS_Store") == [line(".DS_Store", extra), "status 1"])
      #expect(try findings("mkdir sub") == [line("sub", extra), "status 1"])
      let folder = try findings("rm \(first); mkdir \(first)")
      #expect(folder == [line(first, "is no file of a catalog, but a folder, a device, or too large"), "status 1"])
      let cut = try findings("truncate -s 100 \(second)")
      #expect(cut[0].hasPrefix(line(second, "has 100 bytes instead of")) && cut[0].hasSuffix(": it was cut off"))
      #expect(try findings("cp \(first) watch.json").count == 3)
    }

    @Test("only line ends differ")
    func lineEnds() throws {
      let found = try findings("sed -i 's/$/\\r/' \(first)")
      #expect(found == [line(first, "only line ends differ: it was shipped with LF and has CRLF here"), "status 1"])
      #expect(try findings("sed -i 's/$/\\r/' *").filter { $0.contains("only line ends differ") }.count == 4)
    }

    @Test("the templates are checked, too")
    func lint() throws {
      let found = try findings(
        "sed -i 's/\"s\",\"type\"/\"x\",\"type\"/' \(first); sha256sum catalog.json custom* >SHA256SUMS")
      #expect(found.contains { $0.contains("[fields/unknown-section]") })
      #expect(found.contains { $0.hasPrefix(line("catalog.json", "has another sum or size for \(first)")) })
    }

    @Test("a file that can't be read is status 2", .enabled(if: canTestPermissions))
    func unreadable() throws {
      let end = try fixture.run(
        "$program verify --no-config \"$1\" | cat; $program verify --no-config \"$1\" >/dev/null",
        fixture.folder["out"],
        asOrdinaryUser: true)
      #expect(end.status == 0)
      fixture.folder.shell("chmod 000 \"$1\"", fixture.folder["out/\(first)"])
      let locked = try fixture.run("$program verify --no-config out", asOrdinaryUser: true)
      #expect(locked.status == 2)
      #expect(locked.errorText == "kuriosa-bundle: out/\(first): permission denied\n")
      #expect(!locked.outputText.contains("digest"))
    }
  }
#endif
