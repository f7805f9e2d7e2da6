import KuriosaTemplates
import Testing

@Suite("the keys of the format")
struct MemberKeyTests {
  @Test("a key is spelt as its case is called")
  func spellings() {
    check(DocumentKey.self)
    check(SectionKey.self)
    check(FieldKey.self)
    check(OptionKey.self)
    check(FormulaKey.self)
    check(OperandKey.self)
    check(UnitHintKey.self)
    check(QuantityKey.self)
    check(SuggestionKey.self)
  }

  private func check<Key: MemberKey>(_ keys: Key.Type) {
    #expect(Key.allCases.map { "\($0)" } == Key.spellings)
    #expect(Key.allCases.count == Key.keyCount)
    #expect(Key.allCases.map(\.rawValue) == Array(0..<Key.keyCount))
  }
}
