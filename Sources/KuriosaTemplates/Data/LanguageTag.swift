/// What is wrong with a language tag.
package struct LanguageTagFault: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Not of the form language, script, region with `-` between them.
    case malformed
    /// The first part is no language.
    case unknownLanguage
    /// The part of four letters is no script.
    case unknownScript
    /// The part of two letters or three digits is no region.
    case unknownRegion
    /// A part was replaced by another one, or withdrawn.
    case deprecated
    /// Right but for its case; readers that compare exactly miss it.
    case wrongCase
    /// The script is the one that goes without saying.
    case superfluousScript
  }

  package let kind: Kind
  /// The part that is wrong, as it is written; the whole tag if it is malformed.
  package let subtag: String
  /// The whole tag as it should be written, if that is known.
  package let suggestion: String?
}

/// Language tags: "object of language code → text". A tag that no reader could match is a fault.
package enum LanguageTag {
  /// What is wrong with the tag in these UTF-8 bytes; nil if nothing is. Of several faults the gravest is told, and the
  /// suggestion mends all of them. Variants and extensions (`ca-valencia`, `de-x-mine`) need only be well-formed.
  package static func check(_ tag: some Collection<UInt8>) -> LanguageTagFault? {
    if LanguageTable.isShortLanguage(tag) { return nil }
    var reader = LanguageTagReader(tag)
    reader.read()
    return reader.fault
  }

  /// Whether nothing is wrong with a code of two small letters.
  package static func isSound(_ code: LanguageCode) -> Bool { LanguageTable.isInUse(code) }
}

/// Reads the parts of one tag from left to right, and writes down how each should be.
private struct LanguageTagReader {
  private let tag: [UInt8]
  private var rest: ArraySlice<[UInt8]>
  private var language: LanguageTable.Language?
  private var parts = (language: "", script: "", region: "", others: [String]())
  private var worst: (kind: LanguageTagFault.Kind, subtag: String)?
  private var isMendable = true

  init(_ tag: some Collection<UInt8>) {
    self.tag = Array(tag)
    let separated = self.tag.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 <= 0x20 }
    rest = separated.map(Array.init)[...]
  }

  /// The gravest fault, once everything is read.
  var fault: LanguageTagFault? {
    guard let worst else { return nil }
    return LanguageTagFault(kind: worst.kind, subtag: worst.subtag, suggestion: isMendable ? written : nil)
  }

  private var written: String {
    ([parts.language, parts.script, parts.region] + parts.others).filter { !$0.isEmpty }.joined(separator: "-")
  }

  mutating func read() {
    guard !rest.isEmpty, rest.allSatisfy({ $0.count <= 8 || $0 == rest.first }), tag.allSatisfy(isPlain) else {
      return note(.malformed, tag, mendable: false)
    }
    readLanguage(rest.removeFirst())
    readExtendedLanguage()
    readScript()
    readRegion()
    readMisplacedScript()
    readOthers()
    leaveOutScript()
    let separators = tag.filter { $0 == UInt8(ascii: "-") }.count
    if tag.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "_") }) || separators != writtenParts - 1 {
      note(.malformed, tag)
    }
  }

  private mutating func readLanguage(_ subtag: [UInt8]) {
    let code = subtag.map(lowercased)
    language = LanguageTable.language(code)
    if let language, !language.isSpecial {
      if let replacement = language.replacement {
        note(.deprecated, subtag, mendable: replacement != "-")
        parts.language = replacement
        self.language = LanguageTable.language(replacement.utf8)
      } else {
        if code != subtag { note(.wrongCase, subtag) }
        parts.language = text(code)
      }
    } else {
      let meant = LanguageTable.language(meantBy: code)
      note(.unknownLanguage, subtag, mendable: meant != nil)
      parts.language = meant ?? ""
      language = meant.flatMap { LanguageTable.language($0.utf8) }
    }
  }

  /// `zh-yue`: the second part alone is the tag to use.
  private mutating func readExtendedLanguage() {
    guard let subtag = rest.first, subtag.count == 3, subtag.allSatisfy(isLetter) else { return }
    let code = subtag.map(lowercased)
    if parts.language == "zh", let script = ["chs": "Hans", "cht": "Hant"][text(code)] {
      note(.unknownScript, subtag)
      parts.script = script
    } else if LanguageTable.region(meantBy: subtag.map(uppercased)) != nil {
      return
    } else {
      let meant = LanguageTable.language(code)?.isCurrent == true ? text(code) : LanguageTable.language(meantBy: code)
      note(meant == nil ? .malformed : .deprecated, meant == nil ? tag : subtag, mendable: meant != nil)
      parts.language = meant ?? ""
      language = meant.flatMap { LanguageTable.language($0.utf8) }
    }
    rest.removeFirst()
  }

  private mutating func readScript() {
    guard parts.script.isEmpty, let subtag = rest.first, subtag.count == 4, subtag.allSatisfy(isLetter) else { return }
    rest.removeFirst()
    let code = [uppercased(subtag[0])] + subtag.dropFirst().map(lowercased)
    if !LanguageTable.isScript(code) {
      note(.unknownScript, subtag, mendable: false)
    } else if code != subtag {
      note(.wrongCase, subtag)
    }
    parts.script = text(code)
  }

  private mutating func readRegion() {
    guard let subtag = rest.first, isRegion(subtag) else { return }
    rest.removeFirst()
    let code = subtag.map(uppercased)
    parts.region = text(code)
    switch LanguageTable.replacement(ofRegion: code) {
    case "":
      if code != subtag { note(.wrongCase, subtag) }
    case let replacement?:
      note(.deprecated, subtag, mendable: replacement != "-")
      parts.region = replacement
    case nil:
      let meant = LanguageTable.region(meantBy: code)
      note(.unknownRegion, subtag, mendable: meant != nil)
      parts.region = meant ?? ""
    }
  }

  /// `zh-TW-Hant`: the script belongs in front of the region.
  private mutating func readMisplacedScript() {
    guard parts.script.isEmpty, let subtag = rest.first, subtag.count == 4, subtag.allSatisfy(isLetter) else { return }
    note(.malformed, tag)
    readScript()
  }

  /// Variants, extensions and private use: only their form is looked at.
  private mutating func readOthers() {
    var isExtended = false
    while let subtag = rest.popFirst() {
      let isVariant = subtag.count >= 5 || subtag.count == 4 && isDigit(subtag[0])
      let startsExtension = subtag.count == 1 && rest.first != nil
      if !isExtended && !isVariant && !startsExtension { note(.malformed, tag, mendable: false) }
      isExtended = isExtended || startsExtension
      let code = subtag.map(lowercased)
      if code != subtag { note(.wrongCase, subtag) }
      parts.others.append(text(code))
    }
  }

  private mutating func leaveOutScript() {
    guard !parts.script.isEmpty, language?.suppressedScript == parts.script else { return }
    note(.superfluousScript, Array(parts.script.utf8))
    parts.script = ""
  }

  /// Parts that the tag was separated into.
  private var writtenParts: Int {
    tag.split(separator: UInt8(ascii: "-")).count
  }

  private mutating func note(_ kind: LanguageTagFault.Kind, _ subtag: [UInt8], mendable: Bool = true) {
    isMendable = isMendable && mendable
    if let worst, gravity(worst.kind) >= gravity(kind) { return }
    worst = (kind, text(subtag))
  }

  private func isRegion(_ subtag: [UInt8]) -> Bool {
    switch subtag.count {
    case 2: subtag.allSatisfy(isLetter)
    case 3: subtag.allSatisfy(isDigit) || subtag.allSatisfy(isLetter)
    default: false
    }
  }
}

private func gravity(_ kind: LanguageTagFault.Kind) -> Int {
  switch kind {
  case .malformed: 4
  case .unknownLanguage, .unknownScript, .unknownRegion: 3
  case .deprecated: 2
  case .wrongCase: 1
  case .superfluousScript: 0
  }
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

/// Whether a byte can be in a tag, at worst as a wrong separator.
private func isPlain(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte <= 0x20
}

private func lowercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }

private func uppercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte & ~0x20 : byte }
