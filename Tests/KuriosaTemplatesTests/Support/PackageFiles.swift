import KuriosaTemplates

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
    parts.removeLast(4)
    return parts.joined(separator: "/")
  }()

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

  /// The built-in templates that are there, with the names of their files.
  static var builtins: [(name: String, bytes: [UInt8])] {
    BuiltinTemplate.allCases.compactMap { builtin in
      read("Templates/\(builtin.fileName)").map { (builtin.fileName, $0) }
    }
  }
}
