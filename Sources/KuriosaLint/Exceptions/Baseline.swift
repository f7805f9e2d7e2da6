import KuriosaJSON
import KuriosaSource

/// Makes exceptions of findings, in the text of a configuration.
public enum Baseline {
  /// The reason that is written; whoever reads it later should know that nobody thought about the finding.
  public static let reason = "was there when the baseline was written"

  /// A finding as an exception would name it.
  public struct Entry: Sendable, Hashable {
    public var template: String
    public var rule: String
    public var place: String

    public init(template: String, rule: String, place: String) {
      self.template = template
      self.rule = rule
      self.place = place
    }

    fileprivate var text: String {
      let members = [("rule", rule), ("template", template), ("place", place), ("reason", Baseline.reason)]
      return "{" + members.map { "\"\($0)\": \(JSONSpelling.string($1))" }.joined(separator: ", ") + "}"
    }

    fileprivate static func precedes(_ left: Entry, _ right: Entry) -> Bool {
      func key(_ entry: Entry) -> [String] { [entry.template, entry.place, entry.rule] }
      return zip(key(left), key(right)).first { $0 != $1 }.map { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? false
    }
  }

  /// The text of a configuration with more exceptions; every other byte survives.
  /// - Parameter text: nil where there is no configuration yet.
  public static func text(_ text: SourceText?, adding entries: Set<Entry>) -> SourceText {
    let lines = entries.sorted(by: Entry.precedes).map(\.text)
    guard let text else {
      return SourceText("{\n  \"allow\": [\n    \(lines.joined(separator: ",\n    "))\n  ]\n}\n")
    }
    return text.applying(edits(lines, JSONTree(parsing: text)))
  }

  private static func edits(_ lines: [String], _ tree: JSONTree) -> [Edit] {
    let list = "[\n    \(lines.joined(separator: ",\n    "))\n  ]"
    if let allow = tree.value(of: "allow", in: .root), tree.kind(allow) == .array {
      guard let last = Array(tree.elements(of: allow)).last else { return [Edit(tree.range(allow), list)] }
      let space = Splices.spaceBefore(tree.range(last).start, tree)
      let separator = "," + (Splices.hasLineEnd(space) ? space : "\n    ")
      return [.insert(separator + lines.joined(separator: separator), at: tree.range(last).end)]
    }
    guard let last = Array(tree.members(of: .root)).last else {
      return [Edit(tree.range(.root), "{\n  \"allow\": \(list)\n}")]
    }
    return Splices.insertingMember("allow", list, behind: last.value, tree)
  }
}
