import KuriosaSystem

/// Threads that work together and are all waited for.
enum ThreadGroup {
  /// Bytes; the depth that parsers count on.
  private static let stackSize = 8 * 1024 * 1024

  /// Calls `own` on the calling thread and at the same time `other` on each of `count` more threads; returns when all
  /// are done. The system may give fewer threads, so `own` must be able to do everything alone.
  static func run(others count: Int, _ other: @Sendable () -> Void, own: () -> Void) {
    guard count > 0 else { return own() }
    withoutActuallyEscaping(other) { other in
      withoutActuallyEscaping(own) { own in
        var bodies = Bodies(other: other, own: own)
        unsafe withUnsafeMutablePointer(to: &bodies) { bodies in
          unsafe kuriosa_run_threads(
            Int32(count), stackSize,
            { unsafe $0?.assumingMemoryBound(to: Bodies.self).pointee.other() },
            { unsafe $0?.assumingMemoryBound(to: Bodies.self).pointee.own() }, bodies)
        }
      }
    }
  }

  private struct Bodies {
    let other: @Sendable () -> Void
    let own: () -> Void
  }
}
