import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// A string, be it a text, an id or a key, that holds characters which are not seen or are no text.
public struct UnusualString: Sendable {
  public let node: NodeIndex
  /// In the order of the text, at least one.
  public let characters: [UnusualCharacter]
}

/// A character that is at fault where it stands.
public struct UnusualCharacter: Sendable {
  public enum Fault: Sendable, Hashable {
    /// U+202D or U+202E, or what ends one.
    case override
    /// Opens a stretch that nothing ends, or ends one that nothing opened.
    case unbalanced
    /// Of the level error, without a reason in the text around it.
    case forbidden
    /// Of the level warning, without a reason in the text around it.
    case discouraged
  }

  public let fault: Fault
  public let character: JSONScalar

  public init(_ fault: Fault, _ character: JSONScalar) {
    self.fault = fault
    self.character = character
  }
}

/// Looks for unusual characters in all strings and keys of a document, also in those the format does not know.
enum CharacterScanner {
  /// The strings that hold some, in the order of the document. Texts without anything to see are left out: that is
  /// their fault already.
  ///
  /// - Parameter ordinary: strings that are known to hold none.
  static func unusualStrings(
    _ view: TemplateView, _ texts: ContiguousArray<UnusualText>, ordinary: NodeSet
  ) -> [UnusualString] {
    let tree = view.tree
    guard !tree.flags.isDisjoint(with: [.beyondLatin, .escaped]) else { return [] }
    var suspects: [NodeIndex] = []
    tree.withWindow { window in
      for index in 0..<UInt32(truncatingIfNeeded: tree.nodes.count) {
        // Most nodes end here.
        if window[index].flags.isDisjoint(with: [.beyondLatin, .escaped]) { continue }
        if isSuspect(NodeIndex(index), tree, ordinary) { suspects.append(NodeIndex(index)) }
      }
    }
    return suspects.isEmpty ? [] : judge(suspects, view, texts)
  }

  @inline(never)
  private static func isSuspect(_ node: NodeIndex, _ tree: JSONTree, _ ordinary: NodeSet) -> Bool {
    guard tree.kind(node) == .string, !tree.isDamaged(node), !ordinary.contains(node) else { return false }
    if areBytesOrdinary(tree.rawContent(node), tree.source) { return false }
    for character in tree.scalars(of: node) {
      let scalar = character.scalar
      // Printable ASCII first: it is nearly everything.
      if scalar.value &- 0x20 < 0x5F || InvisibleCharacterTable.isOrdinary(scalar) || isAlwaysFine(scalar) { continue }
      if InvisibleCharacterTable.find(scalar) != nil { return true }
    }
    return false
  }

  /// Whether a code point is never at fault, though the table knows it: the no-break spaces and two selectors of variants.
  static func isAlwaysFine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{A0}", "\u{202F}", "\u{FE0E}", "\u{FE0F}": true
    default: false
    }
  }

  /// Whether already the first bytes of all code points, and the escapes, tell that they are ordinary.
  static func areBytesOrdinary(_ range: ByteRange, _ source: SourceText) -> Bool {
    var offset = range.start
    while offset < range.end {
      switch source[offset] {
      case UInt8(ascii: "\\"):
        guard let length = ordinaryEscape(source, offset, range.end) else { return false }
        offset += length
      case 0x20...0x7E: offset += 1
      // U+00C0 to U+033F, U+0380 to U+05FF, U+0620 to U+07FF.
      case 0xC3...0xCC, 0xCE...0xD7, 0xD9...0xDF: offset += 2
      case 0xD8 where source[offset + 1] >= 0xA0: offset += 2
      // U+2010 to U+2027 (dashes, quotation marks, dots); U+20C0 to U+27FF (currencies, arrows, signs).
      case 0xE2:
        let (second, third) = (source[offset + 1], source[offset + 2])
        guard second == 0x80 && 0x90...0xA7 ~= third || 0x83...0x9F ~= second else { return false }
        offset += 3
      // U+3001 to U+30FF, U+4000 to U+CFFF.
      case 0xE3 where 0x81...0x83 ~= source[offset + 1], 0xE4...0xEC: offset += 3
      case 0xE3 where source[offset + 1] == 0x80 && source[offset + 2] > 0x80: offset += 3
      default: return false
      }
    }
    return true
  }

  /// The bytes of an escape whose code point is ordinary; nil for any other.
  @inline(__always)
  private static func ordinaryEscape(_ source: SourceText, _ offset: Int, _ end: Int) -> Int? {
    if let scalar = JSONEscape.plainUnicode(source, at: offset, end: end) {
      return InvisibleCharacterTable.isOrdinary(scalar) ? 6 : nil
    }
    switch source[offset + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return 2
    default: return nil
    }
  }

  private static func judge(
    _ suspects: [NodeIndex], _ view: TemplateView, _ texts: ContiguousArray<UnusualText>
  ) -> [UnusualString] {
    let blank = Set(texts.lazy.filter { $0.traits == .blank }.map { view.translations[$0.translation].value })
    let localized = Set(view.translations.lazy.map(\.value))
    return suspects.compactMap { node in
      guard !blank.contains(node) else { return nil }
      let context = CharacterContext(
        Array(view.tree.scalars(of: node)), isText: localized.contains(node),
        isRightToLeft: isRightToLeft(node, view.tree))
      let found = context.unusualCharacters
      return found.isEmpty ? nil : UnusualString(node: node, characters: found)
    }
  }

  /// Whether a string is the text of a language that is written from right to left.
  private static func isRightToLeft(_ node: NodeIndex, _ tree: JSONTree) -> Bool {
    guard node > .root else { return false }
    let key = NodeIndex(node.value - 1)
    guard tree[key].flags.contains(.key) else { return false }
    let language = tree.utf8(key).split(separator: UInt8(ascii: "-")).first ?? []
    switch LanguageTable.likelyScript(ofLanguage: language) {
    case "Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg": return true
    default: return false
    }
  }
}
