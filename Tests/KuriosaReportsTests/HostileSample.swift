import KuriosaLint
import KuriosaReports
import KuriosaSource

extension Sample {
  /// All that makes reports unreadable: odd names, texts full of controls, places at the edges, files without text.
  static let hostile: Sample = {
    var sample = Sample()
    let texts = [
      "red\u{1B}[31m\u{7}", "two\r\nlines", "\u{0}\u{FFFE}\u{FFFF}\u{202E}", "]]> <b>&amp;\"' | `x` [a](1) ##[error]",
      "100%0A: a, b", "\u{1F600}\u{E0041}e\u{301}", "::error::x",
    ]
    let names: [FilePath] = [
      FilePath("Templates/a b#%.json"), FilePath("two\nlines.json"), FilePath([0x72, 0xFF, 0x1B, 0x2E]), FilePath("-"),
      FilePath("/elsewhere/ß.json"), FilePath("./x/../y:z,.json"),
    ]
    for name in names {
      sample.add(name, bytes: Array("\u{FEFF}{\r\n\"ß😀\": [1,\r2]}".utf8))
      for (index, text) in texts.enumerated() {
        let start = 3 + 2 * index
        let note = Note(text, at: Place(path: name, range: ByteRange(start, start + 4), pointer: "/a~1b/0"))
        sample.find(
          index == 0 ? "formulas/cycle" : "fields/wrong", Severity.allCases[index % 3], text,
          at: Place(path: name, range: ByteRange(start, start + index), pointer: "/" + text.filter { $0 != "~" }),
          template: index % 2 == 0 ? text : nil, notes: [note, note],
          fixes: [FixIt(text, isSafe: false, edits: [Edit(ByteRange(0, 3), ""), Edit(ByteRange(5, 5), text)])])
      }
    }
    sample.find("syntax/empty", .error, "empty", at: Place(path: FilePath("no-text.json"), range: ByteRange(0, 0)))
    sample.add("empty.json", "")
    sample.find("syntax/empty", .error, "empty", at: Place(path: FilePath("empty.json"), range: ByteRange(0, 0)))
    sample.result.diagnostics.sort(by: Diagnostic.precedes)
    sample.result.problems = names.map { CheckProblem(path: $0, reason: "permission\n\u{1B}denied") }
    return sample
  }()

  /// Options as a build server has them.
  static func serverOptions(_ options: inout ReportOptions) {
    options.root = FilePath("/build/repository")
    options.workingFolder = FilePath("/build/repository")
    options.rules = {
      Registry.rules.map(RuleDescription.init) + [
        RuleDescription(id: "fields/wrong", severity: .warning, summary: "something is wrong", rationale: "*Why*")
      ]
    }
    options.toolAddress = "https://example.org/kuriosa"
  }

  /// The bytes of the report as a build server has it.
  func bytes(_ format: String) -> ContiguousArray<UInt8> {
    ContiguousArray(report(format, Self.serverOptions).utf8)
  }
}

/// The samples that reports are validated with.
enum NamedSample: CaseIterable {
  case clean, twoFiles, hostile

  var sample: Sample {
    switch self {
    case .clean: Sample()
    case .twoFiles: Sample.twoFiles
    case .hostile: Sample.hostile
    }
  }
}
