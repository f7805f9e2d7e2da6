import KuriosaCommandLine
import KuriosaSource
import KuriosaTemplates
import Testing

#if os(Linux)
  @Suite("kuriosa new as a process: a template to start from, valid at once")
  struct NewProcessTests {
    private let folder: TemporaryFolder
    private let kuriosa: BuiltProgram

    init() throws {
      folder = try TemporaryFolder()
      kuriosa = try BuiltProgram("kuriosa")
    }

    /// The templates of the package.
    private static let templates: FilePath = {
      var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
      parts.removeLast(4)
      return FilePath(parts.joined(separator: "/") + "/Templates")
    }()

    private func run(_ script: String) throws -> ChildProcess.End {
      try kuriosa.run("cd \"$1\" && \(script)", folder.path, Self.templates)
    }

    private func template(_ name: String) throws -> Template {
      guard case .text(let source) = try FileReader.read(folder[name]) else { throw FileProblem(folder[name], "") }
      return try Template(parsing: source.bytes)
    }

    /// Whether linter and formatter have nothing to say that fails.
    private func isClean(_ name: String, _ options: String = "--strict") throws -> Bool {
      let lint = try run("$program lint \(options) --quiet \(name)")
      let format = try run("$program format --check \(name)")
      return lint.status == 0 && format.status == 0
    }

    @Test("one's own template: a fresh id, the name as it is written, a file called after it")
    func custom() throws {
      let end = try run("$program new 'Kites & Lines'")
      #expect(end.status == 0 && end.errors.isEmpty)
      #expect(end.outputText == "kites___lines.json\n")
      let first = try template("kites___lines.json")
      #expect(first.name == LocalizedText(english: "Kites & Lines"))
      #expect(
        first.id.wholeMatch(of: /custom\.[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil)
      #expect(first.fields.count >= 3 && first.version == 1 && first.basedOn == nil)
      #expect(try isClean("kites___lines.json"))
      #expect(try run("$program new 'Kites & Lines' --output second.json").outputText == "second.json\n")
      #expect(try template("second.json").id != first.id)
    }

    @Test("a file that is there is never overwritten, nor a link")
    func noOverwriting() throws {
      try folder.write("kites.json", "mine")
      try folder.link("link.json", to: "nowhere.json")
      for name in ["kites.json", "link.json"] {
        let end = try run("$program new Kites --output \(name)")
        #expect(end.status == 2)
        #expect(end.errorText == "kuriosa: \(name): is there already; nothing is written\n")
      }
      #expect(
        try run("$program new Kites; cat kites.json; ls -A | tr '\\n' ' '").outputText == "minekites.json link.json ")
      #expect(try run("$program new Kites --output none/kites.json").status == 2)
    }

    @Test("in the catalog's folder: a built-in in all required languages")
    func builtIn() throws {
      try folder.write("Templates/.kuriosa-lint.json", #"{"languages": ["en", "de", "fr", "it", "es", "nl"]}"#)
      #expect(try run("$program new 'Kite reels' --output Templates/").outputText == "Templates/kite_reels.json\n")
      #expect(try run("cd Templates && $program new builtin.trading_pin").outputText == "trading_pin.json\n")
      let template = try template("Templates/kite_reels.json")
      #expect(template.id == "builtin.kite_reels")
      #expect(template.name.entries.map(\.language) == ["en", "de", "fr", "it", "es", "nl"])
      #expect(try self.template("Templates/trading_pin.json").name.english == "Trading pin")
      // That the app has no place for it is all there is to say.
      for name in ["kite_reels", "trading_pin"] {
        #expect(try isClean("Templates/\(name).json", "--strict --ignore catalog/ungrouped-built-in"))
        #expect(try run("$program lint --strict Templates/\(name).json").status == 1)
      }
      let wrong = try run("$program new Kites --output 'Templates/My kites.json'")
      #expect(wrong.status == 2 && wrong.errorText.contains("small letters"))
    }

    @Test("from any built-in: a copy that knows where it came from", arguments: BuiltinTemplate.allCases)
    func copies(_ source: BuiltinTemplate) throws {
      #expect(try run("$program new Mine --from \(source.id) --templates \"$2\"").status == 0)
      let copy = try template("mine.json")
      #expect(copy.basedOn == source.id && copy.name.english == "Mine" && copy.version == 1)
      #expect(try isClean("mine.json"))
      guard case .text(let text) = try FileReader.read(Self.templates.appending(source.fileName.utf8)) else { return }
      let original = try Template(parsing: text.bytes)
      #expect(copy.fields == original.fields && copy.sections == original.sections)
    }

    @Test("from any group: what its templates have in common, with their examples", arguments: TemplateGroup.allCases)
    func groups(_ group: TemplateGroup) throws {
      #expect(try run("$program new Mine --from \(group.rawValue) --templates \"$2\"").status == 0)
      let template = try template("mine.json")
      #expect(template.basedOn == nil)
      #expect(try isClean("mine.json"))
      if group == .startEmpty { return }
      #expect(template.fields.count >= 4 && !template.sections.isEmpty)
      folder.shell("mkdir \"$1\" && cp \"$2\"/*.json \"$1\"", folder["Templates"], Self.templates)
      #expect(try run("$program new mine --from \(group.rawValue) --output Templates/").status == 0)
      #expect(try isClean("Templates/mine.json", "--strict --ignore catalog/ungrouped-built-in"))
    }

    @Test("the built-ins are found upward from here; without them the folder has to be named")
    func finding() throws {
      #expect(try run("$program new A --from coin").status == 2)
      folder.shell("ln -s \"$2\" \"$1\"", folder["Templates"], Self.templates)
      try folder.folder("deep/down")
      #expect(try run("cd deep/down && $program new A --from coin").status == 0)
      #expect(try isClean("deep/down/a.json"))
    }

    @Test("'-' prints it; names that make it unsound, or none, are refused")
    func names() throws {
      let printed = try run("$program new Kites --output - | $program lint --strict --quiet -")
      #expect(printed.status == 0)
      for name in ["''", "' '", "", "a b", "\"$(printf 'a\\342\\200\\256b')\"", "\"$(printf 'a\\377')\"", "builtin."] {
        let end = try run("$program new \(name)")
        if name != "a b" { #expect(end.status == 2 && !end.errors.isEmpty, "\(name)") }
      }
      #expect(try run("$program new a b; ls -A").outputText == "")
      let end = try run("$program new x --from coni")
      #expect(end.status == 2 && end.errorText.contains("did you mean 'builtin.coin'?"))
    }
  }

  @Suite("kuriosa explain as a process")
  struct ExplainProcessTests {
    @Test("it prints what lint --explain prints, and knows no other rules")
    func explain() throws {
      let kuriosa = try BuiltProgram("kuriosa")
      let end = try kuriosa.run("$program explain formulas/cycle")
      #expect(end.status == 0)
      #expect(try end.output == kuriosa.run("$program lint --explain formulas/cycle").output)
      #expect(try kuriosa.run("$program explain").status == 2)
      let unknown = try kuriosa.run("$program explain formulas/cyle")
      #expect(unknown.status == 2 && unknown.errorText.contains("did you mean 'formulas/cycle'?"))
    }
  }
#endif
