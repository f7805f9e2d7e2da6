import KuriosaLint
import KuriosaSource

extension FuzzTarget {
  /// What fuzzing starts from: the examples of all rules.
  package var seeds: [[UInt8]] {
    let examples = Registry.rules.flatMap { rule in
      (rule.triggering + rule.passing).map { (isConfiguration: rule.group == .configuration, example: $0) }
    }
    return examples.filter { $0.isConfiguration == (name == "configuration") }.map { seed($0.example) }
  }

  private func seed(_ example: RuleExample) -> [UInt8] {
    let text = Array(example.source.bytes)
    if name == "configuration" { return text + [0] + Array(Self.template.utf8) }
    if !isPair { return text }
    return (example.shipped?.documents.first.map { Array($0.source.bytes) } ?? text) + [0] + text
  }

  private static let template = """
    {"id": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427", "version": 1, "name": {"en": "Kites"}, "icon": "wind",
     "sections": [{"id": "main", "label": {"en": "Basics"}}],
     "fields": [{"key": "a", "type": "text", "label": {"en": "Maker"}, "section": "main"}]}
    """
}
