import KuriosaJSON
import KuriosaSource

/// A catalog that a comparison starts from: the templates that its list names, no more and no fewer.
enum CatalogBase {
  /// Leaves the lists of catalogs out. Throws where a catalog lacks a template that its list names.
  static func templates(
    among documents: [Base.Document], of name: BaseName
  ) throws(CommandFailure) -> [Base.Document] {
    let places = Set(documents.map(\.place))
    for document in documents where isList(document) {
      for file in files(document.source) where !places.contains(document.place.folder.appending(file.bytes)) {
        throw CommandFailure(
          "the catalog \(name.text) is not whole: \(document.shown.text) names \(file.text), which is not there")
      }
    }
    return documents.filter { !isList($0) }
  }

  private static func isList(_ document: Base.Document) -> Bool {
    document.place.lastComponent == CatalogList.name && CatalogList.begins(document.source.bytes)
  }

  /// The names of the files in a list.
  private static func files(_ list: SourceText) -> [FilePath] {
    let tree = JSONTree(parsing: list)
    guard let templates = tree.value(of: "templates", in: .root) else { return [] }
    return tree.elements(of: templates).compactMap { entry in
      tree.value(of: "file", in: entry).map { FilePath(tree.utf8($0)) }
    }
  }
}
