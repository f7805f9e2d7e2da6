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
  /// What the command line says about rules.
  let basis: LintSettings
  /// What new versions are judged against; nil where they are not.
  let shipped: ShippedTemplates?
  /// The only files that findings are reported in; nil for all.
  let changed: ChangedFiles?

  /// - Parameter basis: what the command line says about rules.
  init(
    _ operands: [FilePath], stdinPath: FilePath?, basis: LintSettings, finder: ConfigurationFinder,
    shipped: ShippedTemplates? = nil, changed: ChangedFiles? = nil
  ) throws(CommandFailure) {
    self.basis = basis
    self.shipped = shipped
    self.changed = changed
    var finder = finder
    var failure: CommandFailure?
    selection = FileDiscovery.select(operands, standardInputPath: stdinPath ?? .unnamedInput) { path in
      do throws(CommandFailure) {
        let index = try finder.index(for: path)
        if finder.all[index].configuration.exclude.isEmpty { return false }
        let found = finder.all[index]
        return finder.relative(path, to: found).map(found.configuration.excludes) ?? false
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    self.finder = finder
    try assign()
  }

  private mutating func assign() throws(CommandFailure) {
    // The configuration and the overrides of each linter.
    var known: [[Int]] = []
    linterOfInput.reserveCapacity(selection.inputs.count)
    for input in selection.inputs {
      let index = try finder.index(for: input.path)
      // Nearly always the same configuration as for the file before, and no overrides.
      if let last = linterOfInput.last, known[last][0] == index, finder.all[index].configuration.overrides.isEmpty {
        linterOfInput.append(last)
        continue
      }
      let found = finder.all[index]
      let relative = found.configuration.overrides.isEmpty ? nil : finder.relative(input.path, to: found)
      let matching = found.configuration.overrides.indices.filter { number in
        relative.map { found.configuration.overrides[number].files.matches($0) } ?? false
      }
      let key = [index] + matching
      if let linter = known.lastIndex(of: key) {
        linterOfInput.append(linter)
      } else {
        linterOfInput.append(linters.count)
        known.append(key)
        let settings = found.configuration.settings(for: relative ?? input.path, basis: basis)
        linters.append(Linter(settings: settings, shipped: shipped))
      }
    }
    if linters.isEmpty { linters.append(Linter(settings: basis, shipped: shipped)) }
  }

  /// The linter for a file. One that is not checked, since it was removed, has that of a file beside it.
  func linter(for path: FilePath) -> Linter { linters[linterIndex(for: path)] }

  /// The index of that linter.
  func linterIndex(for path: FilePath) -> Int {
    if let index = selection.index(of: path) { return linterOfInput[index] }
    let neighbour = selection.inputs.firstIndex { $0.path.folder == path.folder }
    return neighbour.map { linterOfInput[$0] } ?? 0
  }
}
