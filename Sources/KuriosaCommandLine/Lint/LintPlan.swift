import KuriosaLint
import KuriosaReports
import KuriosaSource

/// What is to be checked, and by which settings.
struct LintPlan {
  var selection: FileSelection
  /// One for each set of settings that occurs.
  var linters: [Linter] = []
  /// For each input the index of its linter.
  var linterOfInput: [Int] = []
  var finder: ConfigurationFinder

  /// - Parameter basis: what the command line says about rules.
  init(_ operands: [FilePath], stdinPath: FilePath?, basis: LintSettings, finder: ConfigurationFinder)
    throws(CommandFailure)
  {
    var finder = finder
    var failure: CommandFailure?
    selection = FileDiscovery.select(operands, standardInputPath: stdinPath ?? .unnamedInput) { path in
      do throws(CommandFailure) {
        let index = try finder.index(for: path.folder)
        let found = finder.all[index]
        if found.configuration.exclude.isEmpty { return false }
        return finder.relative(path, to: found).map(found.configuration.excludes) ?? false
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    self.finder = finder
    try assign(basis)
  }

  private mutating func assign(_ basis: LintSettings) throws(CommandFailure) {
    var known: [[Int]: Int] = [:]
    for input in selection.inputs {
      let index = try finder.index(for: input.path.folder)
      let found = finder.all[index]
      let relative = found.configuration.overrides.isEmpty ? nil : finder.relative(input.path, to: found)
      let matching = found.configuration.overrides.indices.filter { number in
        relative.map { found.configuration.overrides[number].files.matches($0) } ?? false
      }
      let key = [index] + matching
      if known[key] == nil {
        known[key] = linters.count
        linters.append(Linter(settings: found.configuration.settings(for: relative ?? input.path, basis: basis)))
      }
      linterOfInput.append(known[key] ?? 0)
    }
    if linters.isEmpty { linters.append(Linter(settings: basis)) }
  }

  /// The settings that a file is checked by.
  func settings(for path: FilePath) -> LintSettings {
    let index = selection.index(of: path)
    return linters[index.map { linterOfInput[$0] } ?? 0].settings
  }
}
