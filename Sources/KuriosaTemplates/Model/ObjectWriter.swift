/// Collects the members of one object in the order of the format, then what the reader left over.
struct ObjectWriter {
  private var members: [JSONMember] = []

  mutating func put(_ key: String, _ value: JSONValue?) {
    if let value { members.append(JSONMember(key, value)) }
  }

  mutating func put(_ key: String, text: String?) { put(key, text.map(JSONValue.string)) }

  mutating func put(_ key: String, word: (some FormatWord)?) { put(key, text: word?.spelling) }

  mutating func put(_ key: String, list: [JSONValue]?) { put(key, list.map(JSONValue.array)) }

  /// A list, where it is not empty.
  mutating func put(_ key: String, nonEmptyList list: [JSONValue]) { put(key, list: list.isEmpty ? nil : list) }

  /// A flag, where it is true.
  mutating func put(_ key: String, flag: Bool) { put(key, flag ? .bool(true) : nil) }

  /// The object: what was put, and of the rest what none of it replaces.
  func object(rest: [JSONMember]) -> JSONValue {
    .object(members + rest.filter { member in !members.contains { $0.key.hasSameCodePoints(as: member.key) } })
  }
}
