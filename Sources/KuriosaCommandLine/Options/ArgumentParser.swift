import KuriosaSource
import KuriosaTemplates

/// Reads the arguments of one command: `--option value`, `--option=value`, `-o value`, `-ovalue`, flags together as
/// `-ab`. `--` ends the options; a lone `-` is an operand.
package struct ArgumentParser {
  private let options: [Option]
  private var rest: ArraySlice<ContiguousArray<UInt8>>
  private var invocation = Invocation()

  /// - Parameter arguments: without the names of the program and the command.
  package static func parse(
    _ arguments: some Collection<ContiguousArray<UInt8>>, options: [Option]
  ) throws(CommandFailure) -> Invocation {
    var parser = ArgumentParser(options: options, rest: Array(arguments)[...])
    try parser.parseAll()
    try parser.checkConflicts()
    return parser.invocation
  }

  private init(options: [Option], rest: ArraySlice<ContiguousArray<UInt8>>) {
    self.options = options
    self.rest = rest
  }

  private mutating func parseAll() throws(CommandFailure) {
    while let argument = rest.popFirst() {
      if argument == dashes {
        for operand in rest { invocation.add(operand: operand) }
        return
      }
      if argument.starts(with: dashes) {
        try parseLong(ContiguousArray(argument.dropFirst(2)))
      } else if argument.first == dash, argument.count > 1 {
        try parseShort(argument.dropFirst())
      } else {
        invocation.add(operand: argument)
      }
    }
  }

  private mutating func parseLong(_ argument: ContiguousArray<UInt8>) throws(CommandFailure) {
    let (name, value) = argument.splitAtEquals
    guard let option = options.first(where: { $0.name.utf8.elementsEqual(name) }) else { throw unknownOption(name) }
    if option.takesValue {
      if let value { try add(value, for: option) } else { try add(nextValue(of: option), for: option) }
    } else if value == nil {
      invocation.add([], for: option)
    } else {
      throw .usage("\(option.spelling) takes no value")
    }
  }

  private mutating func parseShort(_ letters: ArraySlice<UInt8>) throws(CommandFailure) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short?.asciiValue == letter }) else { throw unknownLetter(letter) }
      guard option.takesValue else {
        invocation.add([], for: option)
        continue
      }
      try add(letters.isEmpty ? nextValue(of: option) : ContiguousArray(letters), for: option)
      return
    }
  }

  /// The next argument. One that looks like an option is more likely a forgotten value than a strange one.
  private mutating func nextValue(of option: Option) throws(CommandFailure) -> ContiguousArray<UInt8> {
    guard let next = rest.first, !next.starts(with: dashes) else { throw OptionValueError.missing(option) }
    rest.removeFirst()
    return next
  }

  private mutating func add(_ value: ContiguousArray<UInt8>, for option: Option) throws(CommandFailure) {
    if !option.isRepeatable, invocation.has(option) { throw .usage("\(option.spelling) is given more than once") }
    try option.check(value)
    invocation.add(value, for: option)
  }

  private func checkConflicts() throws(CommandFailure) {
    for option in options where invocation.has(option) {
      for other in options where option.conflicts.contains(other.name) && invocation.has(other) {
        throw .usage("\(option.spelling) and \(other.spelling) can't be used together")
      }
    }
  }

  private func unknownOption(_ name: ContiguousArray<UInt8>) -> CommandFailure {
    let text = FilePath(name).text
    let nearest = DidYouMean.closest(to: text, among: options.map(\.name))
    return .usage("unknown option '--\(text)'" + (nearest.map { "; did you mean '--\($0)'?" } ?? ""))
  }

  private func unknownLetter(_ letter: UInt8) -> CommandFailure {
    let text = FilePath(CollectionOfOne(letter)).text
    return .usage("unknown option '-\(text)'; to name a file that begins with '-', write '--' before it")
  }
}

private let dash = UInt8(ascii: "-")
private let dashes = ContiguousArray("--".utf8)
