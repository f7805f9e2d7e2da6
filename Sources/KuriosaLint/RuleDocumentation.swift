import KuriosaSource

/// The reference of all rules, as Markdown, made from the rules themselves.
package enum RuleDocumentation {
  /// Where it is kept, from the root of the package: the code host shows it beside the rules.
  package static let path = "Sources/KuriosaLint/Rules/README.md"

  /// The whole page.
  package static func markdown(_ rules: [Rule] = Registry.rules) -> String {
    var parts = [introduction(rules.count)]
    for group in RuleGroup.allCases {
      let members = rules.filter { $0.group == group }
      if members.isEmpty { continue }
      parts.append("## \(group.rawValue)")
      parts.append(table(members))
      parts += members.map(section)
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func introduction(_ count: Int) -> String {
    """
    # The rules of kuriosa-lint

    <!-- Made from the rules by `make accept`; a test fails when this page is stale. -->

    \(count) rules. An *error* is forbidden by the format, or the app would do something wrong; a *warning* is legal but
    almost surely not meant; a *note* is a hint and never fails. `kuriosa-lint --explain RULE` prints a section of this
    page. Each rule can be set to another level in `.kuriosa-lint.json`.
    """
  }

  private static func table(_ rules: [Rule]) -> String {
    let rows = rules.map { rule in
      "| [\(rule.id)](#\(anchor(rule))) | \(rule.severity.rawValue) | \(fix(rule)) | \(rule.summary) |"
    }
    return (["| rule | level | fix | what is wrong |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
  }

  private static func section(_ rule: Rule) -> String {
    var parts = ["### \(rule.id)", "**\(rule.severity.rawValue)** · \(rule.summary).", rule.rationale]
    parts.append("*Format:* \(rule.reference)")
    if rule.fix != .none { parts.append("*Fix:* \(fix(rule))") }
    parts += rule.triggering.map { example("Wrong", $0) }
    parts += rule.passing.map { example("Right", $0) }
    return parts.joined(separator: "\n\n")
  }

  private static func example(_ verdict: String, _ example: RuleExample) -> String {
    let title = example.title.isEmpty ? "\(verdict):" : "\(verdict), \(example.title):"
    let others =
      example.otherFiles.map { "\nbeside `\($0.name)`:\n\n\(block($0.text))" }
      + example.shippedExcerpts.map { "\nwhere this has shipped:\n\n\(block($0))" }
    return ([title + "\n", block(example.excerpt)] + others).joined(separator: "\n")
  }

  private static func block(_ text: String) -> String {
    let fence = text.contains("```") ? "````" : "```"
    return "\(fence)json\n\(shown(text))\n\(fence)"
  }

  /// What an editor or a browser would hide is shown by its number.
  private static func shown(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch scalar.properties.generalCategory {
      case .format, .control, .privateUse, .lineSeparator, .paragraphSeparator:
        result += "⟨U+\(String(scalar.value, radix: 16, uppercase: true))⟩"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.last == "\n" ? String(result.dropLast()) : result
  }

  private static func anchor(_ rule: Rule) -> String { rule.id.filter { $0 != "/" } }

  private static func fix(_ rule: Rule) -> String {
    switch rule.fix {
    case .none: ""
    case .safe: "safe"
    case .unsafe: "needs a look"
    }
  }
}
