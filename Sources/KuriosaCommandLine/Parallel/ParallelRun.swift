import KuriosaSystem

/// Does the same work for many indices on several threads. What comes out depends on the indices only, never on which
/// thread was faster.
package enum ParallelRun {
  /// Cores that this process may use.
  package static var availableCores: Int { Int(kuriosa_available_cores()) }

  /// The results of `work` for 0 ..< `count`, in this order.
  ///
  /// Each thread has a state of its own (buffers to use again), made by `makeState`; it must not change results. With
  /// one job everything happens on the calling thread.
  /// - Parameter progress: called now and then on the calling thread with the number of indices handed out.
  package static func map<State, Result: Sendable>(
    count: Int, jobs: Int = availableCores, makeState: @Sendable () -> State,
    progress: (Int) -> Void = { _ in }, work: @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    unsafe [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      var next = 0
      unsafe withUnsafeMutablePointer(to: &next) { next in
        let queue = unsafe Queue<Result>(next: next, count: count, results: buffer.baseAddress)
        let others = min(max(jobs, 1), max(count, 1)) - 1
        ThreadGroup.run(
          others: others, { queue.drain(makeState, work) }, own: { queue.drain(makeState, work, progress) })
      }
      initialized = count
    }
  }
}

/// Hands out each index once and keeps what comes of it.
///
/// Sendable since the next index changes by one atomic step only, and an element of the results is written only by the
/// thread that was handed its index.
@safe private struct Queue<Result>: @unchecked Sendable {
  private let next: UnsafeMutablePointer<Int>
  private let count: Int
  private let results: UnsafeMutablePointer<Result>?

  init(next: UnsafeMutablePointer<Int>, count: Int, results: UnsafeMutablePointer<Result>?) {
    unsafe self.next = unsafe next
    self.count = count
    unsafe self.results = unsafe results
  }

  /// Works until nothing is left.
  func drain<State>(
    _ makeState: () -> State, _ work: (inout State, Int) -> Result, _ progress: (Int) -> Void = { _ in }
  ) {
    var state = makeState()
    while true {
      let index = unsafe kuriosa_take_next(next)
      if index >= count { return }
      unsafe results?.advanced(by: index).initialize(to: work(&state, index))
      progress(index + 1)
    }
  }
}
