import KuriosaLint
import KuriosaSource

/// Finds the configuration that holds for a path: the nearest `.kuriosa-lint.json` upward from it, up to the root of the
/// repository it lies in, or up to the root of the file system outside of one. Reads each file once.
struct ConfigurationFinder {
  /// A configuration and the folder that its patterns are relative to.
  struct Found {
    /// Nil where no file says anything.
    let path: FilePath?
    let folder: FilePath
    let configuration: Configuration
  }

  let workingFolder: FilePath
  private let given: Int?
  private(set) var all: [Found] = []
  /// What is wrong with the configurations, and their texts.
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var sources: [FilePath: SourceText] = [:]
  /// For each folder the index of its configuration.
  private var indexes: [FilePath: Int] = [:]
  /// The folder that was asked for last, which is not among them: most files lie in the same one.
  private var last: (folder: FilePath, index: Int)?

  /// The folders of paths with links resolved; the system is asked once for each.
  private var absoluteFolders: [FilePath: FilePath] = [:]

  /// - Parameters:
  ///   - given: the file named by `--config`, for all paths.
  ///   - isOff: `--no-config`.
  init(given: FilePath?, isOff: Bool) throws(CommandFailure) {
    do throws(SystemError) {
      workingFolder = try FilePath(".").resolved()
    } catch {
      throw CommandFailure("the working folder can't be read: \(error.reason)")
    }
    self.given = given != nil || isOff ? 0 : nil
    let none = Found(path: nil, folder: workingFolder, configuration: Configuration())
    all = [none]
    if let given { all = [try read(given)] }
  }

  /// The index in `all` of the configuration for a file.
  mutating func index(for path: FilePath) throws(CommandFailure) -> Int {
    if let given { return given }
    if let last, path.isDirectly(in: last.folder) { return last.index }
    let folder = path.folder
    let known = indexes[folder]
    let index = if let known { known } else { try search(from: folder) }
    if let last { indexes[last.folder] = last.index }
    last = (folder, index)
    return index
  }

  /// The path as the patterns of a configuration see it: relative to its folder; nil where it lies outside.
  mutating func relative(_ path: FilePath, to found: Found) -> FilePath? {
    let absolute = absolute(path)
    let folder = found.folder.appending([])
    guard absolute.bytes.starts(with: folder.bytes) else { return nil }
    return FilePath(absolute.bytes.dropFirst(folder.bytes.count))
  }

  private mutating func absolute(_ path: FilePath) -> FilePath {
    let folder = path.folder
    if let known = absoluteFolders[folder] { return known.appending(path.lastComponent.bytes) }
    let isAbsolute = path.bytes.first == UInt8(ascii: "/")
    let resolved = (try? folder.resolved()) ?? (isAbsolute ? folder : workingFolder.appending(folder.bytes))
    absoluteFolders[folder] = resolved
    return resolved.appending(path.lastComponent.bytes)
  }

  private mutating func search(from folder: FilePath) throws(CommandFailure) -> Int {
    guard var current = try? folder.resolved() else { return 0 }
    while true {
      let candidate = current.appending(Configuration.fileName.utf8)
      if (try? FileStatus(of: candidate)) != nil {
        if let known = all.firstIndex(where: { $0.folder == current && $0.path != nil }) { return known }
        all.append(try read(shown(candidate)))
        return all.count - 1
      }
      let isRepositoryRoot = (try? FileStatus(ofLink: current.appending(".git".utf8))) != nil
      let parent = current.folder
      if isRepositoryRoot || parent == current { return 0 }
      current = parent
    }
  }

  /// Below the working folder a path is shown relative to it.
  func shown(_ path: FilePath) -> FilePath {
    let prefix = workingFolder.appending([])
    guard path.bytes.starts(with: prefix.bytes), path.bytes.count > prefix.bytes.count else { return path }
    return FilePath(path.bytes.dropFirst(prefix.bytes.count).drop { $0 == UInt8(ascii: "/") })
  }

  private mutating func read(_ path: FilePath) throws(CommandFailure) -> Found {
    let contents: FileReader.Contents
    do throws(FileProblem) {
      contents = try FileReader.read(path)
    } catch {
      throw CommandFailure(error)
    }
    guard case .text(let source) = contents else {
      throw CommandFailure("\(path.text): a configuration of this size is none")
    }
    let (configuration, found) = ConfigurationReader.read(source, path: path)
    diagnostics += found
    sources[path] = source
    let folder = (try? path.folder.resolved()) ?? workingFolder
    return Found(path: path, folder: folder, configuration: configuration)
  }
}
