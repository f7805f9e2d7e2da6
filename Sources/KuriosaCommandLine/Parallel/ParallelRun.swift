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
  package static func map<State: Sendable, Result: Sendable>(
    count: Int, jobs: Int = availableCores, makeState: @Sendable () -> State,
    progress: (Int) -> Void = { _ in }, work: @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    gather(count: count, jobs: jobs, makeState: makeState, progress: progress, work: work).results
  }

  /// The results of `work` for 0 ..< `count`, in this order.
  package static func map<Result: Sendable>(
    count: Int, jobs: Int = availableCores, work: @Sendable (Int) -> Result
  ) -> [Result] {
    map(count: count, jobs: jobs, makeState: {}, work: { _, index in work(index) })
  }

  /// Like `map`, and the states that the threads ended with: one for each thread, in no order that means anything.
  package static func gather<State: Sendable, Result: Sendable>(
    count: Int, jobs: Int = availableCores, makeState: @Sendable () -> State,
    progress: (Int) -> Void = { _ in }, work: @Sendable (inout State, Int) -> Result
  ) -> (results: [Result], states: [State]) {
    let threads = min(max(jobs, 1), max(count, 1))
    var states: [State] = []
    let results = unsafe [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      states = unsafe [State](unsafeUninitializedCapacity: threads) { stateBuffer, ended in
        var counters = Counters()
        unsafe withUnsafeMutablePointer(to: &counters) { counters in
          let queue = unsafe Queue<State, Result>(
            counters: counters, count: count, results: buffer.baseAddress, states: stateBuffer.baseAddress)
          ThreadGroup.run(
            others: threads - 1, { queue.drain(makeState, work) }, own: { queue.drain(makeState, work, progress) })
        }
        ended = counters.ended
      }
      initialized = count
    }
    return (results, states)
  }
}

/// What the threads share; each number changes by one atomic step only.
private struct Counters {
  /// The next index to be handed out.
  var next = 0
  /// Threads that are through.
  var ended = 0
}

/// Hands out each index once and keeps what comes of it.
///
/// Sendable since the counters change by atomic steps only, an element of the results is written only by the thread that
/// was handed its index, and one of the states only by the thread that took its place.
@safe private struct Queue<State, Result>: @unchecked Sendable {
  private let counters: UnsafeMutablePointer<Counters>
  private let count: Int
  private let results: UnsafeMutablePointer<Result>?
  private let states: UnsafeMutablePointer<State>?

  init(
    counters: UnsafeMutablePointer<Counters>, count: Int, results: UnsafeMutablePointer<Result>?,
    states: UnsafeMutablePointer<State>?
  ) {
    unsafe self.counters = unsafe counters
    self.count = count
    unsafe self.results = unsafe results
    unsafe self.states = unsafe states
  }

  /// Works until nothing is left.
  func drain(
    _ makeState: () -> State, _ work: (inout State, Int) -> Result, _ progress: (Int) -> Void = { _ in }
  ) {
    var state = makeState()
    while true {
      let index = unsafe kuriosa_take_next(&counters.pointee.next)
      if index >= count { break }
      unsafe results?.advanced(by: index).initialize(to: work(&state, index))
      progress(index + 1)
    }
    unsafe states?.advanced(by: kuriosa_take_next(&counters.pointee.ended)).initialize(to: state)
  }

}
