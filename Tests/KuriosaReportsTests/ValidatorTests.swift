import KuriosaSource
import Testing

@Suite("The validators find what is wrong")
struct ValidatorTests {
  private func faults(_ script: String, _ report: String, _ arguments: [String] = []) -> Bool {
    Validator.faults(script, ContiguousArray(report.utf8), arguments)?.isEmpty == false
  }

  private func report(_ format: String, _ part: String, _ other: String) -> String {
    let report = Sample.twoFiles.report(format, Sample.serverOptions)
    precondition(report.contains(part), "the report has no such part")
    return report.replacing(part, with: other)
  }

  @Test("JSON Schema", .enabled(if: Validator.hasPython))
  func jsonSchema() {
    let schema = [Validator.packageRoot + "/Fixtures/schemas/kuriosa-lint-report-1.schema.json"]
    #expect(faults(ValidatorScript.jsonSchema, report("json", "\"safe\": true", "\"safe\": 1"), schema))
    #expect(faults(ValidatorScript.jsonSchema, report("json", "\"line\": 7", "\"line\": 0"), schema))
    #expect(faults(ValidatorScript.jsonSchema, report("json", ", \"fixes\": []", ""), schema))
    #expect(faults(ValidatorScript.jsonSchema, report("json", "\"files\": 2,", "\"files\": 2, \"files\": 2,"), schema))
  }

  @Test("Code scanning", .enabled(if: Validator.hasPython))
  func codeScanning() {
    #expect(faults(ValidatorScript.codeScanning, report("sarif", "\"startLine\": 7", "\"startLine\": 0")))
    #expect(faults(ValidatorScript.codeScanning, report("sarif", "\"uri\": \"Templates", "\"uri\": \"/Templates")))
    #expect(faults(ValidatorScript.codeScanning, report("sarif", "\"uri\": \"Templates/watch.json\"", "\"uri\": \"\"")))
  }

  @Test("JUnit and GitLab", .enabled(if: Validator.hasPython))
  func others() {
    #expect(faults(ValidatorScript.junit, report("junit", "tests=\"3\"", "tests=\"4\"")))
    #expect(faults(ValidatorScript.junit, report("junit", "is used twice", "\u{1B}")))
    #expect(faults(ValidatorScript.gitlab, report("gitlab", "\"major\"", "\"bad\"")))
    guard let schemas = Validator.schemas else { return }
    let time = report("junit", "timestamp=\"1970-01-01T00:00:00\"", "timestamp=\"\"")
    #expect(faults(ValidatorScript.xmlSchema, time, [schemas + "/junit.xsd"]))
    let level = report("sarif", "\"level\": \"warning\"", "\"level\": \"bad\"")
    #expect(faults(ValidatorScript.jsonSchema, level, [schemas + "/sarif-2.1.0.json"]))
  }
}
