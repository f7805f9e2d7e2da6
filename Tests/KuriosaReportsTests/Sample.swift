import KuriosaLint
import KuriosaReports
import KuriosaSource

/// Texts with findings, for the tests of all formats.
struct Sample {
  var result = LintResult(checkedFiles: 0)

  /// A file of the run.
  mutating func add(_ path: String, _ text: String) {
    add(FilePath(path), bytes: Array(text.utf8))
  }

  mutating func add(_ path: FilePath, bytes: [UInt8]) {
    result.sources[path] = SourceText(bytes)
    result.checkedFiles += 1
  }

  /// Where `part` stands for the `occurrence`th time, counted from 1, in a file that was added.
  func place(_ path: String, _ part: String, occurrence: Int = 1, pointer: String? = nil) -> Place {
    let text = Array(result.sources[FilePath(path)]!.bytes)
    let part = Array(part.utf8)
    var found = 0
    for start in 0...(text.count - part.count) where Array(text[start..<start + part.count]) == part {
      found += 1
      if found == occurrence {
        return Place(path: FilePath(path), range: ByteRange(start, start + part.count), pointer: pointer)
      }
    }
    preconditionFailure("the sample has no such part")
  }

  mutating func find(
    _ rule: String, _ severity: Severity, _ message: String, at place: Place, template: String? = nil,
    notes: [Note] = [], fixes: [FixIt] = []
  ) {
    result.diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, place: place, template: template, notes: notes, fixes: fixes))
  }

  /// The report as text.
  func report(_ name: String, _ change: (inout ReportOptions) -> Void = { _ in }) -> String {
    var options = ReportOptions()
    options.toolVersion = "1.2.3"
    change(&options)
    return String(decoding: ReportFormat.named(name)!.bytes(of: result, options), as: UTF8.self)
  }

  /// The excerpt of one finding at a place: what the text report shows below the first line.
  func excerpt(at place: Place, notes: [Note] = [], width: Int? = nil) -> String {
    var sample = self
    sample.find("fields/wrong", .error, "wrong", at: place, notes: notes)
    let report = sample.report("text") {
      $0.quiet = true
      $0.width = width
    }
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast(2).joined(separator: "\n")
  }

  /// The excerpt of a finding about `part` of a file with only this text.
  static func excerpt(_ text: String, of part: String, occurrence: Int = 1, width: Int? = nil) -> String {
    var sample = Sample()
    sample.add("a.json", text)
    return sample.excerpt(at: sample.place("a.json", part, occurrence: occurrence), width: width)
  }

  /// The excerpt of a finding about a range of bytes.
  static func excerpt(_ bytes: [UInt8], _ start: Int, _ end: Int, width: Int? = nil) -> String {
    var sample = Sample()
    sample.add(FilePath("a.json"), bytes: bytes)
    return sample.excerpt(at: Place(path: FilePath("a.json"), range: ByteRange(start, end)), width: width)
  }

  /// A template in which two fields have the same key, one is missing its label, and another file has the same id.
  static let twoFiles: Sample = {
    var sample = Sample()
    sample.add(
      "Templates/watch.json",
      """
      {
        "id": "builtin.watch",
        "fields": [
          {"key": "brand", "type": "text"},
          {"key": "size", "type": "number"},
          {"key": "year", "type": "number"},
          {"key": "brand", "type": "text", "ratingMax": 5.0}
        ]
      }

      """)
    sample.add("Templates/coin.json", "{\n  \"id\": \"builtin.watch\"\n}\n")
    let watch = "Templates/watch.json"
    sample.find(
      "catalog/duplicate-id", .error, "the id \"builtin.watch\" is used twice",
      at: sample.place(watch, "\"builtin.watch\"", pointer: "/id"), template: "builtin.watch",
      notes: [
        Note("first used", at: sample.place("Templates/coin.json", "\"builtin.watch\"", pointer: "/id"))
      ])
    sample.find(
      "fields/duplicate-key", .error, "the key \"brand\" is used twice",
      at: sample.place(watch, "\"brand\"", occurrence: 2, pointer: "/fields/3/key"), template: "builtin.watch",
      notes: [Note("first used here", at: sample.place(watch, "\"brand\"", pointer: "/fields/0/key"))])
    let number = sample.place(watch, "5.0", pointer: "/fields/3/ratingMax")
    sample.find(
      "document/integer-form", .warning, "5.0 is an integer", at: number, template: "builtin.watch",
      fixes: [FixIt("write 5", isSafe: true, edits: [Edit(number.range, "5")])])
    return sample
  }()
}
