/// A line on standard error that counts, shown only on a terminal and only when a run takes long.
package struct Progress {
  private static let firstShown = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  private let total: Int
  private let isWanted: Bool
  private let start = ContinuousClock.now
  private var shownAt: ContinuousClock.Instant?

  package init(total: Int, on terminal: Terminal) {
    self.total = total
    isWanted = terminal.canShowProgress
  }

  /// To be told often: how many are done.
  package mutating func update(_ done: Int) {
    guard isWanted else { return }
    let now = ContinuousClock.now
    if let shownAt { if now - shownAt < Self.interval { return } } else if now - start < Self.firstShown { return }
    shownAt = now
    write("\r\(done) of \(total) files checked")
  }

  /// Takes the line away.
  package mutating func end() {
    if shownAt != nil { write("\r\u{1B}[K") }
    shownAt = nil
  }

  private func write(_ text: String) {
    try? FileDescriptor.write(2, ContiguousArray(text.utf8))
  }
}
