import ChartScales
import DataTable
import Diagnostics
import Testing
import VectorScene

@testable import ChartEngine

@Suite struct ChartLayoutTests {
  private func labelFrames(_ chart: LaidOutChart) -> [Rect] {
    chart.labels.map(\.frame)
  }

  private func text(_ label: PlacedLabel) -> String {
    guard case .block(let block) = label.content else { return "" }
    return block.block.lines.map(\.string).joined()
  }

  /// Random names and values, from one bar to sixty, in small and large pictures.
  private static func cases() -> [(names: [String], values: [Double], size: Size)] {
    var random = SeededGenerator(state: 7)
    return (0..<60).map { _ in
      let count = Int.random(in: 1...60, using: &random)
      let names = (0..<count).map { index in
        let length = Int.random(in: 1...30, using: &random)
        let word = (0..<length).map { _ in "abcde fghi".randomElement(using: &random) ?? "x" }
        return "\(index) " + String(word)
      }
      let magnitude = Double.random(in: -2...9, using: &random)
      let values = (0..<count).map { _ in
        Double.random(in: -1...3, using: &random) * Double.exponential(magnitude)
      }
      let size = Size(
        width: Double.random(in: 160...1200, using: &random),
        height: Double.random(in: 120...500, using: &random))
      return (names, values, size)
    }
  }

  @Test func nothingOverlapsAndNothingLeavesThePicture() throws {
    for example in Self.cases() {
      for horizontal in [false, true] {
        var chart = Fixtures.bars(example.values, names: example.names, horizontal: horizontal)
        chart.layers[0].annotations = example.values.indices.map {
          Annotation(row: $0, content: BoxContent(box: Size(width: 30, height: 16)))
        }
        let (laidOut, _) = try Fixtures.layout(chart, size: example.size)
        let bounds = Rect(origin: .zero, size: example.size).grown(by: 0.5)
        let frames = labelFrames(laidOut)
        for (index, frame) in frames.enumerated() {
          #expect(bounds.contains(frame.origin), "\(frame) in \(example.size)")
          #expect(bounds.contains(Point(x: frame.maxX, y: frame.maxY)), "\(frame) in \(bounds)")
          let covered = frames[(index + 1)...].first { $0.overlaps(frame.shrunk(by: 0.01)) }
          #expect(covered == nil, "\(frame) in \(example.size)")
        }
        let boxes = laidOut.annotations.map(\.frame)
        for (index, box) in boxes.enumerated() {
          #expect(!boxes[(index + 1)...].contains { $0.overlaps(box.shrunk(by: 0.01)) })
        }
      }
    }
  }

  @Test func aLabelWiderThanItsBandIsWrappedOrCut() throws {
    let names = ["Strawberry Sprinkles", "Donaudampfschifffahrtsgesellschaft", "Plain"]
    let (chart, diagnostics) = try Fixtures.layout(
      Fixtures.bars([3, 2, 1], names: names), size: Size(width: 300, height: 200))
    let band = chart.plot.rect.width / 3
    let labels = chart.labels.filter { $0.frame.minY > chart.plot.rect.maxY }
    #expect(labels.count == 3)
    for label in labels { #expect(label.frame.width <= band) }
    #expect(labels[1].fullText == names[1])
    #expect(diagnostics.contains { $0.severity == .note && $0.message.contains("shortened") })
  }

  @Test func droppedLabelsAreReported() throws {
    let chart = Fixtures.bars((0..<200).map { Double($0 % 17) })
    let (laidOut, diagnostics) = try Fixtures.layout(chart)
    let shown = laidOut.labels.filter { $0.frame.minY > laidOut.plot.rect.maxY }.count
    #expect(shown > 5 && shown < 60)
    #expect(
      diagnostics.contains {
        $0.severity == .warning && $0.message.hasPrefix("\(200 - shown) of 200 labels")
      })
  }

  @Test func annotationsMakeThePlotGiveWay() throws {
    var chart = Fixtures.bars([150])
    chart.yScale.domain = .range(0, 150)
    let plain = try Fixtures.layout(chart).chart.plot.rect
    chart.layers[0].annotations = [
      Annotation(row: 0, content: BoxContent(box: Size(width: 40, height: 30)))
    ]
    let (laidOut, _) = try Fixtures.layout(chart)
    #expect(laidOut.plot.rect.minY > plain.minY + 10)
    #expect(laidOut.annotations[0].frame.minY >= -0.5)
  }

  @Test func yLabelsStandFourPointsBesideThePlotOnTheirLines() throws {
    let (chart, _) = try Fixtures.layout(Fixtures.bars([125, 137]))
    let labels = chart.labels.filter { $0.frame.minX > chart.plot.rect.maxX }
    #expect(labels.count == 4)
    for label in labels { #expect(abs(label.frame.minX - chart.plot.rect.maxX - 4) < 1e-9) }
    let bottom = try #require(labels.max { $0.frame.midY < $1.frame.midY })
    #expect(abs(bottom.frame.midY - chart.plot.rect.maxY) < 1e-9)
  }

  @Test(arguments: [(7, 12, 500.0), (0, 24, 320), (7, 3, 400), (22, 5, 240)])
  func labelsOfDatesStandUnderTheirBars(first: Int, count: Int, width: Double) throws {
    // From midnight on 2026-05-06 in Los Angeles.
    let instants = (0..<count).map { 1_778_050_800 + Double(first + $0) * 3600 }
    let table = Table(aligning: [
      Column("time", instants: instants),
      Column("sales", numbers: instants.map { _ in 5 }),
    ])
    let chart = Chart(layers: [
      Layer(
        BarMark(), data: table,
        encodings: [.x: Encoding("time", unit: .hour), .y: Encoding("sales")])
    ])
    let (laidOut, _) = try Fixtures.layout(chart, size: Size(width: width, height: 200))
    let bars = Fixtures.shapes(laidOut).map(\.frame.midX)
    let labels = laidOut.labels.filter { $0.frame.minY > laidOut.plot.rect.maxY }
    #expect(!labels.isEmpty)
    for (label, next) in zip(labels, labels.dropFirst()) {
      #expect(next.frame.minX - label.frame.maxX >= 8 - 1e-9)
    }
    for label in labels {
      #expect(
        !laidOut.ticks.contains { tick in
          tick.to.y > label.frame.minY + 0.5
            && (label.frame.minX...label.frame.maxX).contains(tick.to.x)
        })
      let text = text(label)
      let bar = try #require(bars.indices.first { text == Self.hour(first + $0) }, "\(text)")
      let isAtTheEdge = label.frame.minX < 1 || label.frame.maxX > laidOut.plot.rect.maxX
      #expect(abs(label.frame.midX - bars[bar]) < (isAtTheEdge ? 24 : 1e-6), "\(text)")
    }
  }

  @Test func barsOfAQuarterOfAnHourFillIt() throws {
    let instants = (0..<6).map { 1_778_050_800 + Double($0) * 900 }
    let table = Table(aligning: [
      Column("time", instants: instants), Column("sales", numbers: instants.map { _ in 5 }),
    ])
    let chart = Chart(layers: [
      Layer(
        BarMark(), data: table,
        encodings: [.x: Encoding("time", unit: .minute, unitCount: 15), .y: Encoding("sales")])
    ])
    let (laidOut, _) = try Fixtures.layout(chart)
    let bars = Fixtures.shapes(laidOut).map(\.frame)
    for bar in bars { #expect(abs(bar.width - laidOut.plot.rect.width / 6 * 0.7) < 1e-6) }
    let labels = laidOut.labels.filter { $0.dimension == .x }
    #expect(labels.map(text).first == "12:00\u{A0}AM")
    for label in labels {
      #expect(bars.contains { abs($0.midX - label.frame.midX) < 1e-6 })
    }
  }

  @Test func japaneseNamesAreWrappedRatherThanTurned() throws {
    let names = ["いちごスプリンクル", "チョコレートクリーム", "抹茶ホワイトグレーズ", "キャラメルナッツ"]
    let (chart, notes) = try Fixtures.layout(
      Fixtures.bars([4, 3, 2, 1], names: names), size: Size(width: 360, height: 240))
    let labels = chart.labels.filter { $0.dimension == .x }
    #expect(labels.map(text) == names)
    #expect(notes.isEmpty)
  }

  @Test func numbersAreLeftOutRatherThanCut() throws {
    for width in stride(from: 40.0, through: 120, by: 5) {
      let (chart, notes) = try Fixtures.layout(
        Fixtures.bars([1_234_567, 400_000]), size: Size(width: width, height: 160))
      let labels = chart.labels.filter { $0.dimension == .y }
      #expect(labels.allSatisfy { $0.fullText == nil && !text($0).contains("…") })
      #expect(!labels.isEmpty || notes.contains { $0.message.contains("on the y axis left out") })
    }
  }

  /// As in Apple's charts, where a date stands before the plot's edge or not at all.
  @Test(arguments: [200.0, 320, 480, 700])
  func datesStandBesideTheirTicksAndBeforeTheEdge(width: Double) throws {
    let instants = (0..<6).map { 1_778_050_800 + Double($0) * 86_400 }
    let table = Table(aligning: [
      Column("day", instants: instants), Column("sales", numbers: instants.map { _ in 5 }),
    ])
    let chart = Chart(layers: [
      Layer(LineMark(), data: table, encodings: [.x: Encoding("day"), .y: Encoding("sales")])
    ])
    let (laidOut, notes) = try Fixtures.layout(chart, size: Size(width: width, height: 160))
    let labels = laidOut.labels.filter { $0.dimension == .x }
    #expect(labels.count >= 2)
    for label in labels {
      // Only where there would be no second date, the last one stands before its tick.
      let isBeside = laidOut.ticks.contains { abs($0.from.x + 4 - label.frame.minX) < 1e-6 }
      let isBefore = laidOut.ticks.contains { abs($0.from.x - 4 - label.frame.maxX) < 1e-6 }
      #expect(isBeside || (isBefore && labels.count == 2))
      #expect(label.frame.maxX <= width)
    }
    #expect(notes.allSatisfy { $0.severity == .note && $0.message.contains("on the x axis") })
  }

  private static func hour(_ number: Int) -> String {
    let hour = number % 12 == 0 ? 12 : number % 12
    // Where a day follows on another, its beginning is called by the date.
    if number == 24 { return "May 7" }
    return "\(hour)\u{A0}\(number % 24 < 12 ? "AM" : "PM")"
  }

  @Test func namesBesideBarsAreThinnedOutEvenly() throws {
    let (chart, diagnostics) = try Fixtures.layout(
      Fixtures.bars((0..<40).map { Double($0 + 1) }, horizontal: true),
      size: Size(width: 300, height: 240))
    let labels = chart.labels.filter { $0.frame.maxX < chart.plot.rect.minX }
    let shown = labels.compactMap { Int(text($0).dropFirst("Item ".count)) }
    #expect(shown.first == 0 && shown.count == labels.count && shown.count > 5)
    #expect(Set(zip(shown, shown.dropFirst()).map { $1 - $0 }).count == 1, "\(shown)")
    #expect(diagnostics.contains { $0.message.hasPrefix("\(40 - shown.count) of 40 labels") })
  }

  @Test func bandsTileThePlot() throws {
    let (chart, _) = try Fixtures.layout(Fixtures.bars([1, 2, 3]))
    let centers = Fixtures.shapes(chart).map(\.frame.midX)
    let band = chart.plot.rect.width / 3
    for (index, center) in centers.enumerated() {
      #expect(abs(center - chart.plot.rect.minX - band * (Double(index) + 0.5)) < 1e-9)
    }
  }

  @Test(arguments: [1e15, 9.8765432109876543e16, 1e300, 1e-300, -1e15])
  func extremeValuesStayReadable(value: Double) throws {
    let (chart, _) = try Fixtures.layout(Fixtures.bars([value, value / 2, 950]))
    let labels = chart.labels.filter { $0.frame.minX > chart.plot.rect.maxX }
    #expect(labels.count >= 2)
    #expect(chart.plot.rect.width > 200)
    for path in Fixtures.shapes(chart).flatMap(\.nodes).flatMap(\.paths) {
      let box = try #require(path.path.controlBox)
      #expect(box.minX.isFinite && box.height.isFinite)
    }
  }

  @Test(arguments: [200.0, 300, 640])
  func namesStandInTheMiddleOfTheirBars(width: Double) throws {
    for horizontal in [false, true] {
      let chart = Fixtures.bars((0..<200).map { Double($0 + 1) }, horizontal: horizontal)
      let (laidOut, _) = try Fixtures.layout(chart, size: Size(width: width, height: 300))
      let bars = Fixtures.shapes(laidOut).map(\.frame)
      let labels = laidOut.labels.filter {
        horizontal
          ? $0.frame.maxX < laidOut.plot.rect.minX : $0.frame.minY > laidOut.plot.rect.maxY
      }
      let numbers = try labels.map { label in
        let block =
          switch label.content {
          case .block(let block), .upward(let block): block
          case .embedded: throw Diagnostic.error("no text")
          }
        let name = block.block.lines.map(\.string).joined()
        let number = try #require(Int(name.dropFirst("Item ".count)))
        let middle = horizontal ? label.frame.midY : label.frame.midX
        let bar = horizontal ? bars[number].midY : bars[number].midX
        #expect(abs(middle - bar) < 1e-6, "\(name)")
        return number
      }
      #expect(Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 }).count == 1, "\(numbers)")
    }
  }

  /// Labels stand beside their ticks or, without room for that, below them; never on the other side.
  @Test(arguments: [200.0, 240, 320, 500], [0.0, 12])
  func labelsOfNumbersStandAtTheirTicks(width: Double, overhang: Double) throws {
    var environment = Fixtures.environment()
    environment.labelOverhang = overhang
    var diagnostics: [Diagnostic] = []
    let chart = try ChartRenderer.layout(
      of: Fixtures.bars([930, 200], horizontal: true), size: Size(width: width, height: 150),
      environment: environment, diagnostics: &diagnostics)
    let labels = chart.labels.filter { $0.frame.minY > chart.plot.rect.maxY }
    #expect(labels.last.map(text) == "1,000")
    for label in labels {
      let value = try #require(Double(text(label).replacing(",", with: "")))
      let tick = chart.plot.coordinate(value, .x)
      #expect(abs(label.frame.minX - tick - 4) < 1e-6 || abs(label.frame.midX - tick) < 1e-6)
      #expect(label.frame.maxX <= width + overhang + 1e-6)
    }
  }

  @Test func gridLinesStopShortOfTexts() throws {
    var chart = Fixtures.bars([380, 600])
    chart.layers[0].annotations = [
      Annotation(row: 0, content: TextContent()), Annotation(row: 1, content: TextContent()),
    ]
    let (laidOut, _) = try Fixtures.layout(chart)
    let text = laidOut.annotations[0].frame
    let line = laidOut.plot.coordinate(400, .y)
    #expect(text.minY < line && line < text.maxY)
    let pieces = laidOut.gridLines.filter { $0.from.y == $0.to.y && abs($0.from.y - line) < 1e-9 }
    #expect(pieces.count == 2)
    #expect(pieces.allSatisfy { $0.to.x <= text.minX || $0.from.x >= text.maxX })
    chart.layers[0].annotations[0].content = BoxContent(box: Size(width: 30, height: 16))
    let whole = try Fixtures.layout(chart).chart.gridLines.filter { abs($0.from.y - line) < 1e-9 }
    #expect(whole.count == 1)
  }

  @Test func smallChartsDoWithoutAxisTitles() throws {
    var chart = Fixtures.bars([3, 2], names: ["A", "B"])
    chart.xAxis.title = "Donut"
    chart.yAxis.title = "Sales"
    let (small, notes) = try Fixtures.layout(chart, size: Size(width: 208, height: 100))
    #expect(!small.labels.map(text).contains("Donut"))
    #expect(small.plot.rect.height >= 60)
    #expect(notes.map(\.severity) == [.note])
    let (large, none) = try Fixtures.layout(chart, size: Size(width: 208, height: 140))
    #expect(large.labels.map(text).contains("Donut") && large.plot.rect.height >= 60)
    #expect(none.isEmpty)
  }

  @Test func namesOfLowChartsAreCutOnOneLine() throws {
    let names = ["Apple", "Banana split", "Cherry", "Dragonfruit", "Elderberry"]
    let (chart, _) = try Fixtures.layout(
      Fixtures.bars([5, 4, 3, 2, 1], names: names), size: Size(width: 208, height: 118))
    let labels = chart.labels.filter { $0.frame.minY > chart.plot.rect.maxY }
    #expect(labels.count == 5)
    #expect(labels.allSatisfy { text($0).isEmpty == false })
  }

  /// A bar that ends at the plot's edge has its value below the plot, where the labels give way.
  @Test func valuesBelowThePlotDoNotCoverLabels() throws {
    var chart = Fixtures.bars([100, -100], names: ["A", "B"])
    chart.layers[0].annotations = [Annotation(row: 1, content: TextContent())]
    let (laidOut, _) = try Fixtures.layout(chart)
    let value = laidOut.annotations[0].frame
    #expect(value.minY > laidOut.plot.rect.maxY)
    #expect(!laidOut.labels.contains { $0.frame.overlaps(value) })
    #expect(laidOut.plot.rect.height > 180)
  }
}

/// A box that stands for a text.
private struct TextContent: EmbeddedContent {
  var name: String { "text" }
  var interruptsGridLines: Bool { true }
  func size(offered width: Double?, _ height: Double?) -> Size { Size(width: 30, height: 16) }
  func nodes(in frame: Rect) -> [Node] { [] }
}

extension Double {
  /// Ten to the power of `exponent`.
  fileprivate static func exponential(_ exponent: Double) -> Double {
    var result = 1.0
    for _ in 0..<Int(abs(exponent).rounded()) { result *= exponent < 0 ? 0.1 : 10 }
    return result
  }
}

extension Rect {
  fileprivate func shrunk(by distance: Double) -> Rect {
    inset(by: Insets(all: distance))
  }
}
