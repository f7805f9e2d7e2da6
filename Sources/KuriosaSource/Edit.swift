/// One byte splice in a file: the bytes of `range` are replaced.
public struct Edit: Sendable, Hashable {
  /// In the text as it was read.
  public var range: ByteRange
  /// UTF-8; may be empty.
  public var replacement: String

  public init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  public static func insert(_ text: String, at offset: Int) -> Edit {
    Edit(ByteRange(at: offset), text)
  }

  public static func delete(_ range: ByteRange) -> Edit {
    Edit(range, "")
  }
}

extension SourceText {
  /// The text with `edits` applied. They are in ascending order and do not overlap; all else stays byte for byte.
  public func applying(_ edits: [Edit]) -> SourceText {
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(count)
    var position = 0
    for edit in edits {
      precondition(edit.range.start >= position && edit.range.end <= count, "edits must be in order and not overlap")
      result.append(contentsOf: self[ByteRange(position, edit.range.start)])
      result.append(contentsOf: edit.replacement.utf8)
      position = edit.range.end
    }
    result.append(contentsOf: self[ByteRange(position, count)])
    return SourceText(result)
  }
}
