import KuriosaSource

/// The documents of a folder that a comparison starts from.
enum FolderBase {
  static func documents(
    _ folder: FilePath, _ given: GivenPaths, _ isExcluded: (FilePath) -> Bool
  ) throws(CommandFailure) -> [Base.Document] {
    let selection = FileDiscovery.select([folder], isExcluded: isExcluded)
    if let problem = selection.problems.first {
      throw CommandFailure("the base can't be read: \(problem.path.text): \(problem.reason)")
    }
    let prefix = folder.tidied.appending([])
    let place = given.place
    var documents: [Base.Document] = []
    for input in selection.inputs {
      let isBelow = input.path.bytes.starts(with: prefix.bytes)
      let name = isBelow ? FilePath(input.path.bytes.dropFirst(prefix.bytes.count)) : input.path.lastComponent
      documents.append(
        Base.Document(
          shown: input.path, place: place?.appending(name.bytes) ?? input.path, source: try read(input.path),
          isBelowGivenFolder: given.hasFolder))
    }
    let list = folder.appending(CatalogList.name.bytes)
    if CatalogList.isOne(list) {
      documents.append(
        Base.Document(
          shown: list, place: place?.appending(CatalogList.name.bytes) ?? list, source: try read(list),
          isBelowGivenFolder: given.hasFolder))
    }
    return documents
  }

  private static func read(_ path: FilePath) throws(CommandFailure) -> SourceText {
    do throws(FileProblem) {
      if case .text(let source) = try FileReader.read(path) { return source }
    } catch {
      throw CommandFailure("the base can't be read: \(error.path.text): \(error.reason)")
    }
    throw CommandFailure("the base can't be read: \(path.text): it is larger than 16 MiB")
  }
}
