import KuriosaSource
import KuriosaSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `--watch`: looks at the files again and again, and checks whenever something has changed: a file, which files there are,
/// the configuration.
///
/// A file that is being written is read once it has come to rest. What changes after it was looked at is seen the next
/// time, so the last report is always about the files as they are.
struct Watch {
  /// What the system says about the files; equal as long as nothing has changed.
  private enum Look: Hashable {
    case files([FilePath], [FileStatus?], [FileProblem])
    /// They can't be found, for example since the configuration can't be read.
    case failure(CommandFailure)
  }

  /// Milliseconds.
  private static let interval = 250
  private static let restInterval = 60
  /// How often it is waited for files to come to rest; then what is there is checked.
  private static let restLooks = 20

  let invocation: Invocation

  /// Never returns as long as output can be written; a signal or a closed pipe ends the process.
  func run(
    _ context: inout Context, check: (inout Context) throws(CommandFailure) -> ExitStatus
  ) throws(CommandFailure) -> ExitStatus {
    if invocation.operands.contains(FilePath("-")) { throw .usage("standard input can't be watched; name a file") }
    var seen = rest(look())
    while true {
      clear(&context)
      do throws(CommandFailure) {
        _ = try check(&context)
      } catch {
        if error.isUsage { throw error }
        context.messages.failure(error.message)
      }
      if let error = context.output.finish() {
        throw CommandFailure("standard output can't be written: \(error.reason)")
      }
      context.messages.remark("waiting for changes; Ctrl-C ends it")
      seen = rest(change(from: seen))
    }
  }

  private func clear(_ context: inout Context) {
    if context.terminal.canClear { context.output.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
  }

  /// Waits until something is not as it was.
  private func change(from seen: Look) -> Look {
    let clock = ContinuousClock()
    while true {
      wait(milliseconds: Self.interval)
      let start = clock.now
      let now = look()
      if now != seen { return now }
      // Many files are looked at less often, so that looking takes little of the machine.
      let cost = (clock.now - start) / .milliseconds(1)
      wait(milliseconds: Int(cost * 20))
    }
  }

  /// Waits until nothing changes any more for a moment.
  private func rest(_ first: Look) -> Look {
    var last = first
    for _ in 0..<Self.restLooks {
      wait(milliseconds: Self.restInterval)
      let now = look()
      if now == last { break }
      last = now
    }
    return last
  }

  private func look() -> Look {
    do throws(CommandFailure) {
      let plan = try LintCheck.plan(invocation, operands: invocation.operands)
      let paths = plan.selection.files + plan.finder.all.compactMap(\.path)
      return .files(paths, paths.map { try? FileStatus(of: $0) }, plan.selection.problems)
    } catch {
      return .failure(error)
    }
  }

  /// Sleeps; ends the process when nobody reads standard output any more.
  private func wait(milliseconds: Int) {
    var request = pollfd(fd: 1, events: 0, revents: 0)
    guard unsafe poll(&request, 1, Int32(clamping: milliseconds)) > 0 else { return }
    if Int32(request.revents) & (POLLERR | POLLHUP) != 0 { kuriosa_end_by_closed_pipe() }
    // It is no open file: there is nothing to wait on.
    _ = poll(nil, 0, Int32(clamping: milliseconds))
  }
}
