import KuriosaTemplates
import Testing

@Suite struct FormatWordTests {
  @Test("a field has one of 13 types") func fieldTypes() {
    let words =
      "text number date currency dropdown multiple_choice rating checkbox url quantity measurement relation calculation"
    #expect(FieldType.allCases.map(\.spelling) == words.words)
  }

  @Test("options belong to dropdown, multiple_choice and quantity") func options() {
    #expect(FieldType.allCases.filter(\.takesOptions) == [.dropdown, .multipleChoice, .quantity])
  }

  @Test("an operand is a number, currency, quantity, measurement, rating or calculation") func operands() {
    let operands: [FieldType] = [.number, .currency, .rating, .quantity, .measurement, .calculation]
    #expect(FieldType.allCases.filter(\.canBeCalculatedWith) == operands)
  }

  @Test("a showcase mode is strap, standing, wide, lying or passepartout") func showcase() {
    #expect(ShowcaseMode.allCases.map(\.spelling) == "strap standing wide lying passepartout".words)
  }

  @Test("an operation is add, subtract, multiply or divide") func operations() {
    #expect(CalculationOperation.allCases.map(\.spelling) == "add subtract multiply divide".words)
  }

  @Test("the item's own amounts are purchasePrice and estimatedValue") func amounts() {
    #expect(ItemAmount.allCases.map(\.spelling) == "purchasePrice estimatedValue".words)
    #expect(ItemAmount.purchasePrice.standardField == .purchasePrice)
    #expect(ItemAmount.estimatedValue.standardField == .estimatedValue)
  }

  @Test("standard fields are removed in the given order, the name cannot be removed") func standardFields() {
    let words = "quantity purchase_date purchase_price source estimated_value condition place tags files notes"
    #expect(StandardField.removable.map(\.spelling) == words.words)
    #expect(StandardField.allCases == [.name] + StandardField.removable)
    #expect(StandardField.allCases.filter { !$0.isRemovable } == [.name])
    #expect(StandardField.removable.map(\.removalOrder) == Array(0...9))
    #expect(StandardField.name.removalOrder == nil)
  }

  @Test("a word is read only in its exact spelling", arguments: ["multiple_choice"])
  func exactSpelling(word: String) {
    #expect(FieldType(bytes: word.utf8) == .multipleChoice)
    let spaced = ContiguousArray("[\(word)]".utf8)
    #expect(FieldType(bytes: spaced[1..<(spaced.count - 1)]) == .multipleChoice)
    for other in [
      "Multiple_choice", "multiple-choice", "multiple_choice ", "multiple_choic", "", "ｕrl", "multipleChoice",
    ] {
      #expect(FieldType(bytes: other.utf8) == nil)
    }
  }

  @Test("every word reads back as itself") func everyWord() {
    readsBack(FieldType.self)
    readsBack(ShowcaseMode.self)
    readsBack(StandardField.self)
    readsBack(MeasurementUnit.self)
    readsBack(BuiltinTemplate.self)
  }

  private func readsBack<Word: FormatWord>(_ type: Word.Type) {
    for word in Word.allCases { #expect(Word(bytes: word.spelling.utf8) == word) }
  }
}

extension String {
  /// The words of a list written with spaces.
  var words: [String] { split(separator: " ").map(String.init) }
}
