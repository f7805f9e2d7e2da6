import KuriosaJSON
import KuriosaSource
import Testing

@Suite("Both parsers make the same tree of the same text")
struct SoundParserTests {
  private func check(_ bytes: some Collection<UInt8>, _ what: @autoclosure () -> String) {
    let source = SourceText(bytes)
    let (tree, recovered) = (JSONTree(parsing: source), JSONTree(recovering: source))
    let isSame =
      tree.nodes == recovered.nodes && tree.flags == recovered.flags && tree.faults == recovered.faults
      && tree.isTruncated == recovered.isTruncated
    if !isSame { Issue.record("the trees differ: \(what())") }
  }

  @Test("of a sound document", arguments: Samples.layouts)
  func sound(_ text: String) { check(text.utf8, text) }

  @Test("of every built-in")
  func builtins() {
    for name in TestFiles.documents(in: "Templates") {
      check(TestFiles.read("Templates/\(name)") ?? [], name)
    }
  }

  @Test("of a document with any byte missing, doubled, or another one")
  func damaged() {
    let document = Array(Samples.everything.utf8)
    for index in document.indices {
      check(document[..<index] + document[(index + 1)...], "without byte \(index)")
      check(document[...index] + document[index...], "with byte \(index) twice")
      for other in [
        0x00, 0x0A, 0x20, 0x22, 0x2C, 0x30, 0x3A, 0x5B, 0x5C, 0x5D, 0x7B, 0x7D, 0x7F, 0x80, 0xC3, 0xE2, 0xFF,
      ] {
        var bytes = document
        bytes[index] = UInt8(other)
        check(bytes, "byte \(index) is \(other)")
      }
    }
  }

  @Test("wherever a string ends among the bytes that are looked at together")
  func lengths() {
    for text in ["x", "é", "’", "凧", "1", "\\n", "\\u00e9", "\\ud83e\\ude81", "\u{7F}"] {
      for count in 0...40 {
        let string =
          "\"" + String(repeating: "a", count: count) + text + String(repeating: "b", count: 40 - count) + "\""
        check("[\(string), {\(string): \(string)}]".utf8, string)
        check(
          "[\"\(text)\"\(String(repeating: " ", count: count)),\n\(String(repeating: " ", count: count))1]".utf8, string
        )
      }
    }
  }

  @Test("of short members, however they are spaced and whatever stands among them")
  func shortMembers() {
    let spaces = [
      "", " ", "\n", "\n ", "\n    ", "\n" + String(repeating: " ", count: 15),
      "\n" + String(repeating: " ", count: 16),
      "\n" + String(repeating: " ", count: 40), "\r\n  ", "\n\t", "\n \n ", "\n  ,",
    ]
    let members = [
      "\"de\": \"b\"", "\"de\":\"b\"", "\"de\" : \"b\"", "\"de\":  \"b\"", "\"de\": 1", "\"de\": {}", "\"dE\": \"b\"",
      "\"d\": \"b\"",
      "\"deu\": \"b\"", "\"d\\u\": \"b\"", "\"de\": \"\(String(repeating: "ü", count: 9))\"", "\"en\": \"\"",
      "\"de\": \"b",
      "de: \"b\"", "\"é\": \"b\"", "\"a{\": \"b\"", "\"`z\": \"b\"",
    ]
    for first in spaces {
      for second in spaces {
        for member in members {
          let text =
            "[{\(first)\"en\": \"a\",\(first)\(member),\(second)\"fr\": \"c\",\(second)\"it\": \"d\"\(first)}, 1]"
          check(text.utf8, text)
        }
      }
    }
  }

  @Test("of more short members than there is room for at first, and of one that is not ended")
  func manyShortMembers() {
    let members = Array(repeating: "\"aa\":\"\"", count: 5_000).joined(separator: ",")
    for end in ["}", ",}", "", ",", ",1}"] { check("{\(members)\(end)".utf8, "members and \(end)") }
  }

  @Test("of containers in each other, however deep")
  func deep() {
    for depth in [1, 2, 29, 30, 31, 32, 33, 127, 128, 129] {
      let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let objects = String(repeating: "{\"en\": ", count: depth) + "1" + String(repeating: "}", count: depth)
      for text in [arrays, objects, "[{\"en\": \"a\", \"de\": \(arrays), \"fr\": \"c\"}]"] { check(text.utf8, text) }
    }
  }

  @Test("of a document that has a node for every second byte")
  func dense() {
    check("[\(Array(repeating: "1", count: 5_000).joined(separator: ","))]".utf8, "numbers")
    check("[\(Array(repeating: "[]", count: 5_000).joined(separator: ","))]".utf8, "arrays")
  }

  @Test("a string is marked where it holds a digit or a sign up to the question mark, and only there")
  func marked() {
    for value in 0x20...0x7E where value != 0x22 && value != 0x5C {
      let character = String(Unicode.Scalar(UInt8(value)))
      for (before, after) in [
        ("", ""), ("abcdefgh", ""), ("abcdefghijklmnop", ""), ("", "abc"), ("ü", "abcdefghijklmnop"),
      ] {
        let tree = JSONTree(parsing: SourceText("[\"\(before)\(character)\(after)\", 1]"))
        #expect(tree.nodes[1].flags.contains(.marked) == (0x21...0x3F).contains(value), "\(before)\(character)\(after)")
      }
    }
  }
}
