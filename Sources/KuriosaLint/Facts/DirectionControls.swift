import KuriosaJSON

/// The characters of one text that open and end stretches of another direction, matched as the Unicode Bidirectional
/// Algorithm does it (UAX #9, BD8 to BD13).
struct DirectionControls {
  /// Positions of overrides, and of what ends each.
  private(set) var overrides: Set<Int> = []
  /// Positions of controls without their counterpart.
  private(set) var unbalanced: Set<Int> = []
  /// What is open: positions, innermost last.
  private var open: [(position: Int, opener: Unicode.Scalar)] = []
  private var openIsolates = 0

  init(_ characters: [JSONScalar]) {
    for (position, character) in characters.enumerated() {
      let scalar = character.scalar
      switch scalar {
      case "\u{202D}", "\u{202E}":
        overrides.insert(position)
        open.append((position, scalar))
      case "\u{202A}", "\u{202B}": open.append((position, scalar))
      case "\u{2066}"..."\u{2068}":
        openIsolates += 1
        open.append((position, scalar))
      case "\u{202C}": endEmbedding(position)
      case "\u{2069}": endIsolate(position)
      default: break
      }
    }
    for (position, opener) in open where !Self.isOverride(opener) { unbalanced.insert(position) }
  }

  /// U+202C ends the innermost embedding or override, but none outside the isolate it stands in.
  private mutating func endEmbedding(_ position: Int) {
    guard let last = open.last, !Self.isIsolate(last.opener) else {
      unbalanced.insert(position)
      return
    }
    open.removeLast()
    if Self.isOverride(last.opener) { overrides.insert(position) }
  }

  /// U+2069 ends the innermost isolate, and with it every embedding that was opened in it.
  private mutating func endIsolate(_ position: Int) {
    guard openIsolates > 0, let start = open.lastIndex(where: { Self.isIsolate($0.opener) }) else {
      unbalanced.insert(position)
      return
    }
    for (position, opener) in open[(start + 1)...] where !Self.isOverride(opener) { unbalanced.insert(position) }
    open.removeSubrange(start...)
    openIsolates -= 1
  }

  private static func isOverride(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{202D}" || scalar == "\u{202E}" }

  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool { ("\u{2066}"..."\u{2068}").contains(scalar) }
}
