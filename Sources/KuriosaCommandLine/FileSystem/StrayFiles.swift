import KuriosaSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Temporary files of a program that was killed while it wrote. Each is locked by its program for as long as that lives,
/// so one that can be locked belongs to nobody.
enum StrayFiles {
  /// Removes those in the folders, as far as that is allowed.
  static func remove(from folders: some Sequence<FilePath>) {
    for folder in Set(folders) {
      let names = ((try? Folder.allEntries(of: folder)) ?? []).map(\.name)
      for name in names where isTemporary(name) { remove(folder.appending(name)) }
    }
  }

  /// `.kuriosa-4711-0.tmp`
  private static func isTemporary(_ name: ContiguousArray<UInt8>) -> Bool {
    guard name.starts(with: TemporaryFile.nameStart) else { return false }
    guard name.suffix(TemporaryFile.nameEnd.count).elementsEqual(TemporaryFile.nameEnd) else { return false }
    let numbers = name.dropFirst(TemporaryFile.nameStart.count).dropLast(TemporaryFile.nameEnd.count)
    let parts = numbers.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) } }
  }

  private static func remove(_ path: FilePath) {
    guard let file = try? FileDescriptor.open(unlinked: path), let status = try? file.status() else { return }
    guard status.kind == .file, (try? file.lock()) != nil else { return }
    // Its program may have moved it into its place since it was opened.
    guard let named = try? FileStatus(ofLink: path), named.isSame(as: status) else { return }
    if let name = try? path.systemName() { unsafe unlink(name) }
  }
}
