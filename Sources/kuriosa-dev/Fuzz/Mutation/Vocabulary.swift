import KuriosaTemplates

/// The words of a format, for the mutator.
struct Vocabulary: Sendable {
  let keys: [String]
  /// Contents of strings, as they stand between the quotes.
  let texts: [String]
  /// Whole members of objects.
  let members: [String]
  /// Whole elements of arrays.
  let elements: [String]
  /// Whole values.
  let values: [String]

  static let numbers = [
    "0", "-0", "1", "2", "5", "10", "11", "1.0", "1.5", "1e0", "1E+2", "100e-2", "1e400", "-1e-400", "0.1", "1e21",
    "9007199254740993", "-9223372036854775809", "123456789012345678901234567890", "5e-324", "1.7976931348623157e308",
    "0.000001", "1e-7", "4.35", "00", "+1", ".5", "1.", "1e", "-", "0x10", "1_000", "1,5", "NaN", "Infinity",
  ]

  static let characters = [
    "ß", "é", "e\u{301}", "😀", "👨‍👩‍👧", "\u{202E}", "\u{200B}", "\u{A0}", "\u{FEFF}", "а", "ﬁ", "\u{2028}", "\u{85}",
    "\\u0000", "\\ud83d", "\\ud83d\\ude00", "\\udc00", "\\u00e9", "\\n", "\\/", "\\x", "\\", "\"", "'", "“", "„", "«",
    "…", "...", "İ", "ı", "\u{7F}", "%", "${x}", "~", "/", "~0", "&lt;", "]]>", "::error::",
  ]

  static let punctuation = [
    "{", "}", "[", "]", ",", ":", "\"", "{}", "[]", "\"\"", "//", "/*", "*/", "#", "'", "`", "\n", "\r\n", "\t", " ",
    "\u{FEFF}", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n", "},{", "\",\"", "\":\"", "True", "nul", "undefined", ";",
  ]
}

extension Vocabulary {
  static let template = Vocabulary(
    keys: keys,
    texts: types + words + characters,
    members: members, elements: elements,
    values: numbers + ["true", "false", "null", "\"\"", "[]", "{}", "{\"en\": \"Maker\"}"] + types.map { "\"\($0)\"" })

  private static let keys =
    DocumentKey.allCases.map(\.spelling) + FieldKey.allCases.map(\.spelling) + OptionKey.allCases.map(\.spelling)
    + FormulaKey.allCases.map(\.spelling)
    + [
      "en", "de", "fr", "it", "es", "en-US", "EN", "pt_BR", "zh-Hans", "item", "field", "number", "one", "other",
      "metric", "imperial", "template", "lable", "Key", "",
    ]

  private static let types = [
    "text", "number", "date", "currency", "dropdown", "multiple_choice", "rating", "checkbox", "url", "quantity",
    "measurement", "relation", "calculation",
  ]

  private static let words = [
    "builtin.kites", "builtin.coin", "builtin.blank", "builtin.wishlist", "builtin.", "custom.",
    "custom.1b4e28ba-2fa1-11d2-883f-0016d3cca427", "CUSTOM.1B4E28BA-2FA1-11D2-883F-0016D3CCA427", "main", "other",
    "maker", "a", "b", "c", "a_2", "A", "1a", "@count", "Maker", "Hersteller", "wind", "star", "star.fill", "tray.2",
    "length", "mass", "volume", "mm", "in", "kg", "ozt", "l", "fl_oz", "add", "subtract", "multiply", "divide",
    "purchasePrice", "estimatedValue", "purchase_price", "condition", "files", "strap", "standing", "wide", "lying",
    "passepartout", " Maker", "Maker:", "e.g. 79030N", "https://example.org", "79030N", "Über", "", " ",
  ]

  private static let members = [
    #""version": 2"#, #""name": {"en": "Kites", "de": "Drachen"}"#, #""icon": "wind""#,
    #""highlights": ["a", "@count"]"#,
    #""label": {"en": "Maker", "de": "Hersteller", "fr": "", "it": null}"#, #""section": "main""#, #""required": true"#,
    #""sensitive": true"#, #""identifying": true"#, #""hidden": true"#, #""multiline": true"#, #""ratingMax": 11"#,
    #""options": [{"id": "a", "label": {"en": "A"}}, {"id": "b", "label": {"en": "B"}, "hidden": true}]"#,
    #""measurement": "mass""#, #""unitHint": {"metric": "g", "imperial": "oz"}"#, #""suffix": {"en": "kW"}"#,
    #""example": {"en": "79030N"}"#, #""countsDown": true"#, #""showcase": "lying""#, #""basedOn": "builtin.coin""#,
    #""formula": {"left": {"field": "a"}, "operation": "divide", "right": {"number": 0}}"#,
    #""left": {"item": "purchasePrice"}"#, #""right": {"field": "c"}"#, #""quantity": {"one": {"en": "bottle"}}"#,
    #""suggestions": [{"template": "builtin.strap"}, {"name": {"en": "Medals"}, "icon": "star"}]"#,
    #""removedStandardFields": ["quantity", "tags", "notes"]"#,
    #""sections": [{"id": "main", "label": {"en": "Main"}}]"#,
    #""key": "a""#, #""type": "calculation""#, #""id": "builtin.kites""#,
  ]

  private static let elements =
    types.map { #"{"key": "\#($0.prefix(1))", "type": "\#($0)", "label": {"en": "\#($0)"}, "section": "main"}"# }
    + [
      #"{"key": "c", "type": "calculation", "label": {"en": "C"}, "formula": {"left": {"field": "b"}, "operation": "add", "right": {"field": "a"}}}"#,
      #"{"key": "b", "type": "calculation", "label": {"en": "B"}, "formula": {"left": {"field": "c"}, "operation": "multiply", "right": {"field": "c"}}}"#,
      #"{"key": "q", "type": "dropdown", "label": {"en": "Grade"}, "options": [{"id": "x", "label": {"en": "X"}}, {"id": "x", "label": {"en": "X"}}]}"#,
      #"{"key": "s", "type": "currency", "label": {"en": "Insured for"}, "sensitive": true}"#,
      #"{"id": "other", "label": {"en": "Other"}}"#, #"{"template": "builtin.coin"}"#, #""a""#, #""@count""#,
    ]
}

extension Vocabulary {
  static let configuration = Vocabulary(
    keys: [
      "languages", "rules", "exclude", "overrides", "minimumIOS", "allow", "glossary", "rule", "template", "place",
      "reason", "until", "files", "term", "language", "translations", "formulas/cycle", "localization",
    ],
    texts: [
      "en", "de", "off", "note", "warning", "error", "formulas/cycle", "fields/duplicate-key", "localization",
      "builtin.kites", "/fields/maker/label", "/fields/maker~1x", "/", "", "2026-11-30", "2026-02-30", "17.0", "17",
      "99999999999999999999.0", "**/*.json", "Templates/**", "a[b-", "{a,b}*", "*", "?", "***a***b***c", "it is meant",
    ] + characters,
    members: [
      #""languages": ["en", "de"]"#, #""rules": {"formulas/cycle": "off", "fields": "note"}"#,
      #""exclude": ["old/**"]"#,
      #""overrides": [{"files": "*.json", "rules": {"fields": "off"}}]"#, #""minimumIOS": "17.0""#,
      #""allow": [{"rule": "fields/duplicate-key", "template": "builtin.kites", "place": "/fields/a", "reason": "r"}]"#,
      #""glossary": [{"term": "Maker", "language": "de", "translations": ["Marke"], "reason": "r"}]"#,
      #""until": "2026-12-31""#, #""reason": "r""#,
    ],
    elements: [
      #""en""#, #""a/*""#, #"{"files": "k*", "rules": {}}"#,
      #"{"rule": "fields/unknown-section", "template": "custom.a", "place": "", "reason": "r", "until": "2020-01-01"}"#,
      #"{"term": "A", "translations": [], "reason": "r"}"#,
    ],
    values: numbers + ["true", "null", "\"\"", "[]", "{}", "\"off\"", "[\"en\"]"])
}
