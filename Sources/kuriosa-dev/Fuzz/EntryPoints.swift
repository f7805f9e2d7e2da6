import KuriosaSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// What libFuzzer calls. The target is named by the environment variable KURIOSA_FUZZ.

private let chosen: FuzzTarget = {
  let name = unsafe getenv("KURIOSA_FUZZ").map { unsafe String(cString: $0) } ?? "parser"
  guard let target = FuzzTarget.named(name) else { fatalError("no target is called \(name)") }
  return target
}()

/// With KURIOSA_FUZZ_SEEDS the seeds are written into the folder that it names, and nothing else is done.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
) -> CInt {
  guard let folder = unsafe getenv("KURIOSA_FUZZ_SEEDS").map({ unsafe String(cString: $0) }) else { return 0 }
  for (number, seed) in chosen.seeds.enumerated() {
    guard let file = unsafe fopen("\(folder)/example-\(number)", "w") else {
      fatalError("\(folder) can't be written to")
    }
    _ = unsafe seed.withUnsafeBytes { unsafe fwrite($0.baseAddress, 1, $0.count, file) }
    unsafe fclose(file)
  }
  exit(0)
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = SourceText(unsafe Array(UnsafeBufferPointer(start: bytes, count: count)))
  let problems = chosen.problems(source)
  if !problems.isEmpty { fatalError(problems.joined(separator: "\n")) }
  return 0
}

@_cdecl("LLVMFuzzerCustomMutator")
public func mutateOneInput(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: UInt32) -> Int {
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  var mutator = Mutator(seed: UInt64(seed), isConfiguration: chosen.name == "configuration")
  let output = chosen.isPair ? mutator.mutatingPair(input) : mutator.mutating(input)
  let length = min(output.count, room)
  for index in 0..<length { unsafe bytes[index] = output[index] }
  return length
}
