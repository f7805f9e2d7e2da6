import KuriosaLint
import KuriosaSource

/// `--write-baseline`: makes an exception of each finding that can be allowed, in the configuration that holds for its
/// file, or in a new one at the root of the repository.
struct BaselineWriter {
  private var finder: ConfigurationFinder

  init(_ finder: ConfigurationFinder) {
    self.finder = finder
  }

  /// Writes, and takes the findings that are allowed now out of the result.
  mutating func write(_ result: inout LintResult, _ context: inout Context) throws(CommandFailure) {
    var places = PlaceFinder(result.sources)
    var entries: [FilePath: Set<Baseline.Entry>] = [:]
    var rest: [Diagnostic] = []
    var count = 0
    for diagnostic in result.diagnostics {
      guard diagnostic.severity > .note, AllowedFinding.isPossible(diagnostic.rule), let template = diagnostic.template
      else {
        rest.append(diagnostic)
        continue
      }
      count += 1
      let entry = Baseline.Entry(template: template, rule: diagnostic.rule, place: places.place(of: diagnostic))
      entries[try configuration(for: diagnostic.place.path), default: []].insert(entry)
    }
    for (path, added) in entries.sorted(by: { $0.key < $1.key }) {
      try write(added, to: path)
      let words = added.count == 1 ? "1 exception" : "\(added.count) exceptions"
      context.messages.remark("wrote \(words) to \(path.text); give each its reason, or mend what it allows")
    }
    if count == 0 { context.messages.remark("there is nothing to allow") }
    let blocked = rest.filter { $0.severity == .error }.count
    if blocked > 0 {
      context.messages.remark("\(blocked) \(blocked == 1 ? "error" : "errors") can't be allowed and must be mended")
    }
    result.diagnostics = rest
  }

  /// The configuration that holds for a file, or the one that has to be made.
  private mutating func configuration(for path: FilePath) throws(CommandFailure) -> FilePath {
    let found = finder.all[try finder.index(around: path)]
    if let known = found.path { return known }
    let folder = (try? path.folder.resolved()) ?? finder.workingFolder
    let outside = folder.inside(finder.workingFolder) == nil ? folder : finder.workingFolder
    let root = RepositoryRoot.find(folder) ?? outside
    return finder.shown(root.appending(Configuration.fileName.utf8))
  }

  private func write(_ entries: Set<Baseline.Entry>, to path: FilePath) throws(CommandFailure) {
    do throws(FileProblem) {
      if let source = finder.sources[path] {
        let text = Baseline.text(source, adding: entries)
        try SafeWriter.replace(path, holding: source, with: ContiguousArray(text.bytes))
        SafeWriter.finish([path], written: [path])
      } else {
        try SafeWriter.write(ContiguousArray(Baseline.text(nil, adding: entries).bytes), to: path)
      }
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// The places of findings, file by file.
private struct PlaceFinder {
  private let sources: [FilePath: SourceText]
  private var current: (path: FilePath, places: FindingPlaces)?

  init(_ sources: [FilePath: SourceText]) {
    self.sources = sources
  }

  mutating func place(of diagnostic: Diagnostic) -> String {
    let path = diagnostic.place.path
    if current?.path != path { current = (path, FindingPlaces(of: sources[path])) }
    return current!.places.place(of: diagnostic)
  }
}
