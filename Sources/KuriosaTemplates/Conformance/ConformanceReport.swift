/// What became of the vectors of one or more files.
public struct ConformanceReport: Sendable, Hashable {
  /// A vector whose result is not the expected one.
  public struct Failure: Sendable, Hashable {
    public let id: String
    public let expected: JSONValue
    /// The result, or `{"fault": "<reason>"}` where the input could not be read.
    public let actual: JSONValue
  }

  public private(set) var passed = 0
  /// In the order of the vectors.
  public private(set) var failed: [Failure] = []

  public init() {}

  mutating func pass() { passed += 1 }

  mutating func fail(_ failure: Failure) { failed.append(failure) }

  /// This report with the vectors of another one behind its own.
  public func adding(_ other: ConformanceReport) -> ConformanceReport {
    var sum = self
    sum.passed += other.passed
    sum.failed += other.failed
    return sum
  }

  /// `{"passed": n, "failed": [{"id", "expected", "actual"} …]}`
  public var json: JSONValue {
    let failures = failed.map { failure in
      JSONValue.object([
        JSONMember("id", .string(failure.id)), JSONMember("expected", failure.expected),
        JSONMember("actual", failure.actual),
      ])
    }
    return .object([JSONMember("passed", .number(String(passed))), JSONMember("failed", .array(failures))])
  }
}
