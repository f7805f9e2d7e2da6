import KuriosaCatalog
import KuriosaJSON
import KuriosaSource
import KuriosaTemplates
import Testing

@testable import KuriosaReports

@Suite("the report of what a change of templates means")
struct ChangeReportTests {
  private static let old = #"""
    {"id": "builtin.kites", "version": 3, "name": {"en": "Kites", "de": "Drachen"}, "icon": "wind", "quantity": {},
     "sections": [{"id": "a", "label": {"en": "About"}}, {"id": "b", "label": {"en": "More"}}],
     "highlights": ["maker"], "removedStandardFields": ["notes"],
     "fields": [
      {"key": "maker", "type": "text", "section": "a", "label": {"en": "Maker"}},
      {"key": "frame", "type": "dropdown", "section": "a", "label": {"en": "Frame"}, "options": [
       {"id": "carbon", "label": {"en": "Carbon"}}, {"id": "bamboo", "label": {"en": "Bamboo"}}]},
      {"key": "stars", "type": "rating", "section": "a", "label": {"en": "Stars"}, "ratingMax": 10},
      {"key": "span", "type": "measurement", "section": "b", "label": {"en": "Span"}, "measurement": "length"},
      {"key": "price", "type": "currency", "section": "a", "label": {"en": "Price"}, "sensitive": true}]}
    """#

  private static let new = #"""
    {"id": "builtin.kites", "version": 4, "name": {"en": "Kites", "fr": "Cerfs-volants"}, "icon": "star",
     "sections": [{"id": "a", "label": {"en": "About"}}, {"id": "c", "label": {"en": "Other"}}],
     "highlights": ["maker"], "removedStandardFields": ["tags"],
     "fields": [
      {"key": "maker", "type": "text", "section": "c", "label": {"en": "Maker"}, "required": true, "hidden": true},
      {"key": "frame", "type": "dropdown", "section": "a", "label": {"en": "Frame"}, "options": [
       {"id": "carbon", "label": {"en": "Carbon fibre"}}, {"id": "glass", "label": {"en": "Glass"}}]},
      {"key": "stars", "type": "rating", "section": "a", "label": {"en": "Stars"}, "ratingMax": 4},
      {"key": "span", "type": "number", "section": "b", "label": {"en": "Span"}},
      {"key": "price", "type": "currency", "section": "a", "label": {"en": "Price"}, "identifying": true},
      {"key": "shop", "type": "url", "section": "a", "label": {"en": "Shop"}}]}
    """#

  private func tree(_ text: String) -> JSONTree { JSONTree(parsing: SourceText(text)) }

  private func report(_ format: String, _ old: [String: String], _ new: [String: String]) throws -> String {
    let comparison = CatalogComparison(old: old.mapValues(tree), new: new.mapValues(tree))
    let format = try #require(ChangeReportFormat.named(format))
    return String(
      decoding: ReportWriter.bytes { format.write(comparison, ReportOptions(), &$0) }, as: UTF8.self)
  }

  @Test("text: one line for each change, in words, the breaking ones marked")
  func text() throws {
    let text = try report("text", ["builtin.kites": Self.old], ["builtin.kites": Self.new])
    let lines = Set(text.split(separator: "\n").map(String.init))
    let expected = [
      "builtin.kites (Kites): version 3 → 4",
      #"  name in "de" removed: "Drachen""#,
      #"  name in "fr" added: "Cerfs-volants""#,
      #"  icon: "wind" → "star""#,
      #"  section "c" (Other) added"#,
      #"  section "b" (More) removed"#,
      #"  field "maker" is required now [breaking]"#,
      #"  field "maker" is hidden now"#,
      #"  field "maker" moved from section "a" to "c""#,
      #"  label of option "carbon" of field "frame" in "en": "Carbon" → "Carbon fibre""#,
      #"  option "glass" of field "frame" (Glass) added"#,
      #"  option "bamboo" of field "frame" (Bamboo) removed [breaking]"#,
      #"  ratingMax of field "stars": "10" → "4" [breaking]"#,
      #"  type of field "span": "measurement" → "number" [breaking]"#,
      #"  field "price" is no longer sensitive [breaking]"#,
      #"  field "price" is identifying now"#,
      #"  field "shop" (Shop) added"#,
      "  pieces are no longer counted",
      #"  the standard field "tags" is no longer shown"#,
      #"  the standard field "notes" is shown again"#,
      "1 template changed; 5 breaking changes",
    ]
    for line in expected { #expect(lines.contains(line), "\(line)\n\(lines.sorted().joined(separator: "\n"))") }
  }

  @Test("templates that come and go, and versions that were not raised")
  func templates() throws {
    let other = Self.old.replacing("builtin.kites", with: "builtin.other")
    let changed = Self.old.replacing("wind", with: "star")
    let old = ["builtin.other": other, "builtin.kites": Self.old]
    let text = try report("text", old, ["builtin.kites": changed, "builtin.new": other])
    #expect(
      text == #"""
        builtin.kites (Kites): version 3, not raised
          icon: "wind" → "star"

        builtin.new (Kites): added, version 3

        builtin.other (Kites): removed, version 3 [breaking]

        1 template added, 1 removed, 1 changed; 1 breaking change

        """#)
    let lowered = Self.old.replacing("\"version\": 3", with: "\"version\": 2")
    #expect(try report("text", ["a": Self.old], ["a": lowered]).hasPrefix("a (Kites): version 3 → 2, lowered\n"))
  }

  @Test("nothing to say")
  func same() throws {
    let reordered = Self.old.replacing("\"version\": 3, ", with: "")
      .replacing("\"icon\": \"wind\"", with: "\"icon\": \"wind\", \"version\": 3.0")
    #expect(try report("text", ["a": Self.old], ["a": reordered]) == "no difference\n")
    #expect(try report("markdown", ["a": Self.old], ["a": reordered]) == "## Templates\n\nno difference\n")
  }

  @Test("texts of templates stay text in Markdown and in a terminal")
  func hostile() throws {
    let hostile = Self.old.replacing("Drachen", with: #"<img src=x>|*b*\u202e\u001b[31m\n# x"#)
    let markdown = try report("markdown", ["a": Self.old], ["a": hostile])
    let line = try #require(markdown.split(separator: "\n").last)
    #expect(line == ##"- name in "de": "Drachen" → "&lt;img src=x&gt;\|\*b\*\\u{202E}\\u{1B}\[31m\\n\# x""##)
    let text = try report("text", ["a": Self.old], ["a": hostile])
    #expect(text.contains(#""Drachen" → "<img src=x>|*b*\u{202E}\u{1B}[31m\n# x""#))
  }

  @Test("JSON: each change with its kind, weight, place and values")
  func json() throws {
    let report = try report("json", ["builtin.kites": Self.old], ["builtin.kites": Self.new, "builtin.new": Self.old])
    let value = try #require(JSONValue(parsing: report.utf8))
    #expect(value["schema"]?.string == "kuriosa-catalog-diff/1")
    let templates = value["templates"]?.elements ?? []
    #expect(templates.map { $0["status"]?.string } == ["changed", "added"])
    #expect(templates[1]["oldVersion"] == .null && templates[1]["newVersion"] == .number("3"))
    let changes = templates[0]["changes"]?.elements ?? []
    let rating = try #require(changes.first { $0["place"]?.string == "/fields/stars/ratingMax" })
    #expect(rating["kind"]?.string == "ratingMax" && rating["weight"]?.string == "breaking")
    #expect(rating["old"]?.string == "10" && rating["new"]?.string == "4")
    #expect(value["summary"]?["breaking"] == .number("5"))
  }
}
