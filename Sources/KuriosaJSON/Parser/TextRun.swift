import KuriosaSource

/// Members like `"en": "Essentials"` that follow each other: most of what a template is made of. Read in a loop of their
/// own, which leaves everything else to `SoundParser`.
///
/// A processor reads ahead only as far as it knows where the next member begins. So the loop takes for granted, and then
/// checks, that all members are written like the first one, with as much white space between them.
struct TextRun {
  /// At the next member, or behind the last value.
  private(set) var cursor: Cursor
  private(set) var keys = KeySet()
  /// How many nodes there are.
  private(set) var count: Int
  /// Those of all nodes of the run; `mayRepeatKeys` is one of the object.
  private(set) var flags = JSONNode.Flags.key
  /// Whether the cursor stands behind a value that no comma follows.
  private(set) var isBehindValue = false

  /// A run that begins at the cursor, in a new object, where `count` nodes come before it.
  @inline(__always)
  init(_ cursor: Cursor, _ count: Int) {
    self.cursor = cursor
    self.count = count
  }

  /// The run with all its members, as far as there is room; what can't be read is left where it is.
  @inline(never)
  func read(from start: Cursor, into nodes: UnsafeMutablePointer<JSONNode>, _ capacity: Int) -> TextRun {
    var run = self
    if cursor[5] == UInt8(ascii: " ") {
      unsafe run.readAll(.spaced, from: start, into: nodes, capacity)
    } else {
      unsafe run.readAll(.tight, from: start, into: nodes, capacity)
    }
    return run
  }

  @inline(__always)
  private mutating func readAll(
    _ frame: ShortKeyFrame, from start: Cursor, into nodes: UnsafeMutablePointer<JSONNode>, _ capacity: Int
  ) {
    var gap = 0
    while count &+ 2 <= capacity, cursor.startsWithKeyOfTwoLetters(frame) {
      let key = cursor
      let value = key + frame.length
      var end = value + 1
      var flags = JSONNode.Flags()
      guard end.passText(&flags, isValue: true) else { return }
      self.flags.formUnion(flags)
      if keys.mayContainAfterInsert(length: 2, firstByte: key[1], lastByte: key[2]) {
        self.flags.formUnion(.mayRepeatKeys)
      }
      unsafe (nodes + count).initialize(to: JSONNode(.string, .key, key, key + 4, start, next: count &+ 2))
      unsafe (nodes + count + 1).initialize(to: JSONNode(.string, flags, value, end, start, next: count &+ 2))
      count &+= 2
      guard end.byte == UInt8(ascii: ",") else {
        cursor = end
        isBehindValue = true
        return
      }
      let space = (end + 1).sixteenBytes.nonWhiteSpaces.first
      if space < 16, space &+ 1 == gap {
        cursor = end + gap
      } else {
        cursor = end + 1
        cursor.skipSpace()
        gap = cursor - end
      }
    }
  }
}
