/// How much a finding matters. Ordered from the least to the most.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  /// A hint; never fails a run.
  case note
  /// Legal, but almost surely not meant.
  case warning
  /// The format forbids it, or the app would do something wrong.
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A place in a file.
public struct Place: Sendable, Hashable {
  public var path: FilePath
  /// The bytes that a person would underline; (0, 0) for a finding about the whole file.
  public var range: ByteRange
  /// The RFC 6901 pointer of the value concerned; nil where there is none.
  public var pointer: String?

  public init(path: FilePath, range: ByteRange, pointer: String? = nil) {
    self.path = path
    self.range = range
    self.pointer = pointer
  }
}

/// Another place that matters for a finding, such as the first use of a key or a step of a cycle.
public struct Note: Sendable, Hashable {
  public var message: String
  public var place: Place

  public init(_ message: String, at place: Place) {
    self.message = message
    self.place = place
  }
}

/// A mend that can be applied to the bytes of one file. Every byte outside its edits survives.
public struct FixIt: Sendable, Hashable {
  /// What it does, as an instruction: "write 5".
  public var title: String
  /// Whether it is certain to be what the author means; an unsafe one needs a look.
  public var isSafe: Bool
  /// In the order of the file, none overlapping another.
  public var edits: [Edit]

  public init(_ title: String, isSafe: Bool, edits: [Edit]) {
    self.title = title
    self.isSafe = isSafe
    self.edits = edits
  }
}

/// One finding: plain data. Nothing is rendered in it, no lines, columns or file contents.
public struct Diagnostic: Sendable, Hashable {
  /// `group/defect`.
  public var rule: String
  public var severity: Severity
  /// One plain phrase without full stop. It may hold text of the template, so each report escapes it for its place.
  public var message: String
  public var place: Place
  /// The id of the template it is about; nil where there is none.
  public var template: String?
  /// What it is about, where that is not in the file any more: a pointer with ids instead of indexes. Nil: what the
  /// pointer of the place leads to.
  public var subject: String?
  public var notes: [Note]
  public var fixes: [FixIt]

  public init(
    rule: String, severity: Severity, message: String, place: Place, template: String? = nil,
    subject: String? = nil, notes: [Note] = [], fixes: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.template = template
    self.subject = subject
    self.notes = notes
    self.fixes = fixes
  }

  /// The order of all reports: path, start, end, rule, message.
  public static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.place.path != right.place.path { return left.place.path < right.place.path }
    if left.place.range != right.place.range {
      let (first, second) = (left.place.range, right.place.range)
      return (first.start, first.end) < (second.start, second.end)
    }
    if left.rule != right.rule { return left.rule.utf8.lexicographicallyPrecedes(right.rule.utf8) }
    return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
  }
}
