/// Templates in vectors are shortened: what the rule of the vector does not need is left out, and fixed numbers may be
/// decimal strings. Here the missing parts are filled in, so that the one reader of templates takes them.
extension VectorInput {
  /// A template, complete or shortened.
  func template(id: String? = nil) throws(InvalidTemplate) -> Template {
    var value = value
    value.fill("id", .string(id ?? "custom.00000000-0000-0000-0000-000000000000"))
    value.fill("version", .number("1"))
    value.fill("name", .object(("en", .string(""))))
    value.fill("icon", .string(""))
    value.fill("sections", .array([]))
    value.fill("fields", .array([]))
    value.change("fields") { $0.changeElements { $0.completeField() } }
    return try Template(value)
  }

  /// Templates by ID.
  func templates(_ key: String) throws(InvalidTemplate) -> [String: Template] {
    guard let part = optional(key) else { return [:] }
    guard let members = part.value.members else { throw part.fault("this has to be an object") }
    var templates: [String: Template] = [:]
    for member in members {
      let template = VectorInput(member.value, at: "\(part.pointer)/\(member.key)")
      templates[member.key] = try template.template(id: member.key)
    }
    return templates
  }

  /// A list of fields, complete or shortened.
  func fields(_ key: String) throws(InvalidTemplate) -> [Template.Field] {
    var fields: [Template.Field] = []
    for element in try part(key).elements() { fields.append(try element.field()) }
    return fields
  }

  func field() throws(InvalidTemplate) -> Template.Field {
    var value = value
    value.completeField()
    return try Template.Field(value, at: pointer)
  }

  /// A list of options, complete or shortened, or just their IDs.
  func options(_ key: String) throws(InvalidTemplate) -> [Template.Option] {
    var options: [Template.Option] = []
    for element in try part(key).elements() {
      var value = element.value
      value.completeOption()
      options.append(try Template.Option(value, at: element.pointer))
    }
    return options
  }

  func formula() throws(InvalidTemplate) -> Template.Formula {
    var value = value
    value.completeFormula()
    return try Template.Formula(value, at: pointer)
  }
}

extension JSONValue {
  /// Adds a member where there is none of this key.
  fileprivate mutating func fill(_ key: String, _ value: JSONValue) {
    guard case .object(let members) = self, self[key] == nil else { return }
    self = .object(members + [JSONMember(key, value)])
  }

  fileprivate mutating func change(_ key: String, _ change: (inout JSONValue) -> Void) {
    guard case .object(var members) = self, let index = members.firstIndex(where: { $0.key == key }) else { return }
    change(&members[index].value)
    self = .object(members)
  }

  fileprivate mutating func changeElements(_ change: (inout JSONValue) -> Void) {
    guard case .array(var elements) = self else { return }
    for index in elements.indices { change(&elements[index]) }
    self = .array(elements)
  }

  fileprivate mutating func completeField() {
    fill("type", .string("text"))
    fill("label", .object(("en", self["key"] ?? .string(""))))
    change("options") { $0.changeElements { $0.completeOption() } }
    change("formula") { $0.completeFormula() }
  }

  fileprivate mutating func completeOption() {
    if case .string = self { self = .object(("id", self)) }
    fill("label", .object(("en", self["id"] ?? .string(""))))
  }

  fileprivate mutating func completeFormula() {
    for side in ["left", "right"] {
      change(side) { operand in
        operand.change("number") { if case .string(let text) = $0 { $0 = .number(text) } }
      }
    }
  }
}
