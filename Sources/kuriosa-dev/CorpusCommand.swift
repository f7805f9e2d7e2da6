import KuriosaCommandLine
import KuriosaCorpus

/// `kuriosa-dev corpus`: writes templates for tests and measurements.
enum CorpusCommand {
  static let command = Command(
    "corpus", "write templates for tests and measurements, always the same for the same options",
    details: ["The files are called t00000.json, t00001.json and so on; those that are there are overwritten."],
    options: [output, count, layout, shape, size, seed], run: run)

  private static let mixed = "mixed"

  private static let output = Option("output", .path, "DIR", in: .output, "the folder for the templates")
  private static let count = Option(
    "count", .number(1...99_999), "N", in: .output, "how many; 10000 of the shape builtin, one of another if not given")
  private static let layout = Option(
    "layout", .choice(Layout.allCases.map(\.rawValue) + [mixed]), "LAYOUT", in: .output,
    "how the files are written (pretty if not given); mixed takes all layouts in turn")
  private static let shape = Option(
    "shape", .choice(ShapeName.allCases.map(\.rawValue)), "SHAPE", in: .output,
    "what the templates are like (builtin if not given); a cycle is not valid, all others are")
  private static let size = Option(
    "size", .number(1...1_000_000), "N", in: .output,
    "fields, calculations or options of each template (1000 if not given); not for the shape builtin")
  private static let seed = Option("seed", .number(0...Int.max), "N", in: .output, "other templates for another number")

  @Sendable private static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    guard let folder = invocation.text(output) else { throw .usage("no folder given: --output DIR") }
    let name = invocation.choice(shape, as: ShapeName.self) ?? .builtin
    let corpus = Corpus(
      shape: name.shape(size: invocation.number(size) ?? 1_000),
      layout: invocation.text(layout) == mixed ? nil : invocation.choice(layout) ?? .pretty,
      seed: UInt64(invocation.number(seed) ?? 0))
    try write(corpus, count: invocation.number(count) ?? (name == .builtin ? 10_000 : 1), to: folder)
    return .clean
  }

  private static func write(_ corpus: Corpus, count: Int, to folder: String) throws(CommandFailure) {
    try NewFiles.makeFolder(folder)
    for index in 0..<count {
      try NewFiles.write(corpus.template(index), to: "\(folder)/\(Corpus.fileName(index))")
    }
  }
}

private enum ShapeName: String, CaseIterable {
  case builtin, huge, chain
  case backwardChain = "backward-chain"
  case sensitiveChain = "sensitive-chain"
  case cycle, options

  func shape(size: Int) -> Corpus.Shape {
    switch self {
    case .builtin: .builtIn
    case .huge: .huge(fields: size)
    case .chain: .chain(length: size)
    case .backwardChain: .chain(length: size, isBackwards: true)
    case .sensitiveChain: .chain(length: size, isSensitive: true)
    case .cycle: .cycle(length: size)
    case .options: .options(count: size)
    }
  }
}
