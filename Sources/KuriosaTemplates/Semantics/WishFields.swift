/// "`builtin.wishlist` holds the fields every wish gets on top of its collection's fields."
public struct WishFields: Sendable, Hashable {
  /// The fields of the wish's collection that are shown. Their values are stored like those of an item.
  public let collection: [Template.Field]
  /// The fields of the wishlist that are shown. "Its values are stored in `item.wish_fields`", so keys that are in both do
  /// not meet.
  public let wishlist: [Template.Field]

  public init(collection: Template, wishlist: Template) {
    self.collection = collection.fields.filter { !$0.isHidden }
    self.wishlist = wishlist.fields.filter { !$0.isHidden }
  }

  /// The wishlist template in use: "It is customized like any template; the copy in use is named by
  /// `library_meta.wishlist_template_id`." Without such a copy it is the built-in.
  ///
  /// - Parameters:
  ///   - id: the ID that the library names.
  ///   - templates: the templates of the library, and those shipped, by ID.
  public static func template(named id: String?, in templates: [String: Template]) -> Template? {
    id.flatMap { templates[$0] } ?? templates[BuiltinTemplate.wishlist.id]
  }
}
