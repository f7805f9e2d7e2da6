/// Templates that are large or deep in one respect, for measuring growth.
extension TemplatePlanner {
  /// A template with `count` fields of every type, in three sections; a calculation for every eighth field.
  mutating func huge(fields count: Int) -> TemplatePlan {
    var plan = blank()
    let sections = Array(vocabulary["section"].prefix(3))
    let kinds = ["text", "choice", "number", "length", "rating", "date", "sensitive", "quantity", "url", "money"]
    for index in 0..<count {
      let label = vocabulary["counter"][0]
      var field: FieldPlan
      if index % 8 == 7 {
        let formula = Formula(left: .field(numberedKey(label, index - 5)), operation: "multiply", right: .number("3"))
        field = FieldPlan(key: [], label: Text(label), kind: .calculation(formula))
      } else {
        let kind = index % 8 == 2 ? "number" : random.pick(kinds)
        field = self.field(kind, random.pick(vocabulary[kind]))
        field.isHidden = false
        field.isRequired = false
      }
      field.key = numberedKey(label, index)
      field.label = Text(label, number: index)
      field.section = sections[index * sections.count / count]
      plan.fields.append(field)
    }
    plan.sections = sections.filter { section in plan.fields.contains { $0.section?.number == section.number } }
    return plan
  }

  /// A number and `count` calculations, each of which adds one to the calculation before it. Backwards, the last
  /// calculation comes first. With a sensitive number every calculation is sensitive.
  mutating func chain(length count: Int, isBackwards: Bool, isSensitive: Bool) -> TemplatePlan {
    var plan = blank()
    let start = vocabulary["counter"][3]
    var first = FieldPlan(key: start.key, label: Text(start), kind: .number(suffix: [], example: []))
    first.isSensitive = isSensitive
    plan.fields = [first]
    for index in 0..<count {
      var field = step(index, after: index == 0 ? start.key : numberedKey(vocabulary["counter"][1], index - 1))
      field.isSensitive = isSensitive
      plan.fields.append(field)
    }
    if isBackwards { plan.fields.reverse() }
    return plan
  }

  /// `count` calculations in a circle: not a valid template.
  mutating func cycle(length count: Int) -> TemplatePlan {
    var plan = blank()
    plan.fields = (0..<count).map { index in
      step(index, after: numberedKey(vocabulary["counter"][1], (index + count - 1) % count))
    }
    return plan
  }

  /// One dropdown field with `count` options.
  mutating func options(count: Int) -> TemplatePlan {
    var plan = blank()
    let label = vocabulary["counter"][2]
    let options = (0..<count).map { OptionPlan(id: numberedKey(label, $0), label: Text(label, number: $0)) }
    plan.fields = [FieldPlan(key: label.key, label: Text(label), kind: .dropdown(options))]
    return plan
  }

  private mutating func blank() -> TemplatePlan {
    var plan = TemplatePlan(name: Text(random.pick(vocabulary["collection"])))
    plan.id = identifier()
    plan.icon = random.pick(vocabulary.icons)
    plan.sections = [vocabulary["section"][0]]
    return plan
  }

  private func step(_ index: Int, after key: [UInt8]) -> FieldPlan {
    let label = vocabulary["counter"][1]
    let formula = Formula(left: .field(key), operation: "add", right: .number("1"))
    return FieldPlan(key: numberedKey(label, index), label: Text(label, number: index), kind: .calculation(formula))
  }

  private func numberedKey(_ label: Term, _ number: Int) -> [UInt8] {
    label.key + Array("_\(number)".utf8)
  }
}
