import KuriosaLint
import KuriosaSource

extension ReportFormat {
  /// `kuriosa-lint-report/1`: everything that is known, for programs. A line for each finding.
  static let json = ReportFormat(name: "json", summary: "one JSON document, for programs") { result, options, writer in
    var report = JSONReport(positions: Positions(result))
    JSONWriter.write(to: &writer) { json in
      json.object(.lines) { report.write(result, options, &$0) }
    }
  }
}

private struct JSONReport {
  var positions: Positions

  mutating func write(_ result: LintResult, _ options: ReportOptions, _ json: inout JSONWriter) {
    json.member("schema", "kuriosa-lint-report/1")
    json.object("tool") {
      $0.member("name", options.toolName)
      $0.member("version", options.toolVersion)
    }
    json.object("summary") {
      $0.member("files", result.checkedFiles)
      $0.member("errors", result.count(.error))
      $0.member("warnings", result.count(.warning))
      $0.member("notes", result.count(.note))
    }
    json.array("problems", .lines) { json in
      for problem in result.problems {
        json.object {
          $0.member("path", problem.path.text)
          $0.member("reason", problem.reason)
        }
      }
    }
    json.array("diagnostics", .lines) { json in
      for diagnostic in result.diagnostics {
        json.object { write(diagnostic, &$0) }
      }
    }
  }

  private mutating func write(_ diagnostic: Diagnostic, _ json: inout JSONWriter) {
    json.member("rule", diagnostic.rule)
    json.member("severity", diagnostic.severity.rawValue)
    json.member("message", diagnostic.message)
    json.member("path", diagnostic.place.path.text)
    json.member("template", diagnostic.template)
    writePointerAndRange(diagnostic.place, &json)
    json.array("notes") { json in
      for note in diagnostic.notes {
        json.object {
          $0.member("message", note.message)
          $0.member("path", note.place.path.text)
          writePointerAndRange(note.place, &$0)
        }
      }
    }
    json.array("fixes") { json in
      for fix in diagnostic.fixes {
        json.object { write(fix, diagnostic.place.path, &$0) }
      }
    }
  }

  private mutating func writePointerAndRange(_ place: Place, _ json: inout JSONWriter) {
    json.member("pointer", place.pointer)
    let range = positions.range(place)
    json.object("range") {
      write("start", place.range.start, range.start, &$0)
      write("end", place.range.end, range.end, &$0)
    }
  }

  private func write(_ name: String, _ offset: Int, _ position: TextPosition, _ json: inout JSONWriter) {
    json.object(name) {
      $0.member("offset", offset)
      $0.member("line", position.line)
      $0.member("column", position.column)
    }
  }

  private func write(_ fix: FixIt, _ path: FilePath, _ json: inout JSONWriter) {
    json.member("title", fix.title)
    json.member("safe", fix.isSafe)
    json.array("edits") { json in
      for edit in fix.edits {
        json.object {
          $0.member("path", path.text)
          $0.member("start", edit.range.start)
          $0.member("end", edit.range.end)
          $0.member("replacement", edit.replacement)
        }
      }
    }
  }
}
