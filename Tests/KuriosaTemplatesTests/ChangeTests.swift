import KuriosaJSON
import KuriosaSource
import KuriosaTemplates
import Testing

@Suite("the difference between two versions of a template")
struct ChangeTests {
  private static let names = [
    "ammunition", "blank", "coin", "firearm", "ink", "lens", "sealed_product", "spirits", "watch", "wishlist",
  ]

  private static func view(_ source: SourceText) -> TemplateView {
    TemplateReader().read(JSONTree(parsing: source))
  }

  /// The bytes of a value, made another one of the same type.
  private static func changed(_ node: NodeIndex, _ tree: JSONTree) -> String? {
    let text = tree.source.string(tree.range(node))
    switch tree.kind(node) {
    case .string: return text.dropLast() + "z\""
    case .number: return text + "7"
    case .true: return "false"
    case .false: return "true"
    default: return nil
    }
  }

  @Test("no change of the canonical bytes goes unseen: any value of a built-in, changed", arguments: names)
  func unseen(_ name: String) throws {
    let source = SourceText(try #require(PackageFiles.read("Templates/\(name).json")))
    let old = Self.view(source)
    let tree = old.tree
    let values = tree.nodes.indices.map { NodeIndex(UInt32($0)) }.filter { !tree[$0].flags.contains(.key) }
    var count = 0
    for node in values {
      guard node.value % 7 == 0 || values.count < 200, let text = Self.changed(node, tree) else { continue }
      let new = Self.view(source.applying([Edit(tree.range(node), text)]))
      let comparison = TemplateComparison(old, new)
      #expect(!comparison.isSame)
      let isVersion = node == old.value(.version)
      #expect(isVersion == (comparison.content == .same))
      // A word that the format does not know is a fault of its own, and what depends on it is not judged.
      if comparison.changes.isEmpty, !new.faults.isEmpty { continue }
      #expect(comparison.changes.isEmpty == isVersion, "\(tree.source.string(tree.range(node))) → \(text)")
      count += 1
    }
    #expect(count > 5)
  }

  @Test("a version is no different from itself", arguments: names)
  func same(_ name: String) throws {
    let view = Self.view(SourceText(try #require(PackageFiles.read("Templates/\(name).json"))))
    let comparison = TemplateComparison(view, view)
    #expect(comparison.isSame && comparison.content == .same && comparison.changes.isEmpty)
  }

  private func changes(_ old: String, _ new: String) -> [String] {
    TemplateComparison(Self.view(SourceText(old)), Self.view(SourceText(new))).changes.map {
      "\($0.kind) \($0.place): \($0.old ?? "-") → \($0.new ?? "-")"
    }
  }

  @Test("changes name their place by ids, and show texts as they are and all else as compact JSON")
  func shown() {
    let old = #"{"id": "a", "version": 1, "name": {"en": "A", "de": "Ä"}, "sections": [], "fields": [], "icon": "x"}"#
    let new =
      #"{"id": "a", "version": 2, "name": {"en": "B", "fr": "C"}, "sections": [], "fields": [], "tilde~/": [1, {}]}"#
    #expect(
      changes(old, new) == [
        "text /name/en: A → B", "text /name/fr: - → C", "text /name/de: Ä → -", "member /tilde~0~1: - → [1,{}]",
        "member /icon: x → -",
      ])
  }

  @Test("what can't be read in the new version is not judged")
  func unsound() {
    let old = #"{"id": "a", "version": 1, "fields": [{"key": "a", "type": "text"}, {"key": "b", "type": "number"}]}"#
    for fields in [
      #"[{"key": "a", "type": "text"}, {"type": "number"}]"#, #"[{"key": "a", "type": "text"}, 7]"#, "7",
      #"[{"key": "a", "type": "text"}, {"key": 1, "type": "number"}]"#, #"[{"key": "a" "type": "text"}]"#,
    ] {
      let new = #"{"id": "a", "version": 2, "fields": \#(fields)}"#
      #expect(!changes(old, new).contains { $0.hasPrefix("fieldRemoved") }, "\(fields)")
    }
    let unknown = #"{"id": "a", "version": 2, "fields": [{"key": "a", "type": "txt"}, {"key": "b", "type": "number"}]}"#
    #expect(!changes(old, unknown).contains { $0.hasPrefix("type") })
  }

  @Test("a version without a canonical form of the base counts as changed, one of the new version is not judged")
  func canonical() {
    let sound = SourceText(#"{"id": "a", "version": 1, "fields": []}"#)
    let unsound = SourceText(#"{"id": "a", "version": 1, "fields": [], "fields": []}"#)
    #expect(TemplateComparison(Self.view(unsound), Self.view(sound)).content == .changed)
    #expect(TemplateComparison(Self.view(sound), Self.view(unsound)).content == .unknown)
  }
}
