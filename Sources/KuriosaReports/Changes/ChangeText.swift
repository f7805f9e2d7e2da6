import KuriosaCatalog
import KuriosaTemplates

extension ChangeReportFormat {
  /// For a terminal: one line for each change, the breaking ones marked.
  static let text = ChangeReportFormat(name: "text") { comparison, options, writer in
    for difference in comparison.differences {
      writer.writeLine(ChangeText.title(difference, options))
      for change in difference.changes { writer.writeLine(ChangeText.line(change, options)) }
      writer.writeLine()
    }
    writer.writeLine(ChangeSummary.line(comparison))
  }
}

private enum ChangeText {
  static func title(_ difference: CatalogComparison.Difference, _ options: ReportOptions) -> String {
    let name = difference.name.map { " (\(visible($0)))" } ?? ""
    let title = TerminalStyle.strong(visible(difference.id) + name, options.color)
    let version = ChangeSummary.version(difference)
    switch difference.status {
    case .added: return "\(title): added, \(version)"
    case .removed: return "\(title): removed, \(version) \(mark(.breaking, options))"
    case .changed: return "\(title): \(version)"
    }
  }

  static func line(_ change: TemplateChange, _ options: ReportOptions) -> String {
    let end = change.weight == .breaking ? " " + mark(.breaking, options) : ""
    return "  " + visible(ChangeWords.sentence(change)) + end
  }

  private static func mark(_ weight: TemplateChange.Weight, _ options: ReportOptions) -> String {
    TerminalStyle.error("[\(weight.rawValue)]", options.color)
  }
}
