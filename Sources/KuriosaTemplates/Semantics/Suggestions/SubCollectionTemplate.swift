/// The template of a sub-collection that is made from a suggestion.
public enum SubCollectionTemplate: Sendable, Hashable {
  /// A template as it is; a built-in is stored in the library on first use.
  case existing(id: String)
  /// A copy for this sub-collection alone.
  case copy(Template)

  /// "When the suggestion's icon differs from its template's icon, the sub-collection gets its own copy of that template
  /// (`custom.<uuid>`, `basedOn` the template, the suggestion's icon, and `"suggestions": []`)." A suggestion without
  /// template is made from the parent's (decision 40). Creating the collection is one undoable step, the copy included.
  ///
  /// - Parameters:
  ///   - known: the template the suggestion names; nil where the app does not know it, which is not offered.
  ///   - uuid: for the ID of a copy.
  public init?(
    _ suggestion: Template.Suggestion, known: Template?, parent: Template, uuid: String
  ) throws(CustomizingFault) {
    guard let template = suggestion.template == nil ? parent : known else { return nil }
    guard let icon = suggestion.icon, !icon.hasSameCodePoints(as: template.icon) else {
      self = .existing(id: template.id)
      return
    }
    var copy = try template.customizedCopy(uuid: uuid)
    copy.icon = icon
    copy.suggestions = []
    self = .copy(copy)
  }
}
