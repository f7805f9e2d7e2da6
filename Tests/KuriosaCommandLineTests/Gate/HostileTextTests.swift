import KuriosaCommandLine
import KuriosaReports
import KuriosaSource
import Testing

#if os(Linux)
  /// Text that services and terminals take for commands, in the old and the new version of a template, through the whole
  /// program.
  @Suite("hostile text does no harm in any format", .enabled(if: hasCommand("git")))
  struct HostileTextTests {
    static let texts = [
      "::error file=x::boo", "##[error]boo", "]]><x/>", "\\u001b[31mred", "two\\nlines\\r\\n::error::x", "100%0A%25",
      "\\\"quotes'\\\"", "<script>alert(1)</script>", "\\u202egnorw", "[a](http://b) `x` | *y*",
    ]

    private let gate: GateFolder

    init() throws {
      gate = try GateFolder()
      func template(_ version: Int, _ suffix: String) -> String {
        let fields = Self.texts.enumerated().map { index, text in
          #"{"key": "k\#(index)", "type": "dropdown", "label": {"en": "\#(text)\#(suffix)"}, "section": "\#(text)", "options": [{"id": "\#(text)\#(suffix)", "label": {"en": "\#(text)"}}]}"#
        }
        return Kites(version: version, fields: fields).text
      }
      try gate.folder.write("t/kites.json", template(2, ""))
      try gate.git.commit()
      gate.folder.shell("rm \"$1\"", gate.folder["t/kites.json"])
      try gate.folder.write("t/kites.json", template(3, "!"))
    }

    private func report(_ format: String) throws -> String {
      let end = try gate.run("$program --against git:HEAD --format \(format) t")
      #expect(end.status == 1)
      let text = end.outputText
      for id in ["evolution/option-removed", "evolution/text-changed", "fields/unknown-section"] {
        #expect(text.contains(id), "\(format)")
      }
      return text
    }

    @Test("no control character and no direction of writing gets out", arguments: ReportFormat.all.map(\.name))
    func controls(_ format: String) throws {
      let text = try report(format)
      #expect(!text.utf8.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F })
      #expect(!text.unicodeScalars.contains("\u{202E}"))
    }

    @Test("a finding is one line, and none begins or holds a command of its own")
    func lines() throws {
      for line in try report("short").split(separator: "\n").dropLast() { #expect(line.hasPrefix("t/kites.json:")) }
      var isPlain = false
      for line in try report("github").split(separator: "\n") {
        isPlain = isPlain || line.contains("more without annotation")
        #expect(
          isPlain ? !line.hasPrefix("::") : line.firstMatch(of: /^::(error|warning|notice) file=t\/kites.json,/) != nil)
        #expect(!isPlain || !line.contains("##["))
      }
      for line in try report("text").split(separator: "\n") { #expect(!line.hasPrefix("::") && !line.hasPrefix("##[")) }
    }

    @Test("XML and JSON are read by programs that others wrote", .enabled(if: hasCommand("python3")))
    func readers() throws {
      let xml =
        "import sys, xml.etree.ElementTree as t; r = t.parse(sys.stdin.buffer).getroot(); assert r.tag == 'testsuites'; assert not list(r.iter('script')) and not list(r.iter('x'))"
      #expect(try gate.run("$program --against git:HEAD --format junit t | python3 -c \"\(xml)\"").status == 0)
      for format in ["json", "sarif", "gitlab"] {
        let end = try gate.run(
          "$program --against git:HEAD --format \(format) t | python3 -c 'import json, sys; json.load(sys.stdin)'")
        #expect(end.status == 0, "\(format)")
      }
    }

    @Test("on the page of the step it is text")
    func page() throws {
      _ = try gate.run("GITHUB_STEP_SUMMARY=$PWD/page.md $program --against git:HEAD --format github t")
      let page = try gate.run("cat page.md").outputText
      #expect(page.contains("&lt;script&gt;") && !page.contains("<script>") && !page.contains("[a]("))
      let rows = page.split(separator: "\n").filter {
        $0.hasPrefix("| error") || $0.hasPrefix("| note") || $0.hasPrefix("| warning")
      }
      #expect(rows.count > 20 && page.split(separator: "\n").count == rows.count + 3)
    }
  }
#endif
