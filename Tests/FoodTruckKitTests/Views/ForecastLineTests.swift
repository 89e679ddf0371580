import ChalkboardUI
import DataTable
import Testing

@testable import FoodTruckKit

struct ForecastLineTests {
  private let data: SampleData

  init() throws { data = try SampleData() }

  private func line(_ forecast: Forecast, width: CGFloat = 560) throws -> ForecastLine {
    let span = try #require(forecast.span(of: data.day))
    return ForecastLine(forecast: forecast, span: span, width: width) { $0 }
  }

  @Test(arguments: [
    (46.2, 68.9), (8, 20), (-38, -11), (66, 68.1), (0.5, 2.2), (-20, 95), (-90, 900),
  ])
  func labelsAreWholeDegreesEvenlyApart(_ low: Double, _ high: Double) {
    let labels = ForecastLine.wholeDegrees(from: low, to: high)
    #expect(labels.count >= 2 && labels.count <= 7)
    #expect(labels.allSatisfy { $0 == $0.rounded() && $0 >= low && $0 <= high })
    #expect(Set(zip(labels, labels.dropFirst()).map { $1 - $0 }).count <= 1)
  }

  @Test func noLabelsOfNothing() {
    #expect(ForecastLine.wholeDegrees(from: 5, to: 5).isEmpty)
    #expect(ForecastLine.wholeDegrees(from: .nan, to: 5).isEmpty)
    #expect(ForecastLine.wholeDegrees(from: 0, to: 1e300).isEmpty)
  }

  @Test func plotHoldsTheAreaAndItsSymbols() throws {
    let line = try line(try data.forecast())
    #expect(line.points.allSatisfy { $0.degrees > line.foot && $0.degrees < line.top })
    #expect(line.turns.count == 2)
    #expect(line.turns.allSatisfy { $0.height < line.top })
  }

  @Test func missingHoursHaveNoArea() throws {
    var forecast = try data.forecast()
    for hour in 9...12 { forecast.hours[hour].temperatureCelsius = nil }
    let line = try line(forecast)
    #expect(Set(line.points.map(\.part)) == [0, 1])
    #expect(line.points.count == 21)
  }

  @Test func fewHoursFillThePlot() throws {
    var forecast = try data.forecast()
    forecast.hours = Array(forecast.hours[10..<15])
    let line = try line(forecast)
    #expect(line.points.first?.time == line.labelledTimes.first)
    #expect(line.labelledTimes.count == 5)
  }

  @Test func turnsCloseToEachOtherLeanApart() throws {
    var forecast = try data.forecast()
    let noon = forecast.hours[12].time
    forecast.sun = [
      SunTimes(day: data.day, daylight: .between(sunrise: noon, sunset: noon + 1800))
    ]
    #expect(try line(forecast).turns.map(\.alignment) == [.trailing, .leading])
    forecast.sun = [
      SunTimes(day: data.day, daylight: .between(sunrise: noon, sunset: noon + 6 * 3600))
    ]
    #expect(try line(forecast).turns.map(\.alignment) == [.center, .center])
  }
}
