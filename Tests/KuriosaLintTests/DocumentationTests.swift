import KuriosaLint
import Testing

@Suite("the documentation of the rules")
struct DocumentationTests {
  @Test("is what the rules say; 'make accept' makes it anew")
  func isFresh() throws {
    let expected = RuleDocumentation.markdown()
    if PackageFiles.isAccepting { PackageFiles.write(RuleDocumentation.path, expected.utf8) }
    let found = try #require(PackageFiles.read(RuleDocumentation.path), "\(RuleDocumentation.path) is missing")
    let isFresh = found.elementsEqual(expected.utf8)
    #expect(isFresh, "\(RuleDocumentation.path) is stale: run 'make accept' and read the difference")
  }
}

@Suite("every rule is one file that the registry knows")
struct RuleFileTests {
  @Test("each rule declared in Rules/ is registered")
  func registered() throws {
    var declared = 0
    for group in PackageFiles.names(in: "Sources/KuriosaLint/Rules") where !group.contains(".") {
      for file in PackageFiles.names(in: "Sources/KuriosaLint/Rules/\(group)") where file.hasSuffix(".swift") {
        let bytes = try #require(PackageFiles.read("Sources/KuriosaLint/Rules/\(group)/\(file)"))
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        for line in lines {
          let text = line.drop { $0 == " " }
          guard text.hasPrefix("id: \""), let id = text.split(separator: "\"").dropFirst().first else { continue }
          declared += 1
          #expect(Registry.rule(String(id)) != nil, "\(file) declares \(id), which is not in the registry")
          #expect(id.hasPrefix(group.lowercased() + "/"), "\(file) lies in \(group) and declares \(id)")
        }
        #expect(lines.count <= 200, "\(file) is long: aim for at most 150 lines")
      }
    }
    #expect(declared == Registry.rules.count)
  }
}
