import KuriosaTemplates
import Testing

/// "Runs conformance vectors against the library."
@Suite struct ConformanceRunnerTests {
  private func run(_ vectors: String, format: String = "kuriosa-conformance 1") throws -> ConformanceReport {
    try ConformanceRunner.run(#"{"format": "\#(format)", "vectors": [\#(vectors)]}"#.utf8)
  }

  private func vector(_ id: String, _ area: String, _ input: String, _ expected: String) -> String {
    #"{"id": "\#(id)", "area": "\#(area)", "input": \#(input), "expected": \#(expected), "spec": "s"}"#
  }

  /// Whether the result of one vector is the expected one.
  private func passes(_ area: String, _ input: String, _ expected: String) throws -> Bool {
    let report = try run(vector("a", area, input, expected))
    #expect(report.passed + report.failed.count == 1)
    return report.passed == 1
  }

  @Test("a failure has its id, what was expected, and what came out") func failure() throws {
    let report = try run(
      vector("good", "key.derive", #"{"label": "A", "taken": []}"#, #""a""#) + ","
        + vector("bad", "key.derive", #"{"label": "A", "taken": []}"#, #""b""#))
    #expect(report.json.text == #"{"passed":1,"failed":[{"id":"bad","expected":"b","actual":"a"}]}"#)
  }

  @Test("an area or an input that is not known fails that vector, and says why") func unreadable() throws {
    let report = try run(
      vector("area", "later", "{}", "null") + "," + vector("missing", "key.derive", #"{"label": "A"}"#, #""a""#) + ","
        + vector("type", "units.convert", #"{"value": [], "from": "m", "to": "m"}"#, "null"))
    #expect(report.passed == 0)
    #expect(
      report.failed.map(\.actual.text) == [
        #"{"fault":"the area \"later\" is not known"}"#, #"{"fault":"/vectors/1/input: `taken` is missing"}"#,
        #"{"fault":"/vectors/2/input/value: this has to be a decimal number below 10^100"}"#,
      ])
  }

  @Test("what is no file of vectors is not run") func noFile() {
    for text in [
      "", "[]", "{}", #"{"format": "kuriosa-conformance 2", "vectors": []}"#, #"{"format": "kuriosa-conformance 1"}"#,
    ] {
      #expect(throws: InvalidTemplate.self) { try ConformanceRunner.run(text.utf8) }
    }
    #expect(throws: InvalidTemplate("`id` is missing", at: "/vectors/0")) { try run(#"{"area": "key.derive"}"#) }
  }

  @Test("reports add up") func sum() throws {
    let one = try run(vector("a", "key.derive", #"{"label": "A", "taken": []}"#, #""a""#))
    let other = try run(vector("b", "later", "{}", "null"))
    let sum = one.adding(other)
    #expect(sum.passed == 1 && sum.failed.map(\.id) == ["b"])
  }

  @Test("plain numbers may differ by a billionth, money not at all") func tolerance() throws {
    func third(_ expected: String) throws -> Bool {
      try passes(
        "calculation",
        #"{"fields": [{"key": "r", "type": "calculation", "formula": {"left": {"number": "1"}, "operation": "divide", "right": {"number": "3"}}}], "evaluate": "r"}"#,
        #"{"plain": "\#(expected)"}"#)
    }
    #expect(try third("0.33333333333"))
    #expect(try third("0.3333333336"))
    #expect(try !third("0.3333333337"))
    #expect(try !third("-0.3333333333"))
    func money(_ expected: String) throws -> Bool {
      try passes(
        "calculation",
        #"{"fields": [{"key": "r", "type": "calculation", "formula": {"left": {"item": "purchasePrice"}, "operation": "divide", "right": {"number": "3"}}}], "item": {"purchasePrice": {"amount": "1", "currency": "EUR"}}, "evaluate": "r"}"#,
        expected)
    }
    #expect(try money(#"{"money": "0.33", "currency": "EUR"}"#))
    #expect(try money(#"{"currency": "EUR", "money": "0.33"}"#))
    #expect(try !money(#"{"money": "0.330", "currency": "EUR"}"#))
    #expect(try !money(#"{"money": "0.33", "currency": "USD"}"#))
    #expect(try !money(#"{"money": "0.33"}"#))
    #expect(try !money(#"{"money": "0.33", "currency": "EUR", "more": 1}"#))
    #expect(try !money("null"))
    #expect(try !money(#"{"plain": "0.33"}"#))
  }

  @Test("everything else is equal JSON") func equality() throws {
    let input = #"{"label": "É", "taken": []}"#
    #expect(try passes("key.derive", input, #""e""#))
    #expect(try !passes("key.derive", input, #""é""#))
    #expect(try passes("localized.lookup", #"{"text": {"en": "é"}, "language": "en"}"#, #""\u00e9""#))
    #expect(try !passes("localized.lookup", #"{"text": {"en": "é"}, "language": "en"}"#, #""e\u0301""#))
    let template =
      #"{"id": "a", "version": 1.0, "name": {"en": "A"}, "icon": "b", "sections": [], "fields": [], "x": [1e1, 2]}"#
    func written(_ expected: String) throws -> Bool {
      try passes("template.write", #"{"template": \#(template)}"#, expected)
    }
    #expect(try written(template))
    #expect(try written(template.replacing("1e1", with: "10")))
    #expect(try !written(template.replacing("1e1, 2", with: "2, 1e1")))
    #expect(try !written(template.replacing("1e1, 2", with: "1e1")))
    #expect(try !written(template.replacing(#""x": [1e1, 2]"#, with: #""y": [1e1, 2]"#)))
  }

  @Test("exact decimals are equal by value alone") func decimals() throws {
    func sum(_ expected: String) throws -> Bool {
      try passes("decimal", #"{"left": "1.25", "operation": "add", "right": 1.25}"#, expected)
    }
    #expect(try sum(#""2.5""#))
    #expect(try sum(#""2.50""#))
    #expect(try !sum(#""2.5000000000001""#))
    #expect(try !sum("2.5"))
    #expect(try !sum("null"))
    #expect(try !passes("decimal", #"{"left": "1", "operation": "divide", "right": 0}"#, #""0""#))
  }

  @Test("a conversion may differ by a billionth") func conversions() throws {
    let input = #"{"value": "1", "from": "mi", "to": "m"}"#
    #expect(try passes("units.convert", input, #""1609.344""#))
    #expect(try passes("units.convert", input, #""1609.344001""#))
    #expect(try !passes("units.convert", input, #""1609.34401""#))
    #expect(try !passes("units.convert", input, #""1609.34""#))
  }
}
