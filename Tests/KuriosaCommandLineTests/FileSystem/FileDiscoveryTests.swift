import KuriosaCommandLine
import KuriosaSource
import Testing

@Suite("Paths are files or folders: every .json below them")
struct FileDiscoveryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func select(_ names: String..., excluding: (String) -> Bool = { _ in false }) -> FileSelection {
    let root = folder.path.text + "/"
    return FileDiscovery.select(names.map { FilePath(root + $0) }) { excluding(String($0.text.dropFirst(root.count))) }
  }

  /// The paths below the temporary folder.
  private func names(_ selection: FileSelection) -> [String] {
    selection.inputs.map { String($0.path.text.dropFirst(folder.path.bytes.count + 1)) }
  }

  private func problems(_ selection: FileSelection) -> [String] {
    selection.problems.map { "\($0.path.text.dropFirst(folder.path.bytes.count + 1)): \($0.reason)" }
  }

  @Test("every .json file below a folder is taken, in the byte order of the paths")
  func folders() throws {
    for name in [
      "t/b.json", "t/a.json", "t/sub/c.json", "t/sub-a.json", "t/B.json", "t/notes.txt", "t/json", "t/é.json",
    ] {
      try folder.write(name)
    }
    #expect(names(select("t")) == ["t/B.json", "t/a.json", "t/b.json", "t/sub-a.json", "t/sub/c.json", "t/é.json"])
    #expect(names(select("t/")) == names(select("t")))
  }

  @Test("links are followed in the byte order of their names, also where these begin alike")
  func orderOfLinks() throws {
    try folder.write("kept/kites.json")
    try folder.folder("t")
    for name in ["b", "a", "", "ab"] { try folder.link("t/the-same-start\(name)", to: "../kept") }
    #expect(names(select("t")) == ["t/the-same-start/kites.json"])
  }

  @Test("a named file is taken whatever its name")
  func namedFiles() throws {
    try folder.write("notes.txt")
    try folder.write(".hidden.json")
    #expect(names(select("notes.txt", ".hidden.json")) == [".hidden.json", "notes.txt"])
  }

  @Test("hidden files and folders are skipped unless named")
  func hidden() throws {
    for name in ["t/.build/kites.json", "t/.git/x.json", "t/.a.json", "t/kites.json"] { try folder.write(name) }
    #expect(names(select("t")) == ["t/kites.json"])
    #expect(names(select("t", "t/.build")) == ["t/.build/kites.json", "t/kites.json"])
  }

  @Test("a loop of links ends, and each file is taken once")
  func loops() throws {
    try folder.write("t/a/kites.json")
    try folder.folder("t/b")
    try folder.link("t/self", to: ".")
    try folder.link("t/a/to-b", to: "../b")
    try folder.link("t/b/to-a", to: "../a")
    let selection = select("t")
    #expect(names(selection) == ["t/a/kites.json"])
    #expect(selection.problems.isEmpty)
  }

  @Test("a link to itself is a problem")
  func linkToItself() throws {
    try folder.link("t/x.json", to: "x.json", making: "t")
    #expect(problems(select("t")) == ["t/x.json: too many levels of symbolic links"])
  }

  @Test("a relative link is resolved against its own folder")
  func relativeLinks() throws {
    try folder.write("real/kites.json")
    try folder.link("sub/deep/kites.json", to: "../../real/kites.json", making: "sub/deep")
    #expect(names(select("sub")) == ["sub/deep/kites.json"])
    #expect(names(select("sub/deep/kites.json")) == ["sub/deep/kites.json"])
  }

  @Test("a file is taken once, by the path with the fewest links, of these the first in byte order")
  func once() throws {
    try folder.write("set/kites.json")
    try folder.link("a-link", to: "set")
    try folder.link("set/again.json", to: "kites.json")
    let root = folder.path.text
    for arguments in [
      ["set", "set/kites.json", "./set", "a-link"], ["a-link", "set/../set", "set/again.json", "set"],
    ] {
      #expect(names(select(arguments: arguments)) == ["set/kites.json"], "\(root) \(arguments)")
    }
    #expect(names(select("a-link")) == ["a-link/kites.json"])
    #expect(names(select("set/again.json")) == ["set/again.json"])
  }

  @Test("a folder that a link leads to is walked")
  func linkedFolders() throws {
    try folder.write("real/sub/kites.json")
    try folder.link("t/linked", to: "../real", making: "t")
    #expect(names(select("t")) == ["t/linked/sub/kites.json"])
    #expect(names(select("t", "real")) == ["real/sub/kites.json"])
  }

  @Test("two hard links are two files")
  func hardLinks() throws {
    let path = try folder.write("t/a.json")
    #expect(folder.shell("ln \"$1\" \"$2\"", path, folder["t/b.json"]) == 0)
    #expect(names(select("t")) == ["t/a.json", "t/b.json"])
  }

  @Test("the list of a catalog is recognised and skipped")
  func catalogList() throws {
    try folder.write("catalog/catalog.json", #"{"catalog":1,"format":1}"#)
    try folder.write("catalog/watch.json")
    try folder.write("t/catalog.json", #"{"id":"builtin.catalog"}"#)
    try folder.write("u/catalog.json", "")
    #expect(names(select("catalog", "t", "u")) == ["catalog/watch.json", "t/catalog.json", "u/catalog.json"])
    let named = select("catalog/catalog.json")
    #expect(named.isNothingToCheck && named.remarks.count == 1)
  }

  @Test(
    "near misses are remarked on",
    arguments: ["a.JSON", "a.Json", "a.json ", "a.json.", "a.jsonc", "a.json5", "a.json.txt", "a.json\t"])
  func nearMisses(name: String) throws {
    try folder.write("t/" + name)
    try folder.write("t/good.json")
    let selection = select("t")
    #expect(names(selection) == ["t/good.json"])
    #expect(selection.remarks.map(\.path) == [folder["t/" + name]])
    #expect(names(select("t/" + name)) == ["t/" + name])
  }

  @Test("other names are skipped without a remark", arguments: ["a.txt", "json", "a.json~", "a.jso", "README"])
  func otherNames(name: String) throws {
    try folder.write("t/" + name)
    #expect(select("t").remarks.isEmpty && select("t").inputs.isEmpty)
  }

  @Test("a path that does not exist is a problem")
  func missing() throws {
    try folder.write("a.json")
    #expect(
      problems(select("none", "a.json", "a.json/x.json")) == [
        "a.json/x.json: not a directory", "none: no such file or directory",
      ])
    #expect(names(select("none", "a.json")) == ["a.json"])
    #expect(FileDiscovery.select([FilePath("")]).problems.map(\.reason) == ["no such file or directory"])
  }

  @Test("a link that leads nowhere is a problem, named or met")
  func dangling() throws {
    try folder.link("t/c.json", to: "missing.json", making: "t")
    let expected = ["t/c.json: the link leads nowhere: missing.json: no such file or directory"]
    #expect(problems(select("t")) == expected)
    #expect(problems(select("t/c.json")) == expected)
  }

  @Test("what is no regular file is a problem and is never waited for")
  func pipes() throws {
    try folder.folder("t")
    #expect(folder.shell("mkfifo \"$1\" \"$2\"", folder["t/pipe.json"], folder["t/pipe"]) == 0)
    #expect(problems(select("t")) == ["t/pipe.json: is a named pipe, not a regular file"])
    #expect(problems(select("t/pipe")) == ["t/pipe: is a named pipe, not a regular file"])
    #expect(FileDiscovery.select([FilePath("/dev/null")]).problems.map(\.reason) == ["is a device, not a regular file"])
  }

  @Test("an empty set is nothing to check, a problem is something else")
  func nothing() throws {
    try folder.write("only-notes/notes.txt")
    try folder.folder("empty")
    #expect(select("empty").isNothingToCheck)
    #expect(select("only-notes").isNothingToCheck)
    #expect(!select("none").isNothingToCheck)
  }

  @Test("odd names are taken as they are")
  func oddNames() throws {
    let badName = FilePath(Array("t/bad".utf8) + [0xFF] + Array(".json".utf8))
    let longName = "t/" + String(repeating: "7", count: 250) + ".json"
    try folder.write(badName, "{}")
    for name in [longName, "t/-kites.json", "t/two\nlines.json", "t/red\u{1B}[31m.json"] { try folder.write(name) }
    let selection = select("t")
    #expect(selection.problems.isEmpty)
    #expect(
      names(selection) == ["t/-kites.json", longName, "t/bad\\xFF.json", "t/red\u{1B}[31m.json", "t/two\nlines.json"])
    for input in selection.inputs { #expect(throws: Never.self) { try FileReader.read(input.path) } }
  }

  @Test("what the configuration excludes is left out, whole folders too")
  func excluded() throws {
    for name in ["t/a.json", "t/old/b.json", "t/old/c.json"] { try folder.write(name) }
    #expect(names(select("t") { $0 == "t/old" }) == ["t/a.json"])
    #expect(names(select("t") { $0 == "t/old/b.json" }) == ["t/a.json", "t/old/c.json"])
    let named = select("t/a.json") { $0 == "t/a.json" }
    #expect(named.inputs.isEmpty && named.excludedByName == 1 && named.remarks.count == 1 && !named.isNothingToCheck)
  }

  @Test("standard input takes the place of the file whose name it has")
  func standardInput() throws {
    try folder.write("t/a.json")
    try folder.write("t/b.json")
    let selection = FileDiscovery.select(
      [FilePath("-"), folder["t"], FilePath("-")], standardInputPath: folder["t/b.json"])
    #expect(names(selection) == ["t/a.json", "t/b.json"])
    #expect(selection.inputs.map(\.isStandardInput) == [false, true])
  }
}

extension FileDiscoveryTests {
  private func select(arguments: [String]) -> FileSelection {
    FileDiscovery.select(arguments.map { FilePath(folder.path.text + "/" + $0) })
  }

  @Test(
    "a path is shown as given, without ./ at its start",
    arguments: [
      ("./t", "t"), (".", "."), ("././t//u/", "t/u"), ("../t", "../t"), ("/", "/"), ("//a/./b", "/a/b"),
      ("a/../b", "a/../b"),
      ("./-a", "-a"), ("./", "."), ("..", ".."),
    ])
  func tidied(given: String, shown: String) {
    #expect(FilePath(given).tidied == FilePath(shown))
  }

  @Test("an input is found again by its path")
  func index() throws {
    for name in ["t/c.json", "t/a.json", "t/b/d.json", "t/b.json"] { try folder.write(name) }
    let selection = FileDiscovery.select([folder["t"]])
    for (index, input) in selection.inputs.enumerated() { #expect(selection.index(of: input.path) == index) }
    #expect(selection.index(of: folder["t/a.jso"]) == nil && selection.index(of: folder["t/z.json"]) == nil)
  }

  @Test("what lies in the current folder is shown without it")
  func currentFolder() {
    #expect(FilePath(".").appending("a.json".utf8) == FilePath("a.json"))
    #expect(FilePath("t").appending("a.json".utf8) == FilePath("t/a.json"))
    #expect(FilePath("/").appending("a.json".utf8) == FilePath("/a.json"))
  }
}
