import KuriosaCorpus

/// The same numbers for the same seed, on every machine.
package struct Random: RandomNumberGenerator {
  private var source: SplitMix64

  package init(seed: UInt64) {
    source = SplitMix64(seed: seed)
  }

  package mutating func next() -> UInt64 { source.next() }

  /// A number in 0 ..< `bound`; 0 where that is empty.
  mutating func below(_ bound: Int) -> Int {
    bound > 0 ? Int(next() % UInt64(bound)) : 0
  }

  mutating func pick<Element>(_ list: [Element]) -> Element {
    list[below(list.count)]
  }
}
