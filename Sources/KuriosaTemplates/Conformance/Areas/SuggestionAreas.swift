/// Suggested sub-collections.
extension VectorArea {
  static let suggestions: [String: VectorArea] = [
    "suggestions.resolve": VectorArea { input throws(InvalidTemplate) in
      let offered = SuggestedCollections.offered(
        by: try input.part("template").template(), shipped: try input.templates("shipped"))
      return .array(
        offered.map {
          .object(
            ("template", .text($0.suggestion.template)), ("name", .string($0.name.english)), ("icon", .string($0.icon)))
        })
    },
    "suggestions.new": VectorArea { input throws(InvalidTemplate) in
      let parent = try input.part("template").template()
      let shipped = try input.templates("shipped")
      let names = NewSubCollection(in: parent, shipped: shipped).offered.map(\.name.english)
      let list = NewSubCollection(in: parent, shipped: shipped, tapped: try tapped(input, names))
      return .object(
        ("first", .texts(names)), ("chosen", .text(list.chosen.map { names[$0] })),
        ("then", .texts(list.groups.map(englishName))))
    },
    "suggestions.chips": VectorArea { input throws(InvalidTemplate) in
      let names = try input.texts("suggestionNames")
      let chips = SuggestedCollections.chips(
        of: names, subCollections: try input.texts("subCollections"),
        pieces: try input.count("pieces") + input.count("piecesInSubCollections"))
      return .texts(chips.map { names[$0] })
    },
    "suggestions.group": VectorArea { input throws(InvalidTemplate) in
      .text(BuiltinTemplate(idBytes: try input.text("template").utf8)?.group.map(englishName))
    },
    "suggestions.create": VectorArea { input throws(InvalidTemplate) in
      let part = try input.part("suggestion")
      let suggestion = try Template.Suggestion(part.value, at: part.pointer)
      let known = try suggestion.template.flatMap { id throws(InvalidTemplate) in try input.templates("shipped")[id] }
      let parent = try (input.optional("parent") ?? VectorInput(.object([]), at: input.pointer)).template()
      do throws(CustomizingFault) {
        return json(try SubCollectionTemplate(suggestion, known: known, parent: parent, uuid: uuid))
      } catch {
        throw input.fault("no copy can be made: \(error)")
      }
    },
  ]

  private static let uuid = "6F9619FF-8B86-D011-B42D-00C04FC964FF"

  /// The position of the suggestion that was tapped, given by its name or its position.
  private static func tapped(_ input: VectorInput, _ names: [String]) throws(InvalidTemplate) -> Int? {
    guard let tapped = input.optional("tapped") else { return nil }
    if let name = tapped.value.string { return names.firstIndex { $0.hasSameCodePoints(as: name) } }
    return try tapped.decimal().wholeNumber
  }

  private static func json(_ template: SubCollectionTemplate?) -> JSONValue {
    switch template {
    case nil: .null
    case .existing(let id):
      .object(("usesTemplate", .string(id)), ("copy", .null), ("undoSteps", .number("1")))
    case .copy(let copy):
      .object(
        ("usesTemplate", .null),
        (
          "copy",
          .object(
            ("idForm", .string(copy.id == Template.customIDPrefix + uuid ? "custom.<uuid>" : copy.id)),
            ("basedOn", .text(copy.basedOn)), ("icon", .string(copy.icon)),
            ("suggestions", copy.json["suggestions"] ?? .null))
        ), ("undoSteps", .number("1")))
    }
  }

  /// The name of a group in the English app: "app text, not template data".
  private static func englishName(_ group: TemplateGroup) -> String {
    switch group {
    case .wearAndCarry: "Wear and carry"
    case .coinsAndPaper: "Coins and paper"
    case .artMusicAndPlay: "Art, music, and play"
    case .drinksAndScents: "Drinks and scents"
    case .gearAndNature: "Gear and nature"
    case .startEmpty: "Start empty"
    }
  }
}
