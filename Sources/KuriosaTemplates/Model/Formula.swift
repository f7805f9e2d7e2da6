extension Template {
  /// How the value of a calculation is worked out from two others.
  public struct Formula: Sendable, Hashable {
    public var left: Operand
    public var operation: CalculationOperation
    public var right: Operand
    public var rest: [JSONMember]

    public init(left: Operand, operation: CalculationOperation, right: Operand, rest: [JSONMember] = []) {
      self.left = left
      self.operation = operation
      self.right = right
      self.rest = rest
    }

    /// The fields it names, left before right.
    public var fieldKeys: [String] { [left, right].compactMap(\.fieldKey) }
  }

  /// "An operand is an object with exactly one key."
  public enum Operand: Sendable, Hashable {
    /// "A field of the same template", by its key.
    case field(String)
    /// "The item's own amounts."
    case item(ItemAmount)
    /// "A fixed number."
    case number(Decimal34)

    /// The key of the field it names; nil where it names none.
    public var fieldKey: String? {
      if case .field(let key) = self { key } else { nil }
    }
  }
}

extension Template.Formula {
  init(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) {
    var reader = try ObjectReader(value, at: pointer)
    left = try Template.Operand(reader.require("left"), at: reader.pointer(to: "left"))
    operation = try reader.word("operation")
    right = try Template.Operand(reader.require("right"), at: reader.pointer(to: "right"))
    rest = reader.rest
  }

  var json: JSONValue {
    var writer = ObjectWriter()
    writer.put("left", left.json)
    writer.put("operation", word: operation)
    writer.put("right", right.json)
    return writer.object(rest: rest)
  }
}

extension Template.Operand {
  init(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) {
    var reader = try ObjectReader(value, at: pointer)
    guard reader.rest.count == 1 else { throw InvalidTemplate("an operand has exactly one key", at: pointer) }
    if let key = try reader.optional("field", ObjectReader.text) {
      self = .field(key)
    } else if let amount: ItemAmount = try reader.optional("item", ObjectReader.word) {
      self = .item(amount)
    } else if let number = reader.take("number") {
      guard let number = number.number else {
        throw InvalidTemplate("this has to be a number below 10^100", at: reader.pointer(to: "number"))
      }
      self = .number(number)
    } else {
      throw InvalidTemplate("an operand is a `field`, an `item` or a `number`", at: pointer)
    }
  }

  var json: JSONValue {
    switch self {
    case .field(let key): .object([JSONMember("field", .string(key))])
    case .item(let amount): .object([JSONMember("item", .string(amount.spelling))])
    case .number(let number): .object([JSONMember("number", .number(number.description))])
    }
  }
}
