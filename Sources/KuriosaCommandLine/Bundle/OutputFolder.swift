import KuriosaCatalog
import KuriosaSource

/// Where a catalog goes: a folder that is there, or is to be made.
struct OutputFolder {
  /// As the user wrote it.
  let shown: FilePath
  /// With links resolved.
  let path: FilePath
  let exists: Bool

  init(_ shown: FilePath) throws(CommandFailure) {
    self.shown = shown
    guard let status = try Self.status(of: shown) else {
      path = try Self.missing(shown)
      exists = false
      return
    }
    guard status.kind == .folder else {
      throw CommandFailure("\(shown.text): is no folder, and a catalog is one; nothing was written")
    }
    path = try Self.resolved(shown, shown)
    exists = true
  }

  /// Nil where there is nothing.
  private static func status(of path: FilePath) throws(CommandFailure) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(of: path)
    } catch {
      if error == .isMissing { return nil }
      throw CommandFailure(FileProblem(path, error))
    }
  }

  /// The path of a folder that does not exist; the one above it does.
  private static func missing(_ shown: FilePath) throws(CommandFailure) -> FilePath {
    let path = shown.tidied
    if let target = path.linkTarget { throw CommandFailure("\(shown.text): the link leads nowhere: \(target.text)") }
    return try resolved(path.folder, shown).appending(path.lastComponent.bytes)
  }

  private static func resolved(_ path: FilePath, _ shown: FilePath) throws(CommandFailure) -> FilePath {
    do throws(SystemError) {
      return try path.resolved()
    } catch {
      throw CommandFailure("\(shown.text): the folder \(path.text) can't be used: \(error.reason)")
    }
  }
}

/// What must not be replaced.
extension OutputFolder {
  /// Throws if the working folder or an input lies in the output, or the output in a folder of inputs.
  func requireApart(from operands: [FilePath], _ selection: FileSelection) throws(CommandFailure) {
    if let working = try? FilePath(".").resolved(), working.lies(in: path) {
      throw CommandFailure("\(shown.text): can't be replaced, since the working folder is it or lies in it")
    }
    for operand in operands where operand != FilePath("-") {
      guard let input = try? operand.resolved() else { continue }
      if input.lies(in: path) {
        throw CommandFailure("\(shown.text): can't be the output, since \(operand.text) goes into the catalog")
      }
      if path.lies(in: input) {
        throw CommandFailure(
          "\(shown.text): can't be the output, since it lies in \(operand.text): the next run would take the catalog for "
            + "templates")
      }
    }
    if exists { try requireNoInput(selection) }
  }

  /// Links may lead from the inputs into the output.
  private func requireNoInput(_ selection: FileSelection) throws(CommandFailure) {
    var folders: [FilePath: Bool] = [:]
    for input in selection.inputs where !input.isStandardInput {
      let folder = input.path.folder
      let isInside = folders[folder] ?? ((try? folder.resolved())?.lies(in: path) ?? false)
      folders[folder] = isInside
      let isLink = (try? FileStatus(ofLink: input.path))?.kind == .link
      guard isInside || isLink && (try? input.path.resolved())?.lies(in: path) == true else { continue }
      throw CommandFailure("\(shown.text): can't be the output, since \(input.path.text) lies in it")
    }
  }

  /// Throws if there is a folder that holds anything but a catalog.
  func requireReplaceable() throws(CommandFailure) {
    guard exists else { return }
    let entries: [Folder.Entry]
    do throws(SystemError) {
      entries = try Folder.allEntries(of: path)
    } catch {
      throw CommandFailure(FileProblem(shown, error))
    }
    if entries.isEmpty { return }
    guard let index = catalogIndex else {
      throw CommandFailure("\(shown.text): there is a folder that is no catalog; --force replaces it with all it holds")
    }
    let own = Set(index.templates.map(\.file) + [CatalogFileName.index, CatalogFileName.checksums])
    guard let foreign = entries.first(where: { !own.contains(FilePath($0.name).text) }) else { return }
    throw CommandFailure(
      "\(shown.text): the catalog there holds \(FilePath(foreign.name).text), which is no part of it; --force replaces the "
        + "folder with all it holds")
  }

  private var catalogIndex: CatalogIndex? {
    guard case .text(let source)? = try? FileReader.read(path.appending(CatalogFileName.index.utf8)) else { return nil }
    return try? CatalogIndex(parsing: source.bytes)
  }
}

extension FilePath {
  /// Whether this path is `folder` or lies below it. Both have their links resolved.
  fileprivate func lies(in folder: FilePath) -> Bool {
    self == folder || bytes.starts(with: folder.appending([]).bytes)
  }
}
