extension Registry {
  static let syntax: [Rule] = [
    .tooLarge, .tooDeep, .tooManyFaults, .noValue, .wrongEncoding, .invalidUTF8, .byteOrderMark, .missingComma,
    .trailingComma, .extraComma, .missingColon, .missingValue, .keyNotText, .unquotedKey, .singleQuotes,
    .unterminatedText, .unclosedBracket, .unexpectedBracket, .textAfterEnd, .comment, .invalidNumber, .bareWord,
    .controlCharacter, .invalidEscape, .loneSurrogate, .unexpectedText,
  ]
}
