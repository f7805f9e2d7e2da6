/// What the validators check, in Python. Each prints what is wrong.
enum ValidatorScript {
  /// A JSON document, read by the strict rules, that holds to a JSON Schema.
  static let jsonSchema = #"""
    import json, sys, jsonschema
    def refuse(constant): raise ValueError(constant)
    def unique(pairs):
        if len(dict(pairs)) != len(pairs): raise ValueError("a key twice")
        return dict(pairs)
    data = open(sys.argv[1], "rb").read().decode("utf-8", "strict")
    report = json.loads(data, parse_constant=refuse, object_pairs_hook=unique)
    schema = json.load(open(sys.argv[2], encoding="utf-8"))
    checker = jsonschema.validators.validator_for(schema)
    checker.check_schema(schema)
    for error in checker(schema).iter_errors(report): print(list(error.absolute_path), error.message)
    """#

  /// What GitHub code scanning asks of a SARIF report beyond its schema.
  static let codeScanning = #"""
    import json, re, sys
    report = json.load(open(sys.argv[1], encoding="utf-8"))
    def walk(node, path):
        if isinstance(node, dict):
            for key, value in node.items():
                if key in ("startLine", "startColumn", "endLine", "endColumn") and value < 1:
                    print(path, key, value)
                if key == "uri":
                    outside = value.startswith("file:///")
                    if not value or value.startswith("/") or "\\" in value or (":" in value and not outside):
                        print(path, "uri", repr(value))
                    if not re.fullmatch(r"[A-Za-z0-9._~/%:-]+", value) or "//" in value.replace("file:///", ""):
                        print(path, "uri", repr(value))
                walk(value, path + [key])
        if isinstance(node, list):
            for index, value in enumerate(node): walk(value, path + [index])
    walk(report, [])
    run, = report["runs"]
    if run["columnKind"] != "unicodeCodePoints": print("columnKind")
    rules = run["tool"]["driver"]["rules"]
    for rule in rules:
        for name in ("shortDescription", "fullDescription"):
            if not 1 <= len(rule[name]["text"]) <= 1024: print(rule["id"], name)
        if not rule["help"]["text"] or not rule["help"]["markdown"]: print(rule["id"], "help")
    prints = []
    for result in run["results"]:
        if "ruleIndex" in result and rules[result["ruleIndex"]]["id"] != result["ruleId"]: print("ruleIndex")
        if not result["message"]["text"]: print("message")
        if len(result["locations"]) != 1: print("locations")
        for place in result.get("relatedLocations", []):
            if not place["message"]["text"]: print("related message")
        for location in result["locations"]:
            region = location.get("physicalLocation", {}).get("region", {})
            start = region.get("startLine", 1), region.get("startColumn", 1)
            if (region.get("endLine", 1), region.get("endColumn", 1)) < start: print("region ends before it starts")
        prints += result["partialFingerprints"].values()
    if len(set(prints)) != len(prints): print("fingerprints are not unique")
    """#

  /// An XML 1.0 document that holds to an XML Schema.
  static let xmlSchema = #"""
    import sys
    from lxml import etree
    document = etree.parse(sys.argv[1], etree.XMLParser(resolve_entities=False))
    schema = etree.XMLSchema(etree.parse(sys.argv[2]))
    if not schema.validate(document): print(schema.error_log)
    """#

  /// An XML 1.0 document by another parser; the counts of its suites are right.
  static let junit = #"""
    import sys, xml.etree.ElementTree as tree
    root = tree.parse(sys.argv[1]).getroot()
    for number, suite in enumerate(root):
        if suite.get("id") != str(number): print("id", suite.get("name"))
        tests = suite.findall("testcase")
        counts = {"tests": len(tests), "failures": len(suite.findall("testcase/failure")),
                  "errors": len(suite.findall("testcase/error"))}
        for name, count in counts.items():
            if suite.get(name) != str(count): print(name, suite.get("name"))
        names = [test.get("name") for test in tests]
        if len(set(names)) != len(names): print("two tests of one name", names)
    if sum(1 for _ in root.iter("testcase")) == 0: print("no test")
    """#

  /// What GitLab asks of a code quality report.
  static let gitlab = #"""
    import json, sys
    report = json.load(open(sys.argv[1], encoding="utf-8"))
    severities = {"info", "minor", "major", "critical", "blocker"}
    for finding in report:
        if set(finding) != {"description", "check_name", "fingerprint", "severity", "location"}: print(finding)
        if finding["severity"] not in severities or not finding["description"]: print(finding)
        path, line = finding["location"]["path"], finding["location"]["lines"]["begin"]
        if not path or path.startswith("./") or line < 1: print(finding)
    prints = [finding["fingerprint"] for finding in report]
    if len(set(prints)) != len(prints): print("fingerprints are not unique")
    """#
}
