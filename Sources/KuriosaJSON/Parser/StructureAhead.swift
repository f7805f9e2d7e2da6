import KuriosaSource

/// Tells how far the brackets, keys and texts ahead fit to what is open, to choose between guesses.
struct StructureAhead {
  private let source: SourceText
  private let start: Int
  private let end: Int

  /// - Parameter reach: how many bytes to look at.
  init(_ source: SourceText, from start: Int, reach: Int = LookAhead.reach) {
    self.source = source
    self.start = start
    end = min(source.count, start + reach)
  }

  /// Bytes that fit when these containers (whether they are objects, from the root inwards) are open and a value has just
  /// ended. The longest for a text that ends when the last one is closed.
  func length(_ open: ArraySlice<Bool>) -> Int {
    var open = Array(open)
    var offset = start
    var isAfterValue = true
    while offset < end {
      let byte = source[offset]
      if ByteClass.isSpace(byte) {
        offset += 1
        continue
      }
      guard let isObject = open.last else { return offset - start }
      switch byte {
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard isObject == (byte == UInt8(ascii: "}")) else { return offset - start }
        open.removeLast()
        isAfterValue = true
      case UInt8(ascii: ","): isAfterValue = false
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard !isObject || isAfterValue else { return offset - start }
        open.append(byte == UInt8(ascii: "{"))
        isAfterValue = false
      case UInt8(ascii: "\""):
        let close = closingQuote(offset)
        let isKey = source[LookAhead(source: source).skipSpace(close + 1)] == UInt8(ascii: ":")
        guard isObject ? isKey || isAfterValue : !isKey else { return offset - start }
        isAfterValue = true
        offset = close
      default: break
      }
      offset += 1
    }
    return end - start + (open.isEmpty == (end == source.count) ? 1 : 0)
  }

  private func closingQuote(_ quote: Int) -> Int {
    var offset = quote + 1
    while offset < end, source[offset] != UInt8(ascii: "\"") {
      offset += source[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset, source.count)
  }
}
