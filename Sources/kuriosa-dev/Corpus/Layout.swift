/// How a generated document is written.
package enum Layout: String, CaseIterable, Sendable {
  /// Two spaces, one member on each line, LF.
  case pretty
  /// No white space at all.
  case minified
  case tabs
  /// As `pretty`, with CRLF.
  case crlf
  /// Four spaces.
  case four
  /// As `pretty`, with every character beyond ASCII and some others as `\u` escapes.
  case escaped
  /// As `pretty`, in English and five languages that are not written in Latin letters.
  case nonascii

  /// The layout of a file in a corpus of mixed layouts.
  package static func mixed(_ index: Int) -> Layout {
    allCases[index % allCases.count]
  }

  var lineEnd: StaticString {
    switch self {
    case .minified: ""
    case .crlf: "\r\n"
    default: "\n"
    }
  }

  var indentation: StaticString {
    switch self {
    case .minified: ""
    case .tabs: "\t"
    case .four: "    "
    default: "  "
    }
  }
}
