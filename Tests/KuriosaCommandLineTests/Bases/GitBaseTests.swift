import KuriosaCommandLine
import KuriosaSource
import Testing

@Suite("The base of a comparison is read from git without a checkout", .enabled(if: hasCommand("git")))
struct GitBaseTests {
  private let git: GitFolder
  private var folder: TemporaryFolder { git.folder }

  init() throws {
    git = try GitFolder()
  }

  private func template(_ id: String) -> String { #"{"id": "\#(id)", "version": 1}"# }

  private func read(
    _ name: String, given: [String], allowsEmpty: Bool = false
  ) throws -> Base {
    try Base.read(
      BaseName(FilePath(name)), given: given.map { folder[$0] }, allowsEmpty: allowsEmpty,
      isExcluded: { $0.text.contains("draft") })
  }

  /// Places of documents from the folder on.
  private func places(_ base: Base) -> [String] {
    base.documents.map { String($0.place.text.dropFirst(folder.path.text.utf8.count + 1)) }
  }

  /// Why a base can't be had.
  private func failure(_ name: String, given: [String]) -> String {
    failure(name, paths: given.map { folder[$0] })
  }

  private func failure(_ name: String, paths: [FilePath]) -> String {
    do {
      return "no failure: \(try Base.read(BaseName(FilePath(name)), given: paths).documents.map(\.shown.text))"
    } catch {
      return error.message
    }
  }

  @Test("the same paths as those given, as they were in the commit")
  func samePaths() throws {
    try folder.write("t/a.json", template("custom.a"))
    try folder.write("t/deep/b.json", template("custom.b"))
    try folder.write("t/.hidden/c.json", template("custom.c"))
    try folder.write("t/notes.txt", "no template")
    try folder.write("t/draft.json", "{ broken")
    try folder.write("other/d.json", template("custom.d"))
    try git.commit()
    try folder.write("t/a.json.new", "")
    folder.shell("rm -rf \"$1\"/*", folder["t"])
    let base = try read("git:HEAD", given: ["t"])
    #expect(places(base) == ["t/a.json", "t/deep/b.json"])
    #expect(base.documents.map(\.shown.text) == ["git:HEAD:t/a.json", "git:HEAD:t/deep/b.json"])
    #expect(base.documents[0].source.bytes.elementsEqual(template("custom.a").utf8))
    #expect(!base.documents.contains { !$0.isBelowGivenFolder })
  }

  @Test("a named file brings its folder, in which it may have had another name; nothing there counts as removed")
  func namedFile() throws {
    try folder.write("t/a.json", template("custom.a"))
    try folder.write("t/broken.json", "{")
    try git.commit()
    try folder.write("t/new.json", template("custom.a"))
    let base = try read("git:HEAD", given: ["t/new.json"])
    #expect(places(base) == ["t/a.json"])
    #expect(!base.documents.contains { $0.isBelowGivenFolder })
  }

  @Test("names with quotes, tabs, line ends, spaces and letters beyond ASCII")
  func names() throws {
    let names = [
      "M\u{F6}bel.json", "a b.json", "quo\"te.json", "tab\tin.json", "two\nlines.json", ":(glob)*.json", "-x.json",
    ]
    for (number, name) in names.enumerated() { try folder.write("t/" + name, template("custom.\(number)")) }
    try git.commit()
    let base = try read("git:HEAD", given: ["t"])
    #expect(Set(places(base)) == Set(names.map { "t/" + $0 }))
    for document in base.documents {
      #expect(document.source.bytes.starts(with: #"{"id""#.utf8), "\(document.shown.text)")
    }
    #expect(try read("git:HEAD:t/two\nlines.json", given: ["t"]).documents.count == 1)
  }

  @Test("bytes come as they are, whatever attributes say about archives and line ends")
  func bytes() throws {
    let text = "\u{FEFF}{\"id\": \"custom.a\",\r\n\"version\": 1}"
    try folder.write(".gitattributes", "*.json -text eol=lf export-ignore ident\n")
    try folder.write("t/a.json", text)
    try git.commit()
    #expect(try read("git:HEAD", given: ["t"]).documents.map { Array($0.source.bytes) } == [Array(text.utf8)])
  }

  @Test("a path of its own is compared with the first folder that was given")
  func ownPath() throws {
    try folder.write("old/a.json", template("custom.a"))
    try git.commit()
    try folder.folder("new")
    #expect(places(try read("git:HEAD:old", given: ["new"])) == ["new/a.json"])
    #expect(places(try read("git:HEAD:old/a.json", given: ["new"])) == ["new/a.json"])
  }

  @Test("links are followed once, within the repository")
  func links() throws {
    try folder.write("real/a.json", template("custom.a"))
    try folder.write("t/b.json", template("custom.b"))
    try folder.link("t/a.json", to: "../real/a.json")
    try folder.link("t/again.json", to: "b.json")
    try folder.link("t/all", to: "../real")
    try folder.link("t/loop", to: ".")
    try folder.link("t/out.json", to: "../../out.json")
    try git.commit()
    #expect(places(try read("git:HEAD", given: ["t"])) == ["t/a.json", "t/all/a.json", "t/b.json"])
  }

  @Test("the commit where the present one left a branch")
  func mergeBase() throws {
    try folder.write("t/a.json", template("custom.a"))
    try git.commit()
    try git.git("branch -q -M main")
    try git.git("checkout -q -b change")
    try folder.write("t/b.json", template("custom.b"))
    try git.commit()
    try git.git("checkout -q main")
    try folder.write("t/c.json", template("custom.c"))
    try git.commit()
    try git.git("checkout -q change")
    #expect(places(try read("git-merge-base:main", given: ["t"])) == ["t/a.json"])
    #expect(places(try read("git:main", given: ["t"])) == ["t/a.json", "t/c.json"])
  }

  @Test("an unknown revision, a path that is not there, another repository, and an empty base say what to do")
  func failures() throws {
    try folder.write("t/a.json", template("custom.a"))
    try git.commit()
    try folder.folder("empty")
    #expect(failure("git:nope", given: ["t"]).contains("git knows no commit 'nope' here; fetch it"))
    let missing = String(repeating: "a", count: 40)
    #expect(failure("git:\(missing)", given: ["t"]).contains("git knows no commit"))
    #expect(failure("git:HEAD:nope", given: ["t"]).contains("there is no 'nope' in HEAD"))
    #expect(failure("git:HEAD", given: ["empty"]).contains("--allow-empty-base"))
    #expect(try read("git:HEAD", given: ["empty"], allowsEmpty: true).documents.isEmpty)
    #expect(failure("git:HEAD", given: []).contains("needs a path"))
    let outside = try TemporaryFolder()
    #expect(failure("git:HEAD", paths: [outside.path]).contains("lies in no git repository"))
    #expect(failure("git:HEAD", paths: [folder["t"], outside.path]).contains("lies outside of the repository"))
  }

  @Test("a shallow clone says that the commit has to be fetched, and how")
  func shallow() throws {
    try folder.write("full/t/a.json", template("custom.a"))
    let full = "-C full"
    try git.git("init -q full")
    for number in 0..<3 {
      try folder.write("full/n\(number)", "")
      try git.git("\(full) add -A")
      try git.git("\(full) commit -q -m \(number)")
    }
    try git.git("\(full) branch -q old HEAD~2")
    try git.git("clone -q --depth 1 --no-single-branch \"file://$PWD/full\" shallow")
    let message = failure("git:HEAD~2", given: ["shallow/t"])
    #expect(message.contains("not in this clone, which is shallow") && message.contains("git fetch --unshallow"))
    #expect(failure("git-merge-base:origin/old", given: ["shallow/t"]).contains("which is shallow"))
  }

  @Test("several merge bases, or none, are an error that says why")
  func mergeBases() throws {
    try folder.write("t/a.json", template("custom.a"))
    try git.commit()
    try git.git("branch -q -M main")
    try git.git("checkout -q -b change")
    try git.commit("a")
    try git.git("checkout -q main")
    try git.commit("b")
    try git.git("branch -q left change")
    try git.git("branch -q right main")
    try git.git("merge -q -m x left")
    try git.git("checkout -q change")
    try git.git("merge -q -m y right")
    #expect(failure("git-merge-base:main", given: ["t"]).contains("have 2 merge bases ("))
    try git.git("checkout -q --orphan lonely")
    try git.commit("alone")
    #expect(failure("git-merge-base:main", given: ["t"]).contains("have no commit in common"))
  }

  @Test("a document that can't be read is not passed over")
  func broken() throws {
    try folder.write("t/a.json", "{\"id\": ")
    try git.commit()
    #expect(failure("git:HEAD", given: ["t"]).hasPrefix("git:HEAD:t/a.json can't be read"))
  }
}
