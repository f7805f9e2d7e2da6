import KuriosaJSON
import KuriosaSource

/// Reads the entries of localized texts: most of what a template is made of.
extension TemplateView {
  /// The range of the entries of the text at `node` in `translations`, and the index of the English one.
  ///
  /// - Parameter name: the key that the text belongs to.
  mutating func readTranslations(
    _ node: NodeIndex, _ name: @autoclosure () -> String, _ window: TreeWindow
  ) -> (entries: Range<Int>, english: Int?) {
    let first = usedTranslations
    // Nearly every text has the languages of the one before it, in the same order.
    if let model = texts.last?.translations {
      takeTranslations(model.count)
      let isSame = unsafe translations.withUnsafeMutableBufferPointer { entries in
        unsafe Self.readTranslations(
          node, window, into: entries.baseAddress! + first, like: model, of: entries.baseAddress!)
      }
      if isSame { return (first..<usedTranslations, texts.last?.english.map { $0 - model.lowerBound + first }) }
      usedTranslations = first
    }
    return readOddTranslations(node, name())
  }

  /// Reads the members of `node` if they are strings in the languages of `model`, a range of `all`, in the same order;
  /// false if not.
  @inline(__always)
  private static func readTranslations(
    _ node: NodeIndex, _ window: TreeWindow, into entries: UnsafeMutablePointer<TranslationPart>,
    like model: Range<Int>, of all: UnsafeMutablePointer<TranslationPart>
  ) -> Bool {
    var index = node.value &+ 1
    let end = window[node].next
    for position in 0..<model.count {
      guard index < end else { return false }
      let member = window[index]
      let letters = unsafe all[model.lowerBound &+ position].letters
      guard member.end &- member.start == 4, member.flags.isDisjoint(with: [.bare, .escaped]),
        letters != LanguageCode.none, window.twoBytes(at: member.start &+ 1) == letters,
        window[index &+ 1].kind == .string
      else { return false }
      unsafe entries[position] = TranslationPart(
        key: NodeIndex(index), value: NodeIndex(index &+ 1), letters: letters)
      index = member.next
    }
    return index == end
  }

  /// Reads any text; notes its languages and the values that are no strings.
  @inline(never)
  private mutating func readOddTranslations(_ node: NodeIndex, _ name: String) -> (entries: Range<Int>, english: Int?) {
    let first = usedTranslations
    for member in tree.members(of: node) {
      expect(.string, .text, member.value, name)
      let language = language(member.key)
      if let language, !languages.contains(language) { languages.append(language) }
      if language == nil { hasOtherLanguageTags = true }
      takeTranslations(1)
      translations[usedTranslations - 1] = TranslationPart(
        key: member.key, value: member.value, letters: language?.value ?? LanguageCode.none)
    }
    let entries = first..<usedTranslations
    return (entries, entries.first { translations[$0].letters == LanguageCode.english.value })
  }

  /// The language code that a key spells, also with escapes; nil where it is not two small ASCII letters.
  private func language(_ key: NodeIndex) -> LanguageCode? {
    let node = tree[key]
    if node.flags.contains(.escaped) { return escapedLanguage(key) }
    guard node.end - node.start == 4, !node.flags.contains(.bare) else { return nil }
    let first = Int(node.start) + 1
    return LanguageCode(tree.source[first], tree.source[first + 1])
  }

  private func escapedLanguage(_ key: NodeIndex) -> LanguageCode? {
    var scalars = tree.scalars(of: key)
    guard let first = scalars.next()?.scalar, let second = scalars.next()?.scalar, scalars.next() == nil,
      first.isASCII, second.isASCII
    else { return nil }
    return LanguageCode(UInt8(first.value), UInt8(second.value))
  }

  /// Room for the entries of one text.
  @inline(__always)
  private mutating func takeTranslations(_ count: Int) {
    usedTranslations += count
    while usedTranslations > translations.count {
      translations.append(contentsOf: repeatElement(.empty, count: translations.count))
    }
  }
}
