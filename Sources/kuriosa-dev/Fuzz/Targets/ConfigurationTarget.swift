import KuriosaJSON
import KuriosaLint
import KuriosaSource

extension FuzzTarget {
  /// Any configuration is read, with sound findings; one without errors can be used, and a baseline can be added to it.
  ///
  /// The first document is the configuration, the second a template that is checked by it.
  static let configuration = FuzzTarget(name: "configuration", isPair: true) { source in
    let (text, template) = source.pair()
    let (configuration, diagnostics) = ConfigurationReader.read(text, path: FilePath(Configuration.fileName))
    var problems = Problems()
    for problem in DiagnosticChecks.problems(diagnostics, text) { problems.expect(false, problem) }
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return problems.list }
    _ = configuration.excludes(FilePath("Templates/kites.json"))
    let linter = Linter(settings: configuration.settings(for: Linting.path))
    for problem in DiagnosticChecks.problems(Linting.check(template, linter), template) {
      problems.expect(false, problem)
    }
    checkBaseline(text, configuration, &problems)
    return problems.list
  }

  private static func checkBaseline(
    _ text: SourceText, _ configuration: Configuration, _ problems: inout Problems
  ) {
    guard JSONTree(parsing: text).faults.isEmpty else { return }
    let entry = Baseline.Entry(template: "custom.a\"b", rule: "fields/duplicate-key", place: "/fields/a")
    let written = Baseline.text(text, adding: [entry])
    let (read, diagnostics) = ConfigurationReader.read(written, path: FilePath(Configuration.fileName))
    problems.expect(JSONTree(parsing: written).faults.isEmpty, "a baseline adds a fault:\n\(written.text)")
    problems.expect(
      !diagnostics.contains { $0.severity == .error } && read.allow.count == configuration.allow.count + 1,
      "the baseline can't be read:\n\(written.text)\n\(diagnostics.map(\.message))")
  }
}
