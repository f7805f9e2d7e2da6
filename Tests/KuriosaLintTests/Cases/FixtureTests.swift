import Testing

/// Every case below `Fixtures/lint` has exactly the findings that are written beside it. `make accept` rewrites them:
/// read the difference.
@Suite("fixtures")
struct FixtureTests {
  @Test("there are cases")
  func exist() {
    #expect(!Fixture.all.isEmpty, "\(Fixture.folder) holds no case")
  }

  @Test("a case has exactly the findings that are expected of it", arguments: Fixture.all)
  func findings(_ fixture: Fixture) throws {
    let input = try #require(PackageFiles.read(fixture.inputPath), "\(fixture.inputPath) is missing")
    let found = Fixture.findings(in: input)
    if PackageFiles.isAccepting { PackageFiles.write(fixture.expectationPath, found.utf8) }
    let bytes = try #require(PackageFiles.read(fixture.expectationPath), "\(fixture.expectationPath) is missing")
    let expected = String(decoding: bytes, as: UTF8.self)
    #expect(!expected.isEmpty, "\(fixture.expectationPath) is empty; a clean case says 'no findings'")
    #expect(found == expected)
  }

  @Test(
    "a case is its input and its expectation, and nothing lies about unused", .disabled(if: PackageFiles.isAccepting),
    arguments: Fixture.all)
  func files(_ fixture: Fixture) {
    #expect(PackageFiles.names(in: "\(Fixture.folder)/\(fixture.name)") == ["case.expected", "case.json"])
  }

  @Test(
    "a file with 30 independent faults gives exactly 30 findings, each of another place",
    .disabled(if: PackageFiles.isAccepting))
  func thirtyFaults() throws {
    let path = "\(Fixture.folder)/thirty-independent-faults-are-thirty-findings/case.expected"
    let expected = String(decoding: try #require(PackageFiles.read(path)), as: UTF8.self)
    let findings = expected.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    let places = Set(findings.map { $0.prefix { $0 != " " } })
    #expect(findings.count == 30)
    #expect(places.count == 30)
  }
}
