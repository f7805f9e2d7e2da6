import Testing

@testable import KuriosaCommandLine

@Suite("the calendar")
struct DayTests {
  @Test(
    "days since the first of January 1970",
    arguments: [
      (0, "1970-01-01"), (58, "1970-02-28"), (59, "1970-03-01"), (11_016, "2000-02-29"), (11_017, "2000-03-01"),
      (20_787, "2026-11-30"), (47_540, "2100-02-28"), (47_541, "2100-03-01"),
    ])
  func text(days: Int, expected: String) {
    #expect(Day.text(daysSince1970: days) == expected)
  }
}
