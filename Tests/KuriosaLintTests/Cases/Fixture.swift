import KuriosaLint
import KuriosaSource
import Testing

/// One folder below `Fixtures/lint`: `case.json` and, in `case.expected`, every finding that it must have and no other.
///
/// A finding is one line, `line:column: severity: message [rule]`; its notes follow, indented by two spaces. A case that
/// must be clean says `no findings`.
struct Fixture: Sendable, CustomTestStringConvertible {
  static let folder = "Fixtures/lint"
  static let all: [Fixture] = PackageFiles.names(in: folder).map { Fixture(name: $0) }

  /// What the case shows, in words, with hyphens between them.
  let name: String

  var testDescription: String { String(name.map { $0 == "-" ? " " : $0 }) }
  var inputPath: String { "\(Self.folder)/\(name)/case.json" }
  var expectationPath: String { "\(Self.folder)/\(name)/case.expected" }

  /// The findings in a text, as an expectation shows them.
  static func findings(in bytes: [UInt8]) -> String {
    let source = SourceText(bytes)
    let result = Linter().check([(FilePath("case.json"), source)])
    let lines = LineTable(source)
    var text = ""
    for diagnostic in result.diagnostics {
      text += "\(position(diagnostic.place, lines)): \(diagnostic.severity.rawValue): "
      text += "\(shown(diagnostic.message)) [\(diagnostic.rule)]\n"
      for note in diagnostic.notes { text += "  \(position(note.place, lines)): \(shown(note.message))\n" }
    }
    return text.isEmpty ? "no findings\n" : text
  }

  private static func position(_ place: Place, _ lines: LineTable) -> String {
    let start = lines.position(of: place.range.start)
    return "\(start.line):\(start.column)"
  }

  /// Text of a template with what can't be seen spelled out, so that an expectation can be read and stays one line.
  private static func shown(_ message: String) -> String {
    var text = ""
    for scalar in message.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .unassigned:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
