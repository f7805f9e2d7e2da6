import KuriosaTemplates
import Testing

// One suite for each rule of "Suggested sub-collections" that is to be reimplemented exactly. The vectors hold more cases.

private let coin = Template.make(
  id: "builtin.coin", name: "Coins", icon: "centsign.circle",
  suggestions: [
    .init(template: "builtin.banknote"), .init(name: LocalizedText(english: "Medals"), icon: "medal"),
  ])
private let banknote = Template.make(id: "builtin.banknote", name: "Banknotes", icon: "banknote")
private let shipped = ["builtin.coin": coin, "builtin.banknote": banknote]
private let uuid = "3f2504e0-4f89-41d3-9a0c-0305e82c3302"

@Suite("A collection's suggestions are its template's own, or those of the built-in it is or is basedOn, as shipped")
struct ResolvedSuggestions {
  private func names(_ template: Template) -> [String] {
    SuggestedCollections.offered(by: template, shipped: shipped).map(\.name.english)
  }

  @Test("own ones come first, none on purpose is none") func own() {
    let own = [Template.Suggestion(template: "builtin.banknote", name: LocalizedText(english: "Notes"))]
    #expect(names(.make(basedOn: "builtin.coin", suggestions: own)) == ["Notes"])
    #expect(names(.make(basedOn: "builtin.coin", suggestions: [])) == [])
  }

  @Test("a stored copy that is older than the suggestions gets those shipped") func older() {
    #expect(names(.make(id: "builtin.coin")) == ["Banknotes", "Medals"])
    #expect(names(.make(basedOn: "builtin.coin")) == ["Banknotes", "Medals"])
    #expect(names(.make(basedOn: "builtin.unknown")) == [])
  }

  @Test("a template the app does not know is not offered") func unknown() {
    #expect(
      names(.make(suggestions: [.init(template: "builtin.future", name: LocalizedText(english: "A"), icon: "a")])) == []
    )
  }
}

@Suite(
  "\"New sub-collection\" offers the parent's suggestions first, the first or the tapped one chosen; then the groups")
struct NewSubCollections {
  @Test("the first one is chosen, or the one tapped") func chosen() {
    #expect(NewSubCollection(in: coin, shipped: shipped).chosen == 0)
    #expect(NewSubCollection(in: coin, shipped: shipped, tapped: 1).chosen == 1)
    #expect(NewSubCollection(in: coin, shipped: shipped, tapped: 2).chosen == 0)
    #expect(NewSubCollection(in: banknote, shipped: shipped).chosen == nil)
  }

  @Test("then the groups, with the templates in their order") func groups() {
    let list = NewSubCollection(in: coin, shipped: shipped)
    #expect(list.offered.map(\.icon) == ["banknote", "medal"])
    #expect(list.groups == TemplateGroup.allCases)
    #expect(list.groups.flatMap(\.templates).count == 27)
  }
}

@Suite("A collection without any piece shows its suggestions as chips; one that is there already is left out")
struct SuggestionChips {
  @Test("ignoring case") func names() {
    #expect(SuggestedCollections.chips(of: ["Medals", "Banknotes"], subCollections: ["MEDALS"], pieces: 0) == [1])
    #expect(SuggestedCollections.chips(of: ["Medals"], subCollections: ["Medal"], pieces: 0) == [0])
  }

  @Test("a single piece is enough to show none") func pieces() {
    #expect(SuggestedCollections.chips(of: ["Medals"], subCollections: [], pieces: 1) == [])
  }
}

@Suite("A suggestion whose icon differs from its template's gives the sub-collection its own copy")
struct CreatedSubCollections {
  private func create(_ suggestion: Template.Suggestion) throws -> SubCollectionTemplate? {
    try SubCollectionTemplate(
      suggestion, known: suggestion.template.flatMap { shipped[$0] }, parent: coin, uuid: uuid)
  }

  @Test("with the same icon or none the template itself is used") func existing() throws {
    #expect(try create(.init(template: "builtin.banknote")) == .existing(id: "builtin.banknote"))
    #expect(try create(.init(template: "builtin.banknote", icon: "banknote")) == .existing(id: "builtin.banknote"))
  }

  @Test("custom.<uuid>, basedOn the template, the suggestion's icon, no suggestions") func copy() throws {
    var expected = coin
    expected.id = "custom." + uuid
    expected.basedOn = "builtin.coin"
    expected.icon = "star"
    expected.suggestions = []
    #expect(try create(.init(template: "builtin.coin", icon: "star")) == .copy(expected))
  }

  @Test("without template it is made from the parent's") func parent() throws {
    let copy = try create(.init(name: LocalizedText(english: "Medals"), icon: "medal"))
    guard case .copy(let template) = copy else {
      Issue.record("no copy")
      return
    }
    #expect(template.basedOn == "builtin.coin" && template.icon == "medal" && template.version == 1)
    #expect(
      try create(.init(name: LocalizedText(english: "More"), icon: "centsign.circle")) == .existing(id: "builtin.coin"))
  }

  @Test("a template the app does not know can't be used") func unknown() throws {
    #expect(try create(.init(template: "builtin.future", icon: "star")) == nil)
  }

  @Test("a copy needs a UUID") func badUUID() {
    #expect(throws: CustomizingFault.noUUID("1")) {
      try SubCollectionTemplate(.init(template: "builtin.coin", icon: "star"), known: coin, parent: coin, uuid: "1")
    }
  }
}
