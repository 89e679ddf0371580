import Foundation
import Testing

/// Reports in the language of their locale.
@Suite struct ReportLanguageTests {
  private let command: CommandProcess

  init() throws {
    command = try CommandProcess()
    command.environment = ["CHALKBOARD_TEMPLATES": "\(Package.folder)/Templates"]
  }

  private func report(_ locale: String, _ arguments: String...) throws -> CommandResult {
    let words = [
      "--sales", Package.sample("sales.csv"), "--forecast", Package.sample("forecast.json"),
      "--orders", Package.sample("orders.json"), "-o", "out.svg", "--locale", locale,
    ]
    let quoted = (words + arguments).map { "'\($0)'" }.joined(separator: " ")
    return try command.shell("exec \"$CHALKBOARD\" report \(quoted)")
  }

  private func texts() throws -> [String] { try SVGTexts(try command.bytes(of: "out.svg")).texts }

  @Test(arguments: [
    ("de_DE", ["Tagesbericht", "Umsatz", "Mittwoch, 6. Mai 2026", "ggü. letztem Mittwoch"]),
    ("fr", ["Rapport du jour", "Panier moyen", "Emplacement conseillé"]),
  ])
  func wordsAreThoseOfTheLocale(_ locale: String, _ expected: [String]) throws {
    let result = try report(locale, "--strict")
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    let texts = try texts()
    for text in expected { #expect(texts.contains(text), "\(text)") }
    #expect(!texts.contains("Cloud cover"))
  }

  @Test func aLanguageWithoutWordsIsReportedOnce() throws {
    let result = try report("fi_FI")
    #expect(result.exitCode == 0)
    #expect(result.errorLines.count == 1, "\(result.errors)")
    #expect(result.errors.contains("no words in language \"fi\""))
    #expect(try texts().contains("Donuts sold"))
    #expect(try report("fi_FI", "--strict").exitCode == 78)
  }

  @Test func arabicIsNotEnglish() throws {
    #expect(try report("ar_EG").exitCode == 0)
    let svg = String(decoding: try command.bytes(of: "out.svg"), as: UTF8.self)
    #expect(svg.contains("التقرير اليومي"))
    #expect(try !texts().contains("Income"))
  }
}
