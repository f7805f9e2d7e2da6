import KuriosaLint
import KuriosaReports
import KuriosaSource

/// The options of `kuriosa-lint`.
package enum LintOptions {
  /// Those that the command carries out, in the order of the help. An option joins the list with its implementation.
  package static let all: [Option] = [
    changedSince, stdinPath, watch, format, report, strict, select, ignore, severity, config, noConfig, showConfig,
    writeBaseline, explain, listRules, against, allowEmptyBase, fix, unsafeFixes, diff, jobs, color, quiet, statistics,
  ]

  // What is checked
  package static let stdinPath = Option(
    "stdin-path", .path, "PATH", in: .input, "name of the document that '-' reads from standard input")
  package static let changedSince = Option(
    "changed-since", .path, "REV", in: .input,
    "report only what is found in files touched since the git revision REV, judged against all files")
  package static let watch = Option(
    "watch", conflicts: ["fix", "unsafe-fixes", "diff", "show-config", "write-baseline"], in: .input,
    "stay and check again whenever a file changes")

  // Rules and configuration
  package static let select = Option(
    "select", ruleNames, "RULES", isRepeatable: true, in: .rules,
    "check only these rules or groups, separated by commas: localization,fields/duplicate-key")
  package static let ignore = Option(
    "ignore", ruleNames, "RULES", isRepeatable: true, in: .rules, "leave out these rules or groups, separated by commas"
  )
  package static let severity = Option(
    "severity", .keyedChoice(["off", "note", "warning", "error"]), "RULE=LEVEL", isRepeatable: true, in: .rules,
    "report a rule or group at this level: off, note, warning or error")
  package static let strict = Option("strict", in: .rules, "let warnings fail: exit status 1")
  package static let config = Option(
    "config", .path, "FILE", conflicts: ["no-config"], in: .rules,
    "use this configuration instead of the nearest .kuriosa-lint.json")
  package static let noConfig = Option("no-config", in: .rules, "use no configuration file")
  package static let showConfig = Option("show-config", in: .rules, "print the configuration in force for each path")
  package static let writeBaseline = Option(
    "write-baseline", conflicts: ["fix", "diff", "unsafe-fixes", "no-config"], in: .rules,
    "allow all present errors and warnings in the configuration, as exceptions that can be removed one by one")
  package static let explain = Option(
    "explain", .text(suggestions: { Registry.rules.map(\.id) }), "RULE", in: .rules,
    "explain a rule: why it matters, examples, how to mend a finding")
  package static let listRules = Option("list-rules", in: .rules, "list all rules with their severity and summary")

  // Comparison with what shipped
  package static let against = Option(
    "against", .path, "BASE", in: .comparison,
    "judge changes against what shipped: a folder, a catalog, git:REV[:PATH] or git-merge-base:REV[:PATH]")
  package static let allowEmptyBase = Option(
    "allow-empty-base", in: .comparison, "accept a base that holds no template")

  // Fixes
  package static let fix = Option("fix", in: .fixes, "apply the safe fixes; what remains is reported")
  package static let unsafeFixes = Option(
    "unsafe-fixes", in: .fixes, "like --fix, and with --diff: apply also the fixes that need a look afterwards")
  package static let diff = Option(
    "diff", conflicts: ["fix"], in: .fixes, "print what --fix would change; exit status 1 if there is a difference")

  // Output
  package static let format = Option(
    "format", .choice(reportFormats), "FORMAT", in: .output,
    "report on standard output: \(reportFormats.separatedByCommas); text if not given")
  package static let report = Option(
    "report", .keyedPath(keys: reportFormats), "FORMAT=FILE", isRepeatable: true, in: .output,
    "write one more report, to a file")
  package static let statistics = Option("statistics", in: .output, "print how often each rule was found")
  package static let quiet = Option("quiet", short: "q", in: .output, "print errors only, and no remarks")
  package static let color = CommonOptions.color

  // General
  package static let jobs = CommonOptions.jobs

  /// Looked up only for completions.
  private static let ruleNames = Option.Value.text(suggestions: {
    RuleGroup.allCases.map(\.rawValue) + Registry.rules.map(\.id)
  })

  private static let reportFormats = ReportFormat.all.map(\.name)
}
