/// What a generated template says, before it is written in a layout.
struct TemplatePlan {
  var id: [UInt8] = []
  var version = 1
  var name: Text
  var icon: [UInt8] = []
  var basedOn: [UInt8]?
  var quantity: Quantity?
  var sections: [Term] = []
  var fields: [FieldPlan] = []
  /// Keys, and `@count`.
  var highlights: [[UInt8]]?
  var suggestions: [SuggestionPlan]?
  var removedStandardFields: [StaticString] = []
  var showcase: StaticString?
}

/// A term, alone, with a number after it or with a pictograph after it.
struct Text {
  var term: Term
  var addition: [UInt8] = []

  init(_ term: Term, addition: [UInt8] = []) {
    self.term = term
    self.addition = addition
  }

  init(_ term: Term, number: Int) {
    self.init(term, addition: Array(String(number).utf8))
  }
}

/// What one unit of a collection that counts is called; nil for the app's own "piece" and "pieces".
struct Quantity {
  var names: (one: Term, other: Term)?
}

/// A sub-collection: made from a built-in template, from one under another name, or from the collection's own fields.
struct SuggestionPlan {
  var template: [UInt8]?
  var name: Term?
  var icon: [UInt8]?
}

struct FieldPlan {
  var key: [UInt8]
  var label: Text
  var kind: Kind
  var section: Term?
  var isRequired = false
  var isSensitive = false
  var isIdentifying = false
  var isHidden = false

  enum Kind {
    case text(isMultiline: Bool, example: [UInt8])
    /// A suffix and an example, each in English or in the five languages; empty for none.
    case number(suffix: [UInt8], example: [UInt8])
    case date
    case currency
    case dropdown([OptionPlan])
    case multipleChoice([OptionPlan])
    /// The highest number of stars; nil for the default.
    case rating(Int?)
    case checkbox
    case url
    case quantity([OptionPlan])
    case measurement(StaticString, hint: (metric: [UInt8], imperial: [UInt8])?)
    case relation
    case calculation(Formula)
  }
}

struct OptionPlan {
  var id: [UInt8]
  var label: Text
  var isHidden = false
}

struct Formula {
  enum Operand {
    case field([UInt8])
    case item(StaticString)
    case number(StaticString)
  }

  var left: Operand
  /// `add`, `subtract`, `multiply` or `divide`.
  var operation: StaticString
  var right: Operand
}
