/// The input of a vector, or a part of it, with the place it has in the file.
struct VectorInput: Sendable {
  let value: JSONValue
  let pointer: String

  init(_ value: JSONValue, at pointer: String) {
    self.value = value
    self.pointer = pointer
  }

  func fault(_ reason: String) -> InvalidTemplate { InvalidTemplate(reason, at: pointer) }

  /// A member; nil where there is none, or it is null.
  func optional(_ key: String) -> VectorInput? {
    guard let value = value[key], value != .null else { return nil }
    return VectorInput(value, at: "\(pointer)/\(key)")
  }

  func part(_ key: String) throws(InvalidTemplate) -> VectorInput {
    guard let part = optional(key) else { throw fault("`\(key)` is missing") }
    return part
  }

  /// A member that may be null.
  func value(_ key: String) throws(InvalidTemplate) -> JSONValue {
    guard let value = value[key] else { throw fault("`\(key)` is missing") }
    return value
  }

  /// The elements of a list.
  func elements() throws(InvalidTemplate) -> [VectorInput] {
    guard let elements = value.elements else { throw fault("this has to be a list") }
    return elements.enumerated().map { VectorInput($1, at: "\(pointer)/\($0)") }
  }

  func text() throws(InvalidTemplate) -> String { try ObjectReader.text(value, at: pointer) }

  func text(_ key: String) throws(InvalidTemplate) -> String { try part(key).text() }

  func texts(_ key: String) throws(InvalidTemplate) -> [String] {
    var texts: [String] = []
    for element in try part(key).elements() { texts.append(try element.text()) }
    return texts
  }

  func flag(_ key: String) throws(InvalidTemplate) -> Bool {
    let part = try part(key)
    guard let flag = part.value.bool else { throw part.fault("this has to be true or false") }
    return flag
  }

  func word<Word: FormatWord>(_ key: String) throws(InvalidTemplate) -> Word {
    let part = try part(key)
    return try ObjectReader.word(part.value, at: part.pointer)
  }

  /// A number, written as a decimal string or as a number; nil from 10^100 on.
  func optionalDecimal(_ key: String) throws(InvalidTemplate) -> Decimal34? {
    let part = try part(key)
    switch part.value {
    case .number(let text), .string(let text): return Decimal34(text)
    default: throw part.fault("this has to be a decimal number")
    }
  }

  /// A number, written as a decimal string or as a number.
  func decimal() throws(InvalidTemplate) -> Decimal34 {
    guard let decimal = value.number ?? value.string.flatMap({ Decimal34($0) }) else {
      throw fault("this has to be a decimal number below 10^100")
    }
    return decimal
  }

  func decimal(_ key: String) throws(InvalidTemplate) -> Decimal34 { try part(key).decimal() }

  /// A whole number; 0 where it is missing.
  func count(_ key: String) throws(InvalidTemplate) -> Int {
    guard let part = optional(key) else { return 0 }
    guard let count = try part.decimal().wholeNumber else { throw part.fault("this has to be a whole number") }
    return count
  }
}

extension JSONValue {
  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  static func flag(_ flag: Bool?) -> JSONValue { flag.map(JSONValue.bool) ?? .null }

  static func object(_ members: (String, JSONValue)...) -> JSONValue {
    .object(members.map { JSONMember($0.0, $0.1) })
  }
}
