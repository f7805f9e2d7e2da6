import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// Reads a configuration with the parser of the templates, and with findings of the same quality.
public struct ConfigurationReader {
  let tree: JSONTree
  let path: FilePath
  private var findings: Findings
  private var configuration = Configuration()

  /// The configuration, and what is wrong with it, in the order of the reports. With an error among that nothing should
  /// be checked.
  public static func read(_ source: SourceText, path: FilePath) -> (Configuration, [Diagnostic]) {
    let tree = JSONTree(parsing: source)
    var reader = ConfigurationReader(tree: tree, path: path, findings: Findings(path: path, tree: tree, template: nil))
    reader.readSyntax(path)
    if tree.kind(.root) == .object {
      reader.readDocument()
    } else if tree.kind(.root) != .missing {
      reader.report(.configurationWrongType, .root, "a configuration is an object: { … }")
    }
    return (reader.configuration, reader.findings.takeInOrder())
  }

  private init(tree: JSONTree, path: FilePath, findings: Findings) {
    self.tree = tree
    self.path = path
    self.findings = findings
  }

  /// The rules about syntax, and the one about repeated keys, hold for a configuration as for a template.
  private mutating func readSyntax(_ path: FilePath) {
    if tree.faults.isEmpty, tree.flags.isDisjoint(with: .mayRepeatKeys), tree.source.byteOrderMarkLength == 0 { return }
    let facts = DocumentFacts(path: path, view: TemplateReader().read(tree), settings: LintSettings())
    for rule in Registry.syntax + [.duplicateKey] {
      guard case .document(let check) = rule.check else { continue }
      check(facts, &findings)
      findings.sign(rule.id, rule.severity)
    }
  }

  private mutating func readDocument() {
    for member in tree.members(of: .root) {
      switch ConfigurationKey(rawValue: tree.text(member.key)) {
      case .languages: configuration.languages = readLanguages(member.value)
      case .rules: configuration.levels = readLevels(member.value)
      case .exclude: configuration.exclude = readStrings(member.value, "exclude").map { Glob(tree.text($0)) }
      case .overrides: configuration.overrides = readOverrides(member.value)
      case .minimumIOS: configuration.minimumIOS = readVersion(member.value)
      case .allow: configuration.allow = readAllow(member.value)
      case .glossary: configuration.glossary = readGlossary(member.value)
      case nil: reportUnknown(member.key, ConfigurationKey.allCases.map(\.rawValue))
      }
    }
  }

  private mutating func readLanguages(_ list: NodeIndex) -> [String]? {
    let codes = readStrings(list, "languages")
    for code in codes {
      let text = tree.text(code)
      guard let fault = LanguageTag.check(tree.utf8(code)) else { continue }
      let question = fault.suggestion.map { "; did you mean \(Wording.quote($0))?" } ?? ""
      report(
        .configurationInvalidValue, code, "\(Wording.quote(text)) is no language code that readers know\(question)")
    }
    let languages = codes.map { tree.text($0) }
    if tree.kind(list) == .array, !languages.contains("en") {
      report(
        .configurationInvalidValue, list, "the languages need \"en\" among them, which is the fallback of all others")
    }
    return languages.isEmpty ? nil : languages
  }

  private mutating func readLevels(_ object: NodeIndex) -> [String: Severity?] {
    var levels: [String: Severity?] = [:]
    guard expect(.object, object, "rules", "an object of rule → level") else { return levels }
    for member in tree.members(of: object) {
      let name = tree.text(member.key)
      guard isRule(name, member.key), expect(.string, member.value, name, "a level") else { continue }
      switch tree.text(member.value) {
      case "off": levels.updateValue(nil, forKey: name)
      case let text:
        if let severity = Severity(rawValue: text) {
          levels[name] = severity
        } else {
          report(
            .configurationInvalidValue, member.value,
            "there is no level \(Wording.quote(text)); a rule can be off, note, warning or error")
        }
      }
    }
    return levels
  }

  mutating func isRule(_ name: String, _ node: NodeIndex) -> Bool {
    let known = Registry.rules.map(\.id) + RuleGroup.allCases.map(\.rawValue)
    if known.contains(name) { return true }
    let question = DidYouMean.closest(to: name, among: known).map { "; did you mean \(Wording.quote($0))?" } ?? ""
    report(.configurationUnknownName, node, "there is no rule or group \(Wording.quote(name))\(question)")
    return false
  }

  private mutating func readOverrides(_ object: NodeIndex) -> [Configuration.Override] {
    guard expect(.object, object, "overrides", "an object of file pattern → rules") else { return [] }
    return tree.members(of: object).map { member in
      Configuration.Override(files: Glob(tree.text(member.key)), levels: readLevels(member.value))
    }
  }

  private mutating func readVersion(_ node: NodeIndex) -> IOSVersion? {
    guard expect(.string, node, "minimumIOS", "a text such as \"17.0\"") else { return nil }
    if let version = IOSVersion(tree.utf8(node)) { return version }
    report(
      .configurationInvalidValue, node,
      "\(Wording.quote(tree.text(node))) is no version of iOS; write it as in \"17.0\"")
    return nil
  }

  private mutating func readGlossary(_ list: NodeIndex) -> Glossary {
    guard expect(.array, list, "glossary", "a list") else { return Glossary() }
    return Glossary(entries: tree.elements(of: list).compactMap { readGlossaryEntry($0) })
  }

  private mutating func readGlossaryEntry(_ object: NodeIndex) -> Glossary.Entry? {
    guard expect(.object, object, "an entry of the glossary", "an object") else { return nil }
    var entry = Glossary.Entry(term: "", language: nil, translations: [], reason: "")
    for member in tree.members(of: object) {
      let key = tree.text(member.key)
      switch key {
      case "term": entry.term = readString(member.value, key) ?? ""
      case "language": entry.language = readString(member.value, key)
      case "translations": entry.translations = readStrings(member.value, key).map { tree.text($0) }
      case "reason": entry.reason = readString(member.value, key) ?? ""
      default: reportUnknown(member.key, ["term", "language", "translations", "reason"])
      }
    }
    guard !tree.isDamaged(object) else { return nil }
    for (name, text) in [("term", entry.term), ("reason", entry.reason)] where text.isEmpty {
      reportMissing(name, object)
    }
    return entry
  }

  // MARK: Values

  mutating func readString(_ node: NodeIndex, _ name: String) -> String? {
    expect(.string, node, name, "a text") ? tree.text(node) : nil
  }

  mutating func readStrings(_ list: NodeIndex, _ name: String) -> [NodeIndex] {
    guard expect(.array, list, name, "a list of texts") else { return [] }
    return tree.elements(of: list).filter { expect(.string, $0, "an entry of \(name)", "a text") }
  }

  mutating func expect(
    _ kind: JSONNode.Kind, _ node: NodeIndex, _ name: @autoclosure () -> String, _ what: String
  ) -> Bool {
    if tree.kind(node) == kind { return !tree.isDamaged(node) || kind != .string }
    if tree.kind(node) != .missing { report(.configurationWrongType, node, "\(name()) must be \(what)") }
    return false
  }

  mutating func report(_ rule: Rule, _ node: NodeIndex, _ message: String) {
    findings.report(node, message)
    findings.sign(rule.id, rule.severity)
  }

  mutating func reportUnknown(_ key: NodeIndex, _ known: [String]) {
    let name = tree.text(key)
    let question = DidYouMean.closest(to: name, among: known).map { "; did you mean \(Wording.quote($0))?" }
    let end = question ?? "; the keys here are \(Wording.enumeration(known))"
    report(.configurationUnknownKey, key, "\(Wording.quote(name)) means nothing here and is ignored\(end)")
  }

  mutating func reportMissing(_ key: String, _ object: NodeIndex) {
    findings.report(missingIn: object, "this entry needs a \(Wording.quote(key)) that is not empty")
    findings.sign(Rule.configurationMissingKey.id, Rule.configurationMissingKey.severity)
  }
}

/// The keys of a configuration.
enum ConfigurationKey: String, CaseIterable {
  case languages, rules, exclude, overrides, minimumIOS, glossary, allow
}
