import KuriosaJSON
import KuriosaSource

/// An example of a rule: documentation and test at once. The text of the file is put together only when it is asked
/// for, since all rules are made whenever the program starts.
public struct RuleExample: Sendable {
  /// What it shows, in a few words; may be empty.
  public let title: String
  /// Other files of the run, for rules that look across files.
  public let otherFiles: [File]
  private let content: Content
  /// What shipped, for rules about the evolution of templates.
  private let shippedContents: [Content]

  public struct File: Sendable {
    public let name: String
    public let text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  private enum Content: Sendable {
    case file(name: String, text: String)
    case bytes([UInt8], excerpt: String)
    case fields(String, members: String)
    case members(String)
  }

  /// A whole file.
  public init(_ title: String = "", fileName: String = "example.json", otherFiles: [File] = [], text: String) {
    self.init(title, otherFiles, .file(name: fileName, text: text))
  }

  /// Fields of an otherwise complete template; they may use the section "main" or name none.
  public init(_ title: String = "", fields: String, members: String = "") {
    self.init(title, [], .fields(fields, members: members))
  }

  /// Members of the document, which is otherwise complete: `"highlights": []`. They replace those of the same key. With
  /// a built-in's id the rest has all five languages, and the file has the right name.
  public init(_ title: String = "", members: String, otherFiles: [File] = []) {
    self.init(title, otherFiles, .members(members))
  }

  /// Bytes that are no UTF-8, shown as `excerpt`.
  public init(_ title: String, bytes: [UInt8], excerpt: String) {
    self.init(title, [], .bytes(bytes, excerpt: excerpt))
  }

  /// Two versions of a template. `shipped` and `fields` are the fields of the one that shipped, version 1, and of the new
  /// one, version 2.
  public init(_ title: String = "", shipped: String, fields: String) {
    self.init(
      title, [], .fields(fields, members: #""version": 2"#), shipped: [.fields(shipped, members: #""version": 1"#)])
  }

  /// Two versions of a template, by the members that differ.
  public init(_ title: String = "", shippedMembers: String, members: String) {
    self.init(title, [], .members(members), shipped: [.members(shippedMembers)])
  }

  /// A template, and all that shipped.
  public init(_ title: String = "", shippedFiles: [File], members: String) {
    self.init(title, [], .members(members), shipped: shippedFiles.map { .file(name: $0.name, text: $0.text) })
  }

  private init(_ title: String, _ otherFiles: [File], _ content: Content, shipped: [Content] = []) {
    shippedContents = shipped
    self.title = title
    self.otherFiles = otherFiles
    self.content = content
  }

  /// The part that matters, as the documentation shows it.
  public var excerpt: String { Self.excerpt(content) }

  /// The same parts of what shipped; none for an example of one version.
  public var shippedExcerpts: [String] { shippedContents.map(Self.excerpt) }

  private static func excerpt(_ content: Content) -> String {
    switch content {
    case .file(_, let text): text
    case .bytes(_, let excerpt): excerpt
    case .fields(let fields, let members):
      members.isEmpty ? fields : "\(members),\n\"fields\": [\(fields)]"
    case .members(let members): members
    }
  }

  /// The whole text of the file.
  public var text: String { Self.text(content) }

  private static func text(_ content: Content) -> String {
    switch content {
    case .file(_, let text): text
    case .bytes(let bytes, _): String(decoding: bytes, as: UTF8.self)
    case .fields(let fields, let members): ExampleTemplate.text(members: members, fields: fields)
    case .members(let members): ExampleTemplate.text(members: members, fields: nil)
    }
  }

  /// The bytes of the file, where it is not the UTF-8 of `text`.
  public var bytes: [UInt8]? {
    if case .bytes(let bytes, _) = content { bytes } else { nil }
  }

  /// The name of the file.
  public var fileName: String { Self.fileName(content) }

  private static func fileName(_ content: Content) -> String {
    switch content {
    case .file(let name, _): name
    case .members(let members): ExampleTemplate.fileName(members: members)
    case .bytes, .fields: "example.json"
    }
  }

  /// What the run is judged against; nil for an example of one version.
  public var shipped: ShippedTemplates? {
    if shippedContents.isEmpty { return nil }
    return ShippedTemplates(
      shippedContents.map { content in
        ShippedTemplates.Document(
          path: FilePath(Self.fileName(content)), source: SourceText(Self.text(content)), isExpected: true)
      })
  }

  /// What a reader of the file gets.
  public var source: SourceText { bytes.map { SourceText($0) } ?? SourceText(text) }
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
