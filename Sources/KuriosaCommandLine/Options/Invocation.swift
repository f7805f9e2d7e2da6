import KuriosaSource

/// A command line that has been read and found well formed.
package struct Invocation: Sendable {
  /// In the order given; an empty value for an option that takes none.
  private var uses: [(option: String, value: ContiguousArray<UInt8>)] = []
  /// What is no option, in the order given; the bytes as the system handed them over.
  package private(set) var operands: [FilePath] = []

  package init() {}

  mutating func add(_ value: ContiguousArray<UInt8>, for option: Option) {
    uses.append((option.name, value))
  }

  mutating func add(operand: ContiguousArray<UInt8>) {
    operands.append(FilePath(operand))
  }

  package func has(_ option: Option) -> Bool {
    uses.contains { $0.option == option.name }
  }

  package func text(_ option: Option) -> String? {
    texts(option).first
  }

  package func texts(_ option: Option) -> [String] {
    values(option).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The parts between commas, of all uses of the option together; empty parts are dropped.
  package func list(_ option: Option) -> [String] {
    texts(option).flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The value of an option with a list of words, as the type made from the same words.
  package func choice<Choice: RawRepresentable<String>>(_ option: Option, as type: Choice.Type = Choice.self) -> Choice?
  {
    text(option).flatMap(Choice.init(rawValue:))
  }

  package func number(_ option: Option) -> Int? {
    text(option).flatMap { Int($0) }
  }

  package func path(_ option: Option) -> FilePath? {
    values(option).first.map { FilePath($0) }
  }

  /// The two sides of `KEY=VALUE`, for each use of the option.
  package func pairs(_ option: Option) -> [(key: String, value: FilePath)] {
    values(option).map { bytes in
      let (key, value) = bytes.splitAtEquals
      return (String(decoding: key, as: UTF8.self), FilePath(value ?? []))
    }
  }

  private func values(_ option: Option) -> [ContiguousArray<UInt8>] {
    uses.filter { $0.option == option.name }.map(\.value)
  }
}

extension ContiguousArray<UInt8> {
  /// What lies before and behind the first `=`; nil for the second without one.
  var splitAtEquals: (ContiguousArray<UInt8>, ContiguousArray<UInt8>?) {
    guard let equals = firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
    return (ContiguousArray(self[..<equals]), ContiguousArray(self[(equals + 1)...]))
  }
}
