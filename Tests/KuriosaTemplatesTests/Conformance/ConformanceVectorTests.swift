import KuriosaTemplates
import Testing

/// The vectors of `Fixtures/conformance`, and those that come with the format where they are present.
@Suite struct ConformanceVectorTests {
  private static let names = [
    "arithmetic", "calculation", "calculation-units", "choices", "customizing", "display", "suggestions", "units",
    "values",
  ]

  @Test("every vector of the fixtures passes", arguments: names) func fixtures(name: String) throws {
    let bytes = try #require(PackageFiles.read("Fixtures/conformance/\(name).json"))
    let report = try ConformanceRunner.run(bytes)
    #expect(report.failed.map(\.id) == [], "\(report.json.text)")
    #expect(report.passed > 0)
  }

  @Test("ids are unique over all files, and each vector names its rule") func ids() throws {
    var ids: Set<String> = []
    var count = 0
    for name in Self.names {
      let file = try #require(JSONValue(parsing: PackageFiles.read("Fixtures/conformance/\(name).json") ?? []))
      for vector in file["vectors"]?.elements ?? [] {
        count += 1
        ids.insert(vector["id"]?.string ?? "")
        #expect(vector["spec"]?.string?.isEmpty == false)
      }
    }
    #expect(ids.count == count)
    #expect(count >= 400)
  }

  @Test("every sample vector that comes with the format passes", .enabled(if: PackageFiles.read(sampleFile) != nil))
  func samples() throws {
    let report = try ConformanceRunner.run(try #require(PackageFiles.read(sampleFile)))
    #expect(report.failed.map(\.id) == [], "\(report.json.text)")
    #expect(report.passed > 0)
  }
}

/// Beside the package, where the format itself lies.
private let sampleFile = "../shared/conformance/samples.json"
