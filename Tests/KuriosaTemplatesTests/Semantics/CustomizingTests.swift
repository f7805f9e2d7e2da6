import KuriosaTemplates
import Testing

/// "Customizing": what the vectors can't show.
@Suite struct CustomizingTests {
  private static let uuid = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"
  private let template = Template.make([
    .make("brand", .text), .make("size", .dropdown, options: ["s", "m"]), .make("price", .number),
  ])

  private func fault(_ change: (Template) throws(CustomizingFault) -> Template) -> CustomizingFault? {
    do throws(CustomizingFault) {
      _ = try change(template)
      return nil
    } catch {
      return error
    }
  }

  @Test("the original never changes") func original() throws {
    let before = template
    _ = try template.customizedCopy(uuid: Self.uuid)
    _ = try template.relabelingField("brand", "Maker")
    _ = try template.settingHidden(true, field: "brand")
    #expect(template == before)
  }

  @Test("every built-in can be copied, and the copy differs by id, version and basedOn alone") func builtins() throws {
    for (name, bytes) in PackageFiles.builtins {
      let builtin = try Template(parsing: bytes)
      var copy = try builtin.customizedCopy(uuid: Self.uuid)
      #expect(copy.id == "custom." + Self.uuid && copy.basedOn == builtin.id && copy.version == 1, "\(name)")
      (copy.id, copy.version, copy.basedOn) = (builtin.id, builtin.version, builtin.basedOn)
      #expect(copy == builtin, "\(name)")
    }
  }

  @Test("a refused change says why") func faults() {
    let none = StoredValues(itemsWithValue: 0)
    #expect(fault { t throws(CustomizingFault) in try t.relabelingField("x", "A") } == .unknownField("x"))
    #expect(fault { t throws(CustomizingFault) in try t.relabelingField("brand", " ") } == .blankName)
    #expect(fault { t throws(CustomizingFault) in try t.renaming("") } == .blankName)
    #expect(fault { t throws(CustomizingFault) in try t.relabelingSection("x", "A") } == .unknownSection("x"))
    #expect(fault { t throws(CustomizingFault) in try t.relabelingOption("l", of: "size", "L") } == .unknownOption("l"))
    #expect(fault { t throws(CustomizingFault) in try t.relabelingOption("l", of: "x", "L") } == .unknownField("x"))
    #expect(
      fault { t throws(CustomizingFault) in try t.settingHidden(true, option: "l", of: "size") } == .unknownOption("l"))
    #expect(fault { t throws(CustomizingFault) in try t.settingHidden(true, field: "x") } == .unknownField("x"))
    #expect(fault { t throws(CustomizingFault) in try t.settingSensitive(true, field: "x") } == .unknownField("x"))
    #expect(
      fault { t throws(CustomizingFault) in try t.addingField(named: "A", type: .text, section: "x") }
        == .unknownSection("x"))
    #expect(fault { t throws(CustomizingFault) in try t.addingField(named: "A", type: .quantity) } == .optionsMissing)
    #expect(
      fault { t throws(CustomizingFault) in try t.addingField(named: "A", type: .measurement) } == .measurementMissing)
    #expect(
      fault { t throws(CustomizingFault) in try t.addingField(named: "A", type: .calculation) } == .formulaMissing)
    #expect(
      fault { t throws(CustomizingFault) in try t.changingType(of: "x", to: .url, values: none) } == .unknownField("x"))
    #expect(
      fault { t throws(CustomizingFault) in
        try t.changingType(of: "brand", to: .url, values: StoredValues(itemsWithValue: 1))
      } == .valuesStored)
    #expect(fault { t throws(CustomizingFault) in try t.customizedCopy(uuid: "watch") } == .noUUID("watch"))
    let split = "3F2504E0--4F89-41D3-9A0C-0305E82C3301"
    #expect(fault { t throws(CustomizingFault) in try t.customizedCopy(uuid: split) } == .noUUID(split))
  }

  @Test("a new field comes last and keeps all others") func newField() throws {
    let changed = try template.addingField(named: "Brand", type: .text)
    #expect(changed.fields.map(\.key) == ["brand", "size", "price", "brand_2"])
    #expect(Array(changed.fields.dropLast()) == template.fields)
  }

  @Test("hiding a highlighted field leaves the highlights alone, so that it comes back with the field")
  func highlights()
    throws
  {
    var highlighted = template
    highlighted.highlights = ["brand", "price"]
    let hidden = try highlighted.settingHidden(true, field: "brand")
    #expect(hidden.keyFacts == [.field("price")])
    #expect(hidden.highlights == ["brand", "price"])
    #expect(try hidden.settingHidden(false, field: "brand") == highlighted)
  }
}
