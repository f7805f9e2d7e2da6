import KuriosaTemplates
import Testing

@Suite struct BuiltinTemplateTests {
  @Test("'New collection' offers the built-ins in groups, in this order") func groups() {
    let expected = [
      (id: "wear_and_carry", templates: "watch jewelry sneaker handbag pen knife"),
      (id: "coins_and_paper", templates: "coin banknote stamp trading_card comic book"),
      (id: "art_music_and_play", templates: "art record instrument toy scale_model video_game"),
      (id: "drinks_and_scents", templates: "wine spirits perfume"),
      (id: "gear_and_nature", templates: "car camera mineral firearm ammunition"),
      (id: "start_empty", templates: "blank"),
    ]
    #expect(TemplateGroup.allCases.map(\.spelling) == expected.map(\.id))
    for (group, expected) in zip(TemplateGroup.allCases, expected) {
      #expect(group.templates.map(\.rawValue) == expected.templates.words)
    }
  }

  @Test("offered only as suggested sub-collections, never in 'New collection'") func suggestedOnly() {
    #expect(BuiltinTemplate.suggestedOnly.map(\.rawValue) == "strap optic lens ink console sealed_product".words)
  }

  @Test("the wishlist is not offered as a collection template") func wishlist() {
    #expect(BuiltinTemplate.wishlist.group == nil)
    #expect(!BuiltinTemplate.suggestedOnly.contains(.wishlist))
  }

  @Test("there are 34 built-ins in six groups") func count() {
    #expect(BuiltinTemplate.allCases.count == 34)
    #expect(TemplateGroup.allCases.count == 6)
  }

  @Test("builtin.<name> with <name>.json in the resources") func names() {
    #expect(BuiltinTemplate.tradingCard.id == "builtin.trading_card")
    #expect(BuiltinTemplate.tradingCard.fileName == "trading_card.json")
    #expect(BuiltinTemplate(idBytes: "builtin.trading_card".utf8) == .tradingCard)
    for other in ["trading_card", "builtin.", "builtin.tradingCard", "Builtin.watch", "custom.watch", ""] {
      #expect(BuiltinTemplate(idBytes: other.utf8) == nil)
    }
  }

  @Test("a misspelt built-in is compared by its name: what all ids begin with is no likeness")
  func closest() {
    #expect(BuiltinTemplate.closestID(to: "builtin.wacth") == "builtin.watch")
    #expect(BuiltinTemplate.closestID(to: "bultin.watch") == "builtin.watch")
    #expect(BuiltinTemplate.closestID(to: "builtin.teapot") == nil)
  }
}
