import Testing

/// A kind of input that is made to break programs, in any size.
struct HostileInput: Sendable, CustomTestStringConvertible {
  let name: String
  /// Pieces, or bytes where it is one piece.
  let size: Int
  /// A rule that says what is wrong; nil where the input is fine.
  let rule: String?
  let make: @Sendable (Int) -> String

  var testDescription: String { name }

  private init(_ name: String, _ size: Int, _ rule: String?, _ make: @escaping @Sendable (Int) -> String) {
    (self.name, self.size, self.rule, self.make) = (name, size, rule, make)
  }

  private static let megabytes16 = 16 << 20

  static let all: [HostileInput] = [
    HostileInput("opening brackets", megabytes16, "syntax/too-deep") { String(repeating: "[", count: $0) },
    HostileInput("quotes", megabytes16, "syntax/text-after-end") { String(repeating: "\"", count: $0) },
    HostileInput("digits", megabytes16 - 1_000, "document/wrong-type") { String(repeating: "9", count: $0) },
    HostileInput("one key", 10_000_000, "document/missing-key") { "{\"\(String(repeating: "k", count: $0))\": 1}" },
    HostileInput("one text", megabytes16 - 1_000, nil) { count in
      template(1) { _ in field("a", label: String(repeating: "a", count: count)) }
    },
    fields("k"),
    HostileInput("fields of one key", 100_000, "fields/duplicate-key") { template($0) { _ in field("same") } },
    HostileInput("members of one key", 100_000, "document/duplicate-key") {
      "{" + list($0) { _ in #""same": 1"# } + "}"
    },
    HostileInput("unknown keys", 100_000, "document/unknown-key") { "{" + list($0) { #""x\#($0)": 1"# } + "}" },
    HostileInput("options of one id", 100_000, "options/duplicate-id") { count in
      let options = list(count) { _ in #"{"id": "o", "label": {"en": "O"}}"# }
      return template(1) { _ in
        #"{"key": "a", "type": "dropdown", "section": "s", "label": {"en": "A"}, "options": [\#(options)]}"#
      }
    },
    HostileInput("chain of formulas", 16_000, nil) { template($0) { $0 == 0 ? number : calculation($0, of: $0 - 1) } },
    HostileInput("cycle of formulas", 16_000, "formulas/cycle") { count in
      template(count) { calculation($0, of: ($0 + 1) % count) }
    },
    HostileInput("commas", megabytes16, "syntax/too-many-faults") { String(repeating: ",", count: $0) },
    HostileInput("combining marks", 1_000_000, nil) { count in
      template(1) { _ in field("a", label: "a" + String(repeating: "\u{301}", count: count)) }
    },
    HostileInput("labels that end in spaces", 100_000, spaceAtEnd) {
      template($0) { field("k\($0)", label: "L\($0) ") }
    },
    HostileInput("findings", 200_000, "document/missing-key", findings),
  ]

  /// Fields whose keys start with a letter.
  static func fields(_ letter: String, version: Int = 1) -> HostileInput {
    HostileInput("fields", 100_000, nil) { template($0, version: version) { field("\(letter)\($0)") } }
  }

  private static let spaceAtEnd = "localization/space-at-end"

  /// Whether there is no error in it.
  var isSound: Bool { rule == nil || rule == Self.spaceAtEnd }

  var isFaultOfSyntax: Bool { rule?.hasPrefix("syntax/") ?? false }

  /// Each field has five findings.
  @Sendable static func findings(_ count: Int) -> String {
    "{\"fields\": [" + list(count / 5, between: ",\n") { _ in #"{"zz": 1, "yy": 2}"# } + "]}"
  }

  private static let number = #"{"key": "f0", "type": "number", "section": "s", "label": {"en": "N"}}"#

  static func field(_ key: String, label: String = "Maker") -> String {
    #"{"key": "\#(key)", "type": "text", "section": "s", "label": {"en": "\#(label)"}}"#
  }

  private static func calculation(_ index: Int, of other: Int) -> String {
    """
    {"key": "f\(index)", "type": "calculation", "section": "s", "label": {"en": "F\(index)"}, \
    "formula": {"left": {"field": "f\(other)"}, "operation": "add", "right": {"number": 1}}}
    """
  }

  static func template(_ count: Int, version: Int = 1, _ field: (Int) -> String) -> String {
    """
    {"id": "custom.0b0f5b0c-6b0e-4d0c-8f6e-2f6b8f1a7c05", "version": \(version), "icon": "wind", "name": {"en": "Kites"},
     "sections": [{"id": "s", "label": {"en": "Section"}}],
     "fields": [\(list(count, between: ",\n", field))]}
    """
  }

  private static func list(_ count: Int, between: String = ",", _ piece: (Int) -> String) -> String {
    (0..<count).map(piece).joined(separator: between)
  }
}
