import KuriosaCatalog
import KuriosaLint
import KuriosaSource

/// `kuriosa-bundle build`: checks templates and writes them as a catalog, whole or not at all.
enum BundleBuildCommand {
  static let command = Command(
    "build", "check templates and write them as a catalog", operands: "[PATH…] --output DIR",
    details: [
      "Paths are files or folders; without one, Templates/ is taken. Nothing is written if there are errors.",
      "DIR has <name>.json for each template, catalog.json and SHA256SUMS; the same templates give the same bytes. "
        + "The digest that is printed at the end is the SHA-256 of SHA256SUMS.",
      "Exit status: 0 written, 1 findings, 2 the job could not be done, 3 a fault of our own.",
    ],
    options: BundleOptions.build, run: run)

  @Sendable private static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    context.messages.isQuiet = invocation.has(LintOptions.quiet)
    guard let named = invocation.path(BundleOptions.output) else {
      throw .usage("no folder for the catalog given: --output DIR")
    }
    FolderStrays(of: try OutputFolder(named).path).clear()
    // An old folder may be back in its place.
    let output = try OutputFolder(named)
    let plan = try LintCheck.plan(invocation, operands: invocation.operands)
    let operands = invocation.operands.isEmpty ? [FilePath("Templates/")] : invocation.operands
    try output.requireApart(from: operands, plan.selection)
    if !invocation.has(BundleOptions.force) { try output.requireReplaceable() }
    let (status, shipments) = try LintCheck(plan: plan, invocation: invocation).run(
      &context, visit: { BundleFindings.Shipment($0) },
      amend: { BundleFindings.add($1, of: plan.selection.inputs, to: &$0) })
    guard status == .clean else {
      context.messages.failure("\(named.text): no catalog was written")
      return status
    }
    let files = CatalogFiles(templates(shipments))
    try write(files, output)
    BundleReport.print(files.digest, invocation, &context)
    return .clean
  }

  private static func templates(_ shipments: [BundleFindings.Shipment?]) -> [ShippedTemplate] {
    shipments.compactMap { shipment in
      guard case .sound(let template)? = shipment else { return nil }
      return template
    }
  }

  private static func write(_ files: CatalogFiles, _ output: OutputFolder) throws(CommandFailure) {
    do throws(FileProblem) {
      let folder = try NewFolder(for: output.path, shown: output.shown)
      for file in files.files {
        try naming(output.shown.appending(file.name.utf8)) { () throws(SystemError) in
          try folder.write(file.name, file.bytes)
        }
      }
      try naming(output.shown) { () throws(SystemError) in try folder.takePlace() }
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// What the commands about catalogs say in the end.
enum BundleReport {
  /// Standard output carries one report: beside one for programs the digest goes to standard error.
  static func print(_ digest: Checksum, _ invocation: Invocation, _ context: inout Context) {
    let line = "digest: \(digest)"
    if ["text", "short"].contains(invocation.text(LintOptions.format) ?? "text") {
      context.output.writeLine(line)
    } else {
      context.messages.remark(line)
    }
  }
}
