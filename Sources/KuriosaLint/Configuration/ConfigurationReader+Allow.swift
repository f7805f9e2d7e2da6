import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// `allow`: the exceptions.
extension ConfigurationReader {
  private static let keys = ["rule", "template", "place", "reason", "until"]

  mutating func readAllow(_ list: NodeIndex) -> [AllowedFinding] {
    guard expect(.array, list, "allow", "a list") else { return [] }
    return tree.elements(of: list).enumerated().compactMap { index, entry in readException(entry, index) }
  }

  private mutating func readException(_ object: NodeIndex, _ index: Int) -> AllowedFinding? {
    guard expect(.object, object, "an entry of allow", "an object") else { return nil }
    var texts: [String: String] = [:]
    for member in tree.members(of: object) {
      let key = tree.text(member.key)
      guard Self.keys.contains(key) else {
        reportUnknown(member.key, Self.keys)
        continue
      }
      guard let text = readString(member.value, key), check(key, text, member.value) else { return nil }
      texts[key] = text
    }
    guard !tree.isDamaged(object) else { return nil }
    let missing =
      ["rule", "template", "reason"].filter { (texts[$0] ?? "").isBlank } + (texts["place"] == nil ? ["place"] : [])
    for key in missing { reportMissing(key, object) }
    guard missing.isEmpty else { return nil }
    return AllowedFinding(
      rule: texts["rule"] ?? "", template: texts["template"] ?? "", place: texts["place"] ?? "",
      reason: texts["reason"] ?? "", until: texts["until"],
      entry: Place(path: path, range: tree.range(object), pointer: "/allow/\(index)"))
  }

  /// Whether the value can be used; a finding where it can't.
  private mutating func check(_ key: String, _ text: String, _ node: NodeIndex) -> Bool {
    switch key {
    case "rule":
      guard isRule(text, node) else { return false }
      if !text.contains("/") {
        report(
          .configurationInvalidValue, node, "an exception is for one rule; \(Wording.quote(text)) is a whole group")
        return false
      }
      if AllowedFinding.isPossible(text) { return true }
      report(
        .configurationInvalidValue, node, "\(Wording.quote(text)) can't be allowed; such a finding has to be mended")
      return false
    case "place" where !text.isEmpty && !text.hasPrefix("/"):
      report(
        .configurationInvalidValue, node,
        "a place is a pointer with ids, such as \"/fields/brand/label/de\", or \"\" for the whole template")
      return false
    case "until" where !Self.isDay(text):
      report(.configurationInvalidValue, node, "\(Wording.quote(text)) is no day; write it as in \"2027-01-31\"")
      return false
    default: return true
    }
  }

  /// `2027-01-31`.
  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month)
    else { return false }
    let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }
}

extension String {
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
