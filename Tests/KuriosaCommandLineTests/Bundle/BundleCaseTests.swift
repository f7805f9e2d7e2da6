import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  /// The real-world fault cases about bundles that are collected in `../shared/cases`. The package has tests of its own
  /// for each of them; these are the exact inputs.
  @Suite(
    "shared cases of bundles",
    .enabled(if: SharedCase.areThere, "SKIPPED: there is no folder ../shared/cases beside the package"))
  struct BundleCaseTests {
    private let fixture: BundleFixture

    init() throws { fixture = try BundleFixture() }

    private func run(_ script: String, on name: String) throws -> ChildProcess.End {
      try fixture.run("cases=$1\n" + script, SharedCase.inputs.appending(name.utf8))
    }

    @Test("bundle-01: no order of a folder or a language shows")
    func order() throws {
      let end = try run(
        """
        sh "$cases/setup.sh" "$PWD"
        for source in one two; do for locale in C de_DE.UTF-8 tr_TR.UTF-8; do
          LC_ALL=$locale $program -q --no-config $source -o out >/dev/null && sum out
        done; done | sort -u | wc -l; ls out | wc -l
        """, on: "bundle-01")
      #expect(end.outputText == "1\n10\n", "\(end.errorText)")
    }

    @Test("bundle-03: no hash seed shows")
    func seeds() throws {
      let end = try run(
        """
        for n in $(seq 20); do
          if [ $((n % 2)) = 0 ]; then export SWIFT_DETERMINISTIC_HASHING=1; else unset SWIFT_DETERMINISTIC_HASHING; fi
          $program -q --no-config "$cases" -o out >/dev/null && cat out/* | sha256sum
        done | sort -u | wc -l
        """, on: "bundle-03")
      #expect(end.outputText == "1\n", "\(end.errorText)")
    }

    @Test(
      "bundle-05: sums cover the canonical form, so LF and CRLF agree; a changed catalog says 'only line ends differ'")
    func lineEnds() throws {
      let end = try run(
        """
        $program -q --no-config "$cases/lf" -o lf >/dev/null && $program -q --no-config "$cases/crlf" -o crlf >/dev/null
        diff -r lf crlf && sed -i 's/$/\\r/' crlf/* && $program verify --no-config --format short crlf; echo "status $?"
        """, on: "bundle-05")
      let lines = end.outputText.split(separator: "\n")
      #expect(lines.last == "status 1")
      #expect(lines.filter { $0.contains("only line ends differ") }.count == 3)
    }

    @Test("bundle-07: verify names the entry and what differs, advises nothing, writes nothing")
    func damage() throws {
      let teapots = "custom.a94c3f02-18d7-4b3e-8b0b-5f7c9d2e6a41.json"
      let end = try run(
        """
        $program -q --no-config "$cases" -o out >/dev/null
        try() {
          rm -rf c; cp -R out c; (cd c; eval "$1"); cat c/* | sha256sum >before
          $program verify --no-config --format short c; echo "status $?"; cat c/* | sha256sum | cmp - before
        }
        try "sed -i 's/Pottery/Rottery/' \(teapots)"; try "rm \(teapots)"; try "cp \(teapots) extra.json"
        try "truncate -s -40 \(teapots)"
        """, on: "bundle-07")
      let found = end.outputText.split(separator: "\n").filter { $0.contains("catalog/damaged-file") }
      #expect(found.count == 4)
      for (line, part) in zip(found, ["was changed", "is missing", "extra.json is no part", "it was cut off"]) {
        #expect(line.contains(part), "\(line)")
      }
      #expect(end.outputText.split(separator: "\n").filter { $0 == "status 1" }.count == 4)
      for word in ["overwrite", "regenerate", "build", "--force", "digest"] { #expect(!end.outputText.contains(word)) }
    }

    @Test("bundle-09: one id in two files, or ids that differ only by case: no catalog")
    func sameID() throws {
      let end = try run(
        """
        $program --no-config --format short "$cases" -o out; echo "status $?"; test -e out && echo written
        mkdir case; cp "$cases/kites.json" "$cases/case.json" case
        $program --no-config --format short case -o out; echo "status $?"; test -e out && echo written
        """, on: "bundle-09")
      let lines = end.outputText.split(separator: "\n")
      #expect(lines.filter { $0 == "status 1" }.count == 2 && !lines.contains("written"))
      #expect(lines.contains { $0.contains("old/kites-copy.json") && $0.contains("bundle-09/kites.json") })
    }
  }
#endif
