import KuriosaSource

/// Things that were meant as numbers.
extension JSONParser {
  /// Reads something that starts like a number and goes on like none.
  @inline(never)
  mutating func recoverNumber() {
    let first = offset
    if let length = NumberScanner.length(cursor), !continuesNumber(cursor[length], cursor[length + 1]) {
      cursor.advance(length)
      return appendScalar(.number, [], from: first)
    }
    if readTextWithoutOpeningQuote() { return }
    repeat { cursor.advance() } while cursor < limit && continuesNumber(cursor.byte, cursor[1])
    let text = source[ByteRange(first, offset)]
    let isInfinity = text.contains { $0 | 0x20 == UInt8(ascii: "i") || $0 | 0x20 == UInt8(ascii: "n") }
    appendScalar(isInfinity ? .missing : .number, .damaged, from: first)
    if isCutOff, !isInfinity { return }
    report(isInfinity ? .unknownWord : .invalidNumber(Self.fault(of: text)), first, offset)
  }

  /// Whether the text ends here, inside something: the bracket that is still open says enough.
  var isCutOff: Bool { cursor == limit && stack.depth > 0 }

  private func continuesNumber(_ byte: UInt8, _ next: UInt8) -> Bool {
    if byte >= 0x80 { return false }
    return ByteClass.isWord(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "'") && ByteClass.isDigit(next)
  }

  private static func fault(of text: ContiguousArray<UInt8>.SubSequence) -> SyntaxFault.NumberFault {
    var rest = text
    func isDigitNext() -> Bool { rest.first.map(ByteClass.isDigit) ?? false }
    func passDigits() { rest = rest.drop(while: ByteClass.isDigit) }
    if rest.first == UInt8(ascii: "+") { return .leadingPlus }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    if rest.isEmpty { return .loneMinus }
    if rest.first == UInt8(ascii: ".") { return .leadingPoint }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let digits = rest.prefix(while: ByteClass.isDigit).count
    passDigits()
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      if !isDigitNext() { return .missingFraction }
      passDigits()
    }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e"), digits > 0 {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      if !isDigitNext() { return .missingExponent }
      passDigits()
    }
    return rest.isEmpty && startsWithZero && digits > 1 ? .leadingZero : .notDecimal
  }

  /// Takes the digits under the cursor as part of the number before, when a comma stands between them as between the
  /// whole and the fraction: `1,5`. Only in an object, where no digits can stand here.
  mutating func readDecimalComma() -> Bool {
    guard ByteClass.isDigit(cursor.byte), offset == lastComma + 1, lastTokenEnd == lastComma, isLastValueNumber else {
      return false
    }
    extendNumber(.comma)
    return true
  }

  /// Takes the digits under the cursor as part of the number before, when white space stands between them: `10 000`.
  mutating func readSpacedDigits() -> Bool {
    guard ByteClass.isDigit(cursor.byte), valueRole == .member, isLastValueNumber,
      lookAhead.skipBlanks(lastTokenEnd) == offset
    else { return false }
    extendNumber(.spaced)
    return true
  }

  private var isLastValueNumber: Bool {
    nodes.count > 0 && nodes[nodes.count - 1].kind == .number && Int(nodes[nodes.count - 1].end) == lastTokenEnd
  }

  private mutating func extendNumber(_ fault: SyntaxFault.NumberFault) {
    let index = nodes.count - 1
    let first = Int(nodes[index].start)
    let wasDamaged = nodes[index].flags.contains(.damaged)
    while cursor < limit, continuesNumber(cursor.byte, cursor[1]) { cursor.advance() }
    nodes.setEnd(index, offset)
    nodes.insert(.damaged, at: index)
    lastTokenEnd = offset
    state = .afterValue
    if !wasDamaged { report(.invalidNumber(fault), first, offset) }
  }
}
