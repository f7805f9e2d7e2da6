import KuriosaTemplates
import Testing

// One suite for each rule of "Multiple choice fields" that is to be reimplemented exactly. The vectors hold more cases.

private let options = [
  Template.Option(
    id: "leather", label: LocalizedText([.init(language: "de", text: "Leder"), .init(language: "en", text: "Leather")])),
  Template.Option(id: "steel", label: LocalizedText(english: "Steel")),
  Template.Option(id: "gold", label: LocalizedText(english: "Gold, white"), isHidden: true),
]
private let ids = options.map(\.id)

@Suite("Values are stored as the option IDs in the order of options, at least one, each once")
struct StoredChoices {
  @Test("in the order of options, each once") func order() {
    #expect(Choices.stored(["gold", "leather", "gold"], options: ids) == ["leather", "gold"])
    #expect(Choices.stored(["leather"], options: ["leather", "leather"]) == ["leather"])
  }

  @Test("no choice is no value") func none() {
    #expect(Choices.stored([], options: ids) == nil)
    #expect(Choices.stored(["nylon"], options: ids) == nil)
  }
}

@Suite("Readers show the choices in the order of options, joined by \", \"; an unknown choice follows with its ID")
struct DisplayedChoices {
  @Test("in the reader's language, hidden options too") func known() {
    let stored = ItemValue.multipleChoice(["gold", "leather"])
    #expect(Choices.displayed(stored, options: options, language: "en") == "Leather, Gold, white")
    #expect(Choices.displayed(stored, options: options, language: "de-AT") == "Leder, Gold, white")
  }

  @Test("unknown choices follow in their stored order") func unknown() {
    let stored = ItemValue.multipleChoice(["zinc", "steel", "nylon"])
    #expect(Choices.displayed(stored, options: options, language: "en") == "Steel, zinc, nylon")
  }

  @Test("a value of another type has no choices") func other() {
    #expect(Choices.displayed(.text("steel"), options: options, language: "en") == "")
    #expect(Choices.chosen(.text("steel")) == nil)
  }
}

@Suite("A dropdown field may hold a multiple_choice value and a multiple_choice field a dropdown value")
struct EitherForm {
  @Test("validation accepts either form for either type", arguments: [FieldType.dropdown, .multipleChoice])
  func accepts(type: FieldType) {
    let field = Template.Field.make("a", type, options: ids)
    #expect(field.accepts(.dropdown("steel")))
    #expect(field.accepts(.multipleChoice(["steel", "leather"])))
    #expect(!field.accepts(.dropdown("nylon")))
    #expect(!field.accepts(.multipleChoice(["steel", "nylon"])))
    #expect(!field.accepts(.multipleChoice(["steel", "steel"])))
    #expect(!field.accepts(.multipleChoice([])))
    #expect(!field.accepts(.text("steel")))
  }

  @Test("readers take a dropdown value as a list of its one choice") func reading() {
    #expect(Choices.chosen(.dropdown("steel")) == ["steel"])
    #expect(Choices.chosen(.multipleChoice(["steel", "gold"])) == ["steel", "gold"])
  }

  @Test("the two types change into each other while items have values") func typeChange() throws {
    let template = Template.make([.make("a", .dropdown, options: ids)])
    let used = StoredValues(itemsWithValue: 3)
    let changed = try template.changingType(of: "a", to: .multipleChoice, values: used)
    #expect(changed.field("a")?.type == .multipleChoice)
    #expect(changed.field("a")?.options.map(\.id) == ids)
    #expect(try changed.changingType(of: "a", to: .dropdown, values: used) == template)
    #expect(throws: CustomizingFault.valuesStored) {
      try changed.changingType(
        of: "a", to: .dropdown, values: StoredValues(itemsWithValue: 3, itemsWithSeveralChoices: 1))
    }
  }
}

@Suite("A CSV import splits a cell at commas and semicolons into choices, unless the whole cell names one choice")
struct ChoicesInCells {
  @Test("parts are matched by ID, then by label in any language, ignoring case") func parts() {
    let cell = ChoiceCell(" STEEL ;leder,Nylon,, ", options: options)
    #expect(cell.choices == ["leather", "steel"])
    #expect(cell.unmatched == ["Nylon"])
  }

  @Test("a cell that names one choice is not split") func whole() {
    #expect(ChoiceCell("gold, WHITE", options: options).choices == ["gold"])
    #expect(ChoiceCell("gold, WHITE", options: options).unmatched == [])
  }

  @Test("an empty cell has no value") func empty() {
    #expect(ChoiceCell(" ", options: options).choices == nil)
    #expect(ChoiceCell(" ", options: options).unmatched == [])
  }
}
