import KuriosaCommandLine
import KuriosaCorpus
import KuriosaSource
import Testing

/// Guards the inner loops. A count of instructions is nearly the same from run to run, whatever else the machine does.
@Suite("checking takes at most a tenth more instructions than Fixtures/instructions.txt says")
struct InstructionCountTests {
  /// Lines of a name and a number.
  private static let figures = packageRoot.appending("Fixtures/instructions.txt".utf8)

  @Test("of the built-ins and of generated templates, pretty and in many layouts")
  func counts() throws {
    let program = try MeasuredProgram("kuriosa-lint")
    guard hasCommand("valgrind"), hasCommand("strip"), program.isOptimized else {
      print("SKIPPED: instructions were not counted, which needs valgrind, strip, and `make build` before the tests")
      if Environment.process["CI"] == "true" { Issue.record("instructions can't be counted") }
      return
    }
    let folder = try TemporaryFolder()
    // Valgrind takes minutes to read debugging information.
    try #require(folder.shell("strip -g -o \"$1\" \"$2\"", folder["program"], program.path) == 0)
    try write(.pretty, to: folder, "pretty")
    try write(nil, to: folder, "mixed")
    let inputs = [
      ("built-ins", packageRoot.appending("Templates".utf8)), ("pretty", folder["pretty"]), ("mixed", folder["mixed"]),
    ]
    let counts = try inputs.map { name, path in (name, try count(folder["program"], path, folder)) }
    if Environment.process["KURIOSA_ACCEPT"] != nil { try accept(counts) }
    let known = try readFigures()
    for (name, count) in counts {
      let figure = try #require(known[name], "there is no figure for \(name)")
      #expect(count * 10 <= figure * 11, "\(name): \(count) instructions, \(figure) are known")
      if count * 10 < figure * 9 { print("\(name): only \(count) instructions, \(figure) are known; make accept") }
    }
  }

  private func write(_ layout: Layout?, to folder: TemporaryFolder, _ name: String) throws {
    let corpus = Corpus(layout: layout)
    for index in 0..<100 {
      try folder.write("\(name)/\(Corpus.fileName(index))", String(decoding: corpus.template(index), as: UTF8.self))
    }
  }

  /// The instructions of a run with one job.
  private func count(_ program: FilePath, _ input: FilePath, _ folder: TemporaryFolder) throws -> Int {
    let options = "--tool=callgrind --callgrind-out-file=/dev/null"
    let words = ["sh", "-c", "valgrind \(options) \"$0\" --jobs 1 --quiet \"$1\""].map { FilePath($0) }
    let end = try ChildProcess.run(words + [program, input])
    let line = end.errorText.split(separator: "\n").last { $0.contains("I   refs:") }
    let digits = try #require(line, "\(end.errorText)").drop { $0 != ":" }.filter(\.isNumber)
    return try #require(Int(digits))
  }

  private func accept(_ counts: [(String, Int)]) throws {
    let text = counts.map { "\($0) \($1)\n" }.joined()
    try SafeWriter.write(ContiguousArray(text.utf8), to: Self.figures)
  }

  private func readFigures() throws -> [String: Int] {
    guard case .text(let source) = try FileReader.read(Self.figures) else { return [:] }
    let text = String(decoding: source.bytes, as: UTF8.self)
    let pairs = text.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(uniqueKeysWithValues: pairs.compactMap { pair in Int(pair[1]).map { (String(pair[0]), $0) } })
  }
}
