import KuriosaSource

/// One place where a text departs from RFC 8259, with the bytes that are at fault.
public struct SyntaxFault: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The text holds no value at all.
    case noValue
    /// UTF-16 or UTF-32.
    case wrongEncoding(String)
    /// Bytes that are not UTF-8.
    case invalidUTF8
    case trailingComma
    /// A comma with no value before it.
    case extraComma
    /// What stands in the comma's place, such as a semicolon; an empty range where nothing does.
    case missingComma
    /// What stands in the colon's place, such as `=`; an empty range where nothing does.
    case missingColon
    /// A key without a value, or a colon with nothing behind it; the key.
    case missingValue
    /// A value where a key belongs.
    case keyNotText
    case unquotedKey
    case singleQuotes
    /// A text in the quotes of a word processor, at least on one side; with its quotes.
    case typographicQuotes
    case comment
    /// The opening quote.
    case unterminatedString
    /// Empty range: where the opening quote belongs.
    case missingOpeningQuote
    /// The first quote inside a text that is not escaped; the whole text is `related`.
    case unescapedQuote
    /// Where the text ends, another bracket closes, or (an empty range) the layout tells that the bracket belongs; the
    /// opening bracket is `related`. `others` more are open around it.
    case unclosed(opener: UInt8, others: Int)
    /// Empty range: where an opening bracket belongs, before the first of some members or elements.
    case missingOpener(UInt8)
    /// A closing bracket that nothing opened; or several in a row.
    case unexpectedCloser(UInt8)
    /// A closing bracket of the wrong kind; the opening bracket is `related`.
    case wrongCloser(UInt8)
    case invalidNumber(NumberFault)
    /// Bare text that is no value, such as `None` or `NaN`.
    case unknownWord
    /// The first line of a conflict that git could not merge; its last line is `related`.
    case conflictMarker
    /// White space that JSON does not know as such, for example a no-break space.
    case foreignSpace
    /// Something that can't be here.
    case unexpected
    case textAfterEnd
    /// A backslash with a character that can't follow it.
    case invalidEscape
    /// An escaped half of a surrogate pair.
    case loneSurrogate
    /// A raw control character in a text (the code point).
    case controlCharacter(UInt8)
    /// The bracket that is one level too deep.
    case tooDeep
    /// From here on the text was not read, since it has so many faults.
    case tooManyFaults
  }

  public enum NumberFault: Sendable, Hashable {
    case leadingZero, leadingPlus, leadingPoint, missingFraction, missingExponent, loneMinus
    /// A comma instead of the decimal point.
    case comma
    /// White space between the digits.
    case spaced
    /// Any other departure: hexadecimal digits, underscores, two points.
    case notDecimal
  }

  public var kind: Kind
  public var range: ByteRange
  /// The other place that matters, such as the bracket that is not closed.
  public var related: ByteRange?

  public init(_ kind: Kind, _ range: ByteRange, related: ByteRange? = nil) {
    self.kind = kind
    self.range = range
    self.related = related
  }
}

/// The limits of the toolchain, the same in every program and build.
public enum JSONLimits {
  /// Deepest nesting of arrays and objects; the root is level 1.
  public static let depth = 128
  /// Largest document, in bytes.
  public static let size = 16 * 1024 * 1024
  /// Syntax faults of one file after which the rest is not read.
  public static let syntaxFaults = 10_000
}
