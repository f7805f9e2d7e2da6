import KuriosaJSON
import KuriosaSource

/// One property that holds for every input, as libFuzzer and the tests try it.
package struct FuzzTarget: Sendable {
  /// As `KURIOSA_FUZZ` names it.
  package let name: String
  /// Whether an input is two documents, with a zero byte between them.
  package let isPair: Bool
  /// What is wrong; nothing where the property holds.
  package let problems: @Sendable (SourceText) -> [String]

  /// All of them. A new one is a file of its own and an entry here.
  package static let all: [FuzzTarget] = [
    .parser, .canonical, .format, .lint, .fixes, .reports, .configuration, .evolution,
  ]

  package static func named(_ name: String) -> FuzzTarget? {
    all.first { $0.name == name }
  }
}

/// Gathers what does not hold.
struct Problems {
  private(set) var list: [String] = []

  mutating func expect(_ holds: Bool, _ problem: @autoclosure () -> String) {
    if !holds { list.append(problem()) }
  }
}

extension SourceText {
  /// The two documents of a pair; the second is empty where there is no zero byte.
  func pair() -> (SourceText, SourceText) {
    guard let border = bytes.firstIndex(of: 0) else { return (self, SourceText("")) }
    return (SourceText(bytes[..<border]), SourceText(bytes[(border + 1)...]))
  }

  var text: String { string(ByteRange(0, count)) }
}
