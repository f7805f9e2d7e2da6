/// Signs of units that are no words of the five languages.
///
/// A sign is looked up as one number, so that nobody puts a string together: its code points, 21 bits for each, the last
/// one lowest.
enum UnitSigns {
  /// Code points of the longest sign.
  static let maximumLength = 3

  private static let signs: ContiguousArray<UInt64> = ContiguousArray(
    [
      "mm", "cm", "m", "km", "ft", "mi", "kg", "g", "ct", "gr", "oz", "ozt", "lb", "ml", "cl", "dl", "l", "mg", "µm",
      "bar", "Hz", "kHz", "MHz", "GHz", "W", "kW", "V", "Ah", "mAh", "Wh", "kt", "MP", "MB", "GB", "TB", "°C", "°F",
      "dpi", "min",
    ].map { $0.unicodeScalars.reduce(0) { appending($1.value, to: $0) } })

  /// The number of a word with one more code point. Beyond the longest sign the first ones fall out.
  @inline(__always)
  static func appending(_ codePoint: UInt32, to sign: UInt64) -> UInt64 { sign << 21 | UInt64(codePoint) }

  static func contains(_ sign: UInt64) -> Bool { signs.contains(sign) }
}
