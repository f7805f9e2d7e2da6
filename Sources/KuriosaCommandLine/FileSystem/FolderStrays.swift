import KuriosaCatalog
import KuriosaSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The hidden folders that lie beside a target while it is replaced, and that a killed process leaves there.
struct FolderStrays {
  private static let newSuffix = ContiguousArray(".new".utf8)
  private static let oldSuffix = ContiguousArray(".old".utf8)

  private let target: FilePath
  /// In front of all their names. Not made of the target's name itself, which may be as long as names can be.
  private let prefix: ContiguousArray<UInt8>

  init(of target: FilePath) {
    self.target = target
    prefix = ContiguousArray(".kuriosa-\(Checksum(of: target.lastComponent.bytes).hexadecimal.prefix(16))-".utf8)
  }

  /// A path for the new folder of this process.
  func fresh(_ number: Int) -> FilePath { entry("\(getpid())-\(number)", Self.newSuffix) }

  /// A path for the old folder, on systems that can't exchange two folders in one step.
  var aside: FilePath { entry("\(getpid())", Self.oldSuffix) }

  private func entry(_ name: String, _ suffix: ContiguousArray<UInt8>) -> FilePath {
    target.folder.appending(prefix + ContiguousArray(name.utf8) + suffix)
  }

  /// Removes what processes left behind that are no more. An old folder whose place is empty goes back there.
  func clear() {
    let names = (try? Folder.allEntries(of: target.folder))?.map(\.name) ?? []
    for name in names where name.starts(with: prefix) {
      let isOld = name.suffix(Self.oldSuffix.count).elementsEqual(Self.oldSuffix)
      guard isOld || name.suffix(Self.newSuffix.count).elementsEqual(Self.newSuffix) else { continue }
      clear(target.folder.appending(name), isOld: isOld)
    }
  }

  private func clear(_ path: FilePath, isOld: Bool) {
    guard (try? FileStatus(ofLink: path))?.kind == .folder else { return }
    // Else it is marked by a process that is at work.
    guard let lock = try? FolderLock.take(path), lock.isHeld else { return }
    let isPlaceEmpty = (try? FileStatus(ofLink: target)) == nil
    if isOld, isPlaceEmpty { try? path.move(to: target) } else { try? FolderTree.remove(path) }
    _ = consume lock
  }
}
