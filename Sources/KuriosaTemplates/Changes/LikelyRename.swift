import KuriosaJSON

/// Finds what a removed field or option has probably been renamed to.
struct LikelyRename {
  struct Part {
    var name: String
    /// What must be the same for a rename, such as the type; nil where that can't be told.
    var type: String?
    /// The canonical form of the label.
    var label: ContiguousArray<UInt8>?
  }

  /// More pairs than this are not looked at for names that are merely near.
  private static let mostPairs = 10_000

  /// For removed names the added one, each at most once: of the same type, with the same label, or else with a name
  /// that is near.
  static func pairs(removed: [Part], added: [Part]) -> [String: String] {
    var result: [String: String] = [:]
    var taken: Set<String> = []
    var byLabel: [ContiguousArray<UInt8>: [Part]] = [:]
    for part in added { if let label = part.label { byLabel[label, default: []].append(part) } }
    for part in removed {
      guard let label = part.label, let match = byLabel[label]?.first(where: { $0.type == part.type }),
        taken.insert(match.name).inserted
      else { continue }
      result[part.name] = match.name
    }
    guard removed.count * added.count <= mostPairs else { return result }
    for part in removed where result[part.name] == nil {
      let candidates = added.filter { $0.type == part.type && !taken.contains($0.name) }.map(\.name)
      guard let match = DidYouMean.closest(to: part.name, among: candidates) else { continue }
      taken.insert(match)
      result[part.name] = match
    }
    return result
  }
}
