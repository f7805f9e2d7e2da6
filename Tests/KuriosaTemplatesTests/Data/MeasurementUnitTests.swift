import KuriosaTemplates
import Testing

@Suite struct MeasurementUnitTests {
  @Test("unit identifiers: mm cm m km in ft mi, g kg ct gr oz ozt lb, ml cl l fl_oz gal") func identifiers() {
    #expect(MeasurementKind.allCases.map(\.spelling) == ["length", "mass", "volume"])
    #expect(MeasurementKind.length.units.map(\.spelling) == "mm cm m km in ft mi".words)
    #expect(MeasurementKind.mass.units.map(\.spelling) == "g kg ct gr oz ozt lb".words)
    #expect(MeasurementKind.volume.units.map(\.spelling) == "ml cl l fl_oz gal".words)
    #expect(MeasurementUnit.allCases.count == 19)
  }

  @Test("ct, gr and ozt are neutral") func systems() {
    #expect(MeasurementUnit.allCases.filter { $0.system == .neutral }.map(\.spelling) == "ct gr ozt".words)
    #expect(
      MeasurementUnit.allCases.filter { $0.system == .imperial }.map(\.spelling) == "in ft mi oz lb fl_oz gal".words)
  }

  // Worked out from the definitions, in steps of 10^-16 of the canonical unit, so that all are whole numbers.
  @Test("canonical units: metre, kilogram, cubic metre; gal and fl_oz US, oz and lb avoirdupois") func factors() {
    let unit: UInt = 10_000_000_000_000_000
    let inch = unit / 10_000 * 254
    let pound = unit / 100_000_000 * 45_359_237
    let grain = pound / 7_000
    let gallon: UInt = 231 * (254 * 254 * 254) * 10_000  // 231 cubic inches; (10^-4 m)³ is 10^-12 m³
    let expected: [MeasurementUnit: UInt] = [
      .millimetre: unit / 1_000, .centimetre: unit / 100, .metre: unit, .kilometre: 1_000 * unit,
      .inch: inch, .foot: 12 * inch, .mile: 5_280 * 12 * inch,
      .gram: unit / 1_000, .kilogram: unit, .carat: unit / 5_000,
      .grain: grain, .ounce: pound / 16, .troyOunce: 480 * grain, .pound: pound,
      .millilitre: unit / 1_000_000, .centilitre: unit / 100_000, .litre: unit / 1_000,
      .fluidOunce: gallon / 128, .gallon: gallon,
    ]
    for unit in MeasurementUnit.allCases {
      let factor = unit.canonicalFactor
      let scaled = (0..<(16 + factor.exponent)).reduce(UInt(factor.coefficient)) { value, _ in value * 10 }
      #expect(scaled == expected[unit], "\(unit.spelling)")
    }
  }
}
