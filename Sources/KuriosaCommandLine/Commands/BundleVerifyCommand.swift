import KuriosaCatalog
import KuriosaLint
import KuriosaSource

/// `kuriosa-bundle verify`: whether a catalog is as it was built. Never writes anything into it.
enum BundleVerifyCommand {
  static let command = Command(
    "verify", "check that a catalog is whole and as it was built", operands: "DIR",
    details: [
      "Compares each file with its checksum and its entry in the index, looks for missing and extra files, and checks the "
        + "templates. Prints the catalog's digest, which is the SHA-256 of SHA256SUMS.",
      "Exit status: 0 as it was built, 1 it is not, 2 the job could not be done, 3 a fault of our own.",
    ],
    options: BundleOptions.verify, run: run)

  @Sendable private static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    context.messages.isQuiet = invocation.has(LintOptions.quiet)
    guard let folder = invocation.operands.first else { throw .usage("no folder with a catalog given") }
    guard invocation.operands.count == 1 else { throw .usage("only one catalog can be verified at a time") }
    let catalog = try CatalogFolder(folder)
    let (findings, digest) = catalog.verify()
    let plan = try LintCheck.plan(invocation, operands: [folder])
    let check = LintCheck(plan: plan, invocation: invocation, requiresInput: false)
    // What is no fault was looked at when the catalog was built, by the configuration of that place.
    let lowest = invocation.has(LintOptions.strict) ? Severity.warning : .error
    let (status, _) = try check.run(
      &context, visit: { _ in },
      amend: { result, _ in
        result.diagnostics.removeAll { $0.severity < lowest }
        // In place: there can be hundreds of thousands.
        result.diagnostics += findings
        result.diagnostics.sort(by: Diagnostic.precedes)
        result.problems += catalog.problems.filter { !result.problems.contains($0) }
      })
    if status == .clean, let digest { BundleReport.print(digest, invocation, &context) }
    return status
  }
}
