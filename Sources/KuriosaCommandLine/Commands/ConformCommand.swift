import KuriosaSource
import KuriosaTemplates

/// `kuriosa conform`: runs conformance vectors against the library and prints one JSON object.
package enum ConformCommand {
  package static let command = Command(
    "conform", "run conformance vectors against the rules of the format", operands: "FILE…",
    details: [
      "Prints {\"passed\": n, \"failed\": [{\"id\", \"expected\", \"actual\"} …]}. '-' reads standard input.",
      "Exit status: 0 all passed, 1 some failed, 2 a file can't be read or holds no vectors.",
    ],
    options: [], run: run)

  @Sendable private static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    if invocation.operands.isEmpty { throw .usage("no file with vectors given") }
    var report = ConformanceReport()
    var status = ExitStatus.clean
    for path in invocation.operands {
      do throws(FileProblem) {
        report = report.adding(try vectors(path))
      } catch {
        context.messages.failure("\(error.path.text): \(error.reason)")
        status = .notDone
      }
    }
    context.output.writeLine(report.json.text)
    return status.merged(with: report.failed.isEmpty ? .clean : .findings)
  }

  private static func vectors(_ path: FilePath) throws(FileProblem) -> ConformanceReport {
    let contents = path.text == "-" ? try FileReader.readStandardInput(named: path) : try FileReader.read(path)
    guard case .text(let text) = contents else {
      throw FileProblem(path, "is larger than \(FileReader.sizeLimit) bytes")
    }
    do throws(InvalidTemplate) {
      return try ConformanceRunner.run(text.bytes)
    } catch {
      let place = error.pointer.isEmpty ? "" : " at \(error.pointer)"
      throw FileProblem(path, "holds no conformance vectors: \(error.reason)\(place)")
    }
  }
}
