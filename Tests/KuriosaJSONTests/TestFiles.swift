#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that tests read; plain calls, no Foundation. Paths are from the package's folder.
enum TestFiles {
  static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()

  /// The bytes of a file; nil where there is none.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = unsafe fopen("\(root)/\(path)", "rb") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe fread(&piece, 1, piece.count, file)
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
  }

  /// Names in a folder that end in `.json`, in order; none where there is no such folder.
  static func documents(in path: String) -> [String] {
    guard let folder = unsafe opendir("\(root)/\(path)") else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name.hasSuffix(".json") { names.append(name) }
    }
    return names.sorted()
  }
}
