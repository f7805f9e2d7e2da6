import KuriosaSource

/// `kuriosa explain`: the documentation of a rule, as `kuriosa lint --explain` prints it.
package enum ExplainCommand {
  package static let command = Command(
    "explain", "explain a rule: why it matters, examples, how to mend a finding", operands: "RULE",
    details: [
      "A rule is called as in the brackets of a finding: fields/duplicate-key. 'kuriosa lint --list-rules' has all."
    ],
    options: [], run: run)

  @Sendable private static func run(
    _ invocation: Invocation, _ context: inout Context
  ) throws(CommandFailure) -> ExitStatus {
    if invocation.operands.isEmpty { throw .usage("name a rule, such as fields/duplicate-key") }
    for (index, operand) in invocation.operands.enumerated() {
      if index > 0 { context.output.writeLine("") }
      context.output.write(RuleText.explanation(try RuleSelection.rule(operand.text)))
    }
    return .clean
  }
}
