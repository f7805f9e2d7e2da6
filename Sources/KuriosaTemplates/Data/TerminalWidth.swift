/// How many cells text takes in a terminal.
package enum TerminalWidth {
  /// Cells of one code point: 0 for combining and invisible ones, 2 for wide ones, else 1. Controls count 1: what is shown
  /// for them is up to the writer.
  package static func cells(of scalar: Unicode.Scalar) -> Int {
    let codePoint = scalar.value
    guard codePoint >= 0x300 || codePoint == 0xAD, let record = table.range(holding: codePoint) else { return 1 }
    return record[2].first == UInt8(ascii: "0") ? 0 : 2
  }

  /// Cells of a text in one line: the sum over its code points.
  package static func cells(in text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + cells(of: $1) }
  }

  private static let table = StaticTable(terminalWidthData)
}
