import KuriosaLint
import KuriosaReports
import KuriosaSource

/// The files that were touched since a commit: changed, renamed, new, also where that is not committed or not even known
/// to git.
struct ChangedFiles: Sendable {
  private let root: FilePath
  /// From the root of the repository.
  private let paths: Set<FilePath>

  /// - Parameter operands: what is checked; the first of them lies in the repository that is asked.
  init(since revision: FilePath, _ operands: [FilePath]) throws(CommandFailure) {
    guard revision.bytes.first != UInt8(ascii: "-") else {
      throw .usage("'\(revision.text)' is no revision; write a branch, a tag or a commit")
    }
    let repository = try GitRepository(around: GivenPaths(operands).place ?? FilePath("."), revision: revision)
    root = repository.root
    paths = try repository.changedPaths(since: repository.commit(revision))
  }

  /// Whether a file was touched. Of a file outside of the repository that can't be told, so it counts as touched.
  func contains(_ path: FilePath) -> Bool {
    if path == .unnamedInput { return true }
    let folder = (try? path.folder.resolved()) ?? path.folder
    guard let inside = folder.appending(path.lastComponent.bytes).inside(root) else { return true }
    if paths.contains(inside) { return true }
    return (try? path.resolved())?.inside(root).map(paths.contains) ?? false
  }

  /// Leaves the findings that stand in touched files, or have to do with one across files, and those about the
  /// configuration.
  func filter(_ result: inout LintResult) {
    var known: [FilePath: Bool] = [:]
    func isTouched(_ path: FilePath) -> Bool {
      if let answer = known[path] { return answer }
      let answer = contains(path)
      known[path] = answer
      return answer
    }
    result.diagnostics.removeAll { diagnostic in
      let paths = [diagnostic.place.path] + diagnostic.notes.map(\.place.path)
      return !diagnostic.rule.hasPrefix("configuration/") && !Set(paths).contains(where: isTouched)
    }
  }
}

extension GitRepository {
  /// Paths that differ between a commit and the working tree, and those that git does not know and does not ignore.
  fileprivate func changedPaths(since commit: FilePath) throws(CommandFailure) -> Set<FilePath> {
    let changed = try run(
      ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-relative", "--ignore-submodules"], [commit])
    let untracked = try run(["ls-files", "--others", "--exclude-standard", "-z"])
    guard changed.status == 0, untracked.status == 0 else {
      throw CommandFailure("git can't tell what has changed since \(commit.text)")
    }
    return Set((changed.output.split(separator: 0) + untracked.output.split(separator: 0)).map { FilePath($0) })
  }
}
