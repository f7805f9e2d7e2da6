import KuriosaJSON
import KuriosaLint
import KuriosaReports
import KuriosaSource

extension FuzzTarget {
  /// Every report of any document can be written; none holds a control character, and those in JSON can be read.
  static let reports = FuzzTarget(name: "reports", isPair: false) { source in
    let result = Linting.linter.check([(Linting.path, source)])
    var options = ReportOptions()
    options.width = Int(source[0]) + 1
    var problems = Problems()
    for format in ReportFormat.all {
      let bytes = format.bytes(of: result, options)
      problems.expect(
        !bytes.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }, "\(format.name) holds a control character")
      guard ["json", "sarif", "gitlab"].contains(format.name) else { continue }
      problems.expect(JSONTree(parsing: SourceText(bytes)).faults.isEmpty, "\(format.name) is no JSON")
    }
    return problems.list
  }
}
