import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("hostile inputs of commands that write: in time, in memory, each file whole, nothing left behind", .serialized)
  struct HostileCommandTests {
    private let bench: HostileBench
    private let lint: MeasuredProgram
    private let kuriosa: MeasuredProgram

    init() throws {
      bench = try HostileBench(portion: 8)
      lint = try MeasuredProgram("kuriosa-lint")
      kuriosa = try MeasuredProgram("kuriosa")
    }

    @Test(
      "--diff shows what --unsafe-fixes does, which leaves nothing more to mend or says why",
      arguments: HostileInput.all
    )
    func fixes(_ input: HostileInput) throws {
      let fix = "--no-config --jobs 1 --format short --unsafe-fixes"
      try bench.measure(
        lint, input, "\(fix) --diff \"$1\" >\"$2\"", prepare: { _ in bench.keepInput() },
        check: { end, what in
          #expect(end.status < 2 && bench.isUntouched, "\(what)")
          #expect((end.status == 1) == bench.hasReported("@@ "), "\(what)")
        })
      try bench.measure(lint, input, "\(fix) \"$1\" >\"$2\"") { end, what in
        #expect(end.status == 0 || end.status == 1 && bench.hasReported("kites.json:"), "\(what)")
        #expect(bench.isTidy, "\(what)")
        if end.errors.contains("would take too long") || end.errors.contains("come to no end") { return }
        let again = try lint.run("\(fix) --diff \"$1\" >\"$2\"", bench.input, bench.output, megabytes: 600)
        #expect(again.status == 0 && !bench.hasReported("@@ "), "\(what); a second time: \(again.errors)")
      }
    }

    @Test("the formatter writes one layout, or leaves a file with faults of syntax alone", arguments: HostileInput.all)
    func format(_ input: HostileInput) throws {
      let format = "format --no-config --jobs 1"
      try bench.measure(
        kuriosa, input, "\(format) \"$1\" >\"$2\"", prepare: { _ in bench.keepInput() },
        check: { end, what in
          #expect(bench.isTidy, "\(what)")
          if input.isFaultOfSyntax {
            #expect(end.status == 2 && end.errors.contains("faults of syntax") && bench.isUntouched, "\(what)")
            return
          }
          #expect(end.status == 0, "\(what)")
          let again = try kuriosa.run("\(format) --check \"$1\" >\"$2\"", bench.input, bench.output, megabytes: 800)
          #expect(again.status == 0, "\(what); a second time: \(again.errors)")
        })
    }

    private static let ordinary = HostileInput.template(1) { _ in HostileInput.field("maker") }
    private static let gate = "--no-config --jobs 1 --format short --against \"$3/base\" \"$3/t\""

    @Test("the gate: an ordinary template shipped, and the new one is hostile", arguments: HostileInput.all)
    func newVersion(_ input: HostileInput) throws {
      try bench.measure(
        lint, input, "\(Self.gate) >\"$2\"", bytes: 100,
        prepare: { _ in try bench.folder.write("base/kites.json", Self.ordinary) },
        check: { end, what in
          // Of a file without an id nobody can say that it is not the next version.
          let isReported = bench.hasReported("[evolution/") || bench.hasReported("[\(input.rule ?? "")]")
          #expect(end.status == 1 && isReported, "\(what)")
        })
    }

    @Test("the gate: what shipped is hostile", arguments: HostileInput.all)
    func shipped(_ input: HostileInput) throws {
      let exchange = "rm -rf \"$1/base\"; mv \"$1/t\" \"$1/base\""
      try bench.measure(
        lint, input, "\(Self.gate) >\"$2\"", bytes: 100,
        prepare: { _ in
          bench.folder.shell(exchange, bench.folder.path)
          try bench.folder.write("t/kites.json", Self.ordinary)
        },
        check: { end, what in
          if end.status == 2 {
            #expect(end.errors.contains("can't be read") || end.errors.contains("holds no template"), "\(what)")
          } else {
            #expect(end.status == 1 && bench.hasReported("[evolution/"), "\(what)")
          }
        })
    }

    @Test("all keys removed, and others in their place: the gate names each, --unsafe-fixes puts each back")
    func removed() throws {
      let other = HostileInput.fields("q", version: 2)
      var removed = 0
      func prepare(_ size: Int) throws {
        removed = size
        try bench.folder.write("base/kites.json", HostileInput.fields("k").make(size))
      }
      try bench.measure(
        lint, other, "\(Self.gate) >\"$2\"", bytes: 100, prepare: prepare,
        check: { end, what in
          let named = try bench.count("evolution/field-removed")
          #expect(end.status == 1 && named == removed, "\(what): \(named) of \(removed)")
        })
      try bench.measure(
        lint, other, "\(Self.gate) --unsafe-fixes >\"$2\"", bytes: 200, prepare: prepare,
        check: { end, what in
          // The whole input is too large with all fields put back.
          let isDone = end.status == 0 || end.errors.contains("mended, it would be larger than")
          #expect(isDone && bench.isTidy, "\(what)")
        })
    }
  }
#endif
