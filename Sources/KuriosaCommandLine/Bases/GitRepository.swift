import KuriosaSource

/// A git repository, asked through the program `git`. Nothing is checked out, nothing goes through a shell, and names
/// are bytes.
struct GitRepository {
  /// A file or link in a commit.
  struct Entry {
    var isLink: Bool
    /// The name of its contents, in hexadecimal digits.
    var object: FilePath
    /// From the root of the repository.
    var path: FilePath
  }

  /// The folder of the working tree, with links resolved.
  let root: FilePath
  /// Whether older commits are missing from this clone.
  let isShallow: Bool

  /// The revision that was asked about first, and its commit; nil where there is none.
  private let known: (revision: FilePath, commit: FilePath?)

  /// The repository that a folder lies in.
  /// - Parameter revision: what will be asked about; git is started only once for both.
  init(around folder: FilePath, revision: FilePath) throws(CommandFailure) {
    let words = ["rev-parse", "--show-toplevel", "--is-shallow-repository", "--verify", "--quiet"]
    // In a hook git itself names the repository, from the working folder.
    let isNamed = Environment.process.isSet("GIT_DIR")
    let end = try Self.git(
      in: isNamed ? FilePath(".") : folder, words.map { FilePath($0) } + [FilePath(revision.bytes + "^{commit}".utf8)])
    var lines = end.lines
    known = (revision, end.status == 0 ? lines.popLast() : nil)
    guard let isShallow = lines.popLast(), !lines.isEmpty else {
      throw CommandFailure(
        "'\(folder.text)' lies in no git repository that can be used (\(Self.words(end))); name a folder as the base")
    }
    self.isShallow = isShallow == FilePath("true")
    // A name may hold line ends.
    let path = FilePath(lines.map(\.bytes).joined(separator: CollectionOfOne(UInt8(ascii: "\n"))))
    root = (try? path.resolved()) ?? path
  }

  /// The full name of the commit that a branch, tag or commit stands for.
  func commit(_ revision: FilePath) throws(CommandFailure) -> FilePath {
    if revision == known.revision {
      guard let commit = known.commit else { throw unknown(revision) }
      return commit
    }
    let name = FilePath(revision.bytes + "^{commit}".utf8)
    let end = try run(["rev-parse", "--verify", "--quiet"], [name])
    guard end.status == 0, let line = end.lines.first else { throw unknown(revision) }
    return line
  }

  /// The commit where the present one left `revision`. There must be exactly one: none of several can be preferred.
  func mergeBase(_ revision: FilePath) throws(CommandFailure) -> FilePath {
    let other = try commit(revision)
    let end = try run(["merge-base", "--all"], [other, FilePath("HEAD")])
    switch end.lines.count {
    case 1: return end.lines[0]
    case 0 where isShallow:
      throw CommandFailure(
        "where HEAD left '\(revision.text)' is not in this clone, which is shallow; \(Self.deepen)")
    case 0:
      throw CommandFailure(
        "HEAD and '\(revision.text)' have no commit in common, so nothing can be compared; name a base by git:REV")
    default:
      let names = end.lines.map { String($0.text.prefix(12)) }.joined(separator: ", ")
      throw CommandFailure(
        "HEAD and '\(revision.text)' have \(end.lines.count) merge bases (\(names)); name one of them by git:REV")
    }
  }

  /// The files and links of a commit at a path or below it; all of them for the empty path. In the order of git.
  func entries(of commit: FilePath, at path: FilePath) throws(CommandFailure) -> [Entry] {
    let limits = path.bytes.isEmpty ? [] : [FilePath("--"), path]
    let end = try run(["ls-tree", "-r", "-z", "--full-tree"], [commit] + limits)
    guard end.status == 0 else { throw CommandFailure("git can't list \(commit.text): \(Self.words(end))") }
    return end.output.split(separator: 0).compactMap { record in
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = record[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3, words[1].elementsEqual("blob".utf8) else { return nil }
      return Entry(
        isLink: words[0].elementsEqual("120000".utf8), object: FilePath(words[2]), path: FilePath(record[(tab + 1)...]))
    }
  }

  /// The contents of entries, in their order.
  func contents(of entries: [Entry]) throws(CommandFailure) -> [SourceText] {
    if entries.isEmpty { return [] }
    let names = entries.map(\.object.bytes).joined(separator: CollectionOfOne(UInt8(ascii: "\n")))
    let input = ContiguousArray(names) + CollectionOfOne(UInt8(ascii: "\n"))
    let end = try Self.git(in: root, ["cat-file", "--batch"].map { FilePath($0) }, input: input)
    var rest = end.output[...]
    var contents: [SourceText] = []
    for entry in entries {
      guard let text = Self.takeObject(&rest) else {
        throw CommandFailure("git can't read '\(entry.path.text)' of the base: \(Self.words(end))")
      }
      contents.append(text)
    }
    return contents
  }

  /// Runs git at the root of the repository.
  func run(_ words: [String], _ names: [FilePath] = []) throws(CommandFailure) -> ChildProcess.End {
    try Self.git(in: root, words.map { FilePath($0) } + names)
  }

  private func unknown(_ revision: FilePath) -> CommandFailure {
    if isShallow {
      return CommandFailure(
        "the commit '\(revision.text)' is not in this clone, which is shallow; \(Self.deepen)")
    }
    return CommandFailure(
      "git knows no commit '\(revision.text)' here; fetch it ('git fetch origin'), or correct the name")
  }

  private static let deepen = "fetch it: 'git fetch --unshallow', or 'fetch-depth: 0' for actions/checkout"

  /// One answer of `cat-file --batch`: a line `NAME TYPE SIZE`, the contents, and a line end.
  private static func takeObject(_ rest: inout ContiguousArray<UInt8>.SubSequence) -> SourceText? {
    guard let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = rest[..<lineEnd].split(separator: UInt8(ascii: " "))
    guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)) else { return nil }
    let start = lineEnd + 1
    guard rest.endIndex - start > size else { return nil }
    defer { rest = rest[(start + size + 1)...] }
    return SourceText(rest[start..<start + size])
  }

  private static func git(
    in folder: FilePath, _ words: [FilePath], input: ContiguousArray<UInt8> = []
  ) throws(CommandFailure) -> ChildProcess.End {
    let start = ["git", "--literal-pathspecs", "--no-pager", "-C"].map { FilePath($0) } + [folder]
    do throws(SystemError) {
      return try ChildProcess.run(start + words, input: input)
    } catch {
      throw CommandFailure("git can't be run: \(error.reason); install it, or name a folder as the base")
    }
  }

  /// What git had to say about a failure.
  private static func words(_ end: ChildProcess.End) -> String {
    let line = end.errors.split(separator: UInt8(ascii: "\n")).first.map { FilePath($0).text } ?? ""
    return line.isEmpty ? "git ended with status \(end.status)" : "git: \(line)"
  }
}

extension ChildProcess.End {
  /// The lines of the output.
  fileprivate var lines: [FilePath] { output.split(separator: UInt8(ascii: "\n")).map { FilePath($0) } }
}
