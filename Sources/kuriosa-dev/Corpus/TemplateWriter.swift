/// Writes planned templates as JSON.
struct TemplateWriter {
  private static let languages = ["en", "de", "fr", "it", "es"].map { Array($0.utf8) }
  private let vocabulary = Vocabulary.standard
  private var out: DocumentWriter

  init(layout: Layout, seed: UInt64 = 0) {
    out = DocumentWriter(layout: layout, seed: seed)
  }

  /// The bytes of the document.
  static func write(_ plan: TemplatePlan, layout: Layout, seed: UInt64 = 0) -> [UInt8] {
    var writer = TemplateWriter(layout: layout, seed: seed)
    writer.document(plan)
    return writer.out.finished()
  }
}

extension TemplateWriter {
  private mutating func document(_ plan: TemplatePlan) {
    object { writer in
      writer.member("id", plan.id)
      writer.number("version", plan.version)
      writer.localized("name", plan.name)
      writer.member("icon", plan.icon)
      if let basedOn = plan.basedOn { writer.member("basedOn", basedOn) }
      if let quantity = plan.quantity { writer.quantity(quantity) }
      writer.array("sections", of: plan.sections) { $0.section($1) }
      writer.array("fields", of: plan.fields) { $0.field($1) }
      if let highlights = plan.highlights { writer.array("highlights", of: highlights) { $0.out.string($1) } }
      if let suggestions = plan.suggestions {
        writer.array("suggestions", of: suggestions) { $0.suggestion($1) }
      }
      if !plan.removedStandardFields.isEmpty {
        writer.array("removedStandardFields", of: plan.removedStandardFields) { $0.out.string($1.description.utf8) }
      }
      if let showcase = plan.showcase { writer.member("showcase", showcase) }
    }
  }

  private mutating func quantity(_ quantity: Quantity) {
    out.key("quantity")
    object { writer in
      guard let names = quantity.names else { return }
      writer.localized("one", Text(names.one))
      writer.localized("other", Text(names.other))
    }
  }

  private mutating func section(_ section: Term) {
    object { writer in
      writer.member("id", section.key)
      writer.localized("label", Text(section))
    }
  }

  private mutating func suggestion(_ suggestion: SuggestionPlan) {
    object { writer in
      if let template = suggestion.template { writer.member("template", template) }
      if let name = suggestion.name { writer.localized("name", Text(name)) }
      if let icon = suggestion.icon { writer.member("icon", icon) }
    }
  }

  private mutating func field(_ field: FieldPlan) {
    object { writer in
      writer.member("key", field.key)
      writer.member("type", field.kind.name)
      writer.localized("label", field.label)
      if let section = field.section { writer.member("section", section.key) }
      writer.flag("required", field.isRequired)
      writer.flag("sensitive", field.isSensitive)
      writer.flag("identifying", field.isIdentifying)
      writer.details(field.kind)
      writer.flag("hidden", field.isHidden)
    }
  }

  private mutating func details(_ kind: FieldPlan.Kind) {
    switch kind {
    case .text(let isMultiline, let example):
      flag("multiline", isMultiline)
      column("example", example)
    case .number(let suffix, let example):
      column("suffix", suffix)
      column("example", example)
    case .dropdown(let options), .multipleChoice(let options), .quantity(let options):
      array("options", of: options) { $0.option($1) }
    case .rating(let highest):
      if let highest { number("ratingMax", highest) }
    case .measurement(let kind, let hint):
      member("measurement", kind)
      guard let hint else { return }
      out.key("unitHint")
      object { writer in
        writer.member("metric", hint.metric)
        writer.member("imperial", hint.imperial)
      }
    case .calculation(let formula): self.formula(formula)
    case .date, .currency, .checkbox, .url, .relation: break
    }
  }

  private mutating func option(_ option: OptionPlan) {
    object { writer in
      writer.member("id", option.id)
      writer.localized("label", option.label)
      writer.flag("hidden", option.isHidden)
    }
  }

  private mutating func formula(_ formula: Formula) {
    out.key("formula")
    object { writer in
      writer.operand("left", formula.left)
      writer.member("operation", formula.operation)
      writer.operand("right", formula.right)
    }
  }

  private mutating func operand(_ key: StaticString, _ operand: Formula.Operand) {
    out.key(key)
    object { writer in
      switch operand {
      case .field(let key): writer.member("field", key)
      case .item(let amount): writer.member("item", amount)
      case .number(let number):
        writer.out.key("number")
        writer.out.bare(number.description.utf8)
      }
    }
  }
}

extension TemplateWriter {
  /// A localized text in all languages of the layout.
  private mutating func localized(_ key: StaticString, _ text: Text) {
    out.key(key)
    object { writer in
      writer.text("en".utf8, text.term.english, text.addition)
      if writer.out.layout == .nonascii {
        for (language, words) in writer.vocabulary.foreign {
          writer.text(language, writer.vocabulary.foreignText(text.term, words), text.addition)
        }
      } else {
        for (language, words) in zip(Self.languages, text.term.texts).dropFirst() {
          writer.text(language, words, text.addition)
        }
      }
    }
  }

  private mutating func text(_ language: some Sequence<UInt8>, _ words: [UInt8], _ addition: [UInt8]) {
    out.key(language)
    out.string(addition.isEmpty ? words : words + [UInt8(ascii: " ")] + addition)
  }

  /// A suffix or an example: in English where it is the same everywhere, else in the five languages. A decimal point is
  /// a comma outside English.
  private mutating func column(_ key: StaticString, _ column: [UInt8]) {
    if column.isEmpty { return }
    var texts = Vocabulary.alternatives(column)
    if texts.count == 1, column.isDecimal {
      let translated = column.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: ",") : $0 }
      texts += Array(repeating: translated, count: 4)
    }
    if out.layout == .nonascii { texts = [texts[0]] }
    out.key(key)
    object { writer in
      for (language, text) in zip(Self.languages, texts) { writer.text(language, text, []) }
    }
  }

  private mutating func object(_ body: (inout TemplateWriter) -> Void) {
    out.beginObject()
    body(&self)
    out.endObject()
  }

  private mutating func array<Element>(
    _ key: StaticString, of elements: [Element], _ body: (inout TemplateWriter, Element) -> Void
  ) {
    out.key(key)
    out.beginArray()
    for element in elements { body(&self, element) }
    out.endArray()
  }

  private mutating func member(_ key: StaticString, _ value: [UInt8]) {
    out.key(key)
    out.string(value)
  }

  private mutating func member(_ key: StaticString, _ value: StaticString) {
    out.key(key)
    out.string(value.description.utf8)
  }

  private mutating func number(_ key: StaticString, _ value: Int) {
    out.key(key)
    out.bare(String(value).utf8)
  }

  /// A flag that is set; the default is left out.
  private mutating func flag(_ key: StaticString, _ isSet: Bool) {
    guard isSet else { return }
    out.key(key)
    out.bare("true".utf8)
  }
}

extension [UInt8] {
  /// Whether this is a number with a decimal point.
  fileprivate var isDecimal: Bool {
    contains(UInt8(ascii: ".")) && allSatisfy { $0 == UInt8(ascii: ".") || $0 >= 48 && $0 <= 57 }
  }
}

extension FieldPlan.Kind {
  /// The value of `type`.
  var name: StaticString {
    switch self {
    case .text: "text"
    case .number: "number"
    case .date: "date"
    case .currency: "currency"
    case .dropdown: "dropdown"
    case .multipleChoice: "multiple_choice"
    case .rating: "rating"
    case .checkbox: "checkbox"
    case .url: "url"
    case .quantity: "quantity"
    case .measurement: "measurement"
    case .relation: "relation"
    case .calculation: "calculation"
    }
  }
}
