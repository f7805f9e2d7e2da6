import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  @Suite("exceptions: what is allowed, by rule, template and place", .enabled(if: hasCommand("git")))
  struct ExceptionTests {
    private let gate: GateFolder

    init() throws {
      gate = try GateFolder()
      try gate.folder.write("t/kites.json", Kites(fields: [Kites.maker, Kites.faulty]).text)
    }

    private func configure(_ text: String) throws {
      gate.folder.shell("rm -f \"$1\"", gate.folder[".kuriosa-lint.json"])
      try gate.folder.write(".kuriosa-lint.json", text)
    }

    private func entry(
      _ place: String, rule: String = "fields/unknown-section", template: String = Kites().id, more: String = ""
    ) -> String {
      #"{"rule": "\#(rule)", "template": "\#(template)", "place": "\#(place)", "reason": "a test"\#(more)}"#
    }

    private func replaceTemplate(_ kites: String) throws {
      gate.folder.shell("rm \"$1\"", gate.folder["t/kites.json"])
      try gate.folder.write("t/kites.json", kites)
    }

    @Test("a finding that is allowed is none")
    func allowed() throws {
      #expect(try gate.findings("t") == ["t/kites.json fields/unknown-section"])
      try configure(#"{"allow": [\#(entry("/fields/tail/section"))]}"#)
      #expect(try gate.findings("t").isEmpty)
      #expect(try gate.run("$program --fix t").status == 0)
    }

    @Test("another place, another rule, another template are not allowed, and the entry is unused")
    func others() throws {
      let unused = [".kuriosa-lint.json configuration/unused-exception"]
      let finding = ["t/kites.json fields/unknown-section"]
      try configure(#"{"allow": [\#(entry("/fields/maker/section"))]}"#)
      #expect(try gate.findings("t") == unused + finding)
      try configure(#"{"allow": [\#(entry("/fields/tail/section", rule: "fields/duplicate-key"))]}"#)
      #expect(try gate.findings("t") == unused + finding)
      // The template is not checked, or the rule is off: nobody can tell.
      try configure(#"{"allow": [\#(entry("/fields/tail/section", template: "builtin.pen"))]}"#)
      #expect(try gate.findings("t") == finding)
      try configure(#"{"allow": [\#(entry("/fields/maker/section"))]}"#)
      #expect(try gate.findings("--ignore fields t").isEmpty)
      try configure(#"{"allow": [\#(entry("/fields/tail", rule: "evolution/field-removed"))]}"#)
      #expect(try gate.findings("t") == finding)
    }

    @Test("it ends with its last day")
    func expiry() throws {
      try configure(#"{"allow": [\#(entry("/fields/tail/section", more: #", "until": "2999-12-31""#))]}"#)
      #expect(try gate.findings("t").isEmpty)
      try configure(#"{"allow": [\#(entry("/fields/tail/section", more: #", "until": "2020-02-29""#))]}"#)
      #expect(
        try gate.findings("t") == [
          ".kuriosa-lint.json configuration/expired-exception", "t/kites.json fields/unknown-section",
        ])
    }

    @Test(
      "an entry that can't be meant stops the run",
      arguments: [
        #"{"rule": "fields", "template": "a", "place": "/x", "reason": "r"}"#,
        #"{"rule": "syntax/comment", "template": "a", "place": "", "reason": "r"}"#,
        #"{"rule": "fields/nope", "template": "a", "place": "", "reason": "r"}"#,
        #"{"rule": "fields/duplicate-key", "template": "a", "place": "x", "reason": "r"}"#,
        #"{"rule": "fields/duplicate-key", "template": "a", "place": "", "reason": " "}"#,
        #"{"rule": "fields/duplicate-key", "template": "a", "place": ""}"#,
        #"{"rule": "fields/duplicate-key", "template": "a", "reason": "r"}"#,
        #"{"rule": "fields/duplicate-key", "template": "a", "place": "", "reason": "r", "until": "2027-02-29"}"#,
        #"{"rule": "fields/duplicate-key", "template": "a", "place": "", "reason": "r", "until": "tomorrow"}"#,
        #""fields/duplicate-key""#,
      ])
    func broken(_ entry: String) throws {
      try configure(#"{"allow": [\#(entry)]}"#)
      let end = try gate.run("$program t")
      #expect(end.status == 2 && end.outputText.contains(".kuriosa-lint.json:1:"))
    }

    @Test("an intended break is approved by an exception")
    func approvedBreak() throws {
      try replaceTemplate(Kites().text)
      try gate.git.commit()
      try replaceTemplate(Kites(version: 2, fields: [Kites.maker]).text)
      try configure(#"{"allow": [\#(entry("/fields/frame", rule: "evolution/field-removed"))]}"#)
      #expect(try gate.findings("--against git:HEAD t").isEmpty)
      gate.folder.shell("rm \"$1\"", gate.folder["t/kites.json"])
      try gate.folder.write("t/other.json", Kites(id: "custom.0c2f4f0e-9d0a-4c55-8a9e-3b1f7c6d5e42").text)
      let removal = entry("", rule: "evolution/template-removed")
      try configure(#"{"allow": [\#(removal)]}"#)
      #expect(try gate.findings("--against git:HEAD t").isEmpty)
    }

    @Test("--show-config shows the exceptions and where they come from")
    func shown() throws {
      try configure(#"{"allow": [\#(entry("/fields/tail/section", more: #", "until": "2999-12-31""#))]}"#)
      let text = try gate.run("$program --show-config t").outputText
      #expect(
        text.contains(
          "  allow: fields/unknown-section at \(Kites().id) /fields/tail/section until 2999-12-31: a test  (.kuriosa-lint.json)\n"
        ))
    }
  }

  @Suite("--write-baseline makes exceptions of what is there", .enabled(if: hasCommand("git")))
  struct BaselineTests {
    private let gate: GateFolder

    init() throws {
      gate = try GateFolder()
      try gate.folder.write("t/kites.json", Kites(fields: [Kites.maker, Kites.faulty]).text)
    }

    private var configuration: String {
      get throws { try gate.run("cat .kuriosa-lint.json").outputText }
    }

    private let line =
      #"{"rule": "fields/unknown-section", "template": "\#(Kites().id)", "place": "/fields/tail/section", "reason": "was there when the baseline was written"}"#

    private func replaceTemplate(_ text: String) throws {
      gate.folder.shell("rm \"$1\"", gate.folder["t/kites.json"])
      try gate.folder.write("t/kites.json", text)
    }

    @Test("in a new configuration at the root of the repository, also from a folder below")
    func new() throws {
      #expect(try gate.run("cd t && $program --write-baseline .").status == 0)
      #expect(try configuration == "{\n  \"allow\": [\n    \(line)\n  ]\n}\n")
      #expect(try gate.run("$program t").status == 0)
      #expect(try gate.run("$program --write-baseline t").status == 0)
      #expect(try configuration == "{\n  \"allow\": [\n    \(line)\n  ]\n}\n", "nothing is added twice")
    }

    @Test("in a configuration that is there, of which every other byte survives")
    func added() throws {
      let cases = [
        ("{\r\n\t\"rules\": { }\r\n}\r\n", "{\r\n\t\"rules\": { },\r\n\t\"allow\": [\n    \(line)\n  ]\r\n}\r\n"),
        ("{ }", "{\n  \"allow\": [\n    \(line)\n  ]\n}"), ("{\"allow\": []}", "{\"allow\": [\n    \(line)\n  ]}"),
        (
          "{\"allow\": [\n   {\"rule\": \"fields/duplicate-key\", \"template\": \"x\", \"place\": \"\", \"reason\": \"r\"}\n  ]}",
          "{\"allow\": [\n   {\"rule\": \"fields/duplicate-key\", \"template\": \"x\", \"place\": \"\", \"reason\": \"r\"},\n   \(line)\n  ]}"
        ),
      ]
      for (before, after) in cases {
        gate.folder.shell("rm -f \"$1\"", gate.folder[".kuriosa-lint.json"])
        try gate.folder.write(".kuriosa-lint.json", before)
        #expect(try gate.run("$program --write-baseline t").status == 0)
        #expect(try configuration == after)
        #expect(try gate.run("$program t").status == 0)
      }
    }

    @Test("it survives another layout, another order and edits elsewhere, and swallows no new fault")
    func identity() throws {
      try #require(gate.run("$program --write-baseline t").status == 0)
      let other = Kites.faulty.replacing("tail", with: "wing")
      let third = #"{"key": "cord", "type": "text", "label": {"en": "Cord"}}"#
      try replaceTemplate(
        Kites(version: 7, fields: [third, Kites.faulty, Kites.maker]).text.replacing("\n", with: "\r\n  "))
      #expect(try gate.findings("t").isEmpty)
      try replaceTemplate(Kites(fields: [other, Kites.faulty, Kites.maker]).text)
      #expect(try gate.findings("t") == ["t/kites.json fields/unknown-section"])
      try replaceTemplate(Kites(fields: [Kites.maker]).text)
      #expect(try gate.findings("t") == [".kuriosa-lint.json configuration/unused-exception"])
    }

    @Test("faults of syntax stay findings")
    func syntax() throws {
      try replaceTemplate(Kites().text.replacing("\"version\": 1,", with: "\"version\": 1"))
      let end = try gate.run("$program --write-baseline t")
      #expect(end.status == 1 && end.errorText.contains("can't be allowed"))
      #expect(try gate.run("test -e .kuriosa-lint.json").status == 1)
    }

    @Test("two removed fields are two exceptions")
    func removedFields() throws {
      try replaceTemplate(Kites().text)
      try gate.git.commit()
      try replaceTemplate(
        Kites(version: 2, fields: [#"{"key": "cord", "type": "date", "label": {"en": "Cord"}, "section": "main"}"#])
          .text)
      #expect(try gate.run("$program --against git:HEAD --write-baseline t").status == 0)
      #expect(try configuration.contains("\"place\": \"/fields/maker\""))
      #expect(try configuration.contains("\"place\": \"/fields/frame\""))
      #expect(try gate.run("$program --against git:HEAD t").status == 0)
    }
  }
#endif
