extension ContiguousArray {
  /// `count` times the same element, as `init(repeating:count:)` gives it. That one is not specialised: each call looks up
  /// the type of the array in a table whose lock all threads share, which small arrays made for each document feel.
  @inlinable @inline(__always)
  package init(filledWith element: Element, count: Int) {
    self.init()
    append(contentsOf: repeatElement(element, count: count))
  }

  /// Up to `room` elements, as `fill` writes them; it returns how many. Specialised like the one above.
  @inlinable @inline(__always)
  package init(room: Int, fill: (UnsafeMutableBufferPointer<Element>) -> Int) {
    self.init()
    append(addingCapacity: room) { span in
      unsafe span.withUnsafeMutableBufferPointer { buffer, count in count = unsafe fill(buffer) }
    }
  }
}
