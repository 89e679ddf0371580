import DataTable
import Foundation
import Reports
import VectorScene

/// The daily report: light, dark, narrow, and in each language that the sample is translated to.
enum ReportScenes {
  static let all: [AgreementScene] =
    [
      AgreementScene("report-light") { try scene(of: sample) },
      AgreementScene("report-dark") { try scene(of: sample) { $0.colorScheme = .dark } },
      AgreementScene("report-narrow") { try scene(of: sample) { $0.width = 600 } },
    ]
    + languages.map { language in
      AgreementScene("report-" + language, packages: ["fonts-noto-core", "fonts-noto-cjk"]) {
        try translated(to: language)
      }
    }

  private static let daily = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Templates/daily")
  private static let sample = daily.appending(path: "sample")

  /// The first column of the table of places.
  private static var languages: [String] {
    let table = try? String(
      contentsOf: sample.appending(path: "languages/places.tsv"), encoding: .utf8)
    return (table ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: "\t").first.map(String.init) }
  }

  private static func translated(to language: String) throws -> Scene {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "agreement-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let said = try Program.run(
      sample.appending(path: "languages/translate").path, [language, folder.path])
    // Pairs of an option and its value.
    let words = said.split(whereSeparator: \.isWhitespace).map(String.init)
    func value(of option: String) -> String? {
      words.firstIndex(of: option).flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
    }
    return try scene(of: folder) { request in
      request.locale = value(of: "--locale")
      request.currency = value(of: "--currency")
      request.timeZone = value(of: "--time-zone")
    }
  }

  private static func scene(
    of data: URL, _ adjust: (inout ReportRequest) -> Void = { _ in }
  ) throws -> Scene {
    var request = ReportRequest(
      template: daily.path, sales: .file(data.appending(path: "sales.csv").path))
    request.forecast = .file(data.appending(path: "forecast.json").path)
    request.orders = .file(data.appending(path: "orders.json").path)
    request.date = CalendarDay(year: 2026, month: 5, day: 6)
    adjust(&request)
    let runner = ReportRunner(
      finder: TemplateFinder(environment: [:], executable: nil), fonts: AgreementScene.fonts)
    return try runner.drawing(request).scene
  }
}
