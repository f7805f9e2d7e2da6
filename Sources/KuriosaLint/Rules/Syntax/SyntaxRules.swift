extension Registry {
  static let syntax: [Rule] = [
    .tooLarge, .tooDeep, .tooManyFaults, .noValue, .wrongEncoding, .invalidUTF8, .byteOrderMark, .missingComma,
    .trailingComma, .extraComma, .missingColon, .missingValue, .keyNotText, .unquotedKey, .singleQuotes,
    .typographicQuotes, .unescapedQuote, .missingOpeningQuote, .unterminatedText, .unclosedBracket,
    .missingOpeningBracket, .unexpectedBracket, .wrongBracket, .textAfterEnd, .comment, .conflictMarker, .foreignSpace,
    .invalidNumber, .bareWord, .controlCharacter, .invalidEscape, .loneSurrogate, .unexpectedText,
  ]
}
