import KuriosaSource

/// What is wrong with the exceptions themselves: those that are over, and those that allow nothing any more.
public enum ExceptionFindings {
  /// - Parameters:
  ///   - exceptions: all of a configuration.
  ///   - used: those that allowed a finding of the run.
  ///   - isJudged: whether the run can tell that an exception is not needed: its template was checked by a rule that was on.
  public static func all(
    _ exceptions: [AllowedFinding], used: Set<AllowedFinding>, settings: LintSettings,
    isJudged: (AllowedFinding) -> Bool
  ) -> [Diagnostic] {
    exceptions.compactMap { exception in
      if exception.isExpired(settings.today) { return expired(exception, settings) }
      guard !used.contains(exception), isJudged(exception) else { return nil }
      return unused(exception, settings)
    }
  }

  private static func expired(_ exception: AllowedFinding, _ settings: LintSettings) -> Diagnostic? {
    diagnostic(
      .configurationExpiredException, exception, settings,
      "this exception ended on \(exception.until ?? ""), so what it allowed counts again; mend that, or give a later date"
    )
  }

  private static func unused(_ exception: AllowedFinding, _ settings: LintSettings) -> Diagnostic? {
    diagnostic(
      .configurationUnusedException, exception, settings,
      "this exception allows nothing: \(exception.rule) finds nothing at \(place(exception)) of \(exception.template); remove it"
    )
  }

  private static func place(_ exception: AllowedFinding) -> String {
    exception.place.isEmpty ? "the whole" : Wording.quote(exception.place)
  }

  private static func diagnostic(
    _ rule: Rule, _ exception: AllowedFinding, _ settings: LintSettings, _ message: String
  ) -> Diagnostic? {
    settings.severity(of: rule).map {
      Diagnostic(
        rule: rule.id, severity: $0, message: message, place: exception.entry, template: exception.template)
    }
  }
}
