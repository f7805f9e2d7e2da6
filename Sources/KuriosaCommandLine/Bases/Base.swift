import KuriosaJSON
import KuriosaSource

/// The templates that a comparison starts from, read from a folder, a catalog or git.
///
/// `Base.read(BaseName(text), given: paths)` gives them, or throws what is to be done. What is compared is matched by
/// the `id` in the documents; a template of the base that is no longer there counts as removed where
/// `isBelowGivenFolder`.
package struct Base: Sendable {
  package struct Document: Sendable {
    /// As messages show it: `git:main:Templates/watch.json`.
    package var shown: FilePath
    /// Where the document would lie among the paths that are compared.
    package var place: FilePath
    package var source: SourceText
    /// Whether it lies below one of the folders that were given, so that its absence means that it was removed.
    package var isBelowGivenFolder: Bool
    /// The UTF-8 of its id.
    package var id = ContiguousArray<UInt8>()
  }

  package var name: BaseName
  /// In the byte order of `place`. Each is a whole JSON object with an `id`.
  package var documents: [Document]

  /// - Parameters:
  ///   - given: the files and folders that are compared; with none, the base needs a path of its own.
  ///   - allowsEmpty: whether a base without any template is right, as for the first gate ever.
  ///   - isExcluded: whether the configuration leaves out a path.
  package static func read(
    _ name: BaseName, given: [FilePath], allowsEmpty: Bool = false, isExcluded: (FilePath) -> Bool = { _ in false }
  ) throws(CommandFailure) -> Base {
    let paths = GivenPaths(given)
    // That nothing of it is there is said by whoever reads it.
    if paths.paths.isEmpty, !given.isEmpty { return Base(name: name, documents: []) }
    var found =
      switch name {
      case .folder(let path): try FolderBase.documents(path, paths, isExcluded)
      case .git(let git): try GitBase(git, paths).documents()
      }
    found.removeAll { isExcluded($0.place) }
    found = try CatalogBase.templates(among: found, of: name)
    var documents: [Document] = []
    for var document in found {
      guard let id = try id(of: document) else { continue }
      document.id = id
      documents.append(document)
    }
    documents.sort { $0.place < $1.place }
    if documents.isEmpty, !allowsEmpty {
      throw CommandFailure(
        "the base \(name.text) holds no template; if that is right, as for the first gate ever, add --allow-empty-base")
    }
    return Base(name: name, documents: documents)
  }

  /// The id, where it is a JSON object with one. A document that can't be read is not passed over, since nobody could tell
  /// what has changed; but it may lie outside of what was asked for.
  private static func id(of document: Document) throws(CommandFailure) -> ContiguousArray<UInt8>? {
    let tree = JSONTree(parsing: document.source)
    guard tree.faults.isEmpty, tree.kind(.root) == .object else {
      guard document.isBelowGivenFolder else { return nil }
      throw CommandFailure(
        "\(document.shown.text) can't be read, so nothing can be compared with it; mend it there, or name another base")
    }
    guard let id = tree.value(of: "id", in: .root), tree.kind(id) == .string else { return nil }
    return tree.utf8(id)
  }
}

/// The files and folders that are compared.
struct GivenPaths {
  struct Path {
    /// As it was given.
    var path: FilePath
    var isFolder: Bool
  }

  /// Those that exist.
  let paths: [Path]
  /// Whether there were none at all.
  let isEmpty: Bool

  init(_ given: [FilePath]) {
    isEmpty = given.isEmpty
    paths = given.compactMap { path in
      (try? FileStatus(of: path)).map { Path(path: path.tidied, isFolder: $0.kind == .folder) }
    }
  }

  var hasFolder: Bool { isEmpty || paths.contains(where: \.isFolder) }

  /// The folder in which a document of a base with a path of its own would lie now.
  var place: FilePath? {
    guard let path = paths.first(where: \.isFolder) ?? paths.first else { return nil }
    return path.isFolder ? path.path : path.path.folder
  }
}
