import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

extension CatalogIndex {
  /// Reads the contents of a `catalog.json`. Unknown keys are passed over: a later version may have more.
  public init(parsing bytes: some Collection<UInt8>) throws(InvalidTemplate) {
    guard let value = JSONValue(parsing: bytes) else { throw InvalidTemplate("this is no JSON", at: "") }
    let version = try Self.number(value, "catalog", at: "")
    guard version == Self.catalogVersion else {
      throw InvalidTemplate("the catalog is of version \(version), and only 1 is known here", at: "/catalog")
    }
    let format = try Self.number(value, "format", at: "")
    guard format == Self.formatVersion else {
      throw InvalidTemplate("the templates are of format \(format), and only 1 is known here", at: "/format")
    }
    var entries: [Entry] = []
    for (index, entry) in try Self.list(value, "templates", at: "").enumerated() {
      entries.append(try Self.entry(entry, at: "/templates/\(index)"))
    }
    var groups: [Group] = []
    for (index, group) in try Self.list(value, "groups", at: "").enumerated() {
      let pointer = "/groups/\(index)"
      groups.append(
        Group(id: try Self.text(group, "id", at: pointer), templates: try Self.texts(group, "templates", at: pointer)))
    }
    self.init(
      templates: entries, groups: groups, suggestedOnly: try Self.texts(value, "suggestedOnly", at: ""),
      wishlist: value["wishlist"] == .null ? nil : try Self.text(value, "wishlist", at: ""))
  }

  private static func entry(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) -> Entry {
    let id = try text(value, "id", at: pointer)
    guard TemplateID.isValid(id.utf8) else { throw InvalidTemplate("this is no id of a template", at: pointer + "/id") }
    let file = try text(value, "file", at: pointer)
    guard CatalogFileName.isTemplate(file) else {
      throw InvalidTemplate("this is no name of a template's file", at: pointer + "/file")
    }
    guard let sum = Checksum(hexadecimal: try text(value, "sha256", at: pointer).utf8) else {
      throw InvalidTemplate("this is no SHA-256 sum in 64 small hexadecimal digits", at: pointer + "/sha256")
    }
    return Entry(
      id: id, version: try number(value, "version", at: pointer), file: file,
      bytes: try number(value, "bytes", at: pointer), sha256: sum)
  }

  private static func member(_ value: JSONValue, _ key: String, at pointer: String) throws(InvalidTemplate) -> JSONValue
  {
    guard let member = value[key] else { throw InvalidTemplate("`\(key)` is missing", at: pointer) }
    return member
  }

  private static func number(_ value: JSONValue, _ key: String, at pointer: String) throws(InvalidTemplate) -> Int {
    guard let number = try member(value, key, at: pointer).number?.wholeNumber, number >= 0 else {
      throw InvalidTemplate("this has to be a whole number", at: "\(pointer)/\(key)")
    }
    return number
  }

  private static func text(_ value: JSONValue, _ key: String, at pointer: String) throws(InvalidTemplate) -> String {
    guard let text = try member(value, key, at: pointer).string else {
      throw InvalidTemplate("this has to be a text", at: "\(pointer)/\(key)")
    }
    return text
  }

  private static func list(_ value: JSONValue, _ key: String, at pointer: String) throws(InvalidTemplate) -> [JSONValue]
  {
    guard let elements = try member(value, key, at: pointer).elements else {
      throw InvalidTemplate("this has to be a list", at: "\(pointer)/\(key)")
    }
    return elements
  }

  private static func texts(_ value: JSONValue, _ key: String, at pointer: String) throws(InvalidTemplate) -> [String] {
    var texts: [String] = []
    for (index, element) in try list(value, key, at: pointer).enumerated() {
      guard let text = element.string else {
        throw InvalidTemplate("this has to be a text", at: "\(pointer)/\(key)/\(index)")
      }
      texts.append(text)
    }
    return texts
  }
}
