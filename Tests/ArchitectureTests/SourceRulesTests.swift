import Foundation
import Testing

/// The rules of the house that can be read off the sources.
@Suite struct SourceRulesTests {
  private func sources() throws -> [(path: String, lines: [Substring])] {
    try Repository.swiftFiles(below: "Sources").map { path in
      (path, try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  @Test func noFileIsLongerThanFiveHundredLines() throws {
    for (path, lines) in try sources() {
      #expect(lines.count <= 500, "\(path) has \(lines.count) lines")
    }
  }

  @Test func nothingTrapsOnData() throws {
    for (path, lines) in try sources() {
      for (number, line) in lines.enumerated() {
        let code = line.prefix { $0 != "/" }
        let traps = ["try!", "as!", "preconditionFailure("].first { code.contains($0) }
        #expect(traps == nil, "\(path):\(number + 1)")
      }
    }
  }

  @Test func nothingReadsTheProcessesLocaleZoneOrClock() throws {
    let forbidden = [
      "Locale.current", "TimeZone.current", "Calendar.current", "Date()", "Date.now",
    ]
    for (path, lines) in try sources() where !path.hasPrefix("Sources/chalkboard/") {
      for (number, line) in lines.enumerated() {
        let code = line.components(separatedBy: "//")[0]
        let reading = forbidden.first { code.contains($0) }
        #expect(reading == nil, "\(path):\(number + 1)")
      }
    }
  }

  @Test func theTopLevelHoldsOnlyWhatItShould() throws {
    let allowed: Set<String> = [
      "Package.swift", "Sources", "Tests", "Templates", "SampleOutput", "README.md",
      "ARCHITECTURE.md", "CONTRIBUTING.md", "Makefile", "Benchmarks",
    ]
    let found = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
      .filter { !$0.hasPrefix(".") }
    #expect(Set(found).isSubset(of: allowed), "\(Set(found).subtracting(allowed))")
  }
}
