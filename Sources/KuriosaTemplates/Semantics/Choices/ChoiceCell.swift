/// The choices a cell of a CSV file names.
public struct ChoiceCell: Sendable, Hashable {
  /// What is stored: option IDs in the order of the options; nil for no value.
  public let choices: [String]?
  /// The parts that match no option, in the order of the cell.
  public let unmatched: [String]

  /// "A CSV import splits a cell at commas and semicolons into choices, unless the whole cell names one choice; each part
  /// is matched like a dropdown choice." Parts are trimmed and empty ones dropped (decision 37).
  public init(_ cell: String, options: [Template.Option]) {
    let names = ChoiceNames(options)
    let whole = Self.trimmed(cell.unicodeScalars[...])
    var chosen: [String] = []
    var unmatched: [String] = []
    for part in names.option(called: whole) == nil ? Self.parts(of: cell) : [whole] {
      if let id = names.option(called: part) { chosen.append(id) } else { unmatched.append(part) }
    }
    choices = Choices.stored(chosen, options: options.map(\.id))
    self.unmatched = unmatched
  }

  private static func parts(of cell: String) -> [String] {
    cell.unicodeScalars.split { $0 == "," || $0 == ";" }.map(trimmed).filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: String.UnicodeScalarView.SubSequence) -> String {
    var text = text
    while text.first?.properties.isWhitespace == true { text.removeFirst() }
    while text.last?.properties.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// The names by which options are found: "a part is matched by option id, then by label in any language, ignoring case;
/// hidden options match" (decision 37).
struct ChoiceNames {
  private let options: [Template.Option]
  private let ids: [CaselessText]
  private let labels: [[CaselessText]]

  init(_ options: [Template.Option]) {
    self.options = options
    ids = options.map { CaselessText($0.id) }
    labels = options.map { $0.label.entries.map { CaselessText($0.text) } }
  }

  /// The ID of the option that is called so; of two IDs that differ only by case, the one written so.
  func option(called name: String) -> String? {
    let caseless = CaselessText(name)
    let index =
      options.firstIndex { $0.id.hasSameCodePoints(as: name) } ?? ids.firstIndex(of: caseless)
      ?? labels.firstIndex { $0.contains(caseless) }
    return index.map { options[$0].id }
  }
}
