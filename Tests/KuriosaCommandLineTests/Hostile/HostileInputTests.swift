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
      _ program: MeasuredProgram, _ input: HostileInput, _ arguments: String, share: Int = 1,
      prepare: (String) throws -> Void = { _ in }, check: (MeasuredProgram.End, String) throws -> Void
    ) throws {
      var times: [Double] = []
      for size in [program.scaled(input.size) / share / 2, program.scaled(input.size) / share] {
        let text = input.make(size)
        let file = try folder.write("t/kites.json", text)
        try prepare(text)
        let megabytes = 200 + text.utf8.count * 30 / 1_000_000
        let end = try program.run(arguments, file, folder["report"], folder["old"], megabytes: megabytes)
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

    @Test("fixes", arguments: HostileInput.all)
    func fixes(_ input: HostileInput) throws {
      let lint = try MeasuredProgram("kuriosa-lint")
      let arguments = "--no-config --quiet --jobs 1 --fix --unsafe-fixes --format short \"$1\" >\"$2\""
      try measure(lint, input, arguments, share: 16) { end, what in
        #expect(end.status == 0 || end.status == 1, "\(what)")
      }
    }

    @Test("the layout", arguments: HostileInput.all)
    func layout(_ input: HostileInput) throws {
      let kuriosa = try MeasuredProgram("kuriosa")
      let arguments = "format --no-config --quiet --jobs 1 \"$1\" 2>\"$2\""
      try measure(kuriosa, input, arguments, share: 2) { end, what in
        let isEmpty = folder.shell("test -s \"$1\"", folder["report"]) != 0
        #expect(end.status == (isEmpty ? 0 : 2), "\(what)")
      }
    }

    @Test("evolution: against the same with every field renamed", arguments: HostileInput.all)
    func evolution(_ input: HostileInput) throws {
      let lint = try MeasuredProgram("kuriosa-lint")
      let arguments = "--no-config --quiet --jobs 1 --against \"$3\" --format short \"$1\" >\"$2\""
      try measure(
        lint, input, arguments, share: 4,
        prepare: { text in
          try folder.write("old/t.json", HostileInput.template(1) { _ in "{}" })
          let old = text.replacing("\"key\": \"", with: "\"key\": \"old_")
          folder.shell("rm -f \"$1\"", folder["old/kites.json"])
          try folder.write("old/kites.json", old)
          folder.shell("rm \"$1\"", folder["old/t.json"])
        },
        check: { end, what in #expect(end.status == (input.rule == nil ? end.status : 1) && end.status < 2, "\(what)") }
      )
    }
  }
#endif
