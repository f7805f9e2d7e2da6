import KuriosaSource

/// Symbolic links in a commit, followed once, as a walk through folders follows them.
struct GitLinks {
  private let repository: GitRepository
  private let commit: FilePath

  init(_ repository: GitRepository, _ commit: FilePath) {
    self.repository = repository
    self.commit = commit
  }

  /// The files among the entries, and those that links among them lead to, under the paths of the links. Links that
  /// lead out of the repository or nowhere give nothing, and so do links behind links.
  func followed(_ entries: [GitRepository.Entry]) throws(CommandFailure) -> [GitRepository.Entry] {
    let links = entries.filter(\.isLink)
    var files = entries.filter { !$0.isLink }
    if links.isEmpty { return files }
    let known = Set(files.map(\.path))
    for (link, target) in zip(links, try repository.contents(of: links)) {
      guard let target = Self.resolve(target.bytes, from: link.path), !known.contains(target) else { continue }
      for var entry in try repository.entries(of: commit, at: target) where !entry.isLink {
        guard !known.contains(entry.path), let inside = entry.path.inside(target) else { continue }
        entry.path = inside.bytes.isEmpty ? link.path : link.path.appending(inside.bytes)
        files.append(entry)
      }
    }
    return files
  }

  /// The path that a link's text leads to, from the root of the repository; nil outside of it.
  private static func resolve(_ text: some Collection<UInt8>, from link: FilePath) -> FilePath? {
    let slash = UInt8(ascii: "/")
    if text.first == slash { return nil }
    var parts = link.bytes.split(separator: slash).dropLast().map { ContiguousArray($0) }
    for part in text.split(separator: slash) {
      if part.elementsEqual("..".utf8) {
        if parts.popLast() == nil { return nil }
      } else if !part.elementsEqual(".".utf8) {
        parts.append(ContiguousArray(part))
      }
    }
    return FilePath(parts.joined(separator: CollectionOfOne(slash)))
  }
}
