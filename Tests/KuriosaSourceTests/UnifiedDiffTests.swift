import KuriosaSource
import Testing

@Suite("a unified diff is what `diff -u` prints")
struct UnifiedDiffTests {
  func diff(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff.bytes(SourceText(old), SourceText(new), path: FilePath("x.json")), as: UTF8.self)
  }

  @Test("three lines around each change")
  func context() {
    let old = (1...12).map { "\($0)\n" }.joined()
    let expected = """
      --- a/x.json
      +++ b/x.json
      @@ -3,7 +3,7 @@
       3
       4
       5
      -6
      +six
       7
       8
       9

      """
    #expect(diff(old, old.replacing("6\n", with: "six\n")) == expected)
  }

  @Test("nothing for equal texts; a missing line end is said")
  func ends() {
    #expect(diff("a\n", "a\n") == "")
    let expected = """
      --- a/x.json
      +++ b/x.json
      @@ -1,1 +1,1 @@
      -a
      \\ No newline at end of file
      +a

      """.replacing("1,1", with: "1")
    #expect(diff("a", "a\n") == expected)
  }
}
