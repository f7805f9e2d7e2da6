import KuriosaSource
import KuriosaTemplates

/// Text from a template or a file name, made safe and visible for a terminal: what could move the cursor, change the
/// order of letters or stay unseen is written out, as `\u{202E}` or `\xFF`. All reports for people use this one way.
package enum TerminalEscaping {
  /// Whether a character is written out: controls, and all that nobody sees but the space and the no-break spaces.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x34E: return false
    case 0...0x9F: return true
    case 0xFFFD: return false
    default:
      guard let character = InvisibleCharacterTable.find(scalar) else { return false }
      return character.group != .space || character.level != .allowed
    }
  }

  /// `\n`, `\r` and `\t` as in JSON, all else as `\u{1B}`.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// A byte that is not part of valid UTF-8: `\xFF`.
  package static func escape(byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "\\x0" + digits : "\\x" + digits
  }
}

/// `text` in one line, with everything hidden written out.
package func visible(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if TerminalEscaping.isHidden(scalar) {
      result += TerminalEscaping.escape(scalar)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A path in one line, with everything hidden and every byte that is not UTF-8 written out.
package func visible(_ path: FilePath) -> String {
  visible(path.text)
}
