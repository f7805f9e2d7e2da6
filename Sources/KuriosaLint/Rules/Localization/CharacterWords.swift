import KuriosaJSON
import KuriosaSource
import KuriosaTemplates

/// What the rules about characters that nobody sees have in common: one finding for a string, at the first of them.
enum CharacterWords {
  /// `message` gets the name of the first character, and how many there are.
  static func report(
    _ fault: UnusualCharacter.Fault, _ facts: DocumentFacts, _ findings: inout Findings, message: (String) -> String
  ) {
    for string in facts.unusualStrings {
      let characters = string.characters.filter { $0.fault == fault }.map(\.character)
      guard let first = characters.first else { continue }
      let more = characters.count > 1 ? ", the first of \(characters.count) here," : ""
      findings.report(
        first.range, about: string.node, message(name(first.scalar) + more), fixes: fix(characters).map { [$0] } ?? [])
    }
  }

  /// The Unicode name and number: `ZERO WIDTH SPACE (U+200B)`.
  static func name(_ scalar: Unicode.Scalar) -> String {
    let known = InvisibleCharacterTable.find(scalar)
    let name = scalar.properties.name ?? known.flatMap { isName($0.name) ? $0.name : word($0.group) }
    return name.map { "\($0) (\(number(scalar)))" } ?? number(scalar)
  }

  /// Whether the table names this one character, and not a range of them.
  private static func isName(_ name: String) -> Bool { !name.contains { $0.isLowercase || $0 == "." } }

  static func number(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func word(_ group: InvisibleCharacter.Group) -> String {
    switch group {
    case .privateUse: "a private use character"
    case .noncharacter: "a noncharacter"
    case .control: "a control character"
    default: "an invisible character"
    }
  }

  /// Takes the characters out; spaces and line ends become an ordinary space. None where a visible one was lost, and
  /// none for more than anybody would look at.
  private static func fix(_ characters: [JSONScalar]) -> FixIt? {
    var edits: [Edit] = []
    guard characters.count <= 1000 else { return nil }
    for character in characters {
      switch InvisibleCharacterTable.find(character.scalar)?.group {
      case .replacement, .privateUse: return nil
      case .space, .lineBreak: edits.append(Edit(character.range, " "))
      case .control where ("\t"..."\r").contains(character.scalar): edits.append(Edit(character.range, " "))
      default: edits.append(.delete(character.range))
      }
    }
    let isSpace = edits.allSatisfy { $0.replacement == " " }
    let thing = characters.count == 1 ? "it" : "them"
    return FixIt(isSpace ? "write an ordinary space" : "remove \(thing)", isSafe: false, edits: edits)
  }
}
