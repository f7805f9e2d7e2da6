import KuriosaSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Holds back the signals that end a program, for as long as the value lives.
struct HeldSignals: ~Copyable {
  private var before = sigset_t()

  init() {
    unsafe kuriosa_hold_signals(&before)
  }

  deinit {
    var before = before
    unsafe kuriosa_set_signals(&before)
  }
}
