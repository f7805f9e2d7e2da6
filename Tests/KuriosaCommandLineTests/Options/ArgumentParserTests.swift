import KuriosaCommandLine
import KuriosaSource
import Testing

@Suite("Options are read as people write them")
struct ArgumentParserTests {
  private static let strict = Option("strict", short: "s", in: .rules, "let warnings fail")
  private static let quiet = Option("quiet", short: "q", in: .output, "say less")
  private static let format = Option("format", short: "f", .choice(["text", "json"]), "FORMAT", in: .output, "format")
  private static let jobs = Option("jobs", .number(1...64), "N", in: .general, "jobs")
  private static let select = Option("select", .text, "RULES", isRepeatable: true, in: .rules, "select")
  private static let config = Option("config", .path, "FILE", conflicts: ["no-config"], in: .rules, "config")
  private static let noConfig = Option("no-config", in: .rules, "none")
  private static let report = Option(
    "report", .keyedPath(keys: ["json"]), "FORMAT=FILE", isRepeatable: true, in: .output, "")
  private static let severity = Option(
    "severity", .keyedChoice(["off", "error"]), "RULE=LEVEL", isRepeatable: true, in: .rules, "")
  private static let all = [strict, quiet, format, jobs, select, config, noConfig, report, severity]

  private func parse(_ words: String...) throws(CommandFailure) -> Invocation {
    try ArgumentParser.parse(words.map { ContiguousArray($0.utf8) }, options: Self.all)
  }

  private func failure(_ words: String...) -> String? {
    do throws(CommandFailure) {
      _ = try ArgumentParser.parse(words.map { ContiguousArray($0.utf8) }, options: Self.all)
      return nil
    } catch {
      return error.isUsage ? error.message : nil
    }
  }

  @Test("a value stands behind the option or behind an equals sign")
  func values() throws {
    #expect(try parse("--format", "json").text(Self.format) == "json")
    #expect(try parse("--format=json").text(Self.format) == "json")
    #expect(try parse("-f", "json").text(Self.format) == "json")
    #expect(try parse("-fjson").text(Self.format) == "json")
    #expect(try parse("--jobs", "8").number(Self.jobs) == 8)
    #expect(try parse("a").text(Self.format) == nil)
  }

  @Test("options and paths may be mixed")
  func mixed() throws {
    let invocation = try parse("a", "--strict", "b", "-qs", "c")
    #expect(invocation.operands == [FilePath("a"), FilePath("b"), FilePath("c")])
    #expect(invocation.has(Self.strict) && invocation.has(Self.quiet) && !invocation.has(Self.config))
  }

  @Test("-- ends the options")
  func end() throws {
    let invocation = try parse("--strict", "--", "-kites.json", "--quiet", "--")
    #expect(invocation.operands == [FilePath("-kites.json"), FilePath("--quiet"), FilePath("--")])
    #expect(!invocation.has(Self.quiet))
  }

  @Test("- is standard input, also as a value")
  func standardInput() throws {
    #expect(try parse("-").operands == [FilePath("-")])
    #expect(try parse("--config", "-").path(Self.config) == FilePath("-"))
  }

  @Test("bytes that are not UTF-8 stay as they are in paths")
  func rawBytes() throws {
    let name = ContiguousArray("bad".utf8) + [0xFF]
    let invocation = try ArgumentParser.parse(
      [name, ContiguousArray("--config=".utf8) + name, ContiguousArray("--report=json=".utf8) + name],
      options: Self.all)
    #expect(invocation.operands.first?.bytes == name)
    #expect(invocation.path(Self.config)?.bytes == name)
    #expect(invocation.pairs(Self.report).first?.value.bytes == name)
  }

  @Test("bytes that are not UTF-8 are refused in words")
  func rawBytesInWords() {
    #expect(throws: CommandFailure.usage("'fields/\\xFF' is no value for --select: it is not UTF-8")) {
      try ArgumentParser.parse(
        [ContiguousArray("--select".utf8), ContiguousArray("fields/".utf8) + [0xFF]], options: Self.all)
    }
  }

  @Test("a list is cut at commas, over all uses of the option")
  func lists() throws {
    let invocation = try parse("--select", "fields,options", "--select=syntax/too-large,")
    #expect(invocation.list(Self.select) == ["fields", "options", "syntax/too-large"])
  }

  @Test("KEY=VALUE is cut at its first equals sign")
  func pairs() throws {
    let report = try parse("--report=json=a=b.json", "--report", "json=c").pairs(Self.report)
    #expect(report.map(\.key) == ["json", "json"])
    #expect(report.map(\.value) == [FilePath("a=b.json"), FilePath("c")])
    #expect(try parse("--severity", "fields/unused=off").pairs(Self.severity).first?.value == FilePath("off"))
  }

  @Test("an unknown option is a usage error that names the one probably meant")
  func unknown() {
    #expect(failure("--formt", "json") == "unknown option '--formt'; did you mean '--format'?")
    #expect(failure("--zzz=1") == "unknown option '--zzz'")
    #expect(failure("-x") == "unknown option '-x'; to name a file that begins with '-', write '--' before it")
    #expect(failure("-qx") != nil)
  }

  @Test("a missing value is a usage error, also before another option")
  func missing() {
    #expect(failure("--format") == "--format needs a value: --format FORMAT")
    #expect(failure("--format=") == "--format needs a value: --format FORMAT")
    #expect(failure("--config", "--strict") == "--config needs a value: --config FILE")
    #expect(failure("-f") == "--format needs a value: --format FORMAT")
    #expect(failure("--config", "") == "--config needs a value: --config FILE")
  }

  @Test("an option that takes one value is given once")
  func repeated() throws {
    #expect(failure("--format=json", "-f", "json") == "--format is given more than once")
    #expect(try parse("--strict", "--strict").has(Self.strict))
  }

  @Test("a flag takes no value")
  func flagWithValue() {
    #expect(failure("--strict=yes") == "--strict takes no value")
  }

  @Test(
    "a wrong value is a usage error that says what is allowed",
    arguments: [
      ("--format=jsn", "'jsn' is no value for --format: use one of text, json; did you mean 'json'?"),
      ("--format=ÿ", "'ÿ' is no value for --format: use one of text, json"),
      ("--jobs=0", "'0' is no value for --jobs: use a whole number from 1 to 64"),
      ("--jobs=65", "'65' is no value for --jobs: use a whole number from 1 to 64"),
      ("--jobs=+4", "'+4' is no value for --jobs: use a whole number from 1 to 64"),
      ("--jobs=99999999999999999999", "'99999999999999999999' is no value for --jobs: use a whole number from 1 to 64"),
      ("--report=json", "'json' is no value for --report: write FORMAT=FILE"),
      ("--report=json=", "'json=' is no value for --report: write FORMAT=FILE"),
      ("--report=xml=a", "'xml=a' is no value for --report: use one of json"),
      ("--severity=fields", "'fields' is no value for --severity: write RULE=LEVEL"),
      ("--severity==off", "'=off' is no value for --severity: write RULE=LEVEL"),
      ("--severity=fields=of", "'fields=of' is no value for --severity: use one of off, error; did you mean 'off'?"),
    ])
  func wrong(argument: String, message: String) {
    #expect(failure(argument) == message)
  }

  @Test("options that contradict each other are a usage error")
  func conflicts() {
    #expect(failure("--no-config", "--config=a") == "--config and --no-config can't be used together")
  }
}
