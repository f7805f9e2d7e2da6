import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Two visible options of a field have the same label in a language. People can't tell them apart.
/// Decision 23: "Two visible options with the same label in a language, W."
extension Rule {
  static let duplicateOptionLabel = Rule(
    id: "options/duplicate-label", severity: .warning,
    summary: "Two visible options of a field have the same label in a language",
    rationale: """
      People choose by the label, and can't tell two equal ones apart. Often one translation was copied to two options. Give
      one of them another text, or hide one.
      """,
    reference: "decision 23",
    triggering: [
      RuleExample(
        fields: """
          {"key": "grade", "type": "dropdown", "label": {"en": "Grade"},
           "options": [{"id": "good", "label": {"en": "Good"}}, {"id": "fine", "label": {"en": "Good"}}]}
          """)
    ],
    passing: [
      RuleExample(
        "one of them is hidden",
        fields: """
          {"key": "grade", "type": "dropdown", "label": {"en": "Grade"},
           "options": [{"id": "good", "label": {"en": "Good"}}, {"id": "fine", "label": {"en": "Good"}, "hidden": true}]}
          """)
    ],
    check: .document(DuplicateOptionLabel.check))
}

private enum DuplicateOptionLabel {
  @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
    var filter = RepeatFilter()
    for field in facts.view.fields where field.options.count > 1 && mayRepeat(field, facts.view, &filter) {
      check(field, facts, &findings)
    }
  }

  /// False where no two labels can be equal, which costs little to see.
  private static func mayRepeat(_ field: FieldPart, _ view: TemplateView, _ filter: inout RepeatFilter) -> Bool {
    let empty = filter.list(count: field.options.count * 5)
    return view.tree.withWindow { window in
      var list = empty
      return unsafe view.translations.withUnsafeBufferPointer { translations in
        for option in view.options[field.options] where !option.isHidden {
          guard let label = option.label else { continue }
          for entry in view.texts[label].translations {
            let translation = unsafe translations[entry]
            let value = window[translation.value]
            let language = Int(translation.language?.value ?? 0) &* 0x9E37_79B9_7F4A
            if value.kind == .string, list.insert(quickHash(value, translation.value, window, view.tree) ^ language) {
              return true
            }
          }
        }
        return false
      }
    }
  }

  private static func check(_ field: FieldPart, _ facts: DocumentFacts, _ findings: inout Findings) {
    let view = facts.view
    var seen = LabelTable(capacity: field.options.count * 6)
    for option in view.options(of: field) where !option.isHidden {
      guard let label = option.label else { continue }
      for entry in view.translations(of: view.texts[label]) where view.tree.kind(entry.value) == .string {
        if let first = seen.add(entry, view.tree) {
          let note = findings.note("the other one", first)
          findings.report(entry.value, message(view.tree.text(entry.value), view.tree.text(entry.key)), notes: [note])
        }
      }
    }
  }

  private static func message(_ label: String, _ language: String) -> String {
    "another option that is offered has the label \(Wording.quote(label)) in \(Wording.quote(language)) too, "
      + "so people can't tell them apart"
  }
}

/// Finds equal labels of equal language.
private struct LabelTable {
  private var slots: ContiguousArray<(hash: Int, entry: TranslationPart)?>
  private var count = 0

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = ContiguousArray(filledWith: nil, count: size)
  }

  /// Adds a label; returns the value of an equal one of the same language that was added before.
  mutating func add(_ entry: TranslationPart, _ tree: JSONTree) -> NodeIndex? {
    let hash = LabelTable.hash(entry, tree)
    var slot = hash & (slots.count - 1)
    while let other = slots[slot] {
      if other.hash == hash, isSameLanguage(other.entry, entry, tree), tree.equal(other.entry.value, entry.value) {
        return other.entry.value
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = (hash, entry)
    count += 1
    if count * 2 > slots.count { grow() }
    return nil
  }

  private func isSameLanguage(_ left: TranslationPart, _ right: TranslationPart, _ tree: JSONTree) -> Bool {
    left.language == right.language && (left.language != nil || tree.equal(left.key, right.key))
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: nil, count: old.count * 2)
    for case let entry? in old {
      var slot = entry.hash & (slots.count - 1)
      while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }

  private static func hash(_ entry: TranslationPart, _ tree: JSONTree) -> Int {
    let language = Int(entry.language?.value ?? 0) &* 0x9E37_79B9
    return (textHash(entry.value, tree) ^ language) & Int.max
  }
}
