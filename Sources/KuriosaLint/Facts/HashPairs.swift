/// Pairs of hashes, found by the first one through bisection. For small tables that a run asks a few times: a dictionary
/// costs a search through all types of the program when it is first made.
struct HashPairs: Sendable {
  private let sorted: ContiguousArray<(key: Int, value: Int)>

  init(_ pairs: ContiguousArray<(key: Int, value: Int)>) {
    sorted = ContiguousArray(pairs.sorted { $0 < $1 })
  }

  /// Whether a key occurs more than once.
  var hasRepeatedKeys: Bool { sorted.indices.dropFirst().contains { sorted[$0].key == sorted[$0 - 1].key } }

  /// The lowest value of a key.
  subscript(key: Int) -> Int? {
    let index = firstIndex(of: key, Int.min)
    return index < sorted.count && sorted[index].key == key ? sorted[index].value : nil
  }

  func contains(_ key: Int, _ value: Int) -> Bool {
    let index = firstIndex(of: key, value)
    return index < sorted.count && sorted[index] == (key, value)
  }

  /// The index of the first pair that does not come before this one.
  private func firstIndex(of key: Int, _ value: Int) -> Int {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < (key, value) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
