/// The subtags that language tags are made of. Subtags are compared exactly, in their usual case: `de`, `Hans`, `BR`.
package enum LanguageTable {
  /// The English name of a language: `German` for `de`; nil for what is no language.
  package static func englishName(ofLanguage subtag: some Collection<UInt8>) -> String? {
    languages.record(subtag)?.text(1)
  }

  /// The script a language is usually written in: `Latn` for `de`; nil if unknown.
  package static func likelyScript(ofLanguage subtag: some Collection<UInt8>) -> String? {
    languages.record(subtag)?.text(3)
  }

  static func language(_ subtag: some Collection<UInt8>) -> Language? {
    languages.record(subtag).map(Language.init)
  }

  /// Whether the tag is a language of two letters that is in use, without anything else: nearly every tag is.
  static func isShortLanguage(_ tag: some Collection<UInt8>) -> Bool {
    tag.withSpan { tag in
      tag.count == 2 && LanguageCode(tag[0], tag[1]).map(isInUse) ?? false
    }
  }

  /// The same for a code of two small letters.
  static func isInUse(_ code: LanguageCode) -> Bool {
    let (first, second) = (UInt8(truncatingIfNeeded: code.value), UInt8(truncatingIfNeeded: code.value >> 8))
    return shortLanguages[Int(first - UInt8(ascii: "a")) * 27 + Int(second - UInt8(ascii: "a"))] == second
  }

  static func isScript(_ subtag: [UInt8]) -> Bool {
    let privateUse = subtag.starts(with: "Qa".utf8) && !subtag.lexicographicallyPrecedes("Qaaa".utf8)
    return scripts.record(subtag) != nil || privateUse && !"Qabx".utf8.lexicographicallyPrecedes(subtag)
  }

  /// What to use instead of a region, `-` if there is nothing, "" if the region is in use; nil for what is no region.
  static func replacement(ofRegion subtag: [UInt8]) -> String? {
    if let record = regions.record(subtag) { return record.text(2) ?? "" }
    guard subtag.count == 2, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(subtag[1]) else { return nil }
    let isPrivateUse =
      subtag[0] == UInt8(ascii: "X") || subtag[0] == UInt8(ascii: "Q") && subtag[1] >= UInt8(ascii: "M")
    return isPrivateUse ? "" : nil
  }

  /// The language that is meant by a longer code, a country code, or an English name.
  static func language(meantBy text: [UInt8]) -> String? {
    if let alias = languageAliases.record(text) { return alias.text(1) }
    return languagesByName[text.map { $0 | 0x20 }]
  }

  /// The region that is meant by a code that is no region.
  static func region(meantBy code: [UInt8]) -> String? {
    regionAliases.record(code)?.text(1)
  }

  /// One language subtag.
  struct Language {
    fileprivate let record: StaticTable.Record

    /// Whether it is a language, and not replaced by another subtag.
    var isCurrent: Bool { record[4].isEmpty && !isSpecial }
    /// Whether it stands for no language, several, or an unknown one.
    var isSpecial: Bool { !record[5].isEmpty }
    /// The subtag to use instead, `-` if there is none; nil if the language is in use.
    var replacement: String? { record.text(4) }
    /// The script that is understood, and so not written.
    var suppressedScript: String? { record.text(2) }
  }

  /// The languages in use by their English names, each byte in lower case.
  private static let languagesByName = Dictionary(
    languages.records.filter { Language(record: $0).isCurrent }.map { record in
      (record[1].map { $0 | 0x20 }, String(decoding: record[0], as: UTF8.self))
    }, uniquingKeysWith: { first, _ in first })

  private static let shortLanguages = StaticBytes(shortLanguageData)
  private static let languages = StaticTable(languageData)
  private static let scripts = StaticTable(scriptData)
  private static let regions = StaticTable(regionData)
  private static let languageAliases = StaticTable(languageAliasData)
  private static let regionAliases = StaticTable(regionAliasData)
}
