/// A text in the five languages, with what else its line says. Bytes are UTF-8.
struct Term: Sendable {
  /// Its place in the vocabulary, the same in every run.
  let number: Int
  /// English, German, French, Italian, Spanish.
  let texts: [[UInt8]]
  /// The columns after the texts.
  let details: [[UInt8]]

  var english: [UInt8] { texts[0] }

  func detail(_ index: Int) -> [UInt8] {
    index < details.count ? details[index] : []
  }

  /// A storage key or option id made from the English text: lower case letters, digits and underscores.
  var key: [UInt8] {
    english.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: UInt8(ascii: "_")
      }
    }
  }
}
