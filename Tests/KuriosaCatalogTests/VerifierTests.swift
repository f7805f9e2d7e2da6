import KuriosaCatalog
import Testing

@Suite("verification names the file and what differs")
struct VerifierTests {
  typealias Files = [String: ContiguousArray<UInt8>]

  private let files: Files

  init() throws {
    files = try Samples.files(Samples.watch, Samples.coin, Samples.kites, Samples.strap, Samples.wishlist)
  }

  private func differences(_ files: Files) throws -> [CatalogDifference] {
    try CatalogVerifier { files[$0] }.differences
  }

  /// The files that are blamed.
  private func blamed(_ files: Files) throws -> [String] { try differences(files).map(\.file) }

  private func changed(_ name: String, _ change: (inout ContiguousArray<UInt8>) -> Void) -> Files {
    var files = files
    change(&files[name]!)
    return files
  }

  @Test("a catalog as it was built has no difference, and its digest is the one that was printed")
  func whole() throws {
    #expect(files.count == 7)
    let verifier = try CatalogVerifier { files[$0] }
    #expect(verifier.differences == [])
    #expect(verifier.digest == Checksum(of: files["SHA256SUMS"]!))
  }

  @Test("a flipped byte in any place of any file is a difference of this file alone")
  func flipped() throws {
    let files = try Samples.files(Samples.watch, Samples.kites)
    for name in files.keys.sorted() {
      for offset in files[name]!.indices {
        var damaged = files
        damaged[name]![offset] ^= 1 << UInt8(offset % 7)
        let found = try blamed(damaged)
        #expect(Set(found) == [name], "byte \(offset) of \(name): \(found)")
      }
    }
  }

  @Test("a file cut off anywhere is a difference of this file alone")
  func truncated() throws {
    let files = try Samples.files(Samples.watch, Samples.kites)
    for name in files.keys.sorted() {
      for count in 0..<files[name]!.count {
        var damaged = files
        damaged[name]!.removeLast(damaged[name]!.count - count)
        let found = try blamed(damaged)
        #expect(Set(found) == [name], "\(count) bytes of \(name): \(found)")
      }
    }
  }

  @Test("a missing file is named")
  func missing() throws {
    for name in files.keys {
      var files = files
      files[name] = nil
      #expect(try differences(files).map { "\($0.file) \($0.what)" } == ["\(name) is missing"])
    }
    #expect(try blamed([:]) == ["SHA256SUMS", "catalog.json"])
  }

  @Test("'only line ends differ' is said where nothing else does")
  func lineEnds() throws {
    func crlf(_ bytes: inout ContiguousArray<UInt8>) {
      bytes = ContiguousArray(bytes.text.replacing("\n", with: "\r\n").utf8)
    }
    for name in files.keys {
      let found = try differences(changed(name, crlf))
      #expect(found.map(\.file) == [name])
      #expect(found.first?.what.hasPrefix("only line ends differ") == true)
    }
    let all = files.mapValues { bytes in
      var bytes = bytes
      crlf(&bytes)
      return bytes
    }
    let found = try differences(all)
    #expect(found.map(\.file) == files.keys.sorted())
    #expect(found.allSatisfy { $0.what.hasPrefix("only line ends differ") })
  }

  @Test("what is wrong with the sums is told apart from what is wrong with the files")
  func sums() throws {
    let zeros = String(repeating: "0", count: 64)
    for name in ["watch.json", "catalog.json"] {
      let damaged = changed("SHA256SUMS") { bytes in
        let lines = bytes.text.split(separator: "\n").map {
          $0.hasSuffix("  \(name)") ? "\(zeros)  \(name)" : String($0)
        }
        bytes = ContiguousArray((lines.joined(separator: "\n") + "\n").utf8)
      }
      let found = try differences(damaged)
      #expect(found.map(\.file) == ["SHA256SUMS"])
      #expect(found.first?.what.contains("another sum for \(name)") == true)
    }
    let reversed = changed("SHA256SUMS") { bytes in
      bytes = ContiguousArray((bytes.text.split(separator: "\n").reversed().joined(separator: "\n") + "\n").utf8)
    }
    #expect(try differences(reversed).map(\.what).first?.hasPrefix("is spelt differently") == true)
  }

  /// Files with the sums that fit them, as one who means harm would write them.
  private func summed(_ files: Files) -> Files {
    var files = files
    let lines = files.keys.filter { $0 != "SHA256SUMS" }.sorted().map { "\(Checksum(of: files[$0]!))  \($0)\n" }
    files["SHA256SUMS"] = ContiguousArray(lines.joined().utf8)
    return files
  }

  @Test("the index is compared with the templates, also where all sums fit")
  func index() throws {
    func found(_ old: String, _ new: String) throws -> [String] {
      let changed = changed("catalog.json") { $0 = ContiguousArray($0.text.replacing(old, with: new).utf8) }
      #expect(changed["catalog.json"] != files["catalog.json"], "\(old)")
      return try differences(summed(changed)).map { "\($0.file) \($0.what)" }
    }
    #expect(
      try found("\"version\":3", "\"version\":4") == [
        "catalog.json says that watch.json has version 4, and it has version 3"
      ])
    #expect(
      try found("[\"builtin.strap\"]", "[]") == ["catalog.json does not fit the templates that are here: suggestedOnly"]
    )
    #expect(
      try found("\"builtin.wishlist\"}", "null}") == ["catalog.json does not fit the templates that are here: wishlist"]
    )
    #expect(try found("wear_and_carry", "carry") == ["catalog.json does not fit the templates that are here: groups"])
    #expect(
      try found(",\"format\":1", ", \"format\":1") == [
        "catalog.json is not in canonical form (RFC 8785) with a line feed at the end"
      ])
    #expect(try found("\"format\":1", "\"format\":2")[0].hasPrefix("catalog.json is no index of a catalog"))
  }

  @Test("templates that were never right are named: not canonical, in another's file, no template")
  func contents() throws {
    func found(_ text: String) throws -> [String] {
      var files = files
      files["watch.json"] = ContiguousArray(text.utf8)
      return try differences(summed(files)).filter { $0.file == "watch.json" }.map(\.what)
    }
    #expect(try found(Samples.watch) == ["is not in canonical form (RFC 8785) with a line feed at the end"])
    #expect(
      try found(Samples.shipped(Samples.coin).bytes.text) == ["holds 'builtin.coin', which belongs into coin.json"])
    #expect(try found("{}\n") == ["is no template that a catalog can hold: it has no valid id"])
  }

  @Test("SHA256SUMS can't lead to a file outside of the catalog")
  func foreignNames() throws {
    let sum = String(repeating: "0", count: 64)
    for name in ["../watch.json", "/etc/passwd", "a/b.json", ".hidden.json", "Watch.json", "watch.txt", ""] {
      var asked: Set<String> = []
      let verifier = try CatalogVerifier { file in
        asked.insert(file)
        return file == "SHA256SUMS" ? ContiguousArray("\(sum)  \(name)\n".utf8) : nil
      }
      #expect(asked == ["SHA256SUMS", "catalog.json"])
      #expect(verifier.differences.contains { $0.file == "SHA256SUMS" && $0.what.hasPrefix("line 1 names '\(name)'") })
    }
  }
}
