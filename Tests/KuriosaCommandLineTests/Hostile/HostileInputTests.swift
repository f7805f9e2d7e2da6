import Testing

#if os(Linux)
  @Suite("no input makes a program crash, hang, or take time or memory out of proportion", .serialized)
  struct HostileInputTests {
    private let bench: HostileBench

    init() throws {
      bench = try HostileBench()
    }

    @Test("the check: a clear finding where there is one, the right status", arguments: HostileInput.all)
    func check(_ input: HostileInput) throws {
      let lint = try MeasuredProgram("kuriosa-lint")
      try bench.measure(lint, input, "--no-config --jobs 1 --format short \"$1\" >\"$2\"") { end, what in
        #expect(end.errors.isEmpty && end.status == (input.isSound ? 0 : 1), "\(what)")
        if let rule = input.rule { #expect(bench.hasReported("[\(rule)]"), "\(what): no \(rule)") }
      }
    }

    @Test(
      "the limits hold: memory beyond them can't be had",
      .enabled(if: !isSanitized, "SKIPPED under a sanitizer: no limit of memory holds for any hostile input"))
    func limits() throws {
      let lint = try MeasuredProgram("kuriosa-lint")
      let file = try bench.folder.write("t/a.json", String(repeating: " ", count: 16 << 20))
      let within = try lint.run("--no-config \"$1\" >/dev/null", file, megabytes: 200)
      #expect(within.status == 1, "\(within.errors)")
      let beyond = try lint.run("--no-config \"$1\" >/dev/null", file, megabytes: lint.isOptimized ? 20 : -270)
      #expect(beyond.status > 2, "status \(beyond.status)")
    }
  }
#endif
