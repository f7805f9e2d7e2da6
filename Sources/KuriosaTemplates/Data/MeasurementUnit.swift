/// `measurement` of a field: the kind of value it holds.
public enum MeasurementKind: String, FormatWord {
  public static let table = WordTable<MeasurementKind>()

  case length
  case mass
  case volume

  /// The units of this kind, in the order of the format.
  public var units: [MeasurementUnit] {
    MeasurementUnit.allCases.filter { $0.kind == self }
  }
}

/// Where a unit is at home.
public enum MeasurementSystem: Sendable, Hashable {
  case metric
  case imperial
  /// Used everywhere, so right as either hint: carat, grain, troy ounce.
  case neutral
}

/// The 19 unit identifiers of the format. `oz` and `lb` are avoirdupois, `ozt` is the troy ounce, `ct` the metric carat,
/// `gr` the grain (not the gram), `fl_oz` and `gal` are the US ones.
public enum MeasurementUnit: String, FormatWord {
  public static let table = WordTable<MeasurementUnit>()

  case millimetre = "mm"
  case centimetre = "cm"
  case metre = "m"
  case kilometre = "km"
  case inch = "in"
  case foot = "ft"
  case mile = "mi"
  case gram = "g"
  case kilogram = "kg"
  case carat = "ct"
  case grain = "gr"
  case ounce = "oz"
  case troyOunce = "ozt"
  case pound = "lb"
  case millilitre = "ml"
  case centilitre = "cl"
  case litre = "l"
  case fluidOunce = "fl_oz"
  case gallon = "gal"

  public var kind: MeasurementKind {
    switch self {
    case .millimetre, .centimetre, .metre, .kilometre, .inch, .foot, .mile: .length
    case .gram, .kilogram, .carat, .grain, .ounce, .troyOunce, .pound: .mass
    case .millilitre, .centilitre, .litre, .fluidOunce, .gallon: .volume
    }
  }

  public var system: MeasurementSystem {
    switch self {
    case .millimetre, .centimetre, .metre, .kilometre, .gram, .kilogram, .millilitre, .centilitre, .litre: .metric
    case .inch, .foot, .mile, .ounce, .pound, .fluidOunce, .gallon: .imperial
    case .carat, .grain, .troyOunce: .neutral
    }
  }

  /// One unit in metres, kilograms or cubic metres, exactly: `coefficient` × 10^`exponent`.
  public var canonicalFactor: (coefficient: Int64, exponent: Int) {
    switch self {
    case .millimetre: (1, -3)
    case .centimetre: (1, -2)
    case .metre: (1, 0)
    case .kilometre: (1, 3)
    case .inch: (254, -4)
    case .foot: (3_048, -4)
    case .mile: (1_609_344, -3)
    case .gram: (1, -3)
    case .kilogram: (1, 0)
    case .carat: (2, -4)
    case .grain: (6_479_891, -11)
    case .ounce: (28_349_523_125, -12)
    case .troyOunce: (311_034_768, -10)
    case .pound: (45_359_237, -8)
    case .millilitre: (1, -6)
    case .centilitre: (1, -5)
    case .litre: (1, -3)
    case .fluidOunce: (295_735_295_625, -16)
    case .gallon: (3_785_411_784, -12)
    }
  }
}
