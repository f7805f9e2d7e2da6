import KuriosaJSON
import KuriosaSource
import Testing

/// The collection of documents that tells JSON parsers apart, where it lies beside the package.
enum ParsingSuite {
  static let folder = "../shared/suites/json-parsing"
  static let names = TestFiles.documents(in: folder)
}

@Suite(
  "the JSON parsing suite",
  .enabled(
    if: !ParsingSuite.names.isEmpty, "SKIPPED: there is no folder ../shared/suites/json-parsing beside the package"))
struct ParsingSuiteTests {
  @Test("it is whole")
  func isWhole() {
    #expect(ParsingSuite.names.filter { $0.hasPrefix("y_") }.count > 90)
    #expect(ParsingSuite.names.filter { $0.hasPrefix("n_") }.count > 180)
    #expect(ParsingSuite.names.filter { $0.hasPrefix("i_") }.count > 30)
  }

  @Test("y: no fault; n: a fault; i: no crash", arguments: ParsingSuite.names)
  func verdict(_ name: String) throws {
    let bytes = try #require(TestFiles.read("\(ParsingSuite.folder)/\(name)"))
    let tree = JSONTree(parsing: SourceText(bytes))
    #expect(TreeChecks.problems(tree) == [])
    #expect(tree.faults.count < 10)
    switch name.prefix(2) {
    case "y_": #expect(tree.faults.isEmpty)
    case "n_": #expect(!tree.faults.isEmpty)
    default: break
    }
  }

  @Test("i: numbers of any size and byte order marks are no faults; all else is, as decided")
  func decided() throws {
    for name in ParsingSuite.names where name.hasPrefix("i_") {
      let bytes = try #require(TestFiles.read("\(ParsingSuite.folder)/\(name)"))
      let isFine = name.hasPrefix("i_number_") || name == "i_structure_UTF-8_BOM_empty_object.json"
      #expect(JSONTree(parsing: SourceText(bytes)).faults.isEmpty == isFine, "\(name)")
    }
  }
}
