import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("hostile inputs of kuriosa-bundle: a whole catalog or none, in time, in memory", .serialized)
  struct HostileCatalogTests {
    private let bench: HostileBench
    private let bundle: MeasuredProgram

    init() throws {
      bench = try HostileBench(portion: 8)
      bundle = try MeasuredProgram("kuriosa-bundle")
    }

    private static let build = "build --no-config --jobs 1 --format short"

    private func catalog(of templates: String) {
      let script = "rm -rf \"$1/c\"; \"$2\" \(Self.build) -q \"$1/\(templates)\" --output \"$1/c\" >\"$1/output\""
      #expect(bench.folder.shell(script, bench.folder.path, bundle.path) == 0)
    }

    @Test("a template becomes a catalog, or is refused with findings", arguments: HostileInput.all)
    func build(_ input: HostileInput) throws {
      try bench.measure(
        bundle, input, "\(Self.build) \"$1\" --output \"$3/c\" >\"$2\"",
        prepare: { _ in bench.folder.shell("rm -rf \"$1\"", bench.folder["c"]) },
        check: { end, what in
          let left = "test \"$(ls -A \"$1\" | tr '\\n' ' ')\" = \"$2\""
          let expected = FilePath(input.isSound ? "c output t " : "output t ")
          #expect(bench.folder.shell(left, bench.folder.path, expected) == 0, "\(what)")
          if input.isSound {
            #expect(end.status == 0, "\(what)")
          } else {
            #expect(end.status == 1 && end.errors.contains("no catalog was written"), "\(what)")
            #expect(bench.hasReported(": error: "), "\(what)")
          }
        })
    }

    @Test(
      "such a catalog is verified, and compared with its templates", arguments: HostileInput.all.filter(\.isSound))
    func verified(_ input: HostileInput) throws {
      for arguments in ["verify --jobs 1 \"$3/c\" >\"$2\"", "diff --exit-code \"$1\" \"$3/c\" >\"$2\""] {
        try bench.measure(
          bundle, input, arguments, prepare: { _ in catalog(of: "t") },
          check: { end, what in #expect(end.status == 0, "\(what)") })
      }
    }

    @Test("templates in which all fields are others: each is named")
    func compared() throws {
      let new = HostileInput.fields("q")
      try bench.measure(
        bundle, new, "diff \"$3/base\" \"$3/t\" >\"$2\"", bytes: 100,
        prepare: { try bench.folder.write("base/kites.json", HostileInput.fields("k").make($0)) },
        check: { end, what in #expect(end.status == 0 && bench.hasReported("k7") && bench.hasReported("q7"), "\(what)")
        })
    }

    @Test(
      "a hostile file in a catalog is a finding",
      arguments: ["catalog.json", "SHA256SUMS", "custom.0b0f5b0c-6b0e-4d0c-8f6e-2f6b8f1a7c05.json"])
    func damaged(_ name: String) throws {
      try bench.folder.write("s/kites.json", HostileInput.template(1) { _ in HostileInput.field("maker") })
      for input in HostileInput.all {
        try bench.measure(
          bundle, input, "verify --jobs 1 --format short \"$3/c\" >\"$2\"",
          prepare: { _ in
            catalog(of: "s")
            bench.folder.shell("cp \"$1/t/kites.json\" \"$1/c/$2\"", bench.folder.path, FilePath(name))
          },
          check: { end, what in
            #expect(end.status == 1 && bench.hasReported("[catalog/damaged-file]"), "\(name): \(what)")
          })
      }
    }
  }
#endif
