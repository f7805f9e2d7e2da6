import KuriosaCommandLine
import KuriosaLint
import KuriosaSource

/// `kuriosa-dev new-rule group/defect`: the file of a new rule, to be filled in.
enum NewRuleCommand {
  static let command = Command(
    "new-rule", "start the file of a new rule", operands: "GROUP/DEFECT",
    details: ["To be run in the root of the package. The examples of the rule are its tests."], options: [], run: run)

  @Sendable private static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    guard let id = invocation.operands.first?.text, invocation.operands.count == 1 else {
      throw .usage("name one rule, such as fields/some-defect")
    }
    let parts = id.split(separator: "/").map(String.init)
    guard parts.count == 2, let group = RuleGroup(rawValue: parts[0]), isDefect(parts[1]) else {
      let groups = RuleGroup.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("'\(id)' is no name of a rule: group/defect in small letters and dashes; the groups are \(groups)")
    }
    if Registry.rule(id) != nil || Registry.retiredIDs.contains(id) {
      throw CommandFailure("there is a rule \(id), or was")
    }
    let type = camel(parts[1], startsWithCapital: true)
    let path = "Sources/KuriosaLint/Rules/\(capitalized(group.rawValue))/\(type).swift"
    let bytes = ContiguousArray(source(id, type, camel(parts[1], startsWithCapital: false)).utf8)
    do throws(FileProblem) {
      try SafeWriter.write(bytes, to: FilePath(path))
    } catch {
      throw CommandFailure(error)
    }
    context.output.writeLine(path)
    context.messages.remark(
      "add .\(camel(parts[1], startsWithCapital: false)) to the list of its group, then run 'make test' and 'make accept'"
    )
    return .clean
  }

  private static func isDefect(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }

  private static func camel(_ text: String, startsWithCapital: Bool) -> String {
    text.split(separator: "-").enumerated().map { index, word in
      index > 0 || startsWithCapital ? capitalized(String(word)) : String(word)
    }.joined()
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func source(_ id: String, _ type: String, _ name: String) -> String {
    """
    import KuriosaJSON
    import KuriosaSource
    import KuriosaTemplates

    /// What is wrong, and what it does to the people who use the app. Format: "the sentence that it enforces".
    extension Rule {
      static let \(name) = Rule(
        id: "\(id)", severity: .warning,
        summary: "One line that says what is wrong",
        rationale: \"\"\"
          Why it matters to the people who use the app, and how to mend it.
          \"\"\",
        reference: "the sentence of the format",
        triggering: [RuleExample(members: #""icon": "wind""#)],
        passing: [RuleExample(members: #""icon": "wind""#)],
        check: .document(\(type).check))
    }

    private enum \(type) {
      @Sendable static func check(_ facts: DocumentFacts, _ findings: inout Findings) {
      }
    }

    """
  }
}
