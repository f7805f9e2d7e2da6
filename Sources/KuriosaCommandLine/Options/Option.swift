/// An option of a command, defined once: parsing, help and completions come from it.
package struct Option: Sendable {
  /// What is written behind the name.
  package enum Value: Sendable {
    /// Nothing: the option is on or off.
    case none
    /// One of these words.
    case choice([String])
    case number(ClosedRange<Int>)
    /// UTF-8 text. `suggestions` are offered by completions; other words are allowed.
    case text(suggestions: @Sendable () -> [String])
    /// The bytes of a path.
    case path
    /// `KEY=VALUE` with one of these keys and a path: `sarif=report.sarif`.
    case keyedPath(keys: [String])
    /// `KEY=VALUE` with a text and one of these words: `fields/unused=warning`.
    case keyedChoice([String])
  }

  /// A heading in the help.
  package enum Group: String, Sendable, CaseIterable {
    case input = "What is checked"
    case rules = "Rules and configuration"
    case comparison = "Comparison with what shipped"
    case catalog = "The catalog"
    case fixes = "Fixes"
    case output = "Output"
    case general = "General"
  }

  /// Without the dashes.
  package var name: String
  /// One ASCII letter; nil if there is no short form.
  package var short: Character?
  package var value: Value
  /// How the value is called in the help: `FILE`. Empty without a value.
  package var placeholder: String
  package var isRepeatable: Bool
  package var group: Group
  /// One sentence without a full stop.
  package var help: String
  /// Names of options that make no sense together with this one.
  package var conflicts: [String]

  package init(
    _ name: String, short: Character? = nil, _ value: Value = .none, _ placeholder: String = "",
    isRepeatable: Bool = false, conflicts: [String] = [], in group: Group, _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.conflicts = conflicts
    self.group = group
    self.help = help
  }

  /// As it is written: `--format`.
  package var spelling: String { "--" + name }

  package var takesValue: Bool {
    if case .none = value { false } else { true }
  }

  /// Words that can stand as the value, for help and completions; empty where there is no such list.
  package var words: [String] {
    switch value {
    case .choice(let words), .keyedChoice(let words), .keyedPath(let words): words
    case .text(let suggestions): suggestions()
    case .none, .number, .path: []
    }
  }
}

extension Option.Value {
  /// Text for which no words can be suggested.
  package static var text: Option.Value { .text(suggestions: { [] }) }
}
