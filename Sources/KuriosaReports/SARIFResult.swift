import KuriosaSource

/// One result of a SARIF report.
extension SARIFReport {
  /// Most steps of a path that are written.
  private static let mostSteps = 10_000
  /// Most other places that are written.
  private static let mostRelated = 1_000

  mutating func write(_ diagnostic: Diagnostic, _ identity: FindingIdentity, _ json: inout JSONWriter) {
    json.member("ruleId", diagnostic.rule)
    if let index = ruleIndexes[diagnostic.rule] { json.member("ruleIndex", index) }
    json.member("level", diagnostic.severity.rawValue)
    writeMessage(diagnostic.message, &json)
    json.array("locations") { json in json.object { writeLocation(diagnostic.place, &$0) } }
    // The service itself tells findings apart by the text of their line, whatever a report says: a fingerprint of
    // ours under its name would only draw a warning for each finding.
    json.object("partialFingerprints") { $0.member("kuriosaFinding/v1", identity.fingerprint) }
    writeRelated(diagnostic.notes, &json)
    if diagnostic.isChain { writeSteps(diagnostic.notes, &json) }
    writeFixes(diagnostic, &json)
    writeProperties(diagnostic, &json)
  }

  /// Plain text in which nothing of a template can become a link.
  private func writeMessage(_ message: String, _ json: inout JSONWriter) {
    var text = ""
    for scalar in visible(message).unicodeScalars {
      if scalar == "(" && text.unicodeScalars.last == "]" { text += " " }
      text.unicodeScalars.append(scalar)
    }
    json.object("message") { $0.member("text", text) }
  }

  private mutating func writeLocation(_ place: Place, _ json: inout JSONWriter) {
    if let uri = paths.uri(place.path) {
      json.object("physicalLocation") { json in
        json.object("artifactLocation") { $0.member("uri", uri) }
        json.object("region") { writeRegion(place.range, place.path, &$0) }
      }
    }
    if let pointer = place.pointer, !pointer.isEmpty {
      json.array("logicalLocations") { json in
        json.object { $0.member("fullyQualifiedName", pointer) }
      }
    }
  }

  private mutating func writeRegion(_ range: ByteRange, _ path: FilePath, _ json: inout JSONWriter) {
    let (start, end) = positions.range(range, in: path)
    json.member("startLine", start.line)
    json.member("startColumn", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
  }

  private mutating func writeRelated(_ notes: [Note], _ json: inout JSONWriter) {
    guard !notes.isEmpty else { return }
    json.array("relatedLocations") { json in
      for (index, note) in notes.prefix(Self.mostRelated).enumerated() {
        json.object { json in
          json.member("id", index + 1)
          writeLocation(note.place, &json)
          writeMessage(note.message, &json)
        }
      }
    }
  }

  private mutating func writeSteps(_ notes: [Note], _ json: inout JSONWriter) {
    json.array("codeFlows") { json in
      json.object { json in
        json.array("threadFlows") { json in
          json.object { json in
            json.array("locations") { json in
              for note in notes.prefix(Self.mostSteps) { json.object { writeStep(note, &$0) } }
            }
          }
        }
      }
    }
  }

  private mutating func writeStep(_ note: Note, _ json: inout JSONWriter) {
    json.object("location") { json in
      writeLocation(note.place, &json)
      writeMessage(note.message, &json)
    }
  }

  private mutating func writeFixes(_ diagnostic: Diagnostic, _ json: inout JSONWriter) {
    let path = diagnostic.place.path
    guard !diagnostic.fixes.isEmpty, let uri = paths.uri(path) else { return }
    json.array("fixes") { json in
      for fix in diagnostic.fixes {
        json.object { json in
          json.object("description") { $0.member("text", visible(fix.title)) }
          json.array("artifactChanges") { json in
            json.object { json in
              json.object("artifactLocation") { $0.member("uri", uri) }
              json.array("replacements") { json in
                for edit in fix.edits { json.object { write(edit, path, &$0) } }
              }
            }
          }
        }
      }
    }
  }

  /// Lines and columns; bytes for a byte order mark, which has no column.
  private mutating func write(_ edit: Edit, _ path: FilePath, _ json: inout JSONWriter) {
    json.object("deletedRegion") { json in
      if edit.range.start < byteOrderMarkLength(path) {
        json.member("byteOffset", edit.range.start)
        json.member("byteLength", edit.range.count)
      } else {
        writeRegion(edit.range, path, &json)
      }
    }
    if !edit.replacement.isEmpty {
      json.object("insertedContent") { $0.member("text", edit.replacement) }
    }
  }

  private func byteOrderMarkLength(_ path: FilePath) -> Int {
    positions.source(path)?.byteOrderMarkLength ?? 0
  }

  private func writeProperties(_ diagnostic: Diagnostic, _ json: inout JSONWriter) {
    let mostShown = diagnostic.isChain ? Self.mostSteps : Self.mostRelated
    let leftOut = diagnostic.notes.count - mostShown
    guard diagnostic.template != nil || leftOut > 0 else { return }
    json.object("properties") { json in
      if let template = diagnostic.template { json.member("template", template) }
      if leftOut > 0 { json.member("notesLeftOut", leftOut) }
    }
  }
}
