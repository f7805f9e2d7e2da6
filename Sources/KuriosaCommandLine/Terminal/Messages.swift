import KuriosaReports

/// Standard error: failures and remarks, one line each. That they can't be written is no reason to fail.
package struct Messages {
  /// In front of each line.
  package let programName: String
  /// Drops remarks; failures are always shown.
  package var isQuiet = false
  /// nil keeps the lines instead, for tests.
  private let descriptor: Int32?
  package private(set) var keptLines: [String] = []

  package init(programName: String, descriptor: Int32?) {
    self.programName = programName
    self.descriptor = descriptor
  }

  /// Why something could not be done.
  package mutating func failure(_ text: String) {
    line("\(programName): \(visible(text))")
  }

  /// What the user should know, though nothing is wrong with the run.
  package mutating func remark(_ text: String) {
    if !isQuiet { line("\(programName): remark: \(visible(text))") }
  }

  private mutating func line(_ text: String) {
    guard let descriptor else { return keptLines.append(text) }
    try? FileDescriptor.write(descriptor, ContiguousArray((text + "\n").utf8))
  }
}
