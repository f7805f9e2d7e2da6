/// Runs conformance vectors, which say in JSON what the rules of the format give, against this library. The form of the
/// files is described in `Fixtures/conformance/FORMAT.md`.
public enum ConformanceRunner {
  /// What the member `format` of a file says.
  public static let format = "kuriosa-conformance 1"

  /// Runs the vectors of one file.
  ///
  /// - Throws: `InvalidTemplate` for what is no file of vectors. A vector whose input can't be read counts as failed.
  public static func run(_ bytes: some Collection<UInt8>) throws(InvalidTemplate) -> ConformanceReport {
    guard let file = JSONValue(parsing: bytes) else { throw InvalidTemplate("this is no JSON", at: "") }
    guard file["format"]?.string == format else {
      throw InvalidTemplate("`format` has to be \"\(format)\"", at: file["format"] == nil ? "" : "/format")
    }
    guard let vectors = file["vectors"]?.elements else { throw InvalidTemplate("`vectors` has to be a list", at: "") }
    var report = ConformanceReport()
    for (index, vector) in vectors.enumerated() {
      try run(VectorInput(vector, at: "/vectors/\(index)"), &report)
    }
    return report
  }

  private static func run(_ vector: VectorInput, _ report: inout ConformanceReport) throws(InvalidTemplate) {
    let id = try vector.text("id")
    let name = try vector.text("area")
    let expected = try vector.value("expected")
    guard let area = VectorArea.all[name] else {
      report.fail(.init(id: id, expected: expected, actual: fault("the area \"\(name)\" is not known")))
      return
    }
    let actual: JSONValue
    do throws(InvalidTemplate) {
      actual = try area.run(vector.part("input"))
    } catch {
      actual = fault("\(error.pointer): \(error.reason)")
    }
    if area.comparison.matches(expected: expected, actual: actual) {
      report.pass()
    } else {
      report.fail(.init(id: id, expected: expected, actual: actual))
    }
  }

  private static func fault(_ reason: String) -> JSONValue { .object([JSONMember("fault", .string(reason))]) }
}

/// One topic of vectors: how an input becomes a result, and when that is the expected one.
struct VectorArea: Sendable {
  let run: @Sendable (VectorInput) throws(InvalidTemplate) -> JSONValue
  let comparison: VectorComparison

  init(
    _ comparison: VectorComparison = .exact,
    _ run: @escaping @Sendable (VectorInput) throws(InvalidTemplate) -> JSONValue
  ) {
    self.run = run
    self.comparison = comparison
  }

  /// All areas by name.
  static let all: [String: VectorArea] = [
    calculations, arithmetic, choices, values, suggestions, display, customizing,
  ].reduce(into: [:]) { all, areas in all.merge(areas) { first, _ in first } }
}
