import DataTable
import Foundation
import Reports
import VectorScene

/// The daily report: light, dark, narrow, and in each language that has a sample.
enum ReportScenes {
  static let all: [AgreementScene] = [
    AgreementScene("report-light") { try scene { _ in } },
    AgreementScene("report-dark") { try scene { $0.colorScheme = .dark } },
    AgreementScene("report-narrow") { try scene { $0.width = 600 } },
  ]

  private static let templates = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Templates")

  private static func scene(_ adjust: (inout ReportRequest) -> Void) throws -> Scene {
    let daily = templates.appending(path: "daily")
    let sample = daily.appending(path: "sample")
    var request = ReportRequest(
      template: daily.path, sales: .file(sample.appending(path: "sales.csv").path))
    request.forecast = .file(sample.appending(path: "forecast.json").path)
    request.orders = .file(sample.appending(path: "orders.json").path)
    request.date = CalendarDay(year: 2026, month: 5, day: 6)
    adjust(&request)
    let runner = ReportRunner(
      finder: TemplateFinder(environment: [:], executable: nil), fonts: AgreementScene.fonts)
    return try runner.drawing(request).scene
  }
}
