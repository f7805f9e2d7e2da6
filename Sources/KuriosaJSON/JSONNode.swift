import KuriosaSource

/// Index of a node in the flat array of its tree, in document order. The root is 0.
public struct NodeIndex: Sendable, Hashable, Comparable {
  public let value: UInt32

  @inlinable @inline(__always)
  public init(_ value: UInt32) {
    self.value = value
  }

  /// The value of the document.
  @inlinable public static var root: NodeIndex { NodeIndex(0) }

  /// No node. Comes after every other index.
  @inlinable public static var none: NodeIndex { NodeIndex(.max) }

  /// Whether there is a node.
  @inlinable @inline(__always)
  public var exists: Bool { value != UInt32.max }

  @inlinable @inline(__always)
  public static func < (left: NodeIndex, right: NodeIndex) -> Bool { left.value < right.value }
}

/// One key or value of a document: 16 bytes.
///
/// Nodes lie in document order. The children of an array follow it; of an object, each key is followed by its value.
/// `next` of a value is the index behind its subtree, that of a key the index behind its member, so both hop from
/// sibling to sibling.
public struct JSONNode: Sendable, Hashable {
  public enum Kind: UInt8, Sendable {
    /// A value that is not there or can't be read; a syntax fault has said so.
    case missing
    case object, array, string, number, `true`, `false`, null
  }

  public struct Flags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt16

    @inlinable @inline(__always)
    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// The key of a member.
    @inlinable public static var key: Flags { Flags(rawValue: 1) }
    /// A string with a backslash.
    @inlinable public static var escaped: Flags { Flags(rawValue: 2) }
    /// A string with a byte above 0x7F.
    @inlinable public static var nonASCII: Flags { Flags(rawValue: 4) }
    /// A string with a code point above U+007E other than the letters U+00C0 to U+02FF.
    @inlinable public static var beyondLatin: Flags { Flags(rawValue: 8) }
    /// The text has a syntax or encoding fault here; what is missing from it or in it says nothing.
    @inlinable public static var damaged: Flags { Flags(rawValue: 16) }
    /// An object in which two keys may be equal.
    @inlinable public static var mayRepeatKeys: Flags { Flags(rawValue: 32) }
    /// A string without closing quote.
    @inlinable public static var unterminated: Flags { Flags(rawValue: 64) }
    /// A key or string without straight quotes on both sides; its range is the content.
    @inlinable public static var bare: Flags { Flags(rawValue: 128) }
    /// A string that may have a byte of 0x21 to 0x3F: a digit or one of the ASCII signs up to `?`. Says nothing about keys.
    @inlinable public static var marked: Flags { Flags(rawValue: 256) }
  }

  /// 0-based byte offset of the first byte: of the opening quote, brace, or bracket.
  public var start: UInt32
  /// 0-based byte offset behind the last byte.
  public var end: UInt32
  /// Index of the next sibling; behind the last one, the index behind the parent's subtree.
  public var next: UInt32
  public var kind: Kind
  public var flags: Flags

  @inline(__always)
  public init(kind: Kind, flags: Flags = [], start: UInt32, end: UInt32, next: UInt32) {
    self.kind = kind
    self.flags = flags
    self.start = start
    self.end = end
    self.next = next
  }

  public var range: ByteRange { ByteRange(Int(start), Int(end)) }
}
