import KuriosaSource

/// What a comparison starts from, as the command line names it: a folder of templates, the folder of a catalog,
/// `git:REV`, `git:REV:PATH`, or `git-merge-base:REV[:PATH]`. A folder whose name begins like that is named by `./`.
package enum BaseName: Sendable, Hashable {
  case folder(FilePath)
  case git(GitBaseName)

  /// Throws where something is missing from the name.
  package init(_ text: FilePath) throws(CommandFailure) {
    for (scheme, isMergeBase) in [("git:", false), ("git-merge-base:", true)]
    where text.bytes.starts(with: scheme.utf8) {
      self = .git(try GitBaseName(text.bytes.dropFirst(scheme.utf8.count), isMergeBase: isMergeBase, of: text))
      return
    }
    if text.bytes.isEmpty { throw .usage("the base has no name; use a folder or git:REV") }
    self = .folder(text)
  }

  /// As messages show it.
  package var text: String {
    switch self {
    case .folder(let path): path.text
    case .git(let name): name.text
    }
  }
}

/// A state of a git repository.
package struct GitBaseName: Sendable, Hashable {
  /// A branch, tag or commit.
  package let revision: FilePath
  /// Meant is the commit where the present one left `revision`.
  package let isMergeBase: Bool
  /// A file or folder of that state, from the root of the repository; empty for the root. Nil: the same paths as those
  /// that are compared.
  package let path: FilePath?

  init(
    _ rest: ContiguousArray<UInt8>.SubSequence, isMergeBase: Bool, of text: FilePath
  ) throws(CommandFailure) {
    let colon = rest.firstIndex(of: UInt8(ascii: ":"))
    revision = FilePath(rest[..<(colon ?? rest.endIndex)])
    self.isMergeBase = isMergeBase
    path = colon.map { FilePath(rest[($0 + 1)...]).fromRoot }
    if revision.bytes.isEmpty || revision.bytes.first == UInt8(ascii: "-") {
      throw .usage("'\(text.text)' names no revision; write git:REV or git:REV:PATH, for example git:main")
    }
  }

  var text: String {
    let end = path.map { ":" + $0.text } ?? ""
    return (isMergeBase ? "git-merge-base:" : "git:") + revision.text + end
  }
}

extension FilePath {
  /// Without `.`, doubled slashes, and slashes at its ends; empty for a root.
  fileprivate var fromRoot: FilePath {
    let path = tidied.bytes.drop { $0 == UInt8(ascii: "/") }
    return path.elementsEqual(CollectionOfOne(UInt8(ascii: "."))) ? FilePath("") : FilePath(path)
  }
}
