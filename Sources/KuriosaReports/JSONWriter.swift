/// Writes JSON piece by piece. The bytes are valid UTF-8 whatever the texts are, and hold no control or invisible
/// character: those are escaped, so that a report can be shown in a terminal.
struct JSONWriter {
  /// How the members of an object or array are laid out.
  enum Layout {
    /// Each on a line of its own, indented.
    case lines
    /// All in one line, with all that is inside them.
    case inline
  }

  private var output: ReportWriter
  private var depth = 0
  private var isInline = false
  private var isFirst = true
  private var followsKey = false

  private init(_ output: ReportWriter) {
    self.output = output
  }

  /// Writes what `body` writes, one JSON value, and a line end.
  static func write(to writer: inout ReportWriter, _ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter(writer)
    body(&json)
    json.output.writeLine()
    writer = json.output
  }

  mutating func object(_ layout: Layout = .inline, _ body: (inout JSONWriter) -> Void) {
    nest("{", "}", layout, body)
  }

  mutating func array(_ layout: Layout = .inline, _ body: (inout JSONWriter) -> Void) {
    nest("[", "]", layout, body)
  }

  mutating func key(_ name: String) {
    separate()
    quote(name)
    output.write(": ")
    followsKey = true
  }

  mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  mutating func number(_ value: Int) {
    separate()
    output.write(String(value))
  }

  mutating func boolean(_ value: Bool) {
    separate()
    output.write(value ? "true" : "false")
  }

  mutating func null() {
    separate()
    output.write("null")
  }

  private mutating func nest(_ open: String, _ close: String, _ layout: Layout, _ body: (inout JSONWriter) -> Void) {
    separate()
    output.write(open)
    let outerInline = isInline
    isInline = isInline || layout == .inline
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isInline && !isFirst { startLine() }
    output.write(close)
    isInline = outerInline
    isFirst = false
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if !isFirst { output.write(isInline ? ", " : ",") }
    if !isInline && depth > 0 { startLine() }
    isFirst = false
  }

  private mutating func startLine() {
    output.write("\n")
    for _ in 0..<depth { output.write("  ") }
  }

  private mutating func quote(_ text: String) {
    output.write(byte: UInt8(ascii: "\""))
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
    if isPlain { output.write(text) } else { escape(text) }
    output.write(byte: UInt8(ascii: "\""))
  }

  private mutating func escape(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output.write("\\\"")
      case "\\": output.write("\\\\")
      case "\n": output.write("\\n")
      case "\r": output.write("\\r")
      case "\t": output.write("\\t")
      case _ where TerminalEscaping.isHidden(scalar):
        for unit in UTF16.encode(scalar)! {
          let digits = String(unit, radix: 16)
          output.write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
        }
      default: output.write(UTF8.encode(scalar)!)
      }
    }
  }
}

/// Members of objects.
extension JSONWriter {
  mutating func member(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  mutating func member(_ name: String, _ value: Int) {
    key(name)
    number(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  mutating func object(_ name: String, _ layout: Layout = .inline, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(layout, body)
  }

  mutating func array(_ name: String, _ layout: Layout = .inline, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(layout, body)
  }
}
