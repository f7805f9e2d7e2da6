import KuriosaSource

/// Reads documents without a fault, which nearly all are, in one loop whose state lies in registers. It gives up at the
/// first byte that needs a closer look; then `JSONParser` starts over. Both make the same tree of the same text.
struct SoundParser {
  /// How many containers may be open. No template has a third as many; more would not lie on the stack.
  private static let maximumDepth = 31

  /// A container that is open around the innermost one.
  private struct OuterContainer {
    let node: Int
    let isObject: Bool
    let keys: KeySet
  }

  /// The nodes of a document and their flags together; nil where it is not sound.
  static func parse(_ source: SourceText) -> (nodes: ContiguousArray<JSONNode>, flags: JSONNode.Flags)? {
    guard source.count < Int(UInt32.max) else { return nil }
    // Nearly every document has fewer nodes than the first; none has more than the second.
    for capacity in [source.count / 6 + 16, source.count / 2 + 16] {
      var flags: JSONNode.Flags?
      let nodes = unsafe ContiguousArray<JSONNode>(room: capacity) { buffer in
        let found = unsafe source.withPaddedBytes { bytes in
          unsafe parse(Cursor(bytes.baseAddress!), source.count, into: buffer.baseAddress!, capacity)
        }
        flags = found.flags
        return found.count
      }
      if let flags { return (nodes, flags) }
      if nodes.count < capacity { return nil }
    }
    return nil
  }

  /// Fills `nodes`. Without flags where it gave up; with as many nodes as there is room for where that was the reason.
  private static func parse(
    _ start: Cursor, _ length: Int, into nodes: UnsafeMutablePointer<JSONNode>, _ capacity: Int
  ) -> (count: Int, flags: JSONNode.Flags?) {
    unsafe withUnsafeTemporaryAllocation(of: OuterContainer.self, capacity: maximumDepth) { stack in
      let stack = stack.baseAddress!
      var cursor = start
      var count = 0
      var all = JSONNode.Flags()
      var depth = 0
      var container = 0
      var isObject = false
      var keys = KeySet()
      cursor.skipSpace()
      members: while true {
        guard count &+ 2 <= capacity else { return (capacity, nil) }
        if isObject {
          let first = cursor
          var flags = JSONNode.Flags.key
          guard cursor.byte == UInt8(ascii: "\"") else { return (0, nil) }
          cursor.advance()
          guard cursor.passText(&flags, isValue: false) else { return (0, nil) }
          all.formUnion(flags)
          let size = (cursor - first) &- 2
          if size < 1 || flags.contains(.escaped)
            || keys.mayContainAfterInsert(length: size, firstByte: first[1], lastByte: first[size])
          {
            unsafe nodes[container].flags.formUnion(.mayRepeatKeys)
            all.formUnion(.mayRepeatKeys)
          }
          unsafe (nodes + count).initialize(to: JSONNode(.string, flags, first, cursor, start, next: count &+ 2))
          count &+= 1
          if cursor.startsWithColonAndSpace {
            cursor.advance(2)
          } else {
            cursor.skipSpace()
            guard cursor.byte == UInt8(ascii: ":") else { return (0, nil) }
            cursor.advance()
            cursor.skipSpace()
          }
        }
        let first = cursor
        var kind = JSONNode.Kind.string
        var flags = JSONNode.Flags()
        switch cursor.byte {
        case UInt8(ascii: "\""):
          cursor.advance()
          guard cursor.passText(&flags, isValue: true) else { return (0, nil) }
          all.formUnion(flags)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          guard depth < maximumDepth else { return (0, nil) }
          unsafe (stack + depth).initialize(to: OuterContainer(node: container, isObject: isObject, keys: keys))
          depth &+= 1
          isObject = cursor.byte == UInt8(ascii: "{")
          container = count
          keys = KeySet()
          unsafe (nodes + count).initialize(to: JSONNode(isObject ? .object : .array, [], first, first, start, next: 0))
          count &+= 1
          cursor.advance()
          cursor.skipSpace()
          var isRead = cursor.byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
          if isObject, cursor.startsWithKeyOfTwoLetters(.any) {
            let run = unsafe TextRun(cursor, count).read(from: start, into: nodes, capacity)
            (cursor, keys, count, isRead) = (run.cursor, run.keys, run.count, run.isBehindValue)
            all.formUnion(run.flags)
            unsafe nodes[container].flags.formUnion(run.flags.intersection(.mayRepeatKeys))
          }
          if !isRead { continue members }
          kind = .missing
        default:
          guard let scalar = scalar(cursor) else { return (0, nil) }
          kind = scalar.kind
          cursor.advance(scalar.length)
        }
        if kind != .missing {
          unsafe (nodes + count).initialize(to: JSONNode(kind, flags, first, cursor, start, next: count &+ 1))
          count &+= 1
        }
        while depth > 0 {
          if cursor.byte == UInt8(ascii: ",") {
            cursor.advance()
            cursor.skipSpace()
            continue members
          }
          cursor.skipSpace()
          if cursor.byte == UInt8(ascii: ",") { continue }
          guard cursor.byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return (0, nil) }
          cursor.advance()
          unsafe nodes[container].end = UInt32(truncatingIfNeeded: cursor - start)
          unsafe nodes[container].next = UInt32(truncatingIfNeeded: count)
          depth &-= 1
          let outer = unsafe stack[depth]
          if outer.isObject { unsafe nodes[container &- 1].next = UInt32(truncatingIfNeeded: count) }
          container = outer.node
          isObject = outer.isObject
          keys = outer.keys
        }
        cursor.skipSpace()
        return cursor - start == length ? (count, all) : (0, nil)
      }
    }
  }

  /// The kind and the bytes of the number or word at the cursor; nil where there is none.
  @inline(__always)
  private static func scalar(_ cursor: Cursor) -> (kind: JSONNode.Kind, length: Int)? {
    switch cursor.byte {
    case UInt8(ascii: "t") where cursor.fourBytes == 0x6575_7274: (.true, 4)
    case UInt8(ascii: "f") where (cursor + 1).fourBytes == 0x6573_6C61: (.false, 5)
    case UInt8(ascii: "n") where cursor.fourBytes == 0x6C6C_756E: (.null, 4)
    default: NumberScanner.length(cursor).map { (.number, $0) }
    }
  }
}

extension JSONNode {
  /// The node of what stands between two cursors, in a text that begins at `start`.
  @inline(__always)
  init(_ kind: Kind, _ flags: Flags, _ first: Cursor, _ end: Cursor, _ start: Cursor, next: Int) {
    self.init(
      kind: kind, flags: flags, start: UInt32(truncatingIfNeeded: first - start),
      end: UInt32(truncatingIfNeeded: end - start), next: UInt32(truncatingIfNeeded: next))
  }
}
