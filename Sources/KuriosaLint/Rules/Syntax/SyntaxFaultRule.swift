import KuriosaJSON
import KuriosaSource

extension Rule {
  /// A rule that gives the faults of one kind that the parser found their words. Mends of syntax are never safe: where
  /// the text can't be read, what it should say is a guess.
  static func syntax(
    id: String, summary: String, rationale: String, reference: String = "JSON: RFC 8259, strictly (decision 1)",
    fix: Fix = .none, triggering: @escaping @Sendable @autoclosure () -> [RuleExample],
    passing: @escaping @Sendable @autoclosure () -> [RuleExample],
    _ describe: @escaping @Sendable (SyntaxFault, JSONTree) -> SyntaxWords
  ) -> Rule {
    Rule(
      id: id, severity: .error, summary: summary, rationale: rationale, reference: reference, fix: fix,
      triggering: triggering(), passing: passing(),
      check: .document { facts, findings in
        for fault in facts.tree.faults where fault.kind.rule == id {
          let words = describe(fault, facts.tree)
          let notes = fault.related.map { [findings.note(words.note, $0)] } ?? []
          findings.report(fault.range, about: nil, words.message, notes: notes, fixes: words.fixes)
        }
      })
  }
}

extension SyntaxFault.Kind {
  /// The id of the rule that reports it.
  var rule: String {
    switch self {
    case .noValue: "syntax/no-value"
    case .wrongEncoding: "syntax/wrong-encoding"
    case .invalidUTF8: "syntax/invalid-utf8"
    case .trailingComma: "syntax/trailing-comma"
    case .extraComma: "syntax/extra-comma"
    case .missingComma: "syntax/missing-comma"
    case .missingColon: "syntax/missing-colon"
    case .missingValue: "syntax/missing-value"
    case .keyNotText: "syntax/key-not-text"
    case .unquotedKey: "syntax/unquoted-key"
    case .singleQuotes: "syntax/single-quotes"
    case .typographicQuotes: "syntax/typographic-quotes"
    case .unescapedQuote: "syntax/unescaped-quote"
    case .missingOpeningQuote: "syntax/missing-opening-quote"
    case .comment: "syntax/comment"
    case .unterminatedString: "syntax/unterminated-text"
    case .unclosed: "syntax/unclosed-bracket"
    case .missingOpener: "syntax/missing-opening-bracket"
    case .unexpectedCloser: "syntax/unexpected-bracket"
    case .wrongCloser: "syntax/wrong-bracket"
    case .invalidNumber: "syntax/invalid-number"
    case .unknownWord: "syntax/bare-word"
    case .conflictMarker: "syntax/conflict-marker"
    case .foreignSpace: "syntax/foreign-space"
    case .unexpected: "syntax/unexpected-text"
    case .textAfterEnd: "syntax/text-after-end"
    case .invalidEscape: "syntax/invalid-escape"
    case .loneSurrogate: "syntax/lone-surrogate"
    case .controlCharacter: "syntax/control-character"
    case .tooDeep: "syntax/too-deep"
    case .tooManyFaults: "syntax/too-many-faults"
    }
  }
}

/// What is said about one fault of syntax.
struct SyntaxWords {
  var message: String
  /// What the related place is; unused where the fault has none.
  var note = ""
  var fixes: [FixIt] = []

  init(_ message: String, note: String = "", fix: FixIt? = nil) {
    self.message = message
    self.note = note
    fixes = fix.map { [$0] } ?? []
  }
}

extension FixIt {
  /// A likely mend of one place.
  static func likely(_ title: String, _ range: ByteRange, _ replacement: String) -> FixIt {
    FixIt(title, isSafe: false, edits: [Edit(range, replacement)])
  }
}

extension JSONTree {
  /// The last node that starts at `offset` or before it; nodes lie in the order of the text.
  func lastNode(startingAtOrBefore offset: Int) -> NodeIndex? {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : NodeIndex(UInt32(low - 1))
  }

  /// The text, without the quotes around a name or a number, as it stands in the file.
  func spelling(_ range: ByteRange) -> String { Wording.cut(source.string(range)) }
}
