import KuriosaJSON
import KuriosaLint
import KuriosaSource
import KuriosaTemplates
import Testing

/// The facts of the format about the built-ins, held against `Templates/`.
@Suite("the built-in templates")
struct BuiltInTests {
  static let views: [String: TemplateView] = {
    var views: [String: TemplateView] = [:]
    for file in PackageFiles.names(in: "Templates") {
      guard let bytes = PackageFiles.read("Templates/\(file)") else { continue }
      views[String(file.dropLast(".json".count))] = TemplateReader().read(JSONTree(parsing: SourceText(bytes)))
    }
    return views
  }()

  func text(_ node: NodeIndex, _ view: TemplateView) -> String? {
    node.exists && view.tree.kind(node) == .string ? view.tree.text(node) : nil
  }

  func english(_ index: Int?, _ view: TemplateView) -> String? {
    guard let index, let english = view.texts[index].english else { return nil }
    return view.tree.text(view.translations[english].value)
  }

  @Test("the 34 names of the format, and no others")
  func names() {
    let expected = """
      watch jewelry sneaker handbag pen knife coin banknote stamp trading_card comic book art record instrument toy
      scale_model video_game wine spirits perfume car camera mineral firearm ammunition blank strap optic lens ink console
      sealed_product wishlist
      """.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(expected.count == 34)
    #expect(Set(Self.views.keys) == Set(expected))
    #expect(Set(BuiltinTemplate.allCases.map(\.rawValue)) == Set(expected))
  }

  @Test("each lies in <name>.json and is called builtin.<name>")
  func ids() {
    for (name, view) in Self.views { #expect(text(view.value(.id), view) == "builtin.\(name)") }
  }

  @Test("groups are complete and disjoint")
  func groups() {
    let grouped = TemplateGroup.allCases.flatMap(\.templates)
    #expect(Set(grouped).count == grouped.count)
    let all = Set(grouped).union(BuiltinTemplate.suggestedOnly).union([.wishlist])
    #expect(all == Set(BuiltinTemplate.allCases))
    #expect(Set(grouped).isDisjoint(with: BuiltinTemplate.suggestedOnly))
  }

  @Test(
    "\"Built-ins: wine, spirits, and inks (bottles), trading cards (copies), ammunition (rounds), coins … (pieces)\"")
  func counts() {
    let units = [
      "wine": "bottle", "spirits": "bottle", "ink": "bottle", "trading_card": "copy", "ammunition": "round",
      "coin": nil,
      "banknote": nil, "stamp": nil, "sealed_product": nil, "blank": nil,
    ]
    for (name, view) in Self.views {
      #expect((view.quantity != nil) == units.keys.contains(name), "\(name)")
      guard let quantity = view.quantity, let unit = units[name] else { continue }
      #expect(quantity.has(.one) == (unit != nil) && quantity.has(.other) == (unit != nil), "\(name)")
      let one = view.texts.firstIndex { $0.role == .unitOne }
      #expect(english(one, view) == unit, "\(name)")
    }
  }

  @Test("\"Built-ins: watches and straps strap; coins … lying; wine … standing; cars … wide; the others none\"")
  func showcases() {
    let modes: [String: [String]] = [
      "strap": ["watch", "strap"], "lying": ["coin", "banknote", "stamp", "trading_card", "comic", "record"],
      "standing": ["wine", "spirits", "perfume", "ink", "handbag", "book", "toy"],
      "wide": ["car", "knife", "firearm", "pen", "scale_model", "optic"],
    ]
    for (name, view) in Self.views {
      let expected = modes.first { $0.value.contains(name) }?.key
      #expect(text(view.value(.showcase), view) == expected, "\(name)")
    }
  }

  @Test("\"Built-ins with suggestions: watches (straps, accessories), firearms (ammunition, optics, accessories), …\"")
  func suggestions() {
    let expected: [String: [String]] = [
      "watch": ["builtin.strap", "builtin.blank Accessories"],
      "firearm": ["builtin.ammunition", "builtin.optic", "builtin.blank Accessories"],
      "camera": ["builtin.lens", "builtin.blank Accessories"],
      "video_game": ["builtin.console", "builtin.blank Accessories"], "coin": ["builtin.banknote", "- Medals"],
      "stamp": ["- Covers"], "trading_card": ["builtin.sealed_product"], "wine": ["builtin.spirits"],
      "perfume": ["- Samples and decants"], "handbag": ["- Small leather goods"], "pen": ["builtin.ink"],
    ]
    for (name, view) in Self.views {
      let found = view.suggestions.map { suggestion in
        let template = text(view.value(.template, of: suggestion.part), view) ?? "-"
        return english(suggestion.name, view).map { "\(template) \($0)" } ?? template
      }
      #expect(found == expected[name] ?? [], "\(name)")
    }
  }

  @Test("\"It ships with one field, shop_url (url, 'Link to buy')\"")
  func wishlist() throws {
    let view = try #require(Self.views["wishlist"])
    #expect(view.fields.count == 1 && view.sections.count == 1)
    let field = view.fields[0]
    #expect(text(view.value(.key, of: field.part), view) == "shop_url")
    #expect(field.type == .url)
    #expect(english(field.label, view) == "Link to buy")
  }

  @Test("decision 46: blank has no sections and no fields")
  func blank() throws {
    let view = try #require(Self.views["blank"])
    #expect(view.fields.isEmpty && view.sections.isEmpty)
    let name = view.texts.firstIndex { $0.role == .templateName }
    #expect(english(name, view) == "Custom collection")
  }

  @Test("8 to 14 fields, icons that no other template has, highlights chosen")
  func shape() {
    var icons: [String: String] = [:]
    for (name, view) in Self.views.sorted(by: { $0.key < $1.key }) where name != "blank" && name != "wishlist" {
      #expect((8...14).contains(view.fields.count), "\(name): \(view.fields.count) fields")
      #expect(view.value(.highlights).exists, "\(name)")
      let icon = text(view.value(.icon), view) ?? ""
      #expect(icons[icon] == nil, "\(name) and \(icons[icon] ?? "") have one icon")
      icons[icon] = name
    }
    let calculating = Self.views.values.filter { $0.fields.contains { $0.type == .calculation } }
    #expect(calculating.count >= 10)
  }

  @Test("keys never change: every key and option that shipped is still there")
  func keys() throws {
    let path = "Fixtures/shipped-keys.txt"
    var found: [String] = []
    for (name, view) in Self.views {
      for field in view.fields {
        let key = text(view.value(.key, of: field.part), view) ?? ""
        found.append("\(name) \(key)")
        found += view.options(of: field).map { "\(name) \(key) \(text(view.value(.id, of: $0.part), view) ?? "")" }
      }
    }
    found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if PackageFiles.isAccepting { PackageFiles.write(path, (found.joined(separator: "\n") + "\n").utf8) }
    let bytes = try #require(PackageFiles.read(path))
    let shipped = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(!shipped.isEmpty)
    let missing = Set(shipped).subtracting(found).sorted()
    #expect(missing.isEmpty, "removed or renamed; restore and hide them instead")
    let new = Set(found).subtracting(shipped).sorted()
    #expect(new.isEmpty, "new keys are added to the list with 'make accept'")
  }

  @Test("each lints clean, with the glossary of the repository")
  func lint() throws {
    let bytes = try #require(PackageFiles.read(".kuriosa-lint.json"))
    let (configuration, faults) = ConfigurationReader.read(SourceText(bytes), path: FilePath(".kuriosa-lint.json"))
    #expect(faults.isEmpty)
    let linter = Linter(settings: configuration.settings(for: FilePath("Templates/x.json")))
    let documents = PackageFiles.names(in: "Templates").compactMap { name in
      PackageFiles.read("Templates/\(name)").map { (path: FilePath("Templates/\(name)"), source: SourceText($0)) }
    }
    #expect(!documents.isEmpty)
    let found = linter.check(documents).diagnostics.map { "\($0.place.path.text): \($0.message) [\($0.rule)]" }
    #expect(found.isEmpty, "\(found.prefix(10).joined(separator: "\n"))")
  }
}
