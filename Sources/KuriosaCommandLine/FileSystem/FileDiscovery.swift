import KuriosaReports
import KuriosaSource

/// Finds the input files that path arguments stand for.
///
/// A named file is taken whatever its name. Below a named folder every `.json` file is taken; what is hidden is skipped
/// there, and `catalog.json` of a catalog too. Links are followed, and every file is taken once, however often and by
/// whatever spelling it is reached. It is shown by the path that goes through the fewest links, of these by the first in
/// byte order. Two hard links are two files: each has a name of its own.
package struct FileDiscovery: ~Copyable {
  private let isExcluded: (FilePath) -> Bool
  private var selection = FileSelection()
  private var seenFolders: Set<FolderIdentity> = []
  private var seenFiles = SeenFiles()
  /// Links met so far that wait for the next round.
  private var links: [Link] = []

  /// A path argument that is a link, or a link found in a folder.
  private struct Link {
    var path: FilePath
    var isNamed: Bool
  }

  /// - Parameters:
  ///   - arguments: as the user wrote them; `-` is standard input.
  ///   - standardInputPath: the name of standard input; it replaces the file of that name.
  ///   - isExcluded: whether the configuration leaves out a file or a whole folder.
  package static func select(
    _ arguments: [FilePath], standardInputPath: FilePath = .unnamedInput,
    isExcluded: (FilePath) -> Bool = { _ in false }
  ) -> FileSelection {
    withoutActuallyEscaping(isExcluded) { isExcluded in
      var discovery = FileDiscovery(isExcluded: isExcluded)
      if arguments.contains(FilePath("-")) { discovery.addStandardInput(standardInputPath) }
      discovery.visit(arguments.filter { $0 != FilePath("-") })
      return discovery.sortedSelection()
    }
  }

  private init(isExcluded: @escaping (FilePath) -> Bool) {
    self.isExcluded = isExcluded
  }

  private mutating func addStandardInput(_ path: FilePath) {
    selection.inputs.append(.init(path: path, isStandardInput: true))
    if path != .unnamedInput, let identity = try? FileIdentity(of: path) { _ = seenFiles.insert(identity) }
  }

  private mutating func visit(_ arguments: [FilePath]) {
    for path in Set(arguments.map(\.tidied)).sorted() {
      if let status = try? FileStatus(ofLink: path), status.kind == .link {
        links.append(Link(path: path, isNamed: true))
      } else {
        visit(path, isNamed: true)
      }
    }
    while !links.isEmpty {
      let round = links.sorted { $0.path < $1.path }
      links = []
      for link in round { visit(link.path, isNamed: link.isNamed) }
    }
  }

  /// Takes what `path` leads to.
  private mutating func visit(_ path: FilePath, isNamed: Bool) {
    if isLeftOut(path, isNamed: isNamed) { return }
    do throws(SystemError) {
      switch try FileStatus(of: path).kind {
      case .folder: walk(path)
      case .file where isNamed || isDocument(path): try takeFile(path, isNamed: isNamed)
      case .other(let kind) where isNamed || isDocument(path): addObstacle(path, .other(kind))
      default: break
      }
    } catch {
      addProblem(path, error)
    }
  }

  private mutating func takeFile(_ path: FilePath, isNamed: Bool) throws(SystemError) {
    guard seenFiles.insert(try FileIdentity(of: path)) else { return }
    if CatalogList.isOne(path) {
      if isNamed { remark(path, "is the list of a catalog, not a template; it is not checked") }
      return
    }
    selection.inputs.append(.init(path: path))
  }

  /// Takes all that lies below a folder, links excepted.
  private mutating func walk(_ start: FilePath) {
    var waiting = [start]
    while let path = waiting.popLast() {
      do throws(SystemError) {
        guard let folder = try Folder(path, unless: seenFolders) else { continue }
        seenFolders.insert(folder.identity)
        var subfolders: [FilePath] = []
        for entry in folder.visibleEntries { take(entry, of: folder, at: path, &subfolders) }
        waiting.append(contentsOf: subfolders.reversed())
      } catch {
        addProblem(path, error)
      }
    }
  }

  private mutating func take(
    _ entry: Folder.Entry, of folder: Folder, at folderPath: FilePath, _ subfolders: inout [FilePath]
  ) {
    let path = folderPath.appending(entry.name)
    guard let kind = entry.kind ?? kind(ofUntold: path), !isExcluded(path) else { return }
    let name = DocumentName(entry.name)
    switch (kind, name) {
    case (.folder, _): subfolders.append(path)
    case (.link, _): links.append(Link(path: path, isNamed: false))
    case (.other, .document): addObstacle(path, kind)
    case (.file, .document):
      let identity = FileIdentity(folder: folder.identity, name: entry.name)
      if seenFiles.insertFromFolder(identity), !CatalogList.isOne(path) { selection.inputs.append(.init(path: path)) }
    case (.file, .nearMiss):
      remark(path, "is not checked: only names that end in '.json' are; rename it or name it on the command line")
    case (.other, _), (.file, .other): break
    }
  }

  /// For file systems that don't tell what an entry is while a folder is listed.
  private mutating func kind(ofUntold path: FilePath) -> FileStatus.Kind? {
    do throws(SystemError) {
      return try FileStatus(ofLink: path).kind
    } catch {
      addProblem(path, error)
      return nil
    }
  }

  private mutating func isLeftOut(_ path: FilePath, isNamed: Bool) -> Bool {
    guard isExcluded(path) else { return false }
    if isNamed {
      selection.excludedByName += 1
      remark(path, "is not checked: the configuration excludes it")
    }
    return true
  }

  private func isDocument(_ path: FilePath) -> Bool {
    if case .document = DocumentName(path.lastComponent.bytes) { true } else { false }
  }
}

/// The files that were taken. What a folder lists is looked up only if something was named, or reached by a link, too:
/// no folder is listed twice.
private struct SeenFiles {
  private var known: Set<FileIdentity> = []
  private var listed: ContiguousArray<FileIdentity> = []

  /// Adds a file that was named or reached by a link; false where it was there.
  mutating func insert(_ file: FileIdentity) -> Bool {
    known.formUnion(listed)
    listed = []
    return known.insert(file).inserted
  }

  /// Adds a file that a folder lists; false where it was there.
  mutating func insertFromFolder(_ file: FileIdentity) -> Bool {
    if !known.isEmpty { return known.insert(file).inserted }
    listed.append(file)
    return true
  }
}

// What goes into the result.
extension FileDiscovery {
  private mutating func remark(_ path: FilePath, _ text: String) {
    selection.remarks.append(.init(path, text))
  }

  private mutating func addObstacle(_ path: FilePath, _ kind: FileStatus.Kind) {
    selection.problems.append(FileProblem(path, kind.obstacle ?? ""))
  }

  private mutating func addProblem(_ path: FilePath, _ error: SystemError) {
    guard error == .isMissing, let target = path.linkTarget else {
      selection.problems.append(FileProblem(path, error))
      return
    }
    selection.problems.append(FileProblem(path, "the link leads nowhere: \(target.text): \(error.reason)"))
  }

  private consuming func sortedSelection() -> FileSelection {
    var selection = selection
    selection.inputs.sort { $0.path.bytes.precedes($1.path.bytes) }
    selection.problems.sort { $0.path < $1.path }
    selection.remarks.sort { $0.path < $1.path }
    return selection
  }
}
