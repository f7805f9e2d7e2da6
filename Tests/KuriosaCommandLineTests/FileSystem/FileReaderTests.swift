import KuriosaCommandLine
import KuriosaSource
import Testing

@Suite("Files are read whole, as they are")
struct FileReaderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ path: FilePath) throws -> [UInt8] {
    guard case .text(let source) = try FileReader.read(path) else { return [] }
    return Array(source.bytes)
  }

  @Test("every byte arrives", arguments: [0, 1, 15, 16, 4079, 4080, 4081, 100_000])
  func allBytes(count: Int) throws {
    let content = String((0..<count).map { index in Character(Unicode.Scalar(UInt8(index % 94 + 33))) })
    let path = try folder.write("a.json", content)
    #expect(try text(path) == Array(content.utf8))
  }

  @Test("a file over 16 MiB is not read, one of exactly that size is")
  func sizeLimit() throws {
    let path = try folder.write("a.json", String(repeating: "1", count: 100))
    guard case .text = try FileReader.read(path, limit: 100) else {
      Issue.record("100 bytes are not over a limit of 100")
      return
    }
    guard case .tooLarge(let size) = try FileReader.read(path, limit: 99) else {
      Issue.record("100 bytes are over a limit of 99")
      return
    }
    #expect(size == 100)
    #expect(FileReader.sizeLimit == 16_777_216)
  }

  @Test("a huge file costs nothing")
  func hugeFile() throws {
    let path = folder["huge.json"]
    #expect(folder.shell("truncate -s 1T \"$1\"", path) == 0)
    guard case .tooLarge(let size) = try FileReader.read(path) else {
      Issue.record("a tebibyte is too large")
      return
    }
    #expect(size == 1 << 40)
  }

  #if os(Linux)
    @Test("a file whose size the system does not tell is read to its end")
    func unknownSize() throws {
      let bytes = try text(FilePath("/proc/self/status"))
      #expect(bytes.starts(with: "Name:".utf8) && bytes.last == UInt8(ascii: "\n"))
      guard case .tooLarge(let size) = try FileReader.read(FilePath("/proc/self/status"), limit: 10) else {
        Issue.record("the limit holds there too")
        return
      }
      #expect(size > 10)
    }
  #endif

  @Test("what can't be read is named with the system's reason")
  func problems() throws {
    try folder.folder("folder.json")
    #expect(throws: FileProblem(folder["folder.json"], "is a directory")) { try FileReader.read(folder["folder.json"]) }
    #expect(throws: FileProblem(folder["none"], "no such file or directory")) { try FileReader.read(folder["none"]) }
    #expect(throws: FileProblem.self) { try FileReader.read(FilePath(Array("a".utf8) + [0])) }
  }

  @Test("a named pipe without a writer is not waited for")
  func pipe() throws {
    #expect(folder.shell("mkfifo \"$1\"", folder["pipe"]) == 0)
    #expect(throws: FileProblem(folder["pipe"], "is a named pipe, not a regular file")) {
      try FileReader.read(folder["pipe"])
    }
  }
}
