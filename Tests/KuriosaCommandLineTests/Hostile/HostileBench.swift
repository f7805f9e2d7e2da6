import KuriosaCommandLine
import KuriosaSource
import Testing

/// Runs commands on hostile inputs, and looks at what they leave behind.
struct HostileBench {
  let folder: TemporaryFolder
  /// How much smaller the inputs are, for suites that run many commands.
  let portion: Int

  /// - Parameter portion: does not count for `make hostile`, which takes the whole inputs.
  init(portion: Int = 1) throws {
    folder = try TemporaryFolder()
    self.portion = Environment.process.isSet("KURIOSA_HOSTILE") ? 1 : portion
  }

  var input: FilePath { folder["t/kites.json"] }
  var output: FilePath { folder["output"] }

  /// Runs a command on an input in full and in half size. Its time must grow about as the input does.
  ///
  /// - Parameters:
  ///   - arguments: words of a shell; `$1` is the input, `$2` a file for the output, `$3` the folder above both.
  ///     With one job: each further thread reserves 64 MiB of addresses, used or not, which count as memory.
  ///   - bytes: of memory that may be taken for each byte of the input.
  ///   - prepare: makes what else there must be.
  ///   - check: looks at what came of it.
  func measure(
    _ program: MeasuredProgram, _ hostile: HostileInput, _ arguments: String, bytes: Int = 30,
    prepare: (Int) throws -> Void = { _ in },
    check: (MeasuredProgram.End, String) throws -> Void
  ) throws {
    var times: [Double] = []
    let whole = program.scaled(hostile.size) / portion
    for size in [whole / 2, whole] {
      let text = hostile.make(size)
      folder.shell("rm -rf \"$1\" \"$2\"", folder["t"], folder["base"])
      try folder.write("t/kites.json", text)
      try prepare(size)
      let megabytes = 200 + text.utf8.count * bytes / 1_000_000
      let end = try program.run(arguments, input, output, folder.path, megabytes: megabytes)
      let what = "\(hostile.name), \(size), \(arguments): status \(end.status) \(end.errors.prefix(500))"
      #expect(end.status < 3, "\(what)")
      try check(end, what)
      times.append(end.processorTime)
    }
    #expect(times[1] < times[0] * 3 + 0.3, "\(hostile.name), \(arguments): \(times[0]) s, twice as much: \(times[1]) s")
  }

  /// Whether the output has a line with the text.
  func hasReported(_ text: String) -> Bool {
    folder.shell("grep -qF -e \"$2\" \"$1\"", output, FilePath(text)) == 0
  }

  /// Whether the folder of the input has this one file, and nothing that is hidden.
  var isTidy: Bool { folder.shell("test \"$(ls -A \"$1\")\" = kites.json", folder["t"]) == 0 }

  /// How many lines of the output have the text.
  func count(_ text: String) throws -> Int {
    let end = try ChildProcess.run([FilePath("grep"), FilePath("-cF"), FilePath(text), output])
    return Int(end.outputText.split(separator: "\n").first ?? "") ?? -1
  }

  /// Keeps a copy of the input.
  func keepInput() { folder.shell("cp \"$1\" \"$2\"", input, folder["before"]) }

  /// Whether the input still is what was kept.
  var isUntouched: Bool { folder.shell("cmp -s \"$1\" \"$2\"", input, folder["before"]) == 0 }
}
