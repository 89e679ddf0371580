import ChartScales
import DataTable
import Diagnostics
import Testing
import VectorScene

@testable import ChartEngine

/// Whatever stands on the axes and however large the picture is: no label covers another or leaves
/// the picture, and what is left out or shortened is said.
@Suite struct AxisLabelPropertyTests {
  private enum Kind: CaseIterable { case names, dates, numbers }

  private struct Example: CustomStringConvertible {
    var seed: UInt64
    var size: Size
    var x: Kind
    var y: Kind
    var count: Int
    var orientation: AxisLabel.Orientation
    var overhang: Double
    var hasTitles: Bool
    var isVega: Bool

    init(seed: UInt64) {
      var random = SeededGenerator(state: seed)
      self.seed = seed
      size = Size(
        width: Double.random(in: 40...900, using: &random).rounded(),
        height: Double.random(in: 60...500, using: &random).rounded())
      x = Kind.allCases.randomElement(using: &random) ?? .names
      y = Kind.allCases.randomElement(using: &random) ?? .numbers
      count = Int.random(in: 1...60, using: &random)
      orientation = AxisLabel.Orientation.allCases.randomElement(using: &random) ?? .automatic
      overhang = Bool.random(using: &random) ? 0 : 10
      hasTitles = Int.random(in: 0..<4, using: &random) == 0
      isVega = Int.random(in: 0..<4, using: &random) == 0
    }

    var description: String {
      "seed \(seed): \(x) by \(y), \(count) rows, \(size), \(orientation), overhang \(overhang)"
    }
  }

  private static let scripts = [
    Array("abcdefghijklmnopqrstuvwxyz    -"), Array("äöüßÄÖÜabcdefg "), Array("αβγδεζηθ "),
    Array("дежзийклм "), Array("日本語東京売上高、"), Array("ابتثجحخد "), Array("अआइईकखग "),
    Array("กขคงจฉช"), Array("W"), Array("il"),
  ]

  private static func column(
    _ title: String, _ kind: Kind, count: Int, using random: inout SeededGenerator
  ) -> Column {
    switch kind {
    case .names:
      let letters = scripts.randomElement(using: &random) ?? ["x"]
      let longest = [2, 6, 14, 40].randomElement(using: &random) ?? 6
      return Column(
        title,
        texts: (0..<count).map { index in
          let length = Int.random(in: 0...longest, using: &random)
          return "\(index)"
            + String(
              (0..<length).compactMap { _ in
                letters.randomElement(using: &random)
              })
        })
    case .dates:
      let steps = [60.0, 900, 3_600, 86_400, 604_800, 2_678_400]
      let step = steps.randomElement(using: &random) ?? 60
      let start = 1_778_050_800 + Double(Int.random(in: 0...100_000, using: &random)) * 60
      return Column(title, instants: (0..<count).map { start + Double($0) * step })
    case .numbers:
      let power = Int.random(in: -3...12, using: &random)
      var scale = 1.0
      for _ in 0..<abs(power) { scale *= power < 0 ? 0.1 : 10 }
      let low = Bool.random(using: &random) ? 0.0 : -1
      return Column(
        title, numbers: (0..<count).map { _ in Double.random(in: low...1, using: &random) * scale })
    }
  }

  private static func chart(_ example: Example) -> Chart {
    var random = SeededGenerator(state: example.seed &* 31 &+ 7)
    let table = Table(aligning: [
      column("x", example.x, count: example.count, using: &random),
      column("y", example.y, count: example.count, using: &random),
    ])
    let isBars = (example.x == .names) != (example.y == .names)
    let mark: any Mark = isBars ? BarMark() : PointMark()
    var chart = Chart(layers: [
      Layer(mark, data: table, encodings: [.x: Encoding("x"), .y: Encoding("y")])
    ])
    if example.hasTitles {
      chart.xAxis.title = "Things along x"
      chart.yAxis.title = "Things along y"
    }
    if example.orientation != .automatic || example.seed.isMultiple(of: 7) {
      let items: (AxisTick) -> [AxisMarkItem] = { _ in
        [.gridLine(AxisLineStyle()), .label(AxisLabel(orientation: example.orientation))]
      }
      chart.xAxis.marks = [AxisMarkSet(content: items)]
      chart.yAxis.marks = [AxisMarkSet(content: items)]
    }
    return chart
  }

  @Test(arguments: [0, 200, 400, 600, 800])
  func labelsNeverOverlapNorLeaveThePicture(from first: Int) throws {
    for seed in first..<first + 200 {
      let example = Example(seed: UInt64(seed))
      var environment = Fixtures.environment(
        theme: example.isVega ? .vega(isDark: false) : .standard(isDark: false))
      environment.labelOverhang = example.overhang
      var diagnostics: [Diagnostic] = []
      let laidOut = try ChartRenderer.layout(
        of: Self.chart(example), size: example.size, environment: environment,
        diagnostics: &diagnostics)
      let bounds = Rect(origin: .zero, size: example.size).grown(by: 0.5)
      let wide = bounds.inset(
        by: Insets(top: 0, left: -example.overhang, bottom: 0, right: -example.overhang))
      let frames = laidOut.labels.map(\.inkFrame)
      for (index, frame) in frames.enumerated() {
        #expect(
          wide.contains(frame.origin) && wide.contains(Point(x: frame.maxX, y: frame.maxY)),
          "\(frame) leaves the picture: \(example)")
        let shrunk = frame.inset(by: Insets(all: 0.02))
        let other = frames[(index + 1)...].first { $0.overlaps(shrunk) }
        #expect(other == nil, "\(frame) lies on another: \(example)")
      }
      try checkReports(laidOut, diagnostics, example)
    }
  }

  /// The labels of ticks that are not there are counted in what is reported.
  private func checkReports(
    _ chart: LaidOutChart, _ diagnostics: [Diagnostic], _ example: Example
  ) throws {
    for dimension in Dimension.allCases {
      let axis = chart.resolved.position(dimension).axis
      let wanted = axis?.marks.reduce(0) { $0 + $1.ticks.count { $0.label != nil } } ?? 0
      let named = diagnostics.filter { $0.message.contains("on the \(dimension.rawValue) axis") }
      let dropped = named.compactMap { diagnostic -> Int? in
        guard diagnostic.message.contains("left out") else { return nil }
        return Int(diagnostic.message.prefix { $0.isNumber })
      }.reduce(0, +)
      let shown = chart.labels.count { $0.dimension == dimension }
      #expect(shown + dropped == wanted, "\(dimension): \(shown) + \(dropped): \(example)")
      let shortened = chart.labels.count { $0.dimension == dimension && $0.fullText != nil }
      let said = named.contains { $0.message.contains("shortened") }
      #expect(said == (shortened > 0), "\(dimension): \(example)")
    }
  }
}
