import KuriosaCommandLine
import KuriosaSource
import Testing

/// One of the cases that are collected beside the package, with what it must give.
struct SharedCase: Sendable {
  /// The folder of all inputs, beside the package.
  static let inputs: FilePath = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(4)
    return FilePath(parts.joined(separator: "/") + "/../shared/cases/inputs")
  }()
  static let areThere = (try? FileStatus(of: inputs)) != nil

  /// The folder of its inputs.
  let name: String
  /// What it shows.
  let title: String
  /// Each finding as `file:line:column rule`; nil where only the status counts.
  let findings: [String]?
  let status: Int32
  /// Parts that the JSON report must have, such as an exact place.
  let parts: [String]

  init(_ name: String, _ title: String, _ findings: [String]?, status: Int32 = 1, parts: [String] = []) {
    self.name = name
    self.title = title
    self.findings = findings
    self.status = status
    self.parts = parts
  }

  /// Copies the inputs of a case into the folder `t`, or makes them by its script.
  static func prepare(_ name: String, in folder: TemporaryFolder) throws {
    let script = """
      mkdir -p "$2"
      if test -f "$1/setup.sh"; then sh "$1/setup.sh" "$2"; else cp -R "$1/." "$2"; fi && chmod -R u+w "$2"
      """
    try #require(folder.shell(script, inputs.appending(name.utf8), folder["t"]) == 0)
  }

  private static func start(_ offset: Int, _ line: Int, _ column: Int) -> String {
    "\"start\": {\"offset\": \(offset), \"line\": \(line), \"column\": \(column)}"
  }

  static let all: [SharedCase] = numbers + keys + encodings + syntax + positions + texts + graphs + outputs

  static let numbers = [
    SharedCase(
      "num-01", "too many digits are remarked on",
      ["kites-20digits.json:99:21 formulas/too-many-digits", "kites-2pow53.json:99:21 formulas/too-many-digits"],
      status: 0),
    SharedCase(
      "num-03", "no finite number, with either sign",
      ["kites-neg.json:99:21 formulas/number-out-of-range", "kites-pos.json:99:21 formulas/number-out-of-range"]),
    SharedCase("num-05", "every spelling of a number is fine", [], status: 0),
    SharedCase(
      "num-07", "a fraction as version is no syntax error",
      ["kites.json:3:14 document/invalid-version", "kites.json:34:18 fields/unknown-section"]),
  ]

  static let keys = [
    SharedCase(
      "dup-01", "a key twice", ["kites.json:8:5 document/duplicate-key"], parts: [start(156, 8, 5), "\"notes\": [{"]),
    SharedCase(
      "dup-03", "keys are compared unescaped", ["kites.json:8:5 document/duplicate-key"], parts: [start(156, 8, 5)]),
    SharedCase(
      "dup-05", "look-alikes are at most a warning",
      ["kites.json:76:17 options/look-alike-id", "kites.json:88:17 options/look-alike-id"], status: 0),
  ]

  static let encodings = [
    SharedCase(
      "enc-01", "bytes that are no UTF-8", ["cut.json:56:22 syntax/invalid-utf8", "ff.json:32:22 syntax/invalid-utf8"]),
    SharedCase(
      "enc-03", "a damaged key, and nothing is missing",
      ["ff-key.json:28:10 syntax/invalid-utf8", "lf-key.json:9:6 syntax/control-character"]),
    SharedCase(
      "enc-04", "a byte order mark is not counted in columns",
      [
        "kites-bom.json:1:1 syntax/byte-order-mark", "kites-bom.json:1:222 fields/unknown-section",
        "kites-nobom.json:1:222 fields/unknown-section",
      ], parts: [start(224, 1, 222), start(221, 1, 222)]),
    SharedCase(
      "enc-06", "bytes behind the end", ["t.json:1:1 syntax/byte-order-mark", "t.json:105:1 syntax/text-after-end"]),
    SharedCase(
      "enc-08", "half of a surrogate pair, at the escape",
      ["high.json:6:20 syntax/lone-surrogate", "low.json:6:12 syntax/lone-surrogate"], parts: [start(123, 6, 20)]),
    SharedCase(
      "enc-10", "a null, escaped, raw, and first of all",
      [
        "escaped.json:6:15 localization/forbidden-character", "first.json:1:1 syntax/control-character",
        "raw.json:6:15 syntax/control-character",
      ]),
  ]

  static let syntax = [
    SharedCase(
      "syn-01", "a trailing comma, at the comma",
      ["array.json:82:10 syntax/trailing-comma", "object.json:7:26 syntax/trailing-comma"], parts: [start(150, 7, 26)]),
    SharedCase(
      "syn-03", "no value at all",
      [
        "blank.json:1:1 syntax/no-value", "bom.json:1:1 syntax/byte-order-mark", "bom.json:1:1 syntax/no-value",
        "empty.json:1:1 syntax/no-value",
      ]),
    SharedCase(
      "syn-05", "six files, six findings",
      [
        "comment.json:9:19 syntax/comment", "dot.json:99:21 syntax/invalid-number", "nan.json:99:21 syntax/bare-word",
        "plus.json:99:21 syntax/invalid-number", "single.json:9:11 syntax/single-quotes",
        "zero.json:3:14 syntax/invalid-number",
      ]),
    SharedCase(
      "deep-01", "128 levels are the limit",
      ["nested-100.json:1:127 document/unknown-key"]
        + ["1000", "510", "511", "512", "513"].flatMap {
          ["nested-\($0).json:1:127 document/unknown-key", "nested-\($0).json:1:258 syntax/too-deep"]
        }),
  ]

  static let positions = [
    SharedCase(
      "pos-01", "emoji and ideographs in front", ["kites.json:1:235 fields/unknown-section"],
      parts: [start(244, 1, 235)]),
    SharedCase(
      "pos-03", "CRLF ends one line",
      ["kites-crlf.json:34:18 fields/unknown-section", "kites-lf.json:34:18 fields/unknown-section"],
      parts: [start(614, 34, 18)]),
    SharedCase(
      "pos-05", "a family emoji in front",
      ["kites.json:1:78 localization/not-nfc", "kites.json:1:239 fields/unknown-section"], parts: [start(252, 1, 239)]),
    SharedCase(
      "pos-07", "pointers are escaped",
      [
        "kites.json:10:3 document/unknown-key", "kites.json:11:3 document/unknown-key",
        "kites.json:12:3 document/unknown-key",
      ],
      status: 0, parts: ["\"/brand~1model\"", "\"/x~0y\"", "\"/a~01b\""]),
  ]

  static let texts = [
    SharedCase(
      "text-01", "directions of writing, raw and escaped",
      [
        "kites.json:6:15 localization/bidirectional-override", "kites.json:8:21 localization/unbalanced-bidirectional",
        "kites.json:33:19 localization/bidirectional-override",
      ]),
    SharedCase(
      "text-03", "language codes",
      ["kites.json:5:5 localization/missing-english"]
        + (7...11).map { "kites.json:\($0):5 localization/invalid-language-tag" }
        + ["kites.json:13:5 document/look-alike-key"]),
  ]

  static let graphs = [
    SharedCase(
      "graph-03", "all 60 levels, at once",
      ["kites.json:19:13 sections/unused"]
        + (0..<60).map { "kites.json:\(35 + 16 * $0):5 privacy/missing-sensitive" })
  ]

  static let outputs = [
    SharedCase("out-03", "256 errors are the status of one", nil, parts: ["\"errors\": 256"]),
    SharedCase(
      "out-13", "there is no cache to be stale", ["kites.json:34:18 fields/unknown-section"]),
  ]
}
