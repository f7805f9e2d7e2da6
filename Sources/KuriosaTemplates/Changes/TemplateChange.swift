import KuriosaJSON

/// One difference between two versions of a template, as plain data.
///
/// `TemplateComparison(old, new).changes` lists them; the rules of the linter judge them, `kuriosa-bundle diff` prints
/// them. Of what could not be read in either version nothing is said.
public struct TemplateChange: Sendable, Hashable {
  public enum Kind: String, Sendable, CaseIterable {
    /// A translation was added, changed or taken away: `/fields/brand/label/de`.
    case text
    /// Other ids in the same list follow each other differently: `/fields`, `/sections`, `/fields/grade/options`.
    case order
    case fieldAdded, fieldRemoved
    /// Also the units of a quantity.
    case optionAdded, optionRemoved
    case sectionAdded
    /// A section to which a field belonged.
    case sectionRemoved
    case unusedSectionRemoved
    case type, measurement
    /// The most stars, also where one of the versions says nothing and means 5.
    case ratingMax
    /// Whether a field is sensitive, by its own mark or by what its formula uses: `true` or `false`.
    case sensitive
    case required, identifying
    /// Of a field or an option.
    case hidden
    case multiline
    /// The section that a field belongs to; nothing where its old section is gone.
    case section
    case formula
    /// What the result of a calculation is counted in, though its formula is the same.
    case resultUnit
    case unitHint
    /// The key facts that cards and lists show, apart from what was removed.
    case highlights
    case countingAdded, countingRemoved
    /// An entry of `removedStandardFields`: `/removedStandardFields/notes`.
    case standardFieldRemoved, standardFieldRestored
    /// Any other member, by its key: `/icon`, `/showcase`, `/suggestions`, `/fields/brand/colour`.
    case member
  }

  /// What the change does to libraries that hold the template.
  public enum Weight: String, Sendable, CaseIterable {
    /// Values that people stored stop working, or what was private no longer is (decision 44).
    case breaking
    /// Nothing stops working, but people will notice (decision 45).
    case notable
    case harmless
  }

  public let kind: Kind
  /// The JSON pointer of what has changed, with ids instead of indexes: `/fields/brand/label/de`.
  public let place: String
  /// The old value: a text as it is, all else as compact JSON; nil where there was none.
  public let old: String?
  /// The new value; nil where there is none any more.
  public let new: String?
  /// The old value in the tree of the old version; where there was none, the list or object that lacked it.
  public let oldNode: NodeIndex
  /// The new value in the tree of the new version; where there is none, the list or object that lacks it.
  public let newNode: NodeIndex
  /// For something removed: the key or id that it has probably been given instead.
  public let likelyNewName: String?
  public let weight: Weight

  /// The last part of the place: the key of a field, the id of an option, the code of a language.
  public var name: String {
    JSONPointers.unescape(place.split(separator: "/").last.map(String.init) ?? "")
  }

  /// The key of the field that it is about; nil where it is about none.
  public var field: String? {
    let parts = place.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 2 && parts[1] == "fields" ? JSONPointers.unescape(String(parts[2])) : nil
  }
}
