/// What a collection shows of its objects.
extension VectorArea {
  static let display: [String: VectorArea] = [
    "highlights": VectorArea { input throws(InvalidTemplate) in
      .texts(try input.template().keyFacts.map(\.spelling))
    },
    "standardFields": VectorArea { input throws(InvalidTemplate) in
      .texts(try input.template().standardFields.map(\.spelling))
    },
    "showcase": VectorArea { input throws(InvalidTemplate) in
      let template = try input.part("template").template()
      let library = try input.templates("library")
      let mode = template.showcaseMode(
        base: template.basedOn.flatMap { library[$0] }, photo: try input.part("photo").photo())
      return .string(mode.spelling)
    },
    "wishlist.fields": VectorArea { input throws(InvalidTemplate) in
      let fields = WishFields(
        collection: try input.part("collection").template(), wishlist: try input.part("wishlist").template())
      return .object(
        ("collection", .texts(fields.collection.map(\.key))), ("wishlist", .texts(fields.wishlist.map(\.key))))
    },
    "wishlist.template": VectorArea { input throws(InvalidTemplate) in
      let templates = try input.templates("templates")
      return .text(WishFields.template(named: try input.optional("named")?.text(), in: templates)?.id)
    },
  ]
}

extension VectorInput {
  /// A photo; one that is not cut out needs no size.
  fileprivate func photo() throws(InvalidTemplate) -> ShowcasePhoto {
    let isCutOut = try flag("cutOut")
    if !isCutOut, optional("width") == nil { return ShowcasePhoto(isCutOut: false, width: 1, height: 1) }
    return ShowcasePhoto(isCutOut: isCutOut, width: try decimal("width"), height: try decimal("height"))
  }
}
