import KuriosaCommandLine
import KuriosaReports
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("same bytes in, same bytes out, in any process and with any number of jobs")
  struct DeterminismTests {
    /// Two fields in which many rules fire at the same places.
    private func template(_ number: Int) -> String {
      let field = #"{"key": "Brand", "type": "nosuch", "label": {}, "required": "yes", "ratingMax": 99}"#
      let end = String(number + 100_000_000_000)
      return """
        {"id": "custom.0b0f5b0c-6b0e-4d0c-8f6e-\(end)", "version": 1, "icon": "wind", "name": {"en": "Kites"},
         "sections": [], "fields": [\(field), \(field)], "basedOn": "custom.0b0f5b0c-6b0e-4d0c-8f6e-\(end)"}

        """
    }

    @Test("20 runs with 1 and with several jobs", arguments: ReportFormat.all.map(\.name))
    func runs(_ format: String) throws {
      let folder = try TemporaryFolder()
      let lint = try BuiltProgram("kuriosa-lint")
      for number in 0..<30 { try folder.write("t/t\(number).json", template(number / 2)) }
      var first: ChildProcess.End?
      for run in 0..<20 {
        let script = "cd \"$1\" && $program --no-config --format \(format) --jobs \([1, 2, 8, 3][run % 4]) t"
        let end = try lint.run(script, folder.path)
        #expect(end.status == 1)
        #expect(end.output.count > 10_000)
        if let first {
          let isSame = end.output == first.output && end.errors == first.errors
          #expect(isSame, "run \(run) differs from the first")
        }
        first = first ?? end
      }
    }
  }
#endif
