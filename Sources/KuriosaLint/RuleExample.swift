import KuriosaJSON
import KuriosaSource

/// An example of a rule: documentation and test at once.
public struct RuleExample: Sendable {
  /// What it shows, in a few words; may be empty.
  public let title: String
  /// The part that matters, as the documentation shows it.
  public let excerpt: String
  /// The whole text of the file.
  public let text: String
  /// The bytes of the file, where it is not the UTF-8 of `text`.
  public let bytes: [UInt8]?
  /// The name of the file.
  public let fileName: String
  /// Other files of the run, for rules that look across files.
  public let otherFiles: [File]

  public struct File: Sendable {
    public let name: String
    public let text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// A whole file.
  public init(_ title: String = "", fileName: String = "example.json", otherFiles: [File] = [], text: String) {
    self.title = title
    self.excerpt = text
    self.text = text
    self.bytes = nil
    self.fileName = fileName
    self.otherFiles = otherFiles
  }

  /// Fields of an otherwise complete template; they may use the section "main" or name none.
  public init(_ title: String = "", fields: String, members: String = "") {
    self.init(
      title, excerpt: members.isEmpty ? fields : "\(members),\n\"fields\": [\(fields)]",
      text: ExampleTemplate.text(members: members, fields: fields))
  }

  /// Members of the document, which is otherwise complete: `"highlights": []`. They replace those of the same key. With
  /// a built-in's id the rest has all five languages, and the file has the right name.
  public init(_ title: String = "", members: String, otherFiles: [File] = []) {
    self.init(
      title, excerpt: members, text: ExampleTemplate.text(members: members, fields: nil), otherFiles: otherFiles,
      fileName: ExampleTemplate.fileName(members: members))
  }

  /// Bytes that are no UTF-8, shown as `excerpt`.
  public init(_ title: String, bytes: [UInt8], excerpt: String) {
    self.title = title
    self.excerpt = excerpt
    self.text = String(decoding: bytes, as: UTF8.self)
    self.bytes = bytes
    self.fileName = "example.json"
    self.otherFiles = []
  }

  /// What a reader of the file gets.
  public var source: SourceText { bytes.map { SourceText($0) } ?? SourceText(text) }

  private init(
    _ title: String, excerpt: String, text: String, otherFiles: [File] = [], fileName: String = "example.json"
  ) {
    self.title = title
    self.excerpt = excerpt
    self.text = text
    self.bytes = nil
    self.fileName = fileName
    self.otherFiles = otherFiles
  }
}

/// A small complete template that examples put their parts into.
enum ExampleTemplate {
  static let id = #""id": "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427""#

  static func text(members: String, fields: String?) -> String {
    let tree = JSONTree(parsing: SourceText("{\(members)}"))
    let given = Set(tree.members(of: .root).map { tree.text($0.key) })
    let isBuiltin = members.contains(#""builtin."#) && given.contains("id")
    var parts = base(isBuiltin: isBuiltin, fields: fields).filter { !given.contains($0.key) }.map(\.text)
    if !members.isEmpty { parts.append(members) }
    return "{\n  " + parts.joined(separator: ",\n  ") + "\n}\n"
  }

  static func fileName(members: String) -> String {
    let tree = JSONTree(parsing: SourceText("{\(members)}"))
    guard let id = tree.value(of: "id", in: .root).map({ tree.text($0) }), id.hasPrefix("builtin.") else {
      return "example.json"
    }
    return id.dropFirst("builtin.".count) + ".json"
  }

  private static func base(isBuiltin: Bool, fields: String?) -> [(key: String, text: String)] {
    let name = isBuiltin ? five("Kites", "Drachen", "Cerfs-volants", "Aquiloni", "Cometas") : #"{"en": "Kites"}"#
    let section = isBuiltin ? five("Basics", "Grundlagen", "Bases", "Basi", "Básico") : #"{"en": "Basics"}"#
    let label = isBuiltin ? five("Maker", "Hersteller", "Fabricant", "Produttore", "Fabricante") : #"{"en": "Maker"}"#
    return [
      ("id", id), ("version", #""version": 1"#), ("name", #""name": \#(name)"#), ("icon", #""icon": "wind""#),
      ("sections", #""sections": [{"id": "main", "label": \#(section)}]"#),
      (
        "fields",
        #""fields": [\#(fields ?? #"{"key": "maker", "type": "text", "label": \#(label), "section": "main"}"#)]"#
      ),
    ]
  }

  private static func five(_ en: String, _ de: String, _ fr: String, _ it: String, _ es: String) -> String {
    #"{"en": "\#(en)", "de": "\#(de)", "fr": "\#(fr)", "it": "\#(it)", "es": "\#(es)"}"#
  }
}
