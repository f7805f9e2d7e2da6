import KuriosaJSON
import KuriosaSource

extension FuzzTarget {
  /// Reading what was written in canonical form and writing it again gives the same bytes.
  static let canonical = FuzzTarget(name: "canonical", isPair: false) { source in
    let tree = JSONTree(parsing: source)
    guard tree.faults.isEmpty else { return [] }
    var problems = Problems()
    switch tree.canonicalForm() {
    case .failure(let fault):
      problems.expect(Int(fault.node.value) < tree.nodes.count, "the fault has no node: \(fault)")
    case .success(let bytes):
      let written = JSONTree(parsing: SourceText(bytes))
      problems.expect(written.faults.isEmpty, "what was written has faults: \(written.faults)")
      guard case .success(let again) = written.canonicalForm() else {
        problems.expect(false, "what was written has no canonical form")
        break
      }
      problems.expect(again == bytes, "written again it is \(String(decoding: again, as: UTF8.self))")
      problems.expect(written.nodes.count == tree.nodes.count, "the number of values differs")
    }
    return problems.list
  }
}
