import KuriosaJSON
import KuriosaTemplates

/// What a change means, in one phrase.
enum ChangeWords {
  /// Longest value that is shown, in characters.
  private static let widest = 80

  static func sentence(_ change: TemplateChange) -> String {
    switch change.kind {
    case .text, .type, .measurement, .ratingMax, .multiline, .formula, .unitHint, .highlights, .member:
      return "\(subject(change))\(values(change))"
    case .order: return "\(subject(change)) put in another order"
    case .fieldAdded, .optionAdded, .sectionAdded: return "\(part(change, change.new)) added"
    case .fieldRemoved, .optionRemoved, .sectionRemoved, .unusedSectionRemoved:
      let rename = change.likelyNewName.map { ", probably renamed to \(quote($0))" } ?? ""
      return "\(part(change, change.old)) removed\(rename)"
    case .sensitive: return "\(owner(change)) is \(isOn(change) ? "sensitive now" : "no longer sensitive")"
    case .required: return "\(owner(change)) is \(isOn(change) ? "required now" : "no longer required")"
    case .identifying: return "\(owner(change)) is \(isOn(change) ? "identifying now" : "no longer identifying")"
    case .hidden: return "\(owner(change)) is \(isOn(change) ? "hidden now" : "shown again")"
    case .section: return "\(owner(change)) moved from section \(shown(change.old)) to \(shown(change.new))"
    case .resultUnit: return "the result of \(owner(change)) is \(change.new ?? "") now instead of \(change.old ?? "")"
    case .countingAdded: return "pieces are counted now"
    case .countingRemoved: return "pieces are no longer counted"
    case .standardFieldRemoved: return "the standard field \(quote(change.name)) is no longer shown"
    case .standardFieldRestored: return "the standard field \(quote(change.name)) is shown again"
    }
  }

  private static func isOn(_ change: TemplateChange) -> Bool { change.new == "true" }

  /// `: "old" → "new"`, ` added: "new"`, ` removed: "old"`.
  private static func values(_ change: TemplateChange) -> String {
    switch (change.old, change.new) {
    case (let old?, let new?): ": \(shown(old)) → \(shown(new))"
    case (nil, let new?): " added: \(shown(new))"
    case (let old?, nil): " removed: \(shown(old))"
    case (nil, nil): " changed"
    }
  }

  /// A field, option or section with its English label.
  private static func part(_ change: TemplateChange, _ value: String?) -> String {
    let label = value.flatMap { JSONValue(parsing: $0.utf8) }?["label"]?["en"]?.string
    return owner(change) + (label.map { " (\(clipped($0)))" } ?? "")
  }

  /// What has changed: `the label of field "brand" in "de"`.
  private static func subject(_ change: TemplateChange) -> String {
    let parts = self.parts(change.place)
    let owner = Owner(parts)
    var rest = parts.dropFirst(owner.length)
    let language = change.kind == .text && rest.count > 1 ? rest.popLast() : nil
    let member = rest.map { $0 }.joined(separator: "/")
    var words = member.isEmpty ? owner.words : member + (owner.words.isEmpty ? "" : " of \(owner.words)")
    if change.kind == .order, member.isEmpty { words = "the entries of \(owner.words)" }
    return words + (language.map { " in \(quote($0))" } ?? "")
  }

  private static func owner(_ change: TemplateChange) -> String { Owner(parts(change.place)).words }

  private static func parts(_ place: String) -> [String] {
    place.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { JSONPointers.unescape(String($0)) }
  }

  /// The field, option or section that a place lies in.
  private struct Owner {
    /// Empty for the template itself.
    var words = ""
    /// Parts of the place that name it.
    var length = 0

    init(_ parts: [String]) {
      guard parts.count > 1, let kind = ["fields": "field", "sections": "section"][parts[0]] else { return }
      words = "\(kind) \(quote(parts[1]))"
      length = 2
      guard parts.count > 3, parts[0] == "fields", parts[2] == "options" else { return }
      words = "option \(quote(parts[3])) of \(words)"
      length = 4
    }
  }

  private static func shown(_ value: String?) -> String { value.map { quote(clipped($0)) } ?? "nothing" }

  private static func quote(_ text: String) -> String { "\"\(text)\"" }

  private static func clipped(_ text: String) -> String {
    text.count > widest ? text.prefix(widest) + "…" : text
  }
}
