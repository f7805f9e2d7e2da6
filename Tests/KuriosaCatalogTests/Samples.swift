import KuriosaCatalog
import KuriosaJSON
import KuriosaSource

/// Templates and catalogs for the tests.
enum Samples {
  static let watch =
    #"{"version": 3, "id": "builtin.watch", "name": {"en": "Watches"}, "icon": "watch.analog", "sections": [], "fields": []}"#
  static let strap =
    #"{"id": "builtin.strap", "version": 1, "name": {"en": "Straps"}, "icon": "star", "sections": [], "fields": []}"#
  static let coin =
    #"{"id": "builtin.coin", "version": 1, "name": {"en": "Coins"}, "icon": "star", "sections": [], "fields": []}"#
  static let wishlist =
    #"{"id": "builtin.wishlist", "version": 1, "name": {"en": "Wishes"}, "icon": "star", "sections": [], "fields": []}"#
  static let kites =
    #"{"id": "custom.0B0F5b0c-6b0e-4d0c-8f6e-2f6b8f1a7c05", "version": 1, "name": {"en": "Kites"}, "icon": "wind", "sections": [], "fields": []}"#

  static func shipped(_ text: String) throws -> ShippedTemplate {
    try ShippedTemplate(JSONTree(parsing: SourceText(text)))
  }

  static func faults(_ text: String) -> [UnshippableTemplate.Fault.Kind] {
    do throws(UnshippableTemplate) {
      _ = try ShippedTemplate(JSONTree(parsing: SourceText(text)))
      return []
    } catch {
      return error.faults.map(\.kind)
    }
  }

  /// The files of a catalog by name.
  static func files(_ texts: String...) throws -> [String: ContiguousArray<UInt8>] {
    var files: [String: ContiguousArray<UInt8>] = [:]
    for file in CatalogFiles(try texts.map(shipped)).files { files[file.name] = file.bytes }
    return files
  }
}

extension ContiguousArray<UInt8> {
  var text: String { String(decoding: self, as: UTF8.self) }
}
