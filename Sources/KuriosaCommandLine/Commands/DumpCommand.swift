import KuriosaJSON
import KuriosaLint
import KuriosaSource
import KuriosaTemplates

/// `kuriosa dump`: what each stage of the pipeline makes of a file, for those who work on the toolchain or wonder about a
/// finding. Every part is shown with the offsets of its bytes.
package enum DumpCommand {
  package static let command = Command(
    "dump", "show what a stage of reading makes of a file",
    subcommands: [
      stage("tokens", "the tokens of the text", StageText.tokens),
      stage("tree", "the tree, with what is damaged and every fault of syntax", StageText.tree),
      stage("view", "the parts of the template as the reader takes them, and what it could not take") { tree, _ in
        StageText.view(TemplateReader().read(tree))
      },
      stage("facts", "what the rules know of each field") { tree, path in
        StageText.facts(DocumentFacts(path: path, view: TemplateReader().read(tree), settings: LintSettings()))
      },
    ])

  private static func stage(
    _ name: String, _ summary: String, _ text: @escaping @Sendable (JSONTree, FilePath) -> String
  ) -> Command {
    Command(name, "show " + summary, operands: "FILE", details: ["'-' reads standard input."], options: []) {
      (invocation, context) throws(CommandFailure) in
      guard let path = invocation.operands.first, invocation.operands.count == 1 else { throw .usage("name one file") }
      do throws(FileProblem) {
        let contents = path == FilePath("-") ? try FileReader.readStandardInput(named: path) : try FileReader.read(path)
        guard case .text(let source) = contents else {
          throw FileProblem(path, "is larger than \(FileReader.sizeLimit) bytes")
        }
        context.output.write(text(JSONTree(parsing: source), path))
        return .clean
      } catch {
        throw CommandFailure(error)
      }
    }
  }
}
