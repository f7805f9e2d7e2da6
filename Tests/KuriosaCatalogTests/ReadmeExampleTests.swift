import KuriosaCatalog
import KuriosaTemplates
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct ReadmeExampleTests {
  @Test("the example of the README loads a catalog") func example() throws {
    let files = try Samples.files(Samples.watch, Samples.strap)
    func resource(_ name: String) throws -> ContiguousArray<UInt8>? { files[name] }
    // As in the README:
    let catalog = try Catalog { name in try resource(name) }  // the bytes of a resource, or nil
    let watches = catalog.template("builtin.watch")
    let offered = catalog.index.groups.flatMap(\.templates)
    // To here.
    #expect(watches?.name.english == "Watches")
    #expect(offered == ["builtin.watch"])
  }

  @Test("the README shows the code that is tested here") func sameCode() throws {
    let own = try #require(read(#filePath)).split(separator: "\n")
    let start = try #require(own.firstIndex(of: "    // As in the README:"))
    let end = try #require(own.firstIndex(of: "    // To here."))
    let code = own[(start + 1)..<end].map { $0.dropFirst(4) }.joined(separator: "\n")
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    #expect(try #require(read(root + "/README.md")).contains(code))
  }

  private func read(_ path: String) -> String? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    return String(decoding: bytes[..<(unsafe fread(&bytes, 1, bytes.count, file))], as: UTF8.self)
  }
}
