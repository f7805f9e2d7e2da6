#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether the tests, and with them the programs beside them, were built with the address or the thread sanitizer. Those
/// take memory and time of their own, so what limits them is skipped there.
let isSanitized = unsafe dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
