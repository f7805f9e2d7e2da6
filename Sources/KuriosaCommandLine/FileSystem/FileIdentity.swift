import KuriosaSource

/// Which file it is, by whatever path it was reached: the folder that it lies in, and its name there.
struct FileIdentity: Hashable {
  var folder: FolderIdentity
  var name: ContiguousArray<UInt8>

  init(folder: FolderIdentity, name: ContiguousArray<UInt8>) {
    self.folder = folder
    self.name = name
  }

  /// The file that `path` leads to, through all links. A file that does not exist has none.
  init(of path: FilePath) throws(SystemError) {
    let resolved = try path.resolved()
    folder = FolderIdentity(try FileStatus(of: resolved.folder))
    name = resolved.lastComponent.bytes
  }
}

/// The list of a catalog that `kuriosa-bundle` wrote.
enum CatalogList {
  static let name = FilePath("catalog.json")
  private static let start = ContiguousArray(#"{"catalog":"#.utf8)

  /// Whether the file is called `catalog.json` and begins as the list of a catalog does.
  static func isOne(_ path: FilePath) -> Bool {
    guard path.lastComponent == name, let file = try? FileDescriptor.open(reading: path) else { return false }
    return beginsAsList(file)
  }

  /// Whether a text begins as the list of a catalog does.
  static func begins(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: start) }

  private static func beginsAsList(_ file: borrowing FileDescriptor) -> Bool {
    var bytes = ContiguousArray<UInt8>(repeating: 0, count: start.count)
    let number = file.number
    let length = unsafe bytes.withUnsafeMutableBytes { buffer in
      (try? unsafe FileDescriptor.read(number, into: buffer, waits: false)) ?? 0
    }
    return length == start.count && bytes == start
  }
}
