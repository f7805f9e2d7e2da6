import KuriosaSource

/// The groups of rules, in the order of the documentation.
public enum RuleGroup: String, Sendable, CaseIterable {
  case syntax, document, sections, fields, options, formulas, privacy, localization, suggestions, catalog, evolution,
    configuration

  /// What the id of a rule names before the slash.
  init(ofRule id: String) {
    guard let group = RuleGroup(rawValue: String(decoding: id.utf8.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self))
    else { preconditionFailure("a rule is called group/defect: \(id)") }
    self = group
  }
}

/// One rule of the format: a constant value. Nothing but `check` is touched while files are checked.
public struct Rule: Sendable {
  /// What the check looks at.
  public enum Check: Sendable {
    /// One document.
    case document(@Sendable (DocumentFacts, inout Findings) -> Void)
    /// All documents of the run together.
    case catalog(@Sendable (CatalogFacts, inout CatalogFindings) -> Void)
    /// One document and the version of it that shipped; only where a run has a base and something has changed.
    case evolution(@Sendable (EvolutionFacts, inout Findings) -> Void)
    /// Reported by the part of the program that reads configurations or compares versions.
    case elsewhere
  }

  public enum Fix: String, Sendable {
    case none, safe, unsafe
  }

  /// `group/defect` in kebab case. Never reused for another meaning.
  public let id: String
  public let severity: Severity
  /// One line: what is wrong.
  public let summary: String
  /// The sentence of the format, or the number of the decision, that it enforces.
  public let reference: String
  public let fix: Fix
  public let check: Check
  private let makeRationale: @Sendable () -> String
  private let makeTriggering: @Sendable () -> [RuleExample]
  private let makePassing: @Sendable () -> [RuleExample]

  /// What the id names before the slash.
  public var group: RuleGroup { RuleGroup(ofRule: id) }

  /// Why it matters to the people who use the app, and how to mend it. Markdown. Like the examples made anew whenever
  /// asked for: a run without questions needs none.
  public var rationale: String { makeRationale() }
  /// Each raises this rule and no other. Made anew whenever asked for.
  public var triggering: [RuleExample] { makeTriggering() }
  /// None raises any rule. Made anew whenever asked for.
  public var passing: [RuleExample] { makePassing() }

  public init(
    id: String, severity: Severity, summary: String,
    rationale: @escaping @Sendable @autoclosure () -> String, reference: String, fix: Fix = .none,
    triggering: @escaping @Sendable @autoclosure () -> [RuleExample],
    passing: @escaping @Sendable @autoclosure () -> [RuleExample], check: Check
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    makeRationale = rationale
    self.reference = reference
    self.fix = fix
    makeTriggering = triggering
    makePassing = passing
    self.check = check
  }
}
