import KuriosaSource

/// The documents of a commit that a comparison starts from.
struct GitBase {
  /// A part of the commit, and what it is compared with.
  private struct Scope {
    /// From the root of the repository; empty for the root.
    var path: FilePath
    /// Where the documents below `path` lie among the paths that are compared.
    var place: FilePath
    var isGivenFolder: Bool
  }

  private let name: GitBaseName
  private let repository: GitRepository
  private let commit: FilePath
  private let scopes: [Scope]

  init(_ name: GitBaseName, _ given: GivenPaths) throws(CommandFailure) {
    self.name = name
    repository = try GitRepository(around: given.place ?? FilePath("."), revision: name.revision)
    commit = try name.isMergeBase ? repository.mergeBase(name.revision) : repository.commit(name.revision)
    if let path = name.path {
      scopes = [Scope(path: path, place: given.place ?? path, isGivenFolder: given.hasFolder)]
    } else if given.isEmpty {
      throw .usage("'\(name.text)' needs a path: git:REV:PATH")
    } else {
      scopes = try Self.scopes(given, repository)
    }
  }

  /// The same paths in the commit. A file that was given may have lain beside its present place under another name, so
  /// its whole folder is looked through; what is missing there was not asked for.
  private static func scopes(_ given: GivenPaths, _ repository: GitRepository) throws(CommandFailure) -> [Scope] {
    var scopes: [Scope] = []
    for path in given.paths {
      let folder = path.isFolder ? path.path : path.path.folder
      let resolved = (try? folder.resolved()) ?? folder
      guard let inside = resolved.inside(repository.root) else {
        throw CommandFailure(
          "'\(folder.text)' lies outside of the repository \(repository.root.text); name the base by git:REV:PATH")
      }
      scopes.append(Scope(path: inside, place: folder, isGivenFolder: path.isFolder))
    }
    // What is below a folder that was given counts as that.
    return scopes.filter(\.isGivenFolder) + scopes.filter { !$0.isGivenFolder }
  }

  func documents() throws(CommandFailure) -> [Base.Document] {
    var seen: Set<FilePath> = []
    var entries: [GitRepository.Entry] = []
    var documents: [Base.Document] = []
    for scope in scopes {
      let found = try repository.entries(of: commit, at: scope.path)
      if found.isEmpty, name.path != nil, !scope.path.bytes.isEmpty {
        throw CommandFailure("there is no '\(scope.path.text)' in \(name.revision.text); correct the path of the base")
      }
      for entry in try GitLinks(repository, commit).followed(found) {
        guard let inside = inside(entry.path, scope), seen.insert(entry.path).inserted else { continue }
        entries.append(entry)
        documents.append(
          Base.Document(
            shown: FilePath("git:".utf8 + name.revision.bytes + ":".utf8 + entry.path.bytes),
            place: scope.place.appending(inside.bytes), source: SourceText([]),
            isBelowGivenFolder: scope.isGivenFolder))
      }
    }
    for (index, source) in try repository.contents(of: entries).enumerated() { documents[index].source = source }
    return documents
  }

  /// The path below the scope, if it is one that a walk through the folder would take: a `.json` file, nothing hidden.
  private func inside(_ path: FilePath, _ scope: Scope) -> FilePath? {
    if path == scope.path { return path.lastComponent }
    guard let inside = path.inside(scope.path), case .document = DocumentName(inside.bytes) else { return nil }
    let parts = inside.bytes.split(separator: UInt8(ascii: "/"))
    return parts.contains { $0.first == UInt8(ascii: ".") } ? nil : inside
  }
}

extension FilePath {
  /// The path below a folder, both spelt the same way; empty for the folder itself, nil outside of it.
  func inside(_ folder: FilePath) -> FilePath? {
    if folder.bytes.isEmpty || self == folder { return self == folder ? FilePath("") : self }
    let prefix = folder.appending([])
    return bytes.starts(with: prefix.bytes) ? FilePath(bytes.dropFirst(prefix.bytes.count)) : nil
  }
}
