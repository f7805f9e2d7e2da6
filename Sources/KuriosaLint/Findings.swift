import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Takes the findings of the rules about one document. A rule says what and where; path and template are filled in here,
/// the name and severity of the rule by `sign`.
public struct Findings: Sendable {
  public private(set) var diagnostics: [Diagnostic] = []
  private let path: FilePath
  private let tree: JSONTree
  private let template: String?
  private var pointers: JSONPointers?
  private var signed = 0

  init(path: FilePath, tree: JSONTree, template: String?) {
    self.path = path
    self.tree = tree
    self.template = template
  }

  /// Whether there are findings since the last call of `sign`.
  var areUnsigned: Bool { signed < diagnostics.count }

  /// The findings since the last call are of this rule.
  mutating func sign(_ rule: String, _ severity: Severity) {
    diagnostics.sign(from: &signed, rule, severity)
  }

  /// Takes out all findings, in the order of the reports; sorted in place, since there can be hundreds of thousands.
  mutating func takeInOrder() -> [Diagnostic] {
    var found: [Diagnostic] = []
    swap(&found, &diagnostics)
    signed = 0
    found.sort(by: Diagnostic.precedes)
    return found
  }

  /// A finding that underlines the whole key or value at `node`, and is about it.
  public mutating func report(_ node: NodeIndex, _ message: String, notes: [Note] = [], fixes: [FixIt] = []) {
    report(tree.range(node), about: node, message, notes: notes, fixes: fixes)
  }

  /// A finding about an object that misses something: it underlines the opening brace.
  public mutating func report(missingIn object: NodeIndex, _ message: String, notes: [Note] = [], fixes: [FixIt] = []) {
    let start = tree.range(object).start
    report(ByteRange(start, start + 1), about: object, message, notes: notes, fixes: fixes)
  }

  /// A finding that underlines `range` and is about the value at `node`, or about `subject`, a pointer with ids.
  public mutating func report(
    _ range: ByteRange, about node: NodeIndex?, _ message: String, notes: [Note] = [], fixes: [FixIt] = [],
    subject: String? = nil
  ) {
    let place = Place(path: path, range: range, pointer: node.map { pointer(to: $0) })
    diagnostics.append(
      Diagnostic(
        rule: "", severity: .error, message: message, place: place, template: template, subject: subject, notes: notes,
        fixes: fixes))
  }

  /// A note at the key or value at `node`.
  public mutating func note(_ message: String, _ node: NodeIndex) -> Note {
    Note(message, at: Place(path: path, range: tree.range(node), pointer: pointer(to: node)))
  }

  /// A note at some bytes that no value stands for, such as an opening bracket.
  public func note(_ message: String, _ range: ByteRange) -> Note {
    Note(message, at: Place(path: path, range: range))
  }

  private mutating func pointer(to node: NodeIndex) -> String {
    if pointers == nil { pointers = JSONPointers(tree) }
    return pointers!.pointer(to: node)
  }
}

extension [Diagnostic] {
  /// Gives the findings from index `signed` on the name and severity of their rule; then it is behind the last one.
  mutating func sign(from signed: inout Int, _ rule: String, _ severity: Severity) {
    while signed < count {
      self[signed].rule = rule
      self[signed].severity = severity
      signed += 1
    }
  }
}
