import ChalkboardCharts
import Foundation
import Testing
import VectorScene

private struct Sale: Identifiable {
  var name: String
  var quantity: Int
  var id: String { name }
}

private let sales = [
  Sale(name: "The Classic", quantity: 1412), Sale(name: "Blueberry Frosted", quantity: 377),
  Sale(name: "Rainbow", quantity: 198),
]

/// Charts as an app's author writes them.
@Suite struct ChartTests {
  @Test func aBarChartWithAnnotationsAndAxisViews() {
    let chart = Chart {
      ForEach(sales) { sale in
        BarMark(x: .value("Donut", sale.name), y: .value("Sales", sale.quantity))
          .cornerRadius(6, style: .continuous)
          .foregroundStyle(
            .linearGradient(
              colors: [.white, .accentColor], startPoint: .bottom, endPoint: .top)
          )
          .annotation(position: .top, alignment: .top) {
            Text(sale.quantity.formatted(.number.locale(Locale(identifier: "en_US"))))
              .padding(.vertical, 4)
              .padding(.horizontal, 8)
              .background(.quaternary.opacity(0.5), in: Capsule())
              .background(in: Capsule())
              .font(.caption)
          }
      }
    }
    .chartXAxis {
      AxisMarks { value in
        AxisValueLabel {
          VStack {
            Circle().frame(width: 20, height: 20)
            Text(value.as(String.self) ?? "?")
              .lineLimit(2, reservesSpace: true)
              .multilineTextAlignment(.center)
          }
          .frame(idealWidth: 80)
          .padding(.horizontal, 4)
        }
      }
    }
    .chartYAxis {
      AxisMarks { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: IntegerFormatStyle<Int>())
      }
    }
    .frame(height: 300)
    let (scene, diagnostics) = Fixtures.render(chart)
    #expect(diagnostics.isEmpty)
    #expect(scene.size == Size(width: 400, height: 300))
    let texts = scene.nodes.flatMap(\.texts)
    #expect(texts.contains("1,412"))
    #expect(texts.contains("The Classic"))
    #expect(texts.contains("1,500"))
    let gradients = scene.nodes.flatMap(\.paths).filter {
      if case .linearGradient? = $0.fill { true } else { false }
    }
    #expect(gradients.count == sales.count)
  }

  @Test func marksOfOneKindMakeOneLineForEachKey() {
    struct Point: Identifiable {
      var id: Int { day * 10 + city.count }
      var day: Int
      var city: String
    }
    let points = ["Here", "There!"].flatMap { city in (0..<5).map { Point(day: $0, city: city) } }
    let chart = Chart(points) { point in
      LineMark(x: .value("Day", point.day), y: .value("Sales", point.day * point.city.count))
        .foregroundStyle(by: .value("City", point.city))
        .symbol(by: .value("City", point.city))
    }
    .chartLegend(position: .top)
    .chartYScale(domain: .automatic(includesZero: false))
    let (scene, diagnostics) = Fixtures.render(chart, height: 200)
    #expect(diagnostics.isEmpty)
    let labels = scene.nodes.flatMap(\.groups).compactMap(\.accessibility?.label)
    #expect(labels == ["Here", "There!"])
    #expect(scene.nodes.flatMap(\.texts).filter { $0 == "There!" }.count == 1)
  }

  @Test func masksAndConditionsInsideTheBuilder() {
    let hours = Array(0..<24)
    @ChartContentBuilder func area(_ hours: [Int]) -> some ChartContent {
      ForEach(hours, id: \.self) { hour in
        AreaMark(
          x: .value("Hour", hour), yStart: .value("Low", 0), yEnd: .value("High", hour % 7),
          series: .value("Series", 1.0))
      }
      .interpolationMethod(.catmullRom)
    }
    let isNight = true
    let chart = Chart {
      area(hours)
      if isNight {
        RectangleMark(xStart: .value("Dusk", 18), xEnd: .value("Dawn", 23))
          .foregroundStyle(.black)
          .opacity(0.3)
          .mask { area(hours) }
      }
    }
    let (scene, diagnostics) = Fixtures.render(chart, height: 200)
    #expect(diagnostics.isEmpty)
    #expect(scene.nodes.flatMap(\.groups).filter { $0.clip != nil }.count == 1)
  }

  @Test func datesAreReadInThePicturesZone() throws {
    let day = try #require(
      ISO8601DateFormatter().date(from: "2026-05-06T03:00:00Z"))
    let chart = Chart {
      BarMark(x: .value("Day", day, unit: .day), y: .value("Sales", 3))
      BarMark(x: .value("Day", day.addingTimeInterval(86_400), unit: .day), y: .value("Sales", 5))
    }
    .chartXAxis { AxisMarks(values: .stride(by: .day)) }
    let here = Fixtures.render(chart, height: 200, zone: "America/Los_Angeles").scene
    #expect(here.nodes.flatMap(\.texts).contains("May 5"))
    let there = Fixtures.render(chart, height: 200, zone: "Asia/Tokyo").scene
    #expect(there.nodes.flatMap(\.texts).contains("May 6"))
  }

  @Test func aChartWithoutMarksIsEmptyAndQuiet() {
    let (scene, diagnostics) = Fixtures.render(Chart {}, height: 100)
    #expect(diagnostics.isEmpty)
    #expect(scene.nodes.flatMap(\.paths).isEmpty)
  }

  @Test func stylesOfCategoriesCanBeGiven() {
    let chart = Chart(sales) { sale in
      BarMark(x: .value("Donut", sale.name), y: .value("Sales", sale.quantity))
        .foregroundStyle(by: .value("Donut", sale.name))
    }
    .chartForegroundStyleScale(["The Classic": Color.red, "Rainbow": Color.green])
    let (scene, _) = Fixtures.render(chart, height: 200)
    let fills = scene.nodes.flatMap(\.paths).compactMap(\.fill)
    #expect(fills.contains(.color(RGBColor(255, 59, 48))))
    #expect(fills.contains(.color(RGBColor(52, 199, 89))))
  }

  @Test func valuesThatAreNotNumbersAreReported() {
    let chart = Chart {
      PointMark(x: .value("x", 1.0), y: .value("y", Double.nan))
      PointMark(x: .value("x", 2.0), y: .value("y", 3.0))
    }
    let (scene, diagnostics) = Fixtures.render(chart, height: 100)
    #expect(diagnostics.count == 1)
    #expect(!Fixtures.svg(scene).contains("nan"))
  }
}
