import KuriosaLint
import KuriosaReports
import KuriosaSource
import Testing

@Suite("sarif: SARIF 2.1.0 that code scanning accepts")
struct SARIFReportTests {
  @Test("Results have a place relative to the root, notes, fixes and a fingerprint")
  func whole() {
    var sample = Sample.twoFiles
    sample.result.diagnostics.remove(at: 0)
    let report = sample.report("sarif") {
      $0.rules = {
        [
          RuleDescription(id: "fields/other", severity: .note, summary: "other", rationale: ""),
          RuleDescription(id: "fields/duplicate-key", severity: .error, summary: "twice", rationale: "*Why*"),
        ]
      }
    }
    let results = report.split(separator: "\n").filter { $0.contains("\"ruleId\"") }
    #expect(results.count == 2)
    #expect(
      results[0].contains(
        parts: #""ruleId": "fields/duplicate-key", "ruleIndex": 1, "level": "error", "#,
        #""message": {"text": "the key \"brand\" is used twice"}, "locations": [{"physicalLocation": "#,
        #"{"artifactLocation": {"uri": "Templates/watch.json"}, "region": {"startLine": 7, "startColumn": 13, "#,
        #""endLine": 7, "endColumn": 20}}, "logicalLocations": [{"fullyQualifiedName": "/fields/3/key"}]}], "#,
        #""partialFingerprints": {"#))
    #expect(
      results[0].contains(
        parts:
          #""relatedLocations": [{"id": 1, "physicalLocation": {"artifactLocation": {"uri": "Templates/watch.json"}, "#,
        #""region": {"startLine": 4, "startColumn": 13, "endLine": 4, "endColumn": 20}}, "#,
        #""logicalLocations": [{"fullyQualifiedName": "/fields/0/key"}], "message": {"text": "first used here"}}]"#)
    )
    #expect(
      results[1].contains(
        parts: #""fixes": [{"description": {"text": "write 5"}, "artifactChanges": [{"artifactLocation": "#,
        #"{"uri": "Templates/watch.json"}, "replacements": [{"deletedRegion": {"startLine": 7, "startColumn": 51, "#,
        #""endLine": 7, "endColumn": 54}, "insertedContent": {"text": "5"}}]}]}]"#))
    #expect(!results[1].contains("ruleIndex"))
    #expect(
      report.contains(
        parts: #"{"id": "fields/other", "shortDescription": {"text": "other"}, "fullDescription": {"text": "other"}, "#,
        #""help": {"text": "other", "markdown": "other"}, "defaultConfiguration": {"level": "note"}, "#,
        #""properties": {"tags": ["fields"], "precision": "very-high", "problem.severity": "recommendation"}}"#))
    #expect(report.contains(#""columnKind": "unicodeCodePoints""#))
    #expect(report.contains(#""executionSuccessful": true"#))
  }

  @Test(
    "It holds to the schema and to what code scanning asks, whatever the texts are", arguments: NamedSample.allCases)
  func valid(named: NamedSample) {
    let bytes = named.sample.bytes("sarif")
    Validator.run(ValidatorScript.codeScanning, on: bytes)
    Validator.run(ValidatorScript.jsonSchema, on: bytes, schema: "sarif-2.1.0.json")
  }

  @Test("A file has one URI, however its path was given: relative, percent-encoded, with forward slashes")
  func paths() {
    let given = ["sub/k 1.json", "./sub/k 1.json", "/r/sub/k 1.json", "../r/sub/x/../k 1.json", "sub//k 1.json"]
    for path in given { #expect(uri(path, folder: "/r") == "sub/k%201.json") }
    #expect(uri("r/sub/k 1.json", folder: "/") == "sub/k%201.json")
    #expect(uri("k 1.json", folder: "/r/sub") == "sub/k%201.json")
    #expect(uri("ß:#%?.json", folder: "/r") == "%C3%9F%3A%23%25%3F.json")
    #expect(uri("/root/k.json", folder: "/r") == "file:///root/k.json")
    #expect(uri("../k.json", folder: "/r") == "file:///k.json")
    #expect(uri(FilePath([0xFF, 0x0A]), folder: "/r") == "%FF%0A")
  }

  @Test("Standard input without a name has no place")
  func standardInput() {
    #expect(uri("-", folder: "/r") == nil)
    #expect(uri("./-", folder: "/r") == "-")
  }

  @Test("The steps of a cycle are a code flow")
  func steps() {
    var sample = Sample()
    sample.add("a.json", "[1, 2]")
    let notes = [Note("a uses b", at: sample.place("a.json", "1")), Note("b uses a", at: sample.place("a.json", "2"))]
    sample.find("formulas/cycle", .error, "round", at: sample.place("a.json", "2"), notes: notes)
    #expect(
      sample.report("sarif").contains(
        parts:
          #""codeFlows": [{"threadFlows": [{"locations": [{"location": {"physicalLocation": {"artifactLocation": "#,
        #"{"uri": "a.json"}, "region": {"startLine": 1, "startColumn": 2, "endLine": 1, "endColumn": 3}}, "#,
        #""message": {"text": "a uses b"}}}, "#))
    #expect(!Sample.twoFiles.report("sarif").contains("codeFlows"))
  }

  @Test("What could not be checked is a notification, and the run was not successful")
  func problems() {
    var sample = Sample()
    sample.result.problems = [CheckProblem(path: FilePath("b c.json"), reason: "permission denied")]
    let report = sample.report("sarif")
    #expect(report.contains(#""executionSuccessful": false"#))
    #expect(
      report.contains(
        parts: #"{"level": "error", "message": {"text": "b c.json could not be checked: permission denied"}, "#,
        #""locations": [{"physicalLocation": {"artifactLocation": {"uri": "b%20c.json"}}}]}"#))
  }

  @Test("No more than 25,000 results, errors first; how many were left out is said")
  func manyResults() {
    var sample = Sample()
    let place = Place(path: FilePath("a.json"), range: ByteRange(0, 0))
    for _ in 0..<25_001 { sample.find("fields/wrong", .warning, "wrong", at: place) }
    sample.find("fields/broken", .error, "broken", at: place)
    let report = sample.report("sarif")
    let results = report.split(separator: "\n").filter { $0.contains("\"ruleId\"") }
    #expect(results.count == 25_000)
    #expect(results.last?.contains("fields/broken") == true)
    #expect(report.contains("2 findings are left out: a report holds at most 25000"))
  }

  private func uri(_ path: String, folder: String) -> String? {
    uri(FilePath(path), folder: folder)
  }

  /// The URI of a finding in a file, given in a working folder; the root is `/r`.
  private func uri(_ path: FilePath, folder: String) -> String? {
    var sample = Sample()
    sample.add(path, bytes: [0x5B])
    sample.find("fields/wrong", .error, "wrong", at: Place(path: path, range: ByteRange(0, 1)))
    let report = sample.report("sarif") {
      $0.root = FilePath("/r")
      $0.workingFolder = FilePath(folder)
    }
    let parts = report.split(separator: #""uri": ""#, maxSplits: 1)
    return parts.count < 2 ? nil : parts[1].split(separator: "\"")[0].description
  }
}

@Suite("Fingerprints are stable")
struct FingerprintTests {
  private func fingerprints(_ text: String, _ parts: [(String, String)]) -> [String] {
    var sample = Sample()
    sample.add("a.json", text)
    for (part, pointer) in parts {
      sample.find(
        "fields/wrong", .error, "wrong", at: sample.place("a.json", part, pointer: pointer), template: "builtin.a")
    }
    return sample.report("sarif").split(separator: #""kuriosaFinding/v1": ""#).dropFirst().map { String($0.prefix(16)) }
  }

  @Test("They depend on the rule, the template and the pointer with ids, not on lines or on what was put in before")
  func stable() {
    let before = fingerprints(#"{"fields":[{"key":"brand","label":1}]}"#, [("1", "/fields/0/label")])
    let after = fingerprints(
      "{\n\"fields\":[\n{\"key\":\"year\"},\n{\"key\":\"brand\",\"label\":1}]}", [("1", "/fields/1/label")])
    let other = fingerprints(#"{"fields":[{"key":"model","label":1}]}"#, [("1", "/fields/0/label")])
    #expect(before.count == 1 && before[0].allSatisfy(\.isHexDigit))
    #expect(before == after)
    #expect(before != other)
  }

  @Test("Two findings alike have different ones")
  func alike() {
    let both = fingerprints(#"{"a": [1, 2]}"#, [("1", "/a"), ("2", "/a")])
    #expect(Set(both).count == 2)
    #expect(both[0] == fingerprints(#"{"a": [1]}"#, [("1", "/a")])[0])
  }
}

extension StringProtocol {
  /// Whether these parts stand in it one behind the other.
  fileprivate func contains(parts: String...) -> Bool {
    contains(parts.joined())
  }
}
