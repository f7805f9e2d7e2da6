import KuriosaCatalog
import KuriosaTemplates

extension ChangeReportFormat {
  /// For release notes and reviews.
  static let markdown = ChangeReportFormat(name: "markdown") { comparison, _, writer in
    writer.writeLine("## Templates")
    writer.writeLine()
    writer.writeLine(Markdown.escape(ChangeSummary.line(comparison)))
    for status in [CatalogComparison.Difference.Status.added, .removed] {
      let differences = comparison.differences.filter { $0.status == status }
      if differences.isEmpty { continue }
      writer.writeLine("\n### \(status == .added ? "Added" : "Removed (breaking)")\n")
      for difference in differences { writer.writeLine("- " + ChangeMarkdown.title(difference)) }
    }
    for difference in comparison.differences where difference.status == .changed {
      writer.writeLine("\n### \(ChangeMarkdown.title(difference))")
      if !difference.changes.isEmpty { writer.writeLine() }
      for change in difference.changes { writer.writeLine(ChangeMarkdown.item(change)) }
    }
  }
}

private enum ChangeMarkdown {
  static func title(_ difference: CatalogComparison.Difference) -> String {
    let version = Markdown.escape(ChangeSummary.version(difference))
    guard let name = difference.name else { return "\(Markdown.escape(difference.id)), \(version)" }
    return "\(Markdown.escape(name)) (\(Markdown.escape(difference.id))), \(version)"
  }

  static func item(_ change: TemplateChange) -> String {
    let mark = change.weight == .breaking ? "**Breaking:** " : ""
    return "- \(mark)\(Markdown.escape(ChangeWords.sentence(change)))"
  }
}
