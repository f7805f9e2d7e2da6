import KuriosaJSON
import KuriosaLint
import KuriosaSource
import Testing

@Suite("the limits: one clear finding each (decision 8)")
struct LimitTests {
  func rules(_ text: String) -> [String] {
    Linter().check([(FilePath("example.json"), SourceText(text))]).diagnostics.map(\.rule)
  }

  @Test("128 levels are fine, 129 are one finding")
  func depth() {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(!rules(nested(128)).contains("syntax/too-deep"))
    #expect(rules(nested(129)) == ["syntax/too-deep"])
    #expect(rules(nested(5000)) == ["syntax/too-deep"])
    #expect(rules(String(repeating: "[", count: 5000)) == ["syntax/too-deep"])
  }

  @Test("a file over 16 MiB is not read, and that is one finding")
  func size() throws {
    let finding = try #require(Linter().tooLarge(path: FilePath("big.json"), size: 16 * 1024 * 1024 + 1))
    #expect(finding.rule == "syntax/too-large")
    #expect(finding.message.contains("16777217"))
  }

  @Test("a file full of faults says that the rest was not read")
  func faults() {
    let found = rules("[" + String(repeating: "\"\"", count: JSONLimits.syntaxFaults + 5) + "]")
    #expect(found.filter { $0 == "syntax/missing-comma" }.count == JSONLimits.syntaxFaults)
    #expect(found.filter { $0 == "syntax/too-many-faults" }.count == 1)
  }
}
