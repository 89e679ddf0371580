import Foundation
import Testing

@testable import ChartScales

/// Nothing depends on the process: its zone, its language, or its other threads.
@Suite struct ProcessIndependenceTests {
  private static let contexts = [
    FormatContext(), FormatContext(localeIdentifier: "es_ES", timeZoneIdentifier: "Europe/Madrid"),
    FormatContext(localeIdentifier: "ja_JP", timeZoneIdentifier: "Asia/Tokyo", clock: .twelveHour),
  ]

  /// What the contexts write and where they put ticks, past the texts that are kept.
  private func output() -> [String] {
    Self.contexts.flatMap { context in
      let dates = DateFormatting(context)
      let symbols = NumberSymbols(probing: .decimal, locale: context.locale)
      let ticks = TimeTicks.automatic(
        domain: ScaleDomain(1_778_025_600, 1_780_617_600), context: context)
      return DateFormat.allCases.map { dates.foundationString(1_778_058_307, as: $0) }
        + [
          symbols?.string(ExactDecimal(coefficient: 12_345_678, scale: 2), minimumDecimals: 2)
            ?? "",
          NumberFormatting(context).string(1_234_567, as: .compact), "\(ticks.values)",
          "\(TimeBins.bin(of: .week, containing: 1_778_058_307, context: context))",
        ]
    }
  }

  /// The process's own zone, language and clock are never asked for. That the results do not depend
  /// on them shows when the tests are run under other settings, as their expectations are literal.
  @Test func nothingIsReadFromTheProcess() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let sources = package.appending(path: "Sources/ChartScales")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      count += 1
      for name in [
        "Locale.current", "TimeZone.current", "Calendar.current", ".autoupdatingCurrent", "Date()",
        "Date.now", "ProcessInfo", "getenv", "UserDefaults", "NSTimeZone",
      ] {
        #expect(!text.contains(name), "\(name) in \(file.lastPathComponent)")
      }
    }
    #expect(count > 30)
  }

  @Test func concurrentUse() async {
    let expected = output()
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { output() } }
      for await result in group { #expect(result == expected) }
    }
  }
}
