/// Plans templates like the built-in ones in size and shape, from one source of random numbers.
struct TemplatePlanner {
  let vocabulary = Vocabulary.standard
  var random: SplitMix64

  /// A template that no rule has anything to say about.
  mutating func template() -> TemplatePlan {
    let collection = random.pick(vocabulary["collection"])
    let pictograph = random.happens(1, in: 8) ? collection.detail(0) : []
    var plan = TemplatePlan(name: Text(collection, addition: pictograph))
    plan.id = identifier()
    plan.version = 1 + random.below(24)
    plan.icon = random.pick(vocabulary.icons)
    if random.happens(4, in: 5) { plan.basedOn = builtIn() }
    plan.quantity = quantity()
    plan.fields = fields()
    plan.sections = placeInSections(&plan.fields)
    plan.highlights = highlights(plan)
    plan.suggestions = suggestions()
    plan.removedStandardFields = removedStandardFields(plan)
    if random.happens(3, in: 5) {
      plan.showcase = random.pick(["strap", "standing", "wide", "lying", "passepartout"])
    }
    return plan
  }

  /// `custom.` and a UUID, in either case.
  mutating func identifier() -> [UInt8] {
    let digits = Array((random.happens(1, in: 8) ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
    var id = Array("custom.".utf8)
    for (group, length) in [8, 4, 4, 4, 12].enumerated() {
      if group > 0 { id.append(UInt8(ascii: "-")) }
      for _ in 0..<length { id.append(random.pick(digits)) }
    }
    return id
  }

  private mutating func builtIn() -> [UInt8] {
    Array("builtin.".utf8) + random.pick(vocabulary.builtIns)
  }

  private mutating func quantity() -> Quantity? {
    guard random.happens(1, in: 2) else { return nil }
    guard random.happens(2, in: 3) else { return Quantity(names: nil) }
    let units = vocabulary["unit"]
    let one = random.below(units.count / 2) * 2
    return Quantity(names: (units[one], units[one + 1]))
  }

  /// Gives each field a section, in runs, and returns the sections. The first run may leave out what is the default.
  private mutating func placeInSections(_ fields: inout [FieldPlan]) -> [Term] {
    let all = vocabulary["section"]
    let sections = [all[0]] + random.pick(1 + random.below(4), of: Array(all.dropFirst()))
    let saysDefault = random.happens(1, in: 4)
    for index in fields.indices {
      let section = index * sections.count / fields.count
      if section > 0 || saysDefault { fields[index].section = sections[section] }
    }
    return sections
  }

  /// Up to three fields that every card may show, and the count where pieces are counted.
  private mutating func highlights(_ plan: TemplatePlan) -> [[UInt8]]? {
    guard random.happens(3, in: 4) else { return nil }
    let shown = plan.fields.filter { !$0.isHidden && !$0.isSensitive }.map(\.key)
    var highlights = random.pick(1 + random.below(3), of: shown)
    if plan.quantity != nil, random.happens(1, in: 2) {
      highlights[random.below(highlights.count)] = Array("@count".utf8)
    }
    return highlights
  }

  private mutating func suggestions() -> [SuggestionPlan]? {
    guard random.happens(2, in: 3) else { return nil }
    let templates = random.pick(random.below(3), of: vocabulary.builtIns)
    let names = random.pick(random.below(3), of: vocabulary["suggestion"])
    var suggestions = templates.map { SuggestionPlan(template: Array("builtin.".utf8) + $0) }
    for name in names {
      let isOwn = random.happens(1, in: 2)
      suggestions.append(
        SuggestionPlan(
          template: isOwn ? nil : Array("builtin.blank".utf8), name: name, icon: random.pick(vocabulary.icons)))
    }
    return suggestions
  }

  /// Standard fields that the collection does without, in the order of the format; never one that a formula or a
  /// highlight needs.
  private mutating func removedStandardFields(_ plan: TemplatePlan) -> [StaticString] {
    guard random.happens(1, in: 3) else { return [] }
    var needed = plan.fields.flatMap(\.usedStandardFields)
    if plan.quantity == nil || plan.highlights?.contains(Array("@count".utf8)) ?? false { needed.append("quantity") }
    var removed: [StaticString] = []
    for field: StaticString in [
      "quantity", "purchase_date", "purchase_price", "source", "estimated_value", "condition", "place", "tags", "files",
      "notes",
    ] where random.happens(1, in: 5) && !needed.contains(field.description) {
      removed.append(field)
    }
    return removed
  }
}

extension FieldPlan {
  /// The standard fields whose amounts this field calculates with.
  fileprivate var usedStandardFields: [String] {
    guard case .calculation(let formula) = kind else { return [] }
    return [formula.left, formula.right].compactMap { operand in
      guard case .item(let amount) = operand else { return nil }
      return amount.description == "purchasePrice" ? "purchase_price" : "estimated_value"
    }
  }
}
