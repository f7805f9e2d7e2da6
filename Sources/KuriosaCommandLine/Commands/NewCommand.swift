import KuriosaJSON
import KuriosaLint
import KuriosaSource
import KuriosaTemplates

/// `kuriosa new`: writes a template to start from.
package enum NewCommand {
  package static let command = Command(
    "new", "write a template to start from", operands: "NAME",
    details: [
      "NAME is what the collection is called, such as 'Kites'. In a folder called Templates the result is a built-in "
        + "template, builtin.<name>, with texts in all required languages; elsewhere it is one of your own, with a fresh "
        + "custom.<uuid>.",
      "A file that is there already is never overwritten. The path of the new file is printed.",
    ],
    options: NewOptions.all, run: run)

  @Sendable private static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    context.messages.isQuiet = invocation.has(LintOptions.quiet)
    let target = try NewTarget(invocation)
    let settings = try settings(for: target)
    let new = NewTemplate(
      name: target.title, kind: target.kind, source: try source(invocation, near: target.path.folder),
      languages: settings.languages)
    let text = try layOut(new.template)
    try remark(on: text, at: target.path, Linter(settings: settings), &context)
    if target.isPrinted {
      context.output.write(text.bytes)
      return .clean
    }
    do throws(FileProblem) {
      try SafeWriter.writeNew(ContiguousArray(text.bytes), to: target.path)
    } catch {
      throw CommandFailure(error)
    }
    context.output.writeLine(target.path.text)
    return .clean
  }

  private static func settings(for target: NewTarget) throws(CommandFailure) -> LintSettings {
    var finder = try ConfigurationFinder(given: nil, isOff: false)
    let index = try finder.index(for: target.path)
    return finder.all[index].configuration.settings(for: target.path)
  }

  private static func source(
    _ invocation: Invocation, near folder: FilePath
  ) throws(CommandFailure) -> NewTemplate.Source {
    guard let word = invocation.text(NewOptions.from) else { return .starter }
    let group = TemplateGroup(rawValue: word)
    let builtIn = BuiltinTemplate(idBytes: word.utf8) ?? BuiltinTemplate(rawValue: word)
    if group == nil && builtIn == nil { throw unknownSource(word) }
    let given = invocation.path(NewOptions.templates)
    guard let templates = given ?? TemplateFolder.nearest(to: [folder, FilePath(".")]) else {
      throw CommandFailure(
        "there is no folder Templates with the built-in templates here; name it with --templates DIR")
    }
    if let builtIn { return .copy(try TemplateFolder.read(builtIn, in: templates)) }
    var members: [Template] = []
    for member in group?.templates ?? [] { members.append(try TemplateFolder.read(member, in: templates)) }
    return .group(members)
  }

  private static func unknownSource(_ word: String) -> CommandFailure {
    let groups = TemplateGroup.allCases.map(\.rawValue)
    let nearest = BuiltinTemplate.closestID(to: word) ?? DidYouMean.closest(to: word, among: groups)
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "the groups are \(groups.joined(separator: ", "))"
    return .usage("there is no built-in template and no group '\(word)'; \(hint)")
  }

  private static func layOut(_ template: Template) throws(CommandFailure) -> SourceText {
    switch TemplateLayout.layout.format(JSONTree(parsing: SourceText(template.json.text))) {
    case .success(let text): return text
    case .failure: throw CommandFailure("the template can't be written; please report this with the command")
    }
  }

  /// Says what is left to do; throws where the name makes the template unsound.
  private static func remark(
    on text: SourceText, at path: FilePath, _ linter: Linter, _ context: inout Context
  ) throws(CommandFailure) {
    var collector = CatalogCollector()
    for finding in linter.check(text, path: path, into: &collector).sorted(by: Diagnostic.precedes) {
      switch finding.severity {
      case .error: throw CommandFailure("nothing was written: \(finding.message)")
      case .warning: context.messages.remark(finding.message)
      case .note: break
      }
    }
  }
}
