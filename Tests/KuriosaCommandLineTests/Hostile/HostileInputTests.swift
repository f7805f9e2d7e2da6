import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("no input makes a program crash, hang, or take time or memory out of proportion", .serialized)
  struct HostileInputTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    /// Runs a command on the input in full and in half size.
    private func measure(
      _ program: MeasuredProgram, _ input: HostileInput, _ arguments: String,
      check: (MeasuredProgram.End, String) throws -> Void
    ) throws {
      var times: [Double] = []
      for size in [program.scaled(input.size) / 2, program.scaled(input.size)] {
        let text = input.make(size)
        let file = try folder.write("t/kites.json", text)
        let megabytes = 200 + text.utf8.count * 30 / 1_000_000
        let end = try program.run(arguments, file, folder["report"], megabytes: megabytes)
        #expect(end.errors.isEmpty, "\(input.name): \(end.errors)")
        try check(end, "\(input.name), \(size): status \(end.status)")
        times.append(end.processorTime)
        folder.shell("rm \"$1\"", file)
      }
      #expect(times[1] < times[0] * 3 + 0.3, "\(input.name): \(times[0]) s, twice as much: \(times[1]) s")
    }

    private func hasReported(_ rule: String) -> Bool {
      folder.shell("grep -qF \"[$2]\" \"$1\"", folder["report"], FilePath(rule)) == 0
    }

    @Test("the check: a clear finding where there is one, the right status", arguments: HostileInput.all)
    func check(_ input: HostileInput) throws {
      let lint = try MeasuredProgram("kuriosa-lint")
      try measure(lint, input, "--no-config --jobs 1 --format short \"$1\" >\"$2\"") { end, what in
        #expect(end.status == (input.rule == nil ? 0 : 1), "\(what)")
        if let rule = input.rule { #expect(hasReported(rule), "\(what): no \(rule)") }
      }
    }
  }
#endif
