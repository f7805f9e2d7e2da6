import KuriosaJSON
import KuriosaLint
import KuriosaSource
import Testing

@Suite("A place is the JSON pointer with ids instead of indexes")
struct IdentifiedPointersTests {
  private let text = """
    {"fields": [{"key": "brand", "label": {"de": "Marke"}},
                {"key": "grade", "options": [{"id": "ms60"}, {"id": "ms/6~5", "label": {}}]}, {"key": ""}, 7],
     "suggestions": [{"template": "builtin.coin", "icon": ""}], "a/b": {"c~d": 1}}
    """

  @Test(
    "Fields go by key, options and sections by id, suggestions by template; what has none keeps its index",
    arguments: [
      ("/fields/0/label/de", "/fields/brand/label/de"),
      ("/fields/1/options/1/label", "/fields/grade/options/ms~16~05/label"),
      ("/fields/2", "/fields/2"), ("/fields/3", "/fields/3"), ("/suggestions/0/icon", "/suggestions/builtin.coin/icon"),
      ("", ""), ("/a~1b/c~0d", "/a~1b/c~0d"),
    ])
  func named(pointer: String, expected: String) {
    var pointers = IdentifiedPointers(JSONTree(parsing: SourceText(text)))
    #expect(pointers.pointer(pointer) == expected)
  }

  @Test(
    "What leads nowhere stays as it is", arguments: ["/fields/9/label", "/nothing/0", "/fields/x", "/fields/-1", "/"])
  func nowhere(pointer: String) {
    var pointers = IdentifiedPointers(JSONTree(parsing: SourceText(text)))
    #expect(pointers.pointer(pointer) == pointer)
  }
}
