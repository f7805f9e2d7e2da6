import KuriosaJSON
import KuriosaSource
import Testing

/// A text as a person might write it, with `‸` before each place that must be reported, and what is wrong there.
struct Mistake: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  /// Offsets and kinds, in order.
  let expected: [Fault]

  struct Fault: Sendable, Equatable, CustomStringConvertible {
    let offset: Int
    let kind: String

    var description: String { "\(kind) at \(offset)" }
  }

  init(_ name: String, _ marked: String, _ kinds: [String]) {
    self.name = name
    var offsets: [Int] = []
    var text = ""
    for scalar in marked.unicodeScalars {
      if scalar == "‸" { offsets.append(text.utf8.count) } else { text.unicodeScalars.append(scalar) }
    }
    precondition(offsets.count == kinds.count, "\(name): as many marks as kinds")
    self.text = text
    expected = zip(offsets, kinds).map { Fault(offset: $0, kind: $1) }
  }

  var testDescription: String { name }

  static func faults(_ tree: JSONTree) -> [Fault] {
    tree.faults.map { Fault(offset: $0.range.start, kind: label($0.kind)) }
  }

  /// The name of a kind without what belongs to it, and for a number what is wrong with it.
  private static func label(_ kind: SyntaxFault.Kind) -> String {
    if case .invalidNumber(let fault) = kind { return "\(fault)" }
    return String("\(kind)".prefix { $0 != "(" })
  }
}
