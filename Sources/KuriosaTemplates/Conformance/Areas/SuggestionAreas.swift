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
      let offered = NewSubCollection(in: parent, shipped: shipped).offered
      let names = offered.map(\.name.english)
      let list = NewSubCollection(in: parent, shipped: shipped, tapped: try tapped(input, offered))
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
      let parent = try parent(input)
      do throws(CustomizingFault) {
        return json(try SubCollectionTemplate(suggestion, known: known, parent: parent, uuid: uuid))
      } catch {
        throw input.fault("no copy can be made: \(error)")
      }
    },
  ]

  private static let uuid = "6F9619FF-8B86-D011-B42D-00C04FC964FF"

  /// The position of the suggestion that was tapped, given by its name, its template, its position, or as it stands in
  /// the template.
  private static func tapped(
    _ input: VectorInput, _ offered: [OfferedCollection]
  ) throws(InvalidTemplate) -> Int? {
    guard let tapped = input.optional("tapped") else { return nil }
    switch tapped.value {
    case .string(let name):
      return offered.firstIndex { $0.name.english.hasSameCodePoints(as: name) }
        ?? offered.firstIndex { $0.suggestion.template == name }
    case .object:
      let suggestion = try Template.Suggestion(tapped.value, at: tapped.pointer)
      return offered.firstIndex { $0.suggestion == suggestion }
    default: return try tapped.decimal().wholeNumber
    }
  }

  /// The template of the collection in which the sub-collection is created: as a whole, or the ID of one that ships.
  private static func parent(_ input: VectorInput) throws(InvalidTemplate) -> Template {
    guard let parent = input.optional("parent") ?? input.optional("template") else { return try emptyTemplate() }
    guard let id = parent.value.string else { return try parent.template() }
    guard let shipped = try input.templates("shipped")[id] else {
      throw parent.fault("\(id) is not among those shipped")
    }
    return shipped
  }

  private static func emptyTemplate() throws(InvalidTemplate) -> Template {
    try VectorInput(.object([]), at: "").template()
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
