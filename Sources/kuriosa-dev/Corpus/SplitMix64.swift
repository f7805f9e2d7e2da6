/// The generator's own source of random numbers: the same numbers for the same seed on every machine.
package struct SplitMix64: Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  /// A source for one part of a run, independent of the sources of the other parts.
  package init(seed: UInt64, part: Int) {
    var source = SplitMix64(seed: seed)
    state = source.next() ^ UInt64(part) &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number from 0 to below `bound`.
  package mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0)
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// True in `chances` of `all` cases.
  package mutating func happens(_ chances: Int, in all: Int) -> Bool {
    below(all) < chances
  }

  /// One of `elements`, which has at least one.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Some of `elements`, each at most once, in a random order.
  package mutating func pick<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    var rest = elements
    let taken = min(count, rest.count)
    for index in 0..<taken {
      rest.swapAt(index, index + below(rest.count - index))
    }
    return Array(rest[..<taken])
  }
}
