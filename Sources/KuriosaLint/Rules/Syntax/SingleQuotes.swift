import KuriosaJSON
import KuriosaSource

/// A text stands in single quotes or backticks, as other languages allow. No strict reader can load the template.
/// RFC 8259, section 7: "A string begins and ends with quotation marks."
extension Rule {
  static let singleQuotes = Rule.syntax(
    id: "syntax/single-quotes",
    summary: "A text stands in single quotes",
    rationale: """
      JSON knows only straight double quotes (`"`). Texts in single quotes or backticks are fine in other languages, but
      here the app can't read the template at all. Inside double quotes an apostrophe needs no backslash.
      """,
    fix: .unsafe,
    triggering: [RuleExample(members: #""icon": 'wind'"#), RuleExample("backticks", members: #""icon": `wind`"#)],
    passing: [RuleExample(members: #""icon": "wind""#)]
  ) { fault, tree in
    let quotes = tree.source[fault.range.start] == UInt8(ascii: "`") ? "backticks" : "single quotes"
    return SyntaxWords(
      "a text stands in double quotes, not in \(quotes)",
      fix: .likely("write double quotes", fault.range, SingleQuotes.mended(tree.source, fault.range)))
  }
}

private enum SingleQuotes {
  /// The text in double quotes: inner double quotes get a backslash, inner single quotes lose theirs.
  static func mended(_ source: SourceText, _ range: ByteRange) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    let quote = source[range.start]
    var offset = range.start + 1
    while offset < range.end - 1 {
      let byte = source[offset]
      if byte == UInt8(ascii: "\"") {
        bytes.append(UInt8(ascii: "\\"))
      } else if byte == UInt8(ascii: "\\"), offset + 1 < range.end - 1 {
        if source[offset + 1] != quote { bytes.append(byte) }
        offset += 1
      }
      bytes.append(source[offset])
      offset += 1
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
