import KuriosaSource

/// The colours of a terminal: the eight that every one has, legible on light and dark ground.
package enum TerminalStyle: String, Sendable {
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case fix = "1;32"
  case strong = "1"
  case gutter = "34"
  case faint = "2"

  package init(_ severity: Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
  }

  /// `text` in this style, or as it is.
  package func callAsFunction(_ text: String, _ color: Bool) -> String {
    color && !text.isEmpty ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
