/// When a result is the expected one.
struct VectorComparison: Sendable {
  /// Keys whose values are decimal strings that are equal by value, but for a relative difference of 10^-9.
  let decimalKeys: [String]
  /// Whether that holds for the whole result.
  let isDecimal: Bool
  /// Whether decimal strings have to be equal exactly.
  let isExact: Bool

  /// Equal JSON: members in any order, numbers by value, texts by code points.
  static let exact = VectorComparison(decimalKeys: [], isDecimal: false, isExact: true)
  /// A decimal string, or null.
  static let nearDecimal = VectorComparison(decimalKeys: [], isDecimal: true, isExact: false)
  /// A decimal string by its exact value, or null.
  static let decimal = VectorComparison(decimalKeys: [], isDecimal: true, isExact: true)
  /// An object with decimal strings under these keys, or null.
  static func near(_ keys: String...) -> VectorComparison {
    VectorComparison(decimalKeys: keys, isDecimal: false, isExact: false)
  }

  func matches(expected: JSONValue, actual: JSONValue) -> Bool {
    if isDecimal, let expected = expected.string, let actual = actual.string { return areEqual(expected, actual) }
    guard let expectedMembers = expected.members, let members = actual.members else {
      return Self.areEqual(expected, actual)
    }
    return Self.haveSameKeys(expectedMembers, members)
      && expectedMembers.allSatisfy { member in
        guard let value = actual[member.key] else { return false }
        if decimalKeys.contains(member.key), let expected = member.value.string, let actual = value.string {
          return areEqual(expected, actual)
        }
        return Self.areEqual(member.value, value)
      }
  }

  private func areEqual(_ expected: String, _ actual: String) -> Bool {
    guard let expected = Decimal34(expected), let actual = Decimal34(actual) else { return false }
    if isExact { return expected == actual }
    guard let difference = actual.subtracting(expected)?.magnitude,
      let limit = expected.magnitude.multiplied(by: Self.relativeLimit)
    else { return false }
    return difference <= limit
  }

  private static let relativeLimit = Decimal34("1e-9")!

  private static func areEqual(_ left: JSONValue, _ right: JSONValue) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left.hasSameCodePoints(as: right)
    case (.number, .number): left.number == right.number && left.number != nil
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
    case (.object(let leftMembers), .object(let rightMembers)):
      haveSameKeys(leftMembers, rightMembers)
        && leftMembers.allSatisfy { member in right[member.key].map { areEqual(member.value, $0) } ?? false }
    default: left == right
    }
  }

  private static func haveSameKeys(_ left: [JSONMember], _ right: [JSONMember]) -> Bool {
    left.count == right.count && left.allSatisfy { member in right.lazy.map(\.key).containsExactly(member.key) }
  }
}
