import KuriosaCommandLine
import KuriosaSource
import Testing

@Suite("The base of a comparison is a folder of templates or a catalog")
struct FolderBaseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.folder("new")
  }

  private let template = #"{"id": "custom.a", "version": 1}"#

  private func read(_ name: String, given: String = "new") throws(CommandFailure) -> Base {
    try Base.read(BaseName(folder[name]), given: [folder[given]])
  }

  private func failure(_ name: String) -> String {
    do {
      return "no failure: \(try read(name).documents.map(\.shown.text))"
    } catch {
      return error.message
    }
  }

  @Test("documents lie where they would lie below the folder that was given")
  func places() throws {
    try folder.write("old/deep/a.json", template)
    try folder.write("new/b.json", template)
    let base = try read("old")
    #expect(base.documents.map(\.place) == [folder["new/deep/a.json"]])
    #expect(base.documents.map(\.shown) == [folder["old/deep/a.json"]])
    #expect(base.documents[0].isBelowGivenFolder)
    #expect(try !read("old", given: "new/b.json").documents[0].isBelowGivenFolder)
  }

  @Test("a missing folder, an empty one, and a broken template are errors")
  func failures() throws {
    try folder.folder("empty")
    try folder.write("broken/a.json", "{")
    #expect(failure("missing").contains("the base can't be read"))
    #expect(failure("empty").contains("holds no template"))
    #expect(failure("broken").contains("can't be read, so nothing can be compared with it"))
  }

  @Test("JSON without an id is no template, and no obstacle")
  func otherJSON() throws {
    try folder.write("old/package.json", #"{"name": "kites"}"#)
    try folder.write("old/a.json", template)
    #expect(try read("old").documents.count == 1)
  }

  @Test("a catalog is whole, or it is no base")
  func catalog() throws {
    let list = #"{"catalog":1,"format":1,"templates":[{"file":"a.json","id":"custom.a","version":1}]}"#
    try folder.write("old/catalog.json", list)
    try folder.write("old/a.json", template)
    #expect(try read("old").documents.map(\.shown) == [folder["old/a.json"]])
    folder.shell("mv \"$1/a.json\" \"$1/b.json\"", folder["old"])
    #expect(failure("old").contains("is not whole: "))
  }
}
