extension TemplatePlanner {
  /// Kinds of fields, each as often as it should come relative to the others.
  private static let kinds: [String] = [
    ("text", 4), ("sensitive", 1), ("multiline", 1), ("number", 3), ("date", 1), ("money", 1), ("sensitive_money", 1),
    ("checkbox", 1), ("url", 1), ("rating", 1), ("relation", 1), ("length", 3), ("mass", 1), ("volume", 1),
    ("quantity", 1), ("choice", 3),
  ].flatMap { Array(repeating: $0.0, count: $0.1) }

  /// Eight to fourteen fields, with calculations among them.
  mutating func fields() -> [FieldPlan] {
    let count = 8 + random.below(7)
    let calculations = random.below(3)
    let kinds = ["text", "text", "choice", "choice", "choice", "choice"]
    var fields: [FieldPlan] = []
    while fields.count < count - calculations {
      let kind = fields.count < kinds.count ? kinds[fields.count] : random.pick(Self.kinds)
      let free = vocabulary[kind].filter { term in !fields.contains { $0.key == term.key } }
      if !free.isEmpty { fields.append(field(kind, random.pick(free))) }
    }
    fields[0].isIdentifying = true
    fields[0].isRequired = !fields[0].isHidden && random.happens(1, in: 2)
    fields = random.pick(fields.count, of: fields)
    for _ in 0..<calculations { addCalculation(&fields) }
    return fields
  }

  /// A field of a kind of the vocabulary.
  mutating func field(_ kind: String, _ label: Term) -> FieldPlan {
    var field = FieldPlan(key: label.key, label: Text(label), kind: self.kind(kind, label))
    field.isSensitive = kind.hasPrefix("sensitive")
    field.isHidden = random.happens(1, in: 24)
    field.isRequired = kind != "checkbox" && !field.isHidden && random.happens(1, in: 16)
    field.isIdentifying = (kind == "text" || kind == "sensitive") && random.happens(1, in: 3)
    return field
  }

  private mutating func kind(_ kind: String, _ label: Term) -> FieldPlan.Kind {
    switch kind {
    case "text", "sensitive": .text(isMultiline: false, example: label.detail(0))
    case "multiline": .text(isMultiline: true, example: [])
    case "number": .number(suffix: label.detail(0), example: random.happens(2, in: 3) ? label.detail(1) : [])
    case "date": .date
    case "money", "sensitive_money": .currency
    case "checkbox": .checkbox
    case "url": .url
    case "rating": .rating(random.happens(1, in: 3) ? nil : 1 + random.below(10))
    case "relation": .relation
    case "length": measurement("length", label)
    case "mass": measurement("mass", label)
    case "volume": measurement("volume", label)
    case "quantity": .quantity(vocabulary[label.listName].map { OptionPlan(id: $0.key, label: Text($0)) })
    default: choice(label)
    }
  }

  private mutating func measurement(_ kind: StaticString, _ label: Term) -> FieldPlan.Kind {
    .measurement(kind, hint: random.happens(7, in: 8) ? (label.detail(0), label.detail(1)) : nil)
  }

  private mutating func choice(_ label: Term) -> FieldPlan.Kind {
    var options = vocabulary[label.listName].map { OptionPlan(id: $0.key, label: Text($0)) }
    if random.happens(1, in: 6) { options[random.below(options.count)].isHidden = true }
    return label.details.count > 1 ? .multipleChoice(options) : .dropdown(options)
  }
}

extension Term {
  /// The section with the options of a field with this label.
  fileprivate var listName: String {
    String(decoding: detail(0), as: UTF8.self)
  }
}
