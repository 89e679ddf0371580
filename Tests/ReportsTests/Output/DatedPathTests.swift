import DataTable
import Testing

@testable import Reports

@Suite struct DatedPathTests {
  private let day = CalendarDay(year: 2026, month: 5, day: 6)

  @Test func theDayStandsForThePlaceholder() throws {
    let path = try #require(DatedPath("reports/{date}/daily-{date}.svg"))
    let day = try #require(day)
    #expect(path.path(on: day) == "reports/2026-05-06/daily-2026-05-06.svg")
    #expect(path.root == "reports")
    #expect(path.name == "{date}/daily-{date}.svg")
    #expect(path.folders(on: day) == ["reports/2026-05-06"])
    #expect(DatedPath("reports/{day}.svg") == nil)
  }

  @Test(arguments: [
    ("{date}.svg", ".", [] as [String]), ("a/b-{date}.svg", "a", []),
    ("/{date}/x/y.svg", "/", ["//2026-05-06/x", "//2026-05-06"]),
    ("../{date}/y.svg", "..", ["../2026-05-06"]),
  ])
  func foldersLieBelowTheRoot(pattern: String, root: String, folders: [String]) throws {
    let path = try #require(DatedPath(pattern))
    #expect(path.root == root)
    #expect(path.folders(on: try #require(day)) == folders)
  }
}
