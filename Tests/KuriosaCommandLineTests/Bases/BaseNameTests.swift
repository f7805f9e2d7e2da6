import KuriosaCommandLine
import KuriosaSource
import Testing

@Suite("A base is a folder, git:REV, git:REV:PATH, or git-merge-base:REV[:PATH]")
struct BaseNameTests {
  private func git(_ text: String) throws -> GitBaseName? {
    if case .git(let name) = try BaseName(FilePath(text)) { name } else { nil }
  }

  @Test("a folder, also one whose name begins like a scheme, behind ./")
  func folder() throws {
    for text in ["old", "old/", "./git:main", "gitmain", "/git:x"] {
      #expect(try BaseName(FilePath(text)) == .folder(FilePath(text)))
    }
  }

  @Test("a revision without a path means the paths that are compared")
  func revision() throws {
    let name = try #require(try git("git:HEAD~1"))
    #expect(name.revision == FilePath("HEAD~1") && name.path == nil && !name.isMergeBase)
  }

  @Test(
    "a path is counted from the root of the repository, however it is spelt",
    arguments: ["Templates", "Templates/", "./Templates", "/Templates//"])
  func path(_ path: String) throws {
    #expect(try git("git:v1:\(path)")?.path == FilePath("Templates"))
  }

  @Test("an empty path is the root", arguments: ["", "/", "."])
  func root(_ path: String) throws {
    #expect(try git("git-merge-base:main:\(path)")?.path == FilePath(""))
    #expect(try git("git-merge-base:main:\(path)")?.isMergeBase == true)
  }

  @Test(
    "without a revision, or with an option in its place, it is an error",
    arguments: ["", "git:", "git::a", "git-merge-base:", "git:--all", "git:-x:y"])
  func nothing(_ text: String) {
    #expect(throws: CommandFailure.self) { try BaseName(FilePath(text)) }
  }
}
