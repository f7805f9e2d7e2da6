import KuriosaCommandLine
import Testing

@Suite("Results are in order, whatever the number of jobs")
struct ParallelRunTests {
  @Test("the results are those of one job", arguments: [1, 2, 3, 16, 1000])
  func order(jobs: Int) {
    let results = ParallelRun.map(
      count: 500, jobs: jobs, makeState: { 0 },
      work: { calls, index in
        calls += 1
        return "result \(index * index)"
      })
    #expect(results == (0..<500).map { "result \($0 * $0)" })
  }

  @Test("the states together have seen every index once, and are no more than the jobs", arguments: [1, 4])
  func states(jobs: Int) {
    let states = ParallelRun.gather(count: 1000, jobs: jobs, makeState: { [Int]() }, work: { $0.append($1) }).states
    #expect(states.joined().sorted() == Array(0..<1000))
    #expect(states.count <= jobs)
  }

  @Test("nothing to do is done at once")
  func nothing() {
    #expect(ParallelRun.map(count: 0, jobs: 4, makeState: { 0 }, work: { _, index in index }).isEmpty)
  }

  @Test("with one job everything is counted on the calling thread")
  func progress() {
    var counts: [Int] = []
    _ = ParallelRun.map(
      count: 3, jobs: 1, makeState: { 0 }, progress: { counts.append($0) }, work: { _, index in index })
    #expect(counts == [1, 2, 3])
  }

  @Test(
    "threads have a stack of 8 MiB", .disabled(if: isSanitized, "SKIPPED under a sanitizer, which makes frames larger"))
  func stack() {
    @Sendable func depth(_ rest: Int) -> Int {
      unsafe withUnsafeTemporaryAllocation(byteCount: 1000, alignment: 1) { buffer in
        rest == 0 ? buffer.count : depth(rest - 1)
      }
    }
    let results = ParallelRun.map(count: 8, jobs: 8, makeState: { 0 }, work: { _, _ in depth(4000) })
    #expect(results == Array(repeating: 1000, count: 8))
  }

  @Test("a thread that began on a processor of its own may move to every other one")
  func processors() {
    let cores = ParallelRun.map(count: 20_000, jobs: 4) { _ in ParallelRun.availableCores }
    #expect(Set(cores) == [ParallelRun.availableCores])
  }

  @Test("there is at least one core")
  func cores() {
    #expect(ParallelRun.availableCores >= 1)
  }
}
