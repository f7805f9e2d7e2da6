import KuriosaJSON
import KuriosaSource

/// A comment, which JSON does not have. No strict reader can load the template. RFC 8259 has no comments.
extension Rule {
  static let comment = Rule.syntax(
    id: "syntax/comment",
    summary: "A comment, which JSON does not have",
    rationale: """
      JSON has no comments, and the app refuses a template with one. Say it in the message of the commit, or in the review.
      Exceptions from rules are kept in `.kuriosa-lint.json`, with their reason.
      """,
    fix: .unsafe,
    triggering: [
      RuleExample(
        members: """
          "icon": "wind", // there is no kite
          "showcase": "wide"
          """),
      RuleExample("between", members: #""icon": /* there is no kite */ "wind""#),
    ],
    passing: [RuleExample(members: #""icon": "wind""#)]
  ) { fault, tree in
    SyntaxWords(
      "JSON has no comments", fix: .likely("remove the comment", Comment.withSpace(fault.range, tree.source), ""))
  }
}

private enum Comment {
  /// The comment with the space before it; with its line, where it is alone there.
  static func withSpace(_ range: ByteRange, _ source: SourceText) -> ByteRange {
    var start = range.start
    while start > 0, isBlank(source[start - 1]) { start -= 1 }
    var end = range.end
    while isBlank(source[end]) { end += 1 }
    let endsLine = end >= source.count || isLineEnd(source[end])
    guard start == 0 || isLineEnd(source[start - 1]) else { return endsLine ? ByteRange(start, end) : range }
    guard endsLine, end < source.count else { return range }
    end += source[end] == 0x0D && source[end + 1] == 0x0A ? 2 : 1
    return ByteRange(start, end)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
