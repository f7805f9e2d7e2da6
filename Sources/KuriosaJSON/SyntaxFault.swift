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
    /// Empty range: where the comma belongs.
    case missingComma
    /// Empty range: where the colon belongs.
    case missingColon
    /// A key without a value, or a colon with nothing behind it; the key.
    case missingValue
    /// A value where a key belongs.
    case keyNotText
    case unquotedKey
    case singleQuotes
    case comment
    /// The opening quote.
    case unterminatedString
    /// Where the text ends or another bracket closes; the opening bracket is `related`. `others` more are open in it.
    case unclosed(opener: UInt8, others: Int)
    /// A closing bracket that nothing opened.
    case unexpectedCloser(UInt8)
    case invalidNumber(NumberFault)
    /// A bare word that is no value, such as `None` or `NaN`.
    case unknownWord
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
    case leadingZero, leadingPlus, leadingPoint, missingFraction, missingExponent, notDecimal, comma, loneMinus
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
