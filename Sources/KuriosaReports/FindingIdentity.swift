import KuriosaLint
import KuriosaSource

/// What makes a finding the same finding in the next run, however the lines have moved: its rule, the id of the
/// template, and the pointer with ids. Findings alike in these are counted.
struct FindingIdentity {
  /// `fields/duplicate-key /fields/brand/key`, with ` (2)` for the second one alike.
  let name: String
  /// 16 hexadecimal digits; no two findings of a run have the same.
  let fingerprint: String
}

/// Gives each finding its identity. Findings are asked for in the order of the report.
struct FindingIdentities {
  private let sources: [FilePath: SourceText]
  private let paths: ReportPaths
  private var current: (path: FilePath, places: FindingPlaces)?
  private var counts: [String: Int] = [:]

  init(_ result: LintResult, _ paths: ReportPaths) {
    sources = result.sources
    self.paths = paths
  }

  mutating func identity(of diagnostic: Diagnostic) -> FindingIdentity {
    identity(
      of: diagnostic.template ?? paths.text(diagnostic.place.path), rule: diagnostic.rule,
      pointer: place(diagnostic))
  }

  mutating func identity(of problem: CheckProblem) -> FindingIdentity {
    identity(of: paths.text(problem.path), rule: "not-checked", pointer: "")
  }

  private mutating func identity(of subject: String, rule: String, pointer: String) -> FindingIdentity {
    let key = "\(rule)\n\(subject)\n\(pointer)"
    let count = (counts[key] ?? 0) + 1
    counts[key] = count
    let name = pointer.isEmpty ? rule : "\(rule) \(pointer)"
    return FindingIdentity(
      name: count == 1 ? name : "\(name) (\(count))", fingerprint: Self.hash("\(key)\n\(count)"))
  }

  private mutating func place(_ diagnostic: Diagnostic) -> String {
    let path = diagnostic.place.path
    if current?.path != path {
      current = (path, FindingPlaces(of: sources[path]))
    }
    return current!.places.place(of: diagnostic)
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
