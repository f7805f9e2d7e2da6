import KuriosaSource
import KuriosaTemplates

/// Where a new template goes, and what it is called there.
struct NewTarget {
  let path: FilePath
  /// It goes to standard output; `path` is where it would lie.
  let isPrinted: Bool
  let kind: NewTemplate.Kind
  /// The name as people see it.
  let title: String

  init(_ invocation: Invocation) throws(CommandFailure) {
    let name = try Self.name(invocation)
    let word = Self.word(for: name)
    let fileName = ContiguousArray("\(word).json".utf8)
    let output = invocation.path(NewOptions.output)
    isPrinted = output == FilePath("-")
    switch output {
    case nil, FilePath("-"): path = FilePath(fileName)
    case let given?: path = Self.isFolder(given) ? given.appending(fileName) : given
    }
    title = Self.title(of: name)
    if TemplateFolder.isCatalog(path.folder) {
      kind = .builtIn(name: try Self.builtInName(of: path))
    } else {
      kind = .custom(uuid: Self.freshUUID())
    }
  }

  /// The operand, without what an id begins with.
  private static func name(_ invocation: Invocation) throws(CommandFailure) -> String {
    guard let operand = invocation.operands.first else { throw .usage("name the new template, such as 'Kites'") }
    if invocation.operands.count > 1 { throw .usage("one name at a time; put quotes around one of several words") }
    guard let name = String(validating: operand.bytes, as: UTF8.self) else { throw .usage("the name is not UTF-8") }
    let isID = name.hasPrefix(BuiltinTemplate.idPrefix)
    let bare = isID ? String(name.dropFirst(BuiltinTemplate.idPrefix.count)) : name
    if !bare.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) { throw .usage("the name is empty") }
    return bare
  }

  /// What the file is called after a name. One without a letter of ASCII gives no word.
  private static func word(for name: String) -> String {
    let word = KeyDerivation.key(from: name, taken: [])
    return word.hasPrefix("field_") && word.dropFirst("field".count).allSatisfy { $0 == "_" } ? "template" : word
  }

  private static func isFolder(_ path: FilePath) -> Bool {
    path.bytes.last == UInt8(ascii: "/") || (try? FileStatus(of: path))?.kind == .folder
  }

  /// "A built-in lies in `<name>.json`": the file's name decides.
  private static func builtInName(of path: FilePath) throws(CommandFailure) -> String {
    let name = path.lastComponent.text
    let word = String(name.dropLast(".json".count))
    guard name.hasSuffix(".json"), KeyDerivation.key(from: word, taken: []) == word else {
      throw CommandFailure(
        "\(path.text): a built-in template lies in a file such as kite.json: small letters, digits, _")
    }
    return word
  }

  /// `trading_card` is shown as "Trading card"; whatever else stays as it is written.
  private static func title(of name: String) -> String {
    let isWord = name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
    guard isWord else { return name }
    let words = name.split(separator: "_").joined(separator: " ")
    return words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A random UUID (version 4) in lower case.
  private static func freshUUID() -> String {
    var random = SystemRandomNumberGenerator()
    var bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    var text = ""
    for (index, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(index) { text += "-" }
      text += (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
    return text
  }
}
