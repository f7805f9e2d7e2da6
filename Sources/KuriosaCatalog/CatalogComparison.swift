import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What differs between two sets of templates, matched by id.
public struct CatalogComparison: Sendable {
  /// A template that is not the same in both.
  public struct Difference: Sendable {
    public enum Status: String, Sendable {
      case added, removed, changed
    }

    public let id: String
    /// Its English name, of the new version where there is one; nil without any.
    public let name: String?
    public let status: Status
    /// Nil where there is no such version, or it has no sound number.
    public let oldVersion: Int?
    public let newVersion: Int?
    /// All that changed but the version.
    public let changes: [TemplateChange]

    /// Whether libraries that hold the template would never get the new version: "the app replaces stored built-ins with
    /// higher versions".
    public var isVersionNotRaised: Bool {
      guard let oldVersion, let newVersion else { return false }
      return newVersion <= oldVersion
    }
  }

  /// In code point order of id.
  public let differences: [Difference]

  /// Changes by which stored values stop working, or what was private no longer is; a removed template is one.
  public func count(_ weight: TemplateChange.Weight) -> Int {
    let changes = differences.reduce(0) { $0 + $1.changes.filter { $0.weight == weight }.count }
    return weight == .breaking ? changes + count(.removed) : changes
  }

  public func count(_ status: Difference.Status) -> Int { differences.filter { $0.status == status }.count }

  /// - Parameters:
  ///   - old: the documents of the old set, by id.
  ///   - new: the documents of the new set, by id.
  public init(old: [String: JSONTree], new: [String: JSONTree]) {
    let reader = TemplateReader()
    var differences: [Difference] = []
    for id in Set(old.keys).union(new.keys).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let before = old[id].map(reader.read)
      let after = new[id].map(reader.read)
      if let before, let after {
        let comparison = TemplateComparison(before, after)
        if comparison.isSame { continue }
        differences.append(Difference(id, .changed, before, after, comparison.changes))
      } else {
        differences.append(Difference(id, before == nil ? .added : .removed, before, after, []))
      }
    }
    self.differences = differences
  }
}

extension CatalogComparison.Difference {
  fileprivate init(
    _ id: String, _ status: Status, _ old: TemplateView?, _ new: TemplateView?, _ changes: [TemplateChange]
  ) {
    self.id = id
    self.status = status
    self.changes = changes
    name = new?.englishName ?? old?.englishName
    oldVersion = old?.version
    newVersion = new?.version
  }
}

extension TemplateView {
  fileprivate var version: Int? { JSONNumber(value(.version), in: tree)?.exactInteger }

  fileprivate var englishName: String? {
    guard let text = texts.first(where: { $0.role == .templateName }), let english = text.english,
      let node = string(at: translations[english].value)
    else { return nil }
    return tree.text(node)
  }
}
