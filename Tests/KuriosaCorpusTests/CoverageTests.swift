import KuriosaCorpus
import KuriosaJSON
import KuriosaSource
import Testing

/// A corpus is worth measuring only if it has everything that templates can have.
struct CoverageTests {
  /// Every key and every word of the format.
  private static let words = [
    "id", "version", "name", "icon", "sections", "fields", "highlights", "basedOn", "quantity", "suggestions",
    "removedStandardFields", "showcase", "template", "one", "other", "key", "type", "label", "section", "required",
    "sensitive", "identifying", "options", "measurement", "unitHint", "ratingMax", "suffix", "multiline", "example",
    "formula", "hidden", "metric", "imperial", "left", "operation", "right", "field", "item", "number", "text", "date",
    "currency", "dropdown", "multiple_choice", "rating", "checkbox", "url", "relation", "calculation", "length",
    "mass", "volume", "add", "subtract", "multiply", "divide", "purchasePrice", "estimatedValue", "@count",
    "purchase_date", "purchase_price", "source", "estimated_value", "condition", "place", "tags", "files", "notes",
    "strap", "standing", "wide", "lying", "passepartout", "builtin.blank", "en", "de", "fr", "it", "es",
  ]

  @Test func `built-in shaped templates together use every key and word of the format`() {
    var missing = Set(Self.words)
    for index in 0..<280 {
      let tree = JSONTree(parsing: SourceText(Corpus(layout: nil).template(index)))
      for node in tree.nodes.indices where tree.nodes[node].kind == .string {
        missing.remove(tree.text(NodeIndex(UInt32(node))))
      }
    }
    #expect(missing.sorted() == [])
  }

  @Test func `escaped templates have surrogate pairs`() {
    let hasPair = (0..<100).contains { index in
      String(decoding: Corpus(layout: .escaped).template(index), as: UTF8.self).lowercased().contains("\\ud83")
    }
    #expect(hasPair)
  }
}
