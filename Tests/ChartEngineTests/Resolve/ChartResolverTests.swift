import ChartScales
import DataTable
import Diagnostics
import Testing
import VectorScene

@testable import ChartEngine

@Suite struct ChartResolverTests {
  private func resolve(_ chart: Chart) throws -> (chart: ResolvedChart, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let resolved = try ChartRenderer.resolve(
      chart, size: Size(width: 400, height: 240), environment: Fixtures.environment(),
      diagnostics: &diagnostics)
    return (resolved, diagnostics)
  }

  private func domain(_ position: ResolvedPosition) throws -> ScaleDomain {
    guard case .continuous(let scale) = position.scale.kind else {
      throw Diagnostic.error("no continuous scale")
    }
    return scale.domain
  }

  @Test func numbersIncludeZeroAndRoundOutToTicks() throws {
    let (chart, diagnostics) = try resolve(Fixtures.bars([125, 137]))
    #expect(try domain(chart.y) == ScaleDomain(0, 150))
    #expect(diagnostics.isEmpty)
  }

  @Test func zeroCanBeLeftOut() throws {
    var chart = Fixtures.bars([400, 430])
    chart.yScale.domain = .automatic(includesZero: false)
    let domain = try domain(resolve(chart).chart.y)
    #expect(domain.lower > 300 && domain.upper >= 430)
  }

  @Test func allZeroKeepsTheBaselineAtTheBottom() throws {
    let (chart, _) = try resolve(Fixtures.bars([0, 0, 0]))
    let domain = try domain(chart.y)
    #expect(domain.lower == 0)
    #expect(domain.upper > 0)
    let ticks = try #require(chart.y.axis?.marks.first?.ticks)
    #expect(ticks.contains { $0.value > 0 })
  }

  @Test func missingAndUnusableValuesAreCounted() throws {
    let (_, diagnostics) = try resolve(Fixtures.bars([1, .nan, .infinity, 4]))
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message.contains("2 rows") == true)
  }

  @Test func unknownColumnsNameThoseThatExist() {
    var chart = Fixtures.bars([1])
    chart.layers[0].encodings[.y] = Encoding("saels")
    #expect {
      try resolve(chart)
    } throws: { error in
      guard let diagnostic = error as? Diagnostic else { return false }
      return diagnostic.description.contains("saels")
        && diagnostic.description.contains("did you mean \"sales\"?")
    }
  }

  @Test func categoriesOutsideTheGivenOnesAreReported() throws {
    var chart = Fixtures.bars([1, 2, 3], names: ["a", "b", "c"])
    chart.xScale.domain = .categories(["c", "a"])
    let (resolved, diagnostics) = try resolve(chart)
    #expect(resolved.x.scale.categories == ["c", "a"])
    #expect(diagnostics.contains { $0.message.contains("outside the given categories") })
  }

  @Test func coloursFollowTheOrderOfAppearanceAndStartOver() throws {
    let palette = ChartTheme.standard(isDark: false).palette
    let count = palette.count
    let rows = (0...count).map { (day: "d", series: "s\($0)", value: 1.0) }
    let (chart, diagnostics) = try resolve(StackFixtures.stacked(rows))
    #expect(chart.layers[0].paints.dropLast() == palette.map { .color($0) }[...])
    #expect(chart.layers[0].paints[count] == .color(palette[0]))
    #expect(chart.legend.map(\.label) == rows.map(\.series))
    #expect(
      diagnostics.map(\.message) == ["\(count + 1) series in \(count) colors, which repeat"])
    #expect(try resolve(StackFixtures.stacked(rows.dropLast())).diagnostics.isEmpty)
  }

  @Test func aSingleSeriesNeedsNoLegend() throws {
    #expect(try resolve(StackFixtures.stacked([("d", "only", 1)])).chart.legend.isEmpty)
    #expect(try resolve(Fixtures.bars([1, 2])).chart.legend.isEmpty)
  }

  @Test func datesWithAUnitSpanWholeUnits() throws {
    // 2026-05-06 09:30 and 2026-05-07 21:00 in Los Angeles.
    let table = Table(aligning: [
      Column("day", instants: [1_778_085_000, 1_778_212_800]),
      Column("sales", numbers: [3, 4]),
    ])
    let chart = Chart(layers: [
      Layer(
        BarMark(), data: table,
        encodings: [.x: Encoding("day", unit: .day), .y: Encoding("sales")])
    ])
    // Midnight on the 6th to midnight on the 8th, in Los Angeles.
    #expect(try domain(resolve(chart).chart.x) == ScaleDomain(1_778_050_800, 1_778_223_600))
  }

  @Test func emptyTablesResolve() throws {
    let (chart, _) = try resolve(Fixtures.bars([]))
    #expect(chart.layers[0].rowCount == 0)
    #expect(try domain(chart.y) == ScaleDomain(0, 1))
  }

  private func line(_ x: [Double], _ y: [Double], style: MarkStyle = MarkStyle()) -> Chart {
    let table = Table(aligning: [Column("x", numbers: x), Column("y", numbers: y)])
    return Chart(layers: [
      Layer(
        LineMark(), data: table, encodings: [.x: Encoding("x"), .y: Encoding("y")], style: style)
    ])
  }

  private func labels(_ position: ResolvedPosition) -> [String] {
    (position.axis?.marks.first?.ticks ?? []).compactMap {
      guard case .text(let text) = $0.label?.content else { return nil }
      return text
    }
  }

  /// Zero is needed where lengths are compared, and not where marks stand.
  @Test func numbersThatMarksStandAtNeedNoZero() throws {
    let chart = try resolve(line([2010, 2017, 2024], [1000, 2000, 1500])).chart
    #expect(try domain(chart.x) == ScaleDomain(2010, 2025))
    #expect(try domain(chart.y) == ScaleDomain(0, 2000))
  }

  @Test func yearsAreNotGrouped() throws {
    let chart = try resolve(line([2010, 2017, 2024], [1910, 2000, 2020])).chart
    #expect(labels(chart.x) == ["2010", "2015", "2020", "2025"])
    #expect(labels(chart.y).contains("2,000"))
    #expect(try labels(resolve(line([1000, 2400], [1, 2])).chart.x).contains("1,500"))
  }

  /// A curve swings out below its lowest value, where the labels of the axis are.
  @Test func scalesHoldCurvesThatReachPastTheirValues() throws {
    var chart = line([0, 1, 2, 3, 4, 5], [900, 600, 400, 400, 600, 900])
    chart.yScale.domain = .automatic(includesZero: false)
    #expect(try domain(resolve(chart).chart.y).lower == 400)
    chart.layers[0].style.interpolation = .cardinal()
    #expect(try domain(resolve(chart).chart.y).lower < 400)
    chart.layers[0].style.interpolation = .monotone
    #expect(try domain(resolve(chart).chart.y).lower == 400)
  }

  @Test func vegaHasLinesAcrossNumbersButNotBetweenCategories() throws {
    func gridLines(_ chart: Chart) throws -> [AxisLineStyle?] {
      var diagnostics: [Diagnostic] = []
      let resolved = try ChartRenderer.resolve(
        chart, size: Size(width: 400, height: 240),
        environment: Fixtures.environment(theme: .vega(isDark: false)), diagnostics: &diagnostics)
      return (resolved.x.axis?.marks.first?.ticks ?? []).map(\.gridLine)
    }
    let lines = try gridLines(line([1, 2, 3], [1, 2, 3]))
    #expect(lines.count > 2 && lines.allSatisfy { $0 != nil })
    let categories = try gridLines(Fixtures.bars([1, 2]))
    #expect(categories.count == 2 && categories.allSatisfy { $0 == nil })
  }

  @Test func descriptionsSayWhatAMarkShows() throws {
    let (chart, _) = try resolve(Fixtures.bars([1412], names: ["The Classic"]))
    #expect(chart.layers[0].descriptions == ["The Classic, sales: 1,412"])
  }

  @Test(arguments: ["bar", "line", "area", "point"])
  func rowsWithoutASeriesAreASeriesOfTheirOwn(mark: String) throws {
    let marks: [String: any Mark] = [
      "bar": BarMark(), "line": LineMark(), "area": AreaMark(), "point": PointMark(),
    ]
    let table = Table(aligning: [
      Column("x", texts: ["A", "A", "B", "B"]), Column("s", texts: ["p", nil, "p", nil]),
      Column("y", numbers: [1, 2, 3, 4]),
    ])
    let (chart, _) = try resolve(
      Chart(layers: [
        Layer(
          try #require(marks[mark]), data: table,
          encodings: [.x: Encoding("x"), .y: Encoding("y"), .color: Encoding("s", title: "city")])
      ]))
    #expect(chart.legend.map(\.label) == ["p", "No city"])
    let paints = chart.layers[0].paints
    #expect(paints[1] == chart.legend[1].paint && paints[1] != paints[0])
    if chart.layers[0].mark.joinsRows {
      #expect(chart.layers[0].seriesCount == 2)
      #expect(chart.layers[0].descriptions == ["p", "No city", "p", "No city"])
    }
  }

  private func timeLabels(_ instants: [Double], unit: CalendarUnit? = nil) throws -> [String] {
    let table = Table(aligning: [
      Column("time", instants: instants), Column("y", numbers: instants.map { _ in 1 }),
    ])
    let mark: any Mark = unit == nil ? LineMark() : BarMark()
    let (chart, _) = try resolve(
      Chart(layers: [
        Layer(
          mark, data: table, encodings: [.x: Encoding("time", unit: unit), .y: Encoding("y")])
      ]))
    return (chart.x.axis?.marks.first?.ticks ?? []).map {
      if case .text(let text)? = $0.label?.content { text } else { "" }
    }
  }

  /// 2026-05-01 00:00 in Los Angeles.
  private static let midnight = 1_777_618_800.0

  @Test(arguments: [1, 2, 3])
  func wholeDaysAreNamedByDays(count: Int) throws {
    let labels = try timeLabels((0..<count).map { Self.midnight + Double($0) * 86_400 })
    #expect(labels == (1...count).map { "May \($0)" })
  }

  @Test(arguments: [nil, CalendarUnit.hour])
  func hoursOfMoreThanADayNameTheDay(unit: CalendarUnit?) throws {
    let labels = try timeLabels((0..<48).map { Self.midnight + Double($0) * 3600 }, unit: unit)
    #expect(labels == ["May 1", "12\u{202F}PM", "May 2", "12\u{202F}PM"])
    let day = try timeLabels((0..<24).map { Self.midnight + Double($0) * 3600 }, unit: unit)
    #expect(day.first == "12\u{202F}AM")
  }

  @Test func barsOfMonthsHaveTheTicksOfLines() throws {
    // The first days of the months from January 2026 on, in Los Angeles.
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31]
    let days = lengths.indices.map { lengths[..<$0].reduce(0, +) } + [396]
    let months = days.map { day in
      1_767_254_400 + Double(day) * 86_400 - ((67..<304).contains(day) ? 3600 : 0)
    }
    #expect(
      try timeLabels(months, unit: .month)
        == ["Jan 2026", "Apr 2026", "Jul 2026", "Oct 2026", "Jan 2027"])
  }
}
