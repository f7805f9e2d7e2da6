import KuriosaJSON
import KuriosaSource

/// Two versions of one template, compared part by part. Parts are matched by id and key, never by their position.
///
///     let comparison = TemplateComparison(TemplateReader().read(oldTree), TemplateReader().read(newTree))
///     for change in comparison.changes { print(change.place, change.old ?? "nothing", change.new ?? "nothing") }
///
/// Either version may have faults: what could not be read in it is not judged.
public struct TemplateComparison: Sendable {
  /// What can be said of the content, which is all but the version.
  public enum Content: Sendable, Hashable {
    case same, changed
    /// The new version has no canonical form, because of faults of its own.
    case unknown
  }

  /// Whether the canonical forms of both are the same.
  public let isSame: Bool
  public let content: Content
  /// The whole numbers in `version`; nil where there is none.
  public let oldVersion: Int?
  public let newVersion: Int?
  /// All differences but those of `version`, in the order of the new version's parts, each kind at its place.
  public let changes: [TemplateChange]

  public init(_ old: TemplateView, _ new: TemplateView) {
    oldVersion = JSONNumber(old.value(.version), in: old.tree)?.exactInteger
    newVersion = JSONNumber(new.value(.version), in: new.tree)?.exactInteger
    let values = ComparedValues(old.tree, new.tree)
    let differing = values.differingMembers(.root, .root)
    switch (old.tree.canonicalForm(), new.tree.canonicalForm()) {
    case (.success(let before), .success(let after)):
      isSame = before == after
      content = differing.allSatisfy { $0.key == DocumentKey.version.spelling } ? .same : .changed
    case (.failure, .success):
      isSame = false
      content = .changed
    case (_, .failure):
      isSame = old.tree.source.bytes == new.tree.source.bytes
      content = .unknown
    }
    if content == .same || old.document == nil || new.document == nil {
      changes = []
    } else {
      var comparer = Comparer(old: ComparedTemplate(old), new: ComparedTemplate(new), values: values)
      comparer.compareDocument(differing)
      changes = comparer.changes
    }
  }
}

/// Gathers the changes. One file for each part of the template extends it.
struct Comparer {
  let old: ComparedTemplate
  let new: ComparedTemplate
  let values: ComparedValues
  private(set) var changes: [TemplateChange] = []

  init(old: ComparedTemplate, new: ComparedTemplate, values: ComparedValues) {
    self.old = old
    self.new = new
    self.values = values
  }

  /// A value of both versions; `.none` where one has none, and then the part that lacks it stands for its place.
  mutating func add(
    _ kind: TemplateChange.Kind, _ weight: TemplateChange.Weight, _ place: String, _ oldNode: NodeIndex,
    _ newNode: NodeIndex, lacking parts: (old: NodeIndex, new: NodeIndex), likelyNewName: String? = nil
  ) {
    add(
      kind, weight, place, old: oldNode.exists ? values.shown(oldNode, old.tree) : nil,
      new: newNode.exists ? values.shown(newNode, new.tree) : nil, oldNode.exists ? oldNode : parts.old,
      newNode.exists ? newNode : parts.new, likelyNewName: likelyNewName)
  }

  mutating func add(
    _ kind: TemplateChange.Kind, _ weight: TemplateChange.Weight, _ place: String, old: String?, new: String?,
    _ oldNode: NodeIndex, _ newNode: NodeIndex, likelyNewName: String? = nil
  ) {
    changes.append(
      TemplateChange(
        kind: kind, place: place, old: old, new: new, oldNode: oldNode.exists ? oldNode : .root,
        newNode: newNode.exists ? newNode : .root, likelyNewName: likelyNewName, weight: weight))
  }

  /// The ids of two lists that both have, where their order differs.
  mutating func compareOrder(_ oldParts: NamedParts, _ newParts: NamedParts, _ place: String) {
    let before = oldParts.names(alsoIn: newParts)
    let after = newParts.names(alsoIn: oldParts)
    guard before != after else { return }
    add(
      .order, .harmless, place, old: before.joined(separator: ", "), new: after.joined(separator: ", "), oldParts.list,
      newParts.list)
  }

  /// The translations of a localized text, one by one.
  mutating func compareText(
    _ oldText: NodeIndex, _ newText: NodeIndex, _ place: String, lacking parts: (old: NodeIndex, new: NodeIndex)
  ) {
    guard oldText.exists, newText.exists, old.tree.kind(oldText) == .object, new.tree.kind(newText) == .object else {
      if values.differ(oldText, newText) { add(.text, .harmless, place, oldText, newText, lacking: parts) }
      return
    }
    for member in values.differingMembers(oldText, newText) {
      add(
        .text, .harmless, place + "/" + JSONPointers.escape(member.key), member.old, member.new,
        lacking: (oldText, newText))
    }
  }

  /// Members that have no meaning of their own here.
  mutating func compareMembers(
    _ members: [ComparedValues.Member], except known: Set<String>, _ place: String,
    lacking parts: (old: NodeIndex, new: NodeIndex)
  ) {
    for member in members where !known.contains(member.key) {
      add(
        .member, .harmless, place + "/" + JSONPointers.escape(member.key), member.old, member.new, lacking: parts)
    }
  }
}
