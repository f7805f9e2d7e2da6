#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files of the package, for tests; plain calls, no Foundation.
enum PackageFiles {
  /// The folder of the package, found from this source file.
  static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()

  /// Whether expectations are to be rewritten (`make accept`).
  static var isAccepting: Bool { unsafe getenv("KURIOSA_ACCEPT") != nil }

  /// The bytes of a file by its path from the root; nil where there is none.
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

  static func write(_ path: String, _ bytes: some Collection<UInt8>) {
    guard let file = unsafe fopen("\(root)/\(path)", "wb") else { return }
    defer { unsafe fclose(file) }
    let bytes = Array(bytes)
    unsafe fwrite(bytes, 1, bytes.count, file)
  }

  /// Names in a folder by its path from the root, in byte order.
  static func names(in path: String) -> [String] {
    guard let folder = unsafe opendir("\(root)/\(path)") else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
