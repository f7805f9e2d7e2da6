import KuriosaLint
import KuriosaSource

/// What `--against` or, for the bundle, `--previous` names, read for the rules about evolution.
enum ShippedBase {
  /// Nil without a base.
  static func read(
    _ invocation: Invocation, _ operands: [FilePath], _ finder: ConfigurationFinder
  ) throws(CommandFailure) -> ShippedTemplates? {
    guard let name = invocation.path(LintOptions.against) ?? invocation.path(BundleOptions.previous) else {
      if invocation.has(LintOptions.allowEmptyBase) {
        throw .usage("\(LintOptions.allowEmptyBase.spelling) says something about a base, and none is named")
      }
      return nil
    }
    let standardInput = invocation.path(LintOptions.stdinPath).map { [$0] } ?? []
    let given = operands.filter { $0 != FilePath("-") } + (operands.contains(FilePath("-")) ? standardInput : [])
    var finder = finder
    let base = try Base.read(
      BaseName(name), given: given, allowsEmpty: invocation.has(LintOptions.allowEmptyBase),
      isExcluded: { finder.excludes($0) })
    return ShippedTemplates(
      base.documents.map { document in
        ShippedTemplates.Document(
          path: document.place, source: document.source, isExpected: document.isBelowGivenFolder, id: document.id)
      })
  }
}

extension ConfigurationFinder {
  /// The index of the configuration for a path, which need not be there any more.
  mutating func index(around path: FilePath) throws(CommandFailure) -> Int {
    var folder = path.folder
    while (try? FileStatus(of: folder)) == nil, folder.folder != folder { folder = folder.folder }
    return try index(for: folder)
  }

  /// Whether the configuration leaves out a path, which need not be there any more.
  fileprivate mutating func excludes(_ path: FilePath) -> Bool {
    guard let index = try? index(around: path), !all[index].configuration.exclude.isEmpty else { return false }
    return relative(path, to: all[index]).map(all[index].configuration.excludes) ?? false
  }
}
