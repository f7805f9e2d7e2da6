import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("kuriosa-lint --watch: the last report is true")
  struct WatchProcessTests {
    private let folder: TemporaryFolder
    private let lint: BuiltProgram

    init() throws {
      folder = try TemporaryFolder()
      lint = try BuiltProgram("kuriosa-lint")
    }

    private static let good = """
      {"id": "custom.0b0f5b0c-6b0e-4d0c-8f6e-2f6b8f1a7c05", "version": 1, "icon": "star", "name": {"en": "Kites"},
       "sections": [{"id": "s", "label": {"en": "Section"}}],
       "fields": [{"key": "maker", "type": "text", "section": "s", "label": {"en": "Maker"}}]}

      """

    /// Watches the folder `t` while a script runs that changes it, with `$good` as a template without findings. `await TEXT`
    /// waits until the last report holds the text, and fails after ten seconds.
    private func watch(_ script: String, _ options: String = "") throws -> ChildProcess.End {
      try folder.write("good", Self.good)
      let frame = """
        cd "$1"; good=good
        env --default-signal=INT "$program" --no-config \(options) --watch t >out 2>errors & process=$!
        await() {
          n=0; until tail -n "${2:-1}" out | grep -qF "$1"; do
            n=$((n + 1)); if [ $n -gt 200 ]; then echo "no '$1' in:"; cat out; kill $process; exit 9; fi; sleep 0.05
          done
        }
        \(script)
        kill -INT $process; wait $process; echo "status $?"
        """
      return try lint.run(frame, folder.path)
    }

    @Test("it checks again when a file changes, comes and goes, until Ctrl-C")
    func changes() throws {
      try folder.write("t/a.json", Self.good)
      let end = try watch(
        """
        await "nothing found in 1 file"
        sed 's/"section": "s"/"section": "x"/' $good >t/a.json; await "1 error in 1 file"
        cp $good t/a.json; await "nothing found in 1 file"
        sed 's/2f6b8f1a7c05/2f6b8f1a7c06/' $good >t/b.json; await "nothing found in 2 files"
        rm t/b.json; await "nothing found in 1 file"
        mkdir t/c; sed 's/"star"/""/' $good >t/c/d.json; await "in 2 files"
        rm -r t/c; await "nothing found in 1 file"
        grep -c 'waiting for changes' errors
        """)
      #expect(end.outputText.contains("status 130"), "\(end.outputText)")
      #expect(!end.outputText.contains("no '"), "\(end.outputText)")
    }

    @Test("a file that is written in steps: emptied, half, whole (case watch-01)")
    func steps() throws {
      try folder.write("t/a.json", Self.good)
      let end = try watch(
        """
        await "nothing found"
        for pause in 0.03 0.1 0.3 0.6; do
          : >t/a.json; sleep $pause; head -c 200 $good >t/a.json; sleep $pause; cat $good >t/a.json
          sleep 1; await "nothing found in 1 file"
        done
        """)
      #expect(end.outputText == "status 130\n")
    }

    @Test("a file that vanishes is a problem as long as it is gone; so is a folder")
    func vanishing() throws {
      try folder.write("t/a.json", Self.good)
      let end = try watch(
        """
        await "nothing found"
        mv t gone; n=0; until tail -n 2 errors | grep -q 't: no such file'; do
          n=$((n + 1)); [ $n -gt 200 ] && exit 9; sleep 0.05
        done
        mv gone t; sed 's/"s"/"x"/' $good >t/a.json; await "in 1 file"
        rm t/a.json; n=0; until tail -n 2 errors | grep -q 'nothing to check'; do
          n=$((n + 1)); [ $n -gt 200 ] && exit 9; sleep 0.05
        done
        cp $good t/a.json; await "nothing found in 1 file"
        """)
      #expect(end.outputText == "status 130\n")
    }

    @Test("a closed pipe ends it quietly, also while nothing changes")
    func closedPipe() throws {
      try folder.write("t/a.json", Self.good)
      let script = """
        cd "$1"; ($program --no-config --watch t 2>errors; echo $? >status) | head -n 1 >/dev/null
        n=0; until [ -s status ]; do n=$((n + 1)); [ $n -gt 200 ] && exit 9; sleep 0.05; done; cat status
        """
      #expect(try lint.run(script, folder.path).outputText == "141\n")
    }

    @Test("what can't be watched is refused; a report can be of any format")
    func usage() throws {
      try folder.write("t/a.json", Self.good)
      for words in ["-", "--fix t", "--diff t", "--unsafe-fixes t", "--nonsense t"] {
        #expect(try lint.run("cd \"$1\"; $program --watch \(words) </dev/null", folder.path).status == 2, "\(words)")
      }
      let end = try watch("await '\"diagnostics\": []' 9", "--format json")
      #expect(end.outputText == "status 130\n")
    }
  }
#endif
