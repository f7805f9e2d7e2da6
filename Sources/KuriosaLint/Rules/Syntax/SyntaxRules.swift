extension Registry {
  static let syntax: [Rule] = [
    .noValue, .wrongEncoding, .tooLarge, .tooDeep, .tooManyFaults, .byteOrderMark, .invalidUTF8, .missingComma,
    .trailingComma, .extraComma, .missingColon, .missingValue, .unquotedKey, .keyNotText, .wrongQuotes, .comment,
    .unterminatedText, .unclosedBracket, .unexpectedBracket, .invalidNumber, .unknownWord, .invalidEscape,
    .loneSurrogate, .controlCharacter, .unexpectedText, .textAfterEnd,
  ]
}
