import KuriosaCatalog
import KuriosaJSON
import KuriosaReports
import KuriosaSource

/// `kuriosa-bundle diff`: what a change of the templates means.
enum BundleDiffCommand {
  static let command = Command(
    "diff", "say what differs between two sets of templates", operands: "OLD NEW",
    details: [
      "OLD and NEW are catalogs, folders of templates, git:REV[:PATH] or git-merge-base:REV[:PATH]. Without a path the "
        + "revision is looked at where the other one lies, or in Templates/. Templates are matched by id.",
      "Exit status: 0 compared, with --exit-code 1 when there is a difference, 2 the job could not be done, 3 a fault of "
        + "our own.",
    ],
    options: BundleOptions.diff, run: run)

  @Sendable private static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    guard invocation.operands.count == 2 else { throw .usage("two sets of templates are compared: diff OLD NEW") }
    let names = [try BaseName(invocation.operands[0]), try BaseName(invocation.operands[1])]
    let old = try documents(names[0], besides: names[1], allowsEmpty: invocation.has(LintOptions.allowEmptyBase))
    let new = try documents(names[1], besides: names[0], allowsEmpty: false)
    let comparison = CatalogComparison(old: old, new: new)
    var options = ReportOptions()
    options.toolName = "kuriosa-bundle"
    options.toolVersion = toolVersion
    options.color = context.terminal.usesColor(invocation.choice(LintOptions.color) ?? .auto)
    let format = ChangeReportFormat.named(invocation.text(BundleOptions.changeFormat) ?? "text")
    let report = ReportWriter.bytes { (format ?? ChangeReportFormat.all[0]).write(comparison, options, &$0) }
    context.output.write(report)
    return invocation.has(BundleOptions.exitCode) && !comparison.differences.isEmpty ? .findings : .clean
  }

  /// The documents of a set by id.
  private static func documents(
    _ name: BaseName, besides other: BaseName, allowsEmpty: Bool
  ) throws(CommandFailure) -> [String: JSONTree] {
    var given: [FilePath] = []
    if case .git(let git) = name, git.path == nil { given = [place(besides: other)] }
    var documents: [String: JSONTree] = [:]
    for document in try Base.read(name, given: given, allowsEmpty: allowsEmpty).documents {
      let tree = JSONTree(parsing: document.source)
      guard let id = tree.value(of: "id", in: .root).map({ tree.text($0) }) else { continue }
      if documents.updateValue(tree, forKey: id) != nil {
        throw CommandFailure("\(document.shown.text): another template of \(name.text) has the id '\(id)' as well")
      }
    }
    return documents
  }

  private static func place(besides other: BaseName) -> FilePath {
    if case .folder(let folder) = other { folder } else { FilePath("Templates") }
  }
}
