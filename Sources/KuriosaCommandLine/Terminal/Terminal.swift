import KuriosaSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What `--color` can say.
package enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

/// What is known about the screen that a program writes to.
package struct Terminal: Sendable {
  private let environment: Environment
  /// Standard output is a terminal.
  package let outputIsTerminal: Bool
  /// Standard error is a terminal.
  package let errorIsTerminal: Bool
  /// Columns by the terminal's own account; 0 if unknown.
  private let reportedWidth: Int

  package init(environment: Environment, outputIsTerminal: Bool, errorIsTerminal: Bool, reportedWidth: Int = 0) {
    self.environment = environment
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.reportedWidth = reportedWidth
  }

  /// The one that this process runs in.
  package static func current(_ environment: Environment) -> Terminal {
    Terminal(
      environment: environment, outputIsTerminal: isatty(1) == 1, errorIsTerminal: isatty(2) == 1,
      reportedWidth: Int(kuriosa_terminal_width(1)))
  }

  /// Columns for text on standard output: `COLUMNS`, else the terminal's width, else 80. Without a terminal always 80,
  /// so that what is written to a file does not depend on a window.
  package var width: Int {
    guard outputIsTerminal else { return 80 }
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    return reportedWidth > 0 ? reportedWidth : 80
  }

  /// Whether standard output is to have colours. An explicit choice counts most, then `NO_COLOR`, then `FORCE_COLOR`
  /// (other than `0`); else a terminal that is not dumb has them.
  package func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment.isSet("NO_COLOR") { return false }
    if environment.isSet("FORCE_COLOR") { return environment["FORCE_COLOR"] != "0" }
    return outputIsTerminal && environment["TERM"] != "dumb"
  }

  /// Whether standard output is a screen that can be cleared.
  package var canClear: Bool { outputIsTerminal && environment["TERM"] != "dumb" }

  /// Whether a progress line can be shown: on standard error, on a terminal that can rewrite a line.
  package var canShowProgress: Bool { errorIsTerminal && environment["TERM"] != "dumb" }
}
