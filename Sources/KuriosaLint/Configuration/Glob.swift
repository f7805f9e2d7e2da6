import KuriosaSource

/// A pattern for paths: `*` is any text within one component, `?` any one byte of it, `**` any number of components. A
/// pattern without a slash matches the last component; one that names a folder matches all below it.
public struct Glob: Sendable, Hashable {
  public let text: String
  private let components: [[UInt8]]

  public init(_ text: String) {
    self.text = text
    var parts = text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
    if !text.utf8.dropLast().contains(UInt8(ascii: "/")) { parts.insert(Glob.anyNumber, at: 0) }
    components = parts
  }

  private static let anyNumber: [UInt8] = [UInt8(ascii: "*"), UInt8(ascii: "*")]

  /// Whether the path, or a folder that it lies in, matches.
  public func matches(_ path: FilePath) -> Bool {
    let parts = path.bytes.split(separator: UInt8(ascii: "/")).map(Array.init)
    return Self.matches(components[...], parts[...])
  }

  /// Follows all ways through the pattern at once, so that no pattern makes the time grow out of bounds.
  private static func matches(_ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>) -> Bool {
    var states: Set<Int> = [pattern.startIndex]
    for part in path {
      if states.contains(pattern.endIndex) { return true }
      var next: Set<Int> = []
      for state in closure(states, pattern) where state < pattern.endIndex {
        if pattern[state] == anyNumber {
          next.insert(state)
        } else if matches(pattern[state], part) {
          next.insert(state + 1)
        }
      }
      states = next
    }
    return closure(states, pattern).contains(pattern.endIndex)
  }

  /// The states that can be reached without a component: `**` may stand for none.
  private static func closure(_ states: Set<Int>, _ pattern: ArraySlice<[UInt8]>) -> Set<Int> {
    var result = states
    for state in states.sorted() {
      var state = state
      while state < pattern.endIndex, pattern[state] == anyNumber {
        state += 1
        result.insert(state)
      }
    }
    return result
  }

  /// One component against one component, with backtracking to the last star only.
  private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var (patternIndex, textIndex) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while textIndex < text.count {
      if patternIndex < pattern.count, pattern[patternIndex] == UInt8(ascii: "*") {
        star = (patternIndex, textIndex)
        patternIndex += 1
      } else if patternIndex < pattern.count,
        pattern[patternIndex] == UInt8(ascii: "?") || pattern[patternIndex] == text[textIndex]
      {
        patternIndex += 1
        textIndex += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        patternIndex = last.pattern + 1
        textIndex = last.text + 1
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
