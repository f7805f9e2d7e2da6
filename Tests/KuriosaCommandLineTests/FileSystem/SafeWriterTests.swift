import KuriosaCommandLine
import KuriosaSource
import Testing

@Suite("Files are written whole or not at all")
struct SafeWriterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private let old = SourceText("old")
  private let new = ContiguousArray("new, and longer".utf8)

  private func text(_ path: FilePath) throws -> String? {
    guard case .text(let source) = try FileReader.read(path) else { return nil }
    return String(decoding: source.bytes, as: UTF8.self)
  }

  /// The names in the folder `t`, hidden ones too.
  private func names() throws -> String {
    let words = ["sh", "-c", "ls -A \"$1\" | tr '\\n' ' '", "sh"].map { FilePath($0) } + [folder["t"]]
    return String(decoding: try ChildProcess.run(words).output, as: UTF8.self)
  }

  @Test("a file is replaced, and nothing else is left in its folder")
  func replaced() throws {
    let path = try folder.write("t/a.json", "old")
    try SafeWriter.replace(path, holding: old, with: new)
    #expect(try text(path) == "new, and longer")
    #expect(try names() == "a.json ")
  }

  @Test("the mode stays as it was, whatever the umask", arguments: [0o600, 0o640, 0o664, 0o755, 0o4755])
  func mode(mode: UInt32) throws {
    let path = try folder.write("t/a.json", "old")
    #expect(folder.shell("chmod \"$2\" \"$1\"", path, FilePath(String(mode, radix: 8))) == 0)
    try SafeWriter.replace(path, holding: old, with: new)
    #expect(try FileStatus(of: path).mode == mode)
  }

  @Test("owner and group stay as they were", .enabled(if: isRoot, "only root can give files away"))
  func owner() throws {
    let path = try folder.write("t/a.json", "old")
    #expect(folder.shell("chown 1234:5678 \"$1\"", path) == 0)
    try SafeWriter.replace(path, holding: old, with: new)
    let status = try FileStatus(of: path)
    #expect(status.owner == 1234 && status.group == 5678)
  }

  @Test("a link stays a link, and its target is written")
  func links() throws {
    let path = try folder.write("t/real/a.json", "old")
    try folder.link("t/link.json", to: "real/a.json")
    try SafeWriter.replace(folder["t/link.json"], holding: old, with: new)
    #expect(try FileStatus(ofLink: folder["t/link.json"]).kind == .link)
    #expect(try text(path) == "new, and longer")
    #expect(try names() == "link.json real ")
  }

  @Test("a file that has changed since it was read is not overwritten")
  func changed() throws {
    let path = try folder.write("t/a.json", "odd")
    #expect(throws: FileProblem(path, "has changed since it was read; nothing is written")) {
      try SafeWriter.replace(path, holding: old, with: new)
    }
    #expect(try text(path) == "odd")
    #expect(try names() == "a.json ")
  }

  @Test("a file that is gone is not made anew")
  func gone() throws {
    try folder.folder("t")
    #expect(throws: FileProblem(folder["t/a.json"], "no such file or directory")) {
      try SafeWriter.replace(folder["t/a.json"], holding: old, with: new)
    }
    #expect(try names() == "")
  }

  @Test("the longest name that a file can have is no obstacle")
  func longName() throws {
    let name = String(repeating: "7", count: 250) + ".json"
    let path = try folder.write("t/" + name, "old")
    try SafeWriter.replace(path, holding: old, with: new)
    #expect(try text(path) == "new, and longer")
  }

  @Test("a temporary name that is taken is left alone")
  func takenName() throws {
    let path = try folder.write("t/a.json", "old")
    let words = ["sh", "-c", "touch \"$1/.kuriosa-$PPID-0.tmp\"", "sh"].map { FilePath($0) } + [folder["t"]]
    #expect(try ChildProcess.run(words).status == 0)
    let before = try names()
    try SafeWriter.replace(path, holding: old, with: new)
    #expect(before.hasPrefix(".kuriosa-") && before.hasSuffix("-0.tmp a.json "))
    #expect(try names() == before)
    #expect(try text(path) == "new, and longer")
  }

  @Test("a new file's mode follows the umask")
  func newFile() throws {
    try folder.folder("t")
    try SafeWriter.write(new, to: folder["t/report.json"])
    let plain = try folder.write("t/plain", "")
    #expect(try text(folder["t/report.json"]) == "new, and longer")
    #expect(try FileStatus(of: folder["t/report.json"]).mode == FileStatus(of: plain).mode)
  }

  @Test("a report may replace what lies there")
  func reportAgain() throws {
    let path = try folder.write("t/report.json", "something else")
    try SafeWriter.write(new, to: path)
    #expect(try text(path) == "new, and longer")
  }

  @Test("a device is written to as it is, and what it can't take is a failure")
  func devices() throws {
    try SafeWriter.write(new, to: FilePath("/dev/null"))
    #expect(try FileStatus(of: FilePath("/dev/null")).kind == .other("a device"))
    #if os(Linux)
      #expect(throws: FileProblem(FilePath("/dev/full"), "no space left on device")) {
        try SafeWriter.write(new, to: FilePath("/dev/full"))
      }
    #endif
  }

  @Test("where nothing can be written, the path is named with the reason")
  func unwritable() throws {
    try folder.folder("t/folder")
    try folder.link("t/link", to: "nowhere")
    #expect(throws: FileProblem(folder["t/folder"], "is a directory")) {
      try SafeWriter.write(new, to: folder["t/folder"])
    }
    #expect(throws: FileProblem(folder["t/link"], "the link leads nowhere: nowhere")) {
      try SafeWriter.write(new, to: folder["t/link"])
    }
    let problem = FileProblem(folder["none/a"], "its folder can't be written to: no such file or directory")
    #expect(throws: problem) { try SafeWriter.write(new, to: folder["none/a"]) }
  }

  #if os(Linux)
    @Test("extended attributes stay as they were", .enabled(if: hasCommand("setfattr"), "needs setfattr"))
    func attributes() throws {
      let path = try folder.write("t/a.json", "old")
      try #require(folder.shell("setfattr -n user.note -v kept \"$1\"", path) == 0)
      try SafeWriter.replace(path, holding: old, with: new)
      #expect(folder.shell("getfattr -n user.note --only-values \"$1\" | grep -qx kept", path) == 0)
    }
  #endif
}
