import KuriosaJSON
import KuriosaSource
import Testing

@Suite("each mistake is found once, where it was made, and hides no other")
struct MistakeTests {
  @Test("commas and colons", arguments: Mistakes.punctuation)
  func punctuation(_ mistake: Mistake) { check(mistake) }

  @Test("brackets", arguments: Mistakes.brackets)
  func brackets(_ mistake: Mistake) { check(mistake) }

  @Test("quotes", arguments: Mistakes.quotes)
  func quotes(_ mistake: Mistake) { check(mistake) }

  @Test("words and numbers", arguments: Mistakes.words)
  func words(_ mistake: Mistake) { check(mistake) }

  @Test("what does not belong there", arguments: Mistakes.strange)
  func strange(_ mistake: Mistake) { check(mistake) }

  private func check(_ mistake: Mistake) {
    let tree = JSONTree(parsing: SourceText(mistake.text))
    #expect(Mistake.faults(tree) == mistake.expected)
    #expect(TreeChecks.problems(tree).isEmpty)
  }
}

enum Mistakes {
  static let punctuation = [
    Mistake(
      "two lines without their commas",
      """
      {
        "id": "custom.x"‸
        "version": 1,
        "name": { "en": "Kites" }‸
        "icon": "wind"
      }
      """, ["missingComma", "missingComma"]),
    Mistake("elements without commas", #"{ "a": ["x"‸ "y"‸ {}‸ [1‸ 2]] }"#, Array(repeating: "missingComma", count: 4)),
    Mistake(
      "semicolons", "{ \"a\": 1‸; \"b\": \"x\"‸;\n  \"c\": [1‸; 2] }", Array(repeating: "missingComma", count: 3)),
    Mistake(
      "a colon for a comma", #"{ "a": 1‸: "b": 2, "c": {}‸: "d": "x"‸: "e": 3 }"#,
      Array(repeating: "missingComma", count: 3)),
    Mistake(
      "commas too many", "{ ‸, \"a\": 1,‸,\n  \"b\": [‸, 1,‸, 2‸, ],\n  \"c\": 3‸,\n}",
      ["extraComma", "extraComma", "extraComma", "extraComma", "trailingComma", "trailingComma"]),
    Mistake(
      "other signs for the colon", #"{ "a" ‸= 1, "b" ‸=> 2, "c"‸; 3, "d"‸, "x", "e"‸ "y", "f"‸ {} }"#,
      Array(repeating: "missingColon", count: 6)),
    Mistake("two colons", #"{ "a":‸: 1, "b":‸: "x" }"#, ["unexpected", "unexpected"]),
    Mistake("a colon before a key", #"{ ‸:"a": 1 }"#, ["unexpected"]),
    Mistake(
      "no values", "{ ‸\"a\": , ‸\"b\":\n  \"c\": 3, ‸\"d\" }", ["missingValue", "missingValue", "missingValue"]),
  ]

  static let brackets = [
    Mistake(
      "an array of objects without its opening bracket",
      #"{ "fields": [ { "key": "a", "options": ‸{ "id": "x" }, { "id": "y" }, { "id": "z" } ], "hidden": true }, { "key": "b" } ] }"#,
      ["missingOpener"]),
    Mistake(
      "an element without its closing brace before another",
      #"{ "fields": [ { "key": "a", "label": { "en": "A" }‸, { "key": "b" }, { "key": "c" } ], "version": 1 }"#,
      ["unclosed"]),
    Mistake(
      "a field that is not closed, on one line",
      """
      { "fields": [
          { "key": "maker", "label": { "en": "Maker" }‸,
          { "key": "year", "label": { "en": "Year" } }
        ],
        "icon": "wind" }
      """, ["unclosed"]),
    Mistake(
      "a field that is not closed, on several lines",
      """
      {
        "fields": [
          {
            "key": "maker",
            "label": { "en": "Maker" }‸

          {
            "key": "year"
          }
        ]
      }
      """, ["unclosed"]),
    Mistake(
      "a label that is not closed, in a list",
      """
      {
        "fields": [
          {
            "key": "maker",
            "label": {
              "en": "Maker"‸
          },
          {
            "key": "year",
            "label": {
              "en": "Year"
            }
          }
        ]
      }
      """, ["unclosed"]),
    Mistake(
      "a name that is not closed, and all that follows fits",
      """
      {
        "id": "custom.x",
        "name": {
          "en": "Kites",
          "de": "Drachen"‸,
        "icon": "wind",
        "quantity": {
          "one": { "en": "kite" }
        },
        "fields": []
      }
      """, ["unclosed"]),
    Mistake(
      "a list that is not closed",
      """
      {
        "highlights": ["maker", "year"‸,
        "icon": "wind",
        "version": 1
      }
      """, ["unclosed"]),
    Mistake(
      "an object in a list", #"{ "options": [ { "id": "a", "label": { "en": "A" } ‸], "icon": "wind" }"#, ["unclosed"]),
    Mistake("the end of the document", "{\n  \"a\": [1, 2],\n  \"b\": { \"c\": 3 }‸\n", ["unclosed"]),
    Mistake(
      "a brace too many in a list",
      """
      { "fields": [
          { "key": "a", "label": { "en": "A" } } ‸},
          { "key": "b" }
        ],
        "icon": "wind" }
      """, ["unexpectedCloser"]),
    Mistake(
      "a brace too many, and the document goes on", "{\n  \"a\": { \"b\": 1 }‸},\n  \"c\": 3\n}", ["unexpectedCloser"]),
    Mistake("a bracket too many", "{\n  \"a\": [1, 2]‸],\n  \"b\": 3\n}", ["unexpectedCloser"]),
    Mistake("a list closed in the middle", #"{ "a": [1, 2‸], 3, 4], "b": 5 }"#, ["unexpectedCloser"]),
    Mistake("braces behind the end", "{ \"a\": 1 }\n‸}}\n", ["unexpectedCloser"]),
    Mistake("brackets behind the end", "{ \"a\": 1 }\n‸}\n]\n}\n", ["unexpectedCloser"]),
    Mistake("the wrong bracket", #"{ "a": ["x", "y"‸}, "b": { "c": 1 ‸], "d": 2 }"#, ["wrongCloser", "wrongCloser"]),
    Mistake(
      "a list that is not opened",
      """
      {
        "sections":
          ‸{ "id": "a", "label": { "en": "A" } },
          { "id": "b", "label": { "en": "B" } }
        ],
        "highlights": ‸"maker", "year"],
        "numbers": ‸1, 2, 3],
        "icon": "wind"
      }
      """, ["missingOpener", "missingOpener", "missingOpener"]),
    Mistake(
      "a field that is not opened",
      """
      {
        "fields": [
          {
            "key": "maker"
          },
            ‸"key": "year",
            "type": "text"
          },
          { "key": "place" }
        ]
      }
      """, ["missingOpener"]),
    Mistake("members in a list", #"{ "option": [ ‸"id": "a", "label": "x" ], "icon": "wind" }"#, ["missingOpener"]),
    Mistake("a document that is not opened", "‸\"id\": \"custom.x\",\n\"version\": 1\n", ["missingOpener"]),
    Mistake("a stray bracket", "{\n  \"a\": 1,\n  ‸[\n  \"b\": 2\n}", ["unexpected"]),
  ]

  static let quotes = [
    Mistake(
      "no closing quote at the end of lines",
      """
      {
        "id": ‸"custom.x,
        "version": ‸"1,
        "name": { "en": "Kites", "de": ‸"Drachen },
        "highlights": [‸"maker],
        "icon": "wind"
      }
      """, Array(repeating: "unterminatedString", count: 4)),
    Mistake(
      "no closing quote before another text",
      #"{ "en": ‸"Kites, "de": "Drachen", "list": [‸"a, "b", "c"], ‸"fr: "Cerfs", "it": ‸"Aquiloni }"#,
      Array(repeating: "unterminatedString", count: 4)),
    Mistake(
      "a bracket in a text without its closing quote", "{ \"a\": { \"b\": ‸\"x [1] }\n}", ["unterminatedString"]),
    Mistake(
      "no opening quote",
      """
      {
        ‸id": "custom.x",
        "icon": ‸wind",
        "name": { ‸en": "Kites", "de": ‸Kleine Drachen" },
        "size": ‸5 inch",
        "list": [‸a", "b"]
      }
      """, Array(repeating: "missingOpeningQuote", count: 6)),
    Mistake(
      "quotes inside a text",
      """
      {
        "en": "The ‸"best" kite",
        "de": "12‸" Platte",
        "fr": "12‸"x",
        "it": "Si, ‸"certo", disse",
        "es": "El ‸"mejor"",
        "ja": "‸"最高"の凧"
      }
      """, Array(repeating: "unescapedQuote", count: 6)),
    Mistake(
      "single quotes and backticks",
      """
      {
        ‸'a': ‸'It''s',
        ‸`b`: [‸'x', "y"],
        "c": ‸'It's a "kite"',
        "d": ‸'wind",
        "e": ‸"wind'
      }
      """,
      [
        "singleQuotes", "singleQuotes", "singleQuotes", "singleQuotes", "singleQuotes", "singleQuotes",
        "unterminatedString",
      ]
    ),
    Mistake(
      "the quotes of a word processor",
      """
      {
        ‸“id”: ‸“custom.x”,
        "name": { "en": ‸„Kites“, "de": ‸«Drachen», "fr": ‸‘Cerfs’ },
        "icon": ‸"wind”,
        "showcase": ‸“wide",
        "ok": "“fine”"
      }
      """, Array(repeating: "typographicQuotes", count: 7)),
    Mistake(
      "a text over two lines", "{ \"en\": \"one‸\ntwo‸\nthree\", \"de\": \"a‸\tb\" }",
      Array(repeating: "controlCharacter", count: 3)),
    Mistake(
      "backslashes", #"{ "path": "C:‸\Users\new", "x": "a‸\'b", "y": "‸\u12G4 ‸\ud83d" }"#,
      ["invalidEscape", "invalidEscape", "invalidEscape", "loneSurrogate"]),
  ]

  static let words = [
    Mistake(
      "words of other languages",
      #"{ "a": ‸True, "b": ‸None, "c": ‸undefined, "d": ‸NaN, "e": ‸-Infinity, "f": ‸TRUE, "g": ‸nil }"#,
      Array(repeating: "unknownWord", count: 7)),
    Mistake(
      "values without quotes",
      """
      {
        "id": ‸custom.x,
        "name": ‸Red kites,
        "url": ‸https://example.org/x,
        "color": ‸#ff0000,
        "size": ‸10 x 20 mm,
        "time": ‸12:30,
        "either": ‸true or false
      }
      """, Array(repeating: "unknownWord", count: 7)),
    Mistake(
      "keys without quotes", "{ ‸id: \"x\", ‸the name: { ‸en: \"Kites\" }, ‸data-x: 1, ‸2: 3 }",
      ["unquotedKey", "unquotedKey", "unquotedKey", "unquotedKey", "keyNotText"]),
    Mistake(
      "numbers",
      #"{ "a": ‸01, "b": ‸+1, "c": ‸.5, "d": ‸5., "e": ‸1e, "f": ‸-, "g": ‸0x1F, "h": ‸1_000, "i": ‸1.5.2, "j": ‸12mm }"#,
      [
        "leadingZero", "leadingPlus", "leadingPoint", "missingFraction", "missingExponent", "loneMinus", "notDecimal",
        "notDecimal", "notDecimal", "notDecimal",
      ]),
    Mistake(
      "numbers as people write them",
      #"{ "a": ‸1,5, "b": ‸10 000, "c": ‸1'000, "d": 50‸%, "e": 1‸/2, "f": ‸2024-01-05 }"#,
      ["comma", "spaced", "notDecimal", "unexpected", "unexpected", "notDecimal"]),
    Mistake("an object where a key belongs", "{ \"a\": 1, ‸{ \"b\": 2 }, \"c\": 3 }", ["keyNotText"]),
  ]

  static let strange = [
    Mistake(
      "comments", "‸// a template\n{\n  \"a\": 1, ‸/* note */\n  ‸# old\n  \"b\": 2 ‸// last\n}\n‸// end\n",
      Array(repeating: "comment", count: 5)),
    Mistake("a comment that does not end", "{\n  \"a\": 1, ‸/* note\n  \"b\": 2\n}", ["comment"]),
    Mistake(
      "a conflict, of which the first side is read",
      """
      {
        "a": 1,
      ‸<<<<<<< HEAD
        "b": 2,
      =======
        "b": 3,
        "d": [
      >>>>>>> branch
        "c": ‸None
      }
      """, ["conflictMarker", "unknownWord"]),
    Mistake(
      "a conflict with the common version", "[\n‸<<<<<<< a\n1\n||||||| base\n2\n=======\n3\n>>>>>>> b\n]",
      ["conflictMarker"]),
    Mistake("what is left of a conflict", "[\n1,\n‸=======\n2\n]", ["conflictMarker"]),
    Mistake(
      "special spaces", "{‸\u{A0}\"a\":‸\u{A0}1,\n‸\u{200B}\"b\": 2‸\u{2028}}",
      Array(repeating: "foreignSpace", count: 4)),
    Mistake("a fence of Markdown", "‸```json\n{ \"a\": 1 }\n‸```\n", ["unexpected", "textAfterEnd"]),
    Mistake("what was left out", "{\n  \"a\": 1,\n  ‸...\n}", ["unexpected"]),
    Mistake("code around the document", "‸module.exports = {\n  \"a\": 1\n}‸;\n", ["unexpected", "textAfterEnd"]),
    Mistake("two documents", "{ \"a\": 1 }\n‸{ \"b\": 2 }\n", ["textAfterEnd"]),
    Mistake(
      "signs around values", #"{ "a": ‸(1), "b": ‸<none>, "c": ‸@x, "d": "x" ‸+ "y", "e": "x"‸. }"#,
      Array(repeating: "unexpected", count: 5)),
    Mistake(
      "everything at once",
      """
      {
        "id": "custom.x",
        "version": ‸"1,
        "name": { "en": "Kites"‸, },
        ‸'icon': ‸wind‸
        "sections": [],‸,
        ‸showcase: "wide"‸
        "fields": [ { "key": "a"‸ "type": "text" }
      ‸}
      """,
      [
        "unterminatedString", "trailingComma", "singleQuotes", "unknownWord", "missingComma", "extraComma",
        "unquotedKey",
        "missingComma", "missingComma", "unclosed",
      ]),
  ]
}
