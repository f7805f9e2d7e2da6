import KuriosaSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The beginning and the end of a process.
enum ProcessSetup {
  private static let faultMessage: StaticString = """

    internal fault: this is a mistake in the program, not in your files; please report it with the files that led to it

    """

  /// Puts the process into the state that the rest relies on.
  static func prepare() {
    kuriosa_prepare_memory()
    kuriosa_open_standard_descriptors()
    kuriosa_reset_signals()
    // Whoever asks for a backtrace gets the one of the Swift runtime.
    if Environment.process.isSet("SWIFT_BACKTRACE") { return }
    unsafe kuriosa_catch_faults(
      UnsafeRawPointer(faultMessage.utf8Start).assumingMemoryBound(to: CChar.self), ExitStatus.fault.rawValue)
  }

  /// The arguments without the name of the program, as the system handed them over: bytes, never repaired.
  /// The Swift runtime reads them from `/proc`, and has none, or only some, where that fails.
  static var arguments: [ContiguousArray<UInt8>] {
    var count: Int32 = 0
    var words = unsafe kuriosa_arguments(&count)
    if unsafe words == nil {
      count = CommandLine.argc
      unsafe words = CommandLine.unsafeArgv
    }
    return (1..<max(Int(count), 1)).compactMap { index in
      guard let argument = unsafe words?[index] else { return nil }
      return unsafe ContiguousArray(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
    }
  }

  /// Closes standard output; some file systems report only then that it could not be written.
  static func closeOutput() -> SystemError? {
    close(1) == 0 || errno == EBADF || errno == EINTR ? nil : SystemError.last
  }

  static func end(_ status: ExitStatus) -> Never {
    exit(status.rawValue)
  }
}
