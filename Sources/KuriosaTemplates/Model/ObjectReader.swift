/// Takes the members of one object, key by key. What is left in the end says nothing to this version of the format:
/// unknown keys, and defaults that are written out. It is kept as it is, so that nothing is lost when the object is
/// written.
struct ObjectReader {
  private(set) var rest: [JSONMember]
  let pointer: String

  init(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) {
    guard let members = value.members else { throw InvalidTemplate("this has to be an object", at: pointer) }
    rest = members
    self.pointer = pointer
  }

  func pointer(to key: String) -> String { pointer + "/" + key }

  /// The value of a key, which stays in the rest.
  func peek(_ key: String) -> JSONValue? {
    rest.first { $0.key.hasSameCodePoints(as: key) }?.value
  }

  /// The value of a key that may be missing.
  mutating func take(_ key: String) -> JSONValue? {
    guard let index = rest.firstIndex(where: { $0.key.hasSameCodePoints(as: key) }) else { return nil }
    return rest.remove(at: index).value
  }

  /// The value of a key that has to be there.
  mutating func require(_ key: String) throws(InvalidTemplate) -> JSONValue {
    guard let value = take(key) else { throw InvalidTemplate("`\(key)` is missing", at: pointer) }
    return value
  }

  mutating func text(_ key: String) throws(InvalidTemplate) -> String {
    try Self.text(require(key), at: pointer(to: key))
  }

  mutating func word<Word: FormatWord>(_ key: String) throws(InvalidTemplate) -> Word {
    try Self.word(require(key), at: pointer(to: key))
  }

  /// What `read` makes of the value of a key that may be missing.
  mutating func optional<Value>(
    _ key: String, _ read: (JSONValue, String) throws(InvalidTemplate) -> Value
  ) throws(InvalidTemplate) -> Value? {
    guard let value = take(key) else { return nil }
    return try read(value, pointer(to: key))
  }

  /// What `read` makes of each element of a list that may be missing.
  mutating func optionalList<Element>(
    _ key: String, _ read: (JSONValue, String) throws(InvalidTemplate) -> Element
  ) throws(InvalidTemplate) -> [Element]? {
    guard let value = take(key) else { return nil }
    guard let elements = value.elements else { throw InvalidTemplate("this has to be a list", at: pointer(to: key)) }
    var list: [Element] = []
    for (index, element) in elements.enumerated() { list.append(try read(element, pointer(to: "\(key)/\(index)"))) }
    return list
  }

  /// What `read` makes of each element of a list that has to be there.
  mutating func list<Element>(
    _ key: String, _ read: (JSONValue, String) throws(InvalidTemplate) -> Element
  ) throws(InvalidTemplate) -> [Element] {
    guard let list = try optionalList(key, read) else { throw InvalidTemplate("`\(key)` is missing", at: pointer) }
    return list
  }

  /// The same for a list that is empty where it is missing; an empty one that is written out stays in the rest.
  mutating func defaultedList<Element>(
    _ key: String, _ read: (JSONValue, String) throws(InvalidTemplate) -> Element
  ) throws(InvalidTemplate) -> [Element] {
    if peek(key)?.elements?.isEmpty == true { return [] }
    return try optionalList(key, read) ?? []
  }

  /// A flag that is false where it is missing; one that is written out as false stays in the rest.
  mutating func flag(_ key: String) throws(InvalidTemplate) -> Bool {
    guard let value = peek(key) else { return false }
    guard let flag = value.bool else { throw InvalidTemplate("this has to be true or false", at: pointer(to: key)) }
    if flag { _ = take(key) }
    return flag
  }

  static func text(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) -> String {
    guard let text = value.string else { throw InvalidTemplate("this has to be a text", at: pointer) }
    return text
  }

  static func word<Word: FormatWord>(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) -> Word {
    let text = try text(value, at: pointer)
    guard let word = Word(bytes: text.utf8) else {
      let words = Word.allCases.map(\.spelling).joined(separator: ", ")
      throw InvalidTemplate("\"\(text)\" is none of \(words)", at: pointer)
    }
    return word
  }

  static func wholeNumber(
    _ value: JSONValue, in range: ClosedRange<Int>, at pointer: String
  ) throws(InvalidTemplate) -> Int {
    guard let number = value.number?.wholeNumber, range.contains(number) else {
      throw InvalidTemplate(
        "this has to be a whole number from \(range.lowerBound) to \(range.upperBound)", at: pointer)
    }
    return number
  }
}
