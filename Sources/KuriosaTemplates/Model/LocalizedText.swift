/// "Localized text: object of language code → text; `en` is required and the fallback."
public struct LocalizedText: Sendable, Hashable {
  public struct Entry: Sendable, Hashable {
    /// A language tag: `en`, `pt-BR`.
    public var language: String
    public var text: String

    public init(language: String, text: String) {
      self.language = language
      self.text = text
    }
  }

  /// In the order of the template.
  public var entries: [Entry]

  public init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// A text in English only, as users write it: `{"en": "<name>"}`.
  public init(english text: String) {
    entries = [Entry(language: "en", text: text)]
  }

  /// The English text; empty where there is none.
  public var english: String { entry("en")?.text ?? "" }

  /// The text for a reader's language: the one of exactly this tag; else of the tag without its last parts, down to the
  /// language code (a reader of `de-AT` gets `de`); else the English one. Tags are compared ignoring the case of ASCII
  /// letters.
  public func text(for language: String) -> String {
    var tag = language[...]
    while true {
      if let entry = entry(tag) { return entry.text }
      guard let end = tag.lastIndex(of: "-") else { return english }
      tag = tag[..<end]
    }
  }

  private func entry(_ tag: Substring) -> Entry? {
    entries.first { $0.language.utf8.elementsEqual(tag.utf8) }
      ?? entries.first { $0.language.utf8.elementsEqual(tag.utf8) { Self.lowercase($0) == Self.lowercase($1) } }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

extension LocalizedText {
  init(_ value: JSONValue, at pointer: String) throws(InvalidTemplate) {
    guard let members = value.members else {
      throw InvalidTemplate("this has to be an object of language code and text", at: pointer)
    }
    entries = []
    for member in members {
      let text = try ObjectReader.text(member.value, at: pointer + "/" + member.key)
      entries.append(Entry(language: member.key, text: text))
    }
    if !entries.contains(where: { $0.language == "en" }) {
      throw InvalidTemplate("the English text `en` is missing", at: pointer)
    }
  }

  var json: JSONValue { .object(entries.map { JSONMember($0.language, .string($0.text)) }) }
}
