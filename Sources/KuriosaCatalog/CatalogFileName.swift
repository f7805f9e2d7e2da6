import KuriosaTemplates

/// The names of the files of a catalog. Templates have only names of small letters, digits, `_`, `-` and full stops, so
/// none leads out of the folder, and no two differ only by case.
public enum CatalogFileName {
  /// The index of the catalog.
  public static let index = "catalog.json"
  /// The checksums of all other files, as `sha256sum -c` reads them.
  public static let checksums = "SHA256SUMS"

  /// The file of the template with this valid id.
  static func of(_ id: String) -> String {
    let name = id.hasPrefix(BuiltinTemplate.idPrefix) ? String(id.dropFirst(BuiltinTemplate.idPrefix.count)) : id
    return name.lowercased() + ".json"
  }

  /// Whether a template can have a file of this name.
  static func isTemplate(_ name: String) -> Bool {
    guard name != index, name.hasSuffix(".json") else { return false }
    let stem = name.dropLast(".json".count)
    let id = (stem.hasPrefix("custom.") ? "" : BuiltinTemplate.idPrefix) + stem
    return TemplateID.isValid(id.utf8) && stem.lowercased() == stem
  }
}
