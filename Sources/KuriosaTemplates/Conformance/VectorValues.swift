/// Values of items in vectors.
extension VectorInput {
  /// A stored value; nil for a form that no type of field has, such as a stored result of a calculation, and for numbers
  /// from 10^100 on, which do not exist.
  func itemValue() throws(InvalidTemplate) -> ItemValue? {
    guard let form = value.members?.first?.key else { throw fault("this has to be an object with a value") }
    switch form {
    case "text": return .text(try text(form))
    case "number": return try optionalDecimal(form).map(ItemValue.number)
    case "date": return .date(try text(form))
    case "dropdown": return .dropdown(try text(form))
    case "multiple_choice": return .multipleChoice(try texts(form))
    case "stars": return .rating(try count(form))
    case "checkbox": return .checkbox(try flag(form))
    case "url": return .url(try text(form))
    case "canonical": return try optionalDecimal(form).map { .measurement(canonical: $0) }
    case "relation": return .relation(try text(form))
    case "amount", "unit", "currency": return try amountOrQuantity()
    default: return nil
    }
  }

  private func amountOrQuantity() throws(InvalidTemplate) -> ItemValue? {
    if optional("currency") != nil { return try amount().map(ItemValue.currency) }
    let unit = try optional("unit")?.text() ?? ""
    return try optionalDecimal("amount").map { .quantity($0, unit: unit) }
  }

  /// An amount of money; nil from 10^100 on.
  func amount() throws(InvalidTemplate) -> Amount? {
    let currency = try text("currency")
    return try optionalDecimal("amount").map { Amount($0, currency: currency) }
  }

  /// Values by field key.
  func itemValues(_ key: String) throws(InvalidTemplate) -> [String: ItemValue] {
    guard let part = optional(key) else { return [:] }
    guard let members = part.value.members else { throw part.fault("this has to be an object") }
    var values: [String: ItemValue] = [:]
    for member in members where member.value != .null {
      values[member.key] = try VectorInput(member.value, at: "\(part.pointer)/\(member.key)").itemValue()
    }
    return values
  }

  func itemAmounts(_ key: String) throws(InvalidTemplate) -> ItemAmounts {
    guard let item = optional(key) else { return ItemAmounts() }
    return ItemAmounts(
      purchasePrice: try item.optional(ItemAmount.purchasePrice.spelling)?.amount(),
      estimatedValue: try item.optional(ItemAmount.estimatedValue.spelling)?.amount())
  }
}
