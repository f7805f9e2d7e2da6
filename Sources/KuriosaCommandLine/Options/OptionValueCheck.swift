import KuriosaSource
import KuriosaTemplates

/// What can be wrong with the value of an option.
enum OptionValueError {
  static func missing(_ option: Option) -> CommandFailure {
    .usage("\(option.spelling) needs a value: \(option.spelling) \(option.placeholder)")
  }

  static func wrong(_ option: Option, _ value: ContiguousArray<UInt8>, _ allowed: String) -> CommandFailure {
    .usage("'\(FilePath(value).text)' is no value for \(option.spelling): \(allowed)")
  }
}

extension Option {
  /// Throws if `value` can't be a value of this option; says what can.
  func check(_ value: ContiguousArray<UInt8>) throws(CommandFailure) {
    if value.isEmpty { throw OptionValueError.missing(self) }
    switch self.value {
    case .none, .path: break
    case .text: try checkText(value)
    case .choice(let words): try check(value, in: value, isOneOf: words)
    case .number(let range): try checkNumber(value, range)
    case .keyedPath(let keys):
      let (key, path) = try sides(of: value)
      try check(key, in: value, isOneOf: keys)
      if path.isEmpty { throw OptionValueError.wrong(self, value, "write \(placeholder)") }
    case .keyedChoice(let words):
      let (key, word) = try sides(of: value)
      try checkText(key)
      try check(word, in: value, isOneOf: words)
    }
  }

  private func sides(
    of value: ContiguousArray<UInt8>
  ) throws(CommandFailure) -> (ContiguousArray<UInt8>, ContiguousArray<UInt8>) {
    let (key, other) = value.splitAtEquals
    guard let other, !key.isEmpty else { throw OptionValueError.wrong(self, value, "write \(placeholder)") }
    return (key, other)
  }

  private func checkText(_ value: ContiguousArray<UInt8>) throws(CommandFailure) {
    if String(validating: value, as: UTF8.self) == nil { throw OptionValueError.wrong(self, value, "it is not UTF-8") }
  }

  private func check(
    _ word: ContiguousArray<UInt8>, in value: ContiguousArray<UInt8>, isOneOf words: [String]
  ) throws(CommandFailure) {
    if words.contains(where: { $0.utf8.elementsEqual(word) }) { return }
    let nearest = DidYouMean.closest(to: FilePath(word).text, among: words)
    let question = nearest.map { "; did you mean '\($0)'?" } ?? ""
    throw OptionValueError.wrong(self, value, "use one of \(words.joined(separator: ", "))" + question)
  }

  private func checkNumber(_ value: ContiguousArray<UInt8>, _ range: ClosedRange<Int>) throws(CommandFailure) {
    let isPlain = value.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isPlain, let number = Int(String(decoding: value, as: UTF8.self)), range.contains(number) else {
      let allowed = "use a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw OptionValueError.wrong(self, value, allowed)
    }
  }
}
