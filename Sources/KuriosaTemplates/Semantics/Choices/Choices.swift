/// Multiple choice: "a `multiple_choice` field holds any number of its options, a `dropdown` exactly one".
public enum Choices {
  /// What is stored for the options that were chosen: "the option IDs in the order of `options`, at least one, each
  /// once". Nil for no value: "no choice is no value".
  public static func stored(_ chosen: [String], options: [String]) -> [String]? {
    let stored = distinct(options).filter(chosen.containsExactly)
    return stored.isEmpty ? nil : stored
  }

  /// The choices of a stored value: "readers take a `dropdown` value as a list of its one choice, and a `multiple_choice`
  /// value on a `dropdown` field as its choices". Nil for a value of another type.
  public static func chosen(_ value: ItemValue) -> [String]? {
    switch value {
    case .dropdown(let choice): [choice]
    case .multipleChoice(let choices): choices
    default: nil
    }
  }

  /// What readers show: "the choices in the order of `options`, joined by ", ", in every language and in exports; a
  /// choice the field does not know follows with its ID". Hidden options still display. Several unknown choices keep
  /// their stored order (decision 36).
  public static func displayed(_ value: ItemValue, options: [Template.Option], language: String) -> String {
    let chosen = distinct(chosen(value) ?? [])
    var known: [String] = []
    var labels: [String] = []
    for option in options where chosen.containsExactly(option.id) && !known.containsExactly(option.id) {
      known.append(option.id)
      labels.append(option.label.text(for: language))
    }
    return (labels + chosen.filter { !known.containsExactly($0) }).joined(separator: ", ")
  }

  /// Whether a value can be stored on a `dropdown` or a `multiple_choice`: "validation accepts either form for either
  /// type, with known option IDs", "at least one, each once". Their order does not matter (decision 36).
  public static func accepts(_ value: ItemValue, options: [String]) -> Bool {
    guard let chosen = chosen(value), !chosen.isEmpty else { return false }
    return distinct(chosen).count == chosen.count && chosen.allSatisfy(options.containsExactly)
  }

  /// The texts without those that were there before, by code points.
  static func distinct(_ texts: [String]) -> [String] {
    var result: [String] = []
    for text in texts where !result.containsExactly(text) { result.append(text) }
    return result
  }
}
