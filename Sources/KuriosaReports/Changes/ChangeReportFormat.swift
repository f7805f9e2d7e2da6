import KuriosaCatalog
import KuriosaTemplates

/// One way to show what differs between two sets of templates: a function from plain data to bytes.
package struct ChangeReportFormat: Sendable {
  /// As it stands behind `--format`.
  package let name: String
  /// Writes the whole report; the caller flushes the writer.
  package let write: @Sendable (CatalogComparison, ReportOptions, inout ReportWriter) -> Void

  /// All formats, in the order of the help.
  package static let all: [ChangeReportFormat] = [.text, .markdown, .json]

  package static func named(_ name: String) -> ChangeReportFormat? {
    all.first { $0.name == name }
  }
}

/// What the formats for people have in common.
enum ChangeSummary {
  /// `2 templates added, 1 changed; 1 breaking change`.
  static func line(_ comparison: CatalogComparison) -> String {
    if comparison.differences.isEmpty { return "no difference" }
    var parts: [String] = []
    for status in [CatalogComparison.Difference.Status.added, .removed, .changed] {
      let count = comparison.count(status)
      if count == 0 { continue }
      let noun = parts.isEmpty ? " " + (count == 1 ? "template" : "templates") : ""
      parts.append("\(count)\(noun) \(status.rawValue)")
    }
    let breaking = Summary.number(comparison.count(.breaking), "breaking change")
    return parts.joined(separator: ", ") + "; " + (comparison.count(.breaking) == 0 ? "nothing breaking" : breaking)
  }

  /// `version 3 → 4`.
  static func version(_ difference: CatalogComparison.Difference) -> String {
    func text(_ version: Int?) -> String { version.map(String.init) ?? "unknown" }
    switch difference.status {
    case .added: return "version \(text(difference.newVersion))"
    case .removed: return "version \(text(difference.oldVersion))"
    case .changed:
      if difference.oldVersion == difference.newVersion { return "version \(text(difference.newVersion)), not raised" }
      let end = difference.isVersionNotRaised ? ", lowered" : ""
      return "version \(text(difference.oldVersion)) → \(text(difference.newVersion))\(end)"
    }
  }
}
