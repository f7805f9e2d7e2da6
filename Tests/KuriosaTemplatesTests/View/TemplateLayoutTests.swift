import KuriosaJSON
import KuriosaSource
import KuriosaTemplates
import Testing

@Suite("one layout for all templates")
struct TemplateLayoutTests {
  private func format(_ text: String) throws -> String {
    String(decoding: try TemplateLayout.layout.format(JSONTree(parsing: SourceText(text))).get().bytes, as: UTF8.self)
  }

  @Test("the built-in templates are written in it", arguments: BuiltinTemplate.allCases)
  func builtIn(_ template: BuiltinTemplate) throws {
    let bytes = try #require(PackageFiles.read("Templates/\(template.fileName)"))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(try format(text) == text)
  }

  @Test("keys stand in the order of the format's tables, unknown ones behind them")
  func keys() throws {
    let text = """
      {"showcase":"wide","removedStandardFields":["notes"],"suggestions":[{"icon":"tray","name":{"en":"A","de":"B"},\
      "template":"builtin.blank"}],"quantity":{"other":{"en":"b"},"one":{"en":"a"}},"basedOn":"builtin.coin",\
      "highlights":["a"],"mine":1,"fields":[{"countsDown":1,"hidden":true,"formula":{"right":{"number":1.50},\
      "operation":"add","left":{"field":"b"}},"example":{"en":"x"},"multiline":true,"suffix":{"en":"h"},"ratingMax":5,\
      "unitHint":{"imperial":"in","metric":"mm"},"measurement":"length",\
      "options":[{"hidden":true,"label":{"en":"x"},"id":"x"}],"identifying":true,"sensitive":true,"required":true,\
      "section":"s","label":{"de":"z","en":"y"},"mine":2,"type":"text","key":"a"}],\
      "sections":[{"label":{"en":"S"},"id":"s"}],"icon":"wind","name":{"en":"Kites"},"version":1,"id":"custom.1"}
      """
    #expect(
      try format(text) == """
        {
          "id": "custom.1",
          "version": 1,
          "name": { "en": "Kites" },
          "icon": "wind",
          "sections": [
            { "id": "s", "label": { "en": "S" } }
          ],
          "fields": [
            {
              "key": "a",
              "type": "text",
              "label": { "de": "z", "en": "y" },
              "section": "s",
              "required": true,
              "sensitive": true,
              "identifying": true,
              "options": [
                { "id": "x", "label": { "en": "x" }, "hidden": true }
              ],
              "measurement": "length",
              "unitHint": { "metric": "mm", "imperial": "in" },
              "ratingMax": 5,
              "suffix": { "en": "h" },
              "multiline": true,
              "example": { "en": "x" },
              "formula": { "left": { "field": "b" }, "operation": "add", "right": { "number": 1.50 } },
              "hidden": true,
              "countsDown": 1,
              "mine": 2
            }
          ],
          "highlights": ["a"],
          "basedOn": "builtin.coin",
          "quantity": { "one": { "en": "a" }, "other": { "en": "b" } },
          "suggestions": [
            { "template": "builtin.blank", "name": { "en": "A", "de": "B" }, "icon": "tray" }
          ],
          "removedStandardFields": ["notes"],
          "showcase": "wide",
          "mine": 1
        }

        """)
  }

  @Test("what is of another type than the format says is laid out too")
  func oddTypes() throws {
    #expect(
      try format(#"{"fields": {"type": 1, "key": 2}}"#) == """
        {
          "fields": {
            "key": 2,
            "type": 1
          }
        }

        """)
    #expect(
      try format(#"[{"version": 1, "id": 2}]"#) == """
        [
          {
            "id": 2,
            "version": 1
          }
        ]

        """)
  }
}
