/// Why a template cannot be changed so.
public enum CustomizingFault: Error, Sendable, Hashable {
  /// Not 8-4-4-4-12 hexadecimal digits.
  case noUUID(String)
  case unknownField(String)
  case unknownSection(String)
  case unknownOption(String)
  /// "English labels" are required, and a name becomes the English label.
  case blankName
  /// "A field's type changes only while no item has a value for its key."
  case valuesStored
  /// Options are "required for all three": `dropdown`, `multiple_choice`, `quantity`.
  case optionsMissing
  /// "Required for `measurement`."
  case measurementMissing
  /// "Required for `calculation`."
  case formulaMissing
}
