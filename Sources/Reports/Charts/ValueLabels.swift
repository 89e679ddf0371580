import ChartEngine
import ChartScales
import DataTable
import Foundation
import Typography
import VectorScene

/// The values beside the bars of a chart.
struct ValueLabels {
  var request: ChartRequest
  var data: ChartData
  var environment: ChartEnvironment

  /// Bars beyond this number have none unless asked.
  static let automaticLimit = 25

  func annotations() -> [Annotation] {
    guard request.valueLabels != .off, request.kind == .bar, data.series == nil,
      let column = data.table[data.value]
    else { return [] }
    let isAutomatic = request.valueLabels == .automatic
    if isAutomatic {
      guard column.count <= Self.automaticLimit, environment.theme.name != "vega" else { return [] }
    }
    let rows = (0..<column.count).filter { !column[$0].isMissing }
    let texts = ValueTexts(
      cells: rows.map { column[$0] }, formatting: NumberFormatting(environment.format))
    func fit(_ labels: [ValueLabel]) -> Bool {
      let widest = labels.map { $0.size(offered: nil, nil).width }.max() ?? 0
      return !isAutomatic || data.isHorizontal || widest <= roomForLabel
    }
    var labels: [ValueLabel] = []
    for candidate in texts.candidates {
      labels = candidate().map(label)
      if fit(labels) { break }
    }
    // Short texts that only their capsules are too wide for go without.
    if !fit(labels) { for index in labels.indices { labels[index].capsule = nil } }
    return fit(labels) ? zip(rows, labels).map { Annotation(row: $0, content: $1) } : []
  }

  /// About what a bar and the gap beside it take, in scene units.
  private var roomForLabel: Double {
    let plot = max(0, request.size.width - 88)
    return plot / Double(max(1, data.table.rowCount)) - 2
  }

  private func label(_ text: String) -> ValueLabel {
    let theme = environment.theme
    let isCapsule = theme.name == "foodtruck"
    var font = theme.annotationFont
    font.size = 11
    if isCapsule { font.weight = 600 }
    let line = environment.fonts.shape(text, font: font)
    return ValueLabel(
      line: line, color: theme.annotationColor,
      capsule: isCapsule ? Self.capsuleColor(isDark: theme.isDark) : nil)
  }

  private static func capsuleColor(isDark: Bool) -> RGBColor {
    isDark ? RGBColor(118, 118, 128, opacity: 0.36) : RGBColor(118, 118, 128, opacity: 0.12)
  }
}

/// The texts of a set of values, from exact to short.
struct ValueTexts {
  var cells: [CellValue]
  var formatting: NumberFormatting

  /// Each is written only when it is asked for: short texts take the locale's formatter.
  var candidates: [() -> [String]] {
    let largest = largest
    if largest > 0, largest < Self.smallestDecimal || largest >= Self.smallestPower {
      return [{ cells.map(power) }]
    }
    let short: NumberFormat =
      largest >= 1 || largest == 0 ? .compact : .fixed(decimals: 1 - Self.exponent(largest))
    return [
      { cells.map(text) },
      { cells.map { formatting.string($0.doubleValue ?? .nan, as: short) } },
    ]
  }

  /// Where axes start to write powers of ten, too.
  private static let smallestDecimal = 4e-6
  private static let smallestPower = 1e18

  private var numbers: [Double] { cells.compactMap(\.doubleValue).filter(\.isFinite) }

  private var largest: Double { numbers.map(abs).max() ?? 0 }

  private static func exponent(_ number: Double) -> Int {
    Int(log10(max(abs(number), .leastNormalMagnitude)).rounded(.down))
  }

  /// Two digits and a power of ten.
  private func power(_ cell: CellValue) -> String {
    guard let number = cell.doubleValue, number != 0, number.isFinite else {
      return formatting.string(cell.doubleValue ?? .nan)
    }
    let exponent = Self.exponent(number) - 1
    let digits = (number / pow(10, Double(exponent))).rounded()
    return formatting.string(Double("\(digits)e\(exponent)") ?? number, as: .scientific)
  }

  private func text(_ cell: CellValue) -> String {
    if case .decimal(let decimal) = cell {
      return formatting.string(
        coefficient: decimal.coefficient, scale: Int(decimal.decimalPlaces), as: format)
    }
    return formatting.string(cell.doubleValue ?? .nan, as: format)
  }

  /// All with the same decimals, so that they can be compared at a glance: as many as they have up to
  /// two, or to three digits where all are below 1, or to the first digit of the smallest. Beside
  /// millions, decimals are only written where there are some.
  private var format: NumberFormat {
    let places = numbers.map(Self.decimals).max() ?? 0
    if places == 0 { return .fixed(decimals: 0) }
    if largest >= 1e6 { return .automatic }
    if places <= 2 { return .fixed(decimals: places) }
    let smallest = numbers.lazy.map(abs).filter { $0 > 0 }.min() ?? 1
    let least = min(6, -Self.exponent(smallest))
    return .fixed(decimals: max(2 - min(0, Self.exponent(largest)), least))
  }

  /// How many decimals tell the number exactly, up to 3 for "more than two".
  private static func decimals(_ number: Double) -> Int {
    (0...2).first { places in
      let scaled = number * [1.0, 10, 100][places]
      return abs(scaled - scaled.rounded()) < 1e-7 * max(1, abs(scaled))
    } ?? 3
  }
}

/// A number beside a bar, in a capsule or plain.
struct ValueLabel: EmbeddedContent {
  var line: ShapedLine
  var color: RGBColor
  /// Behind the text; `nil` shows no capsule.
  var capsule: RGBColor?

  var name: String { "value label \(line.string)" }
  var interruptsGridLines: Bool { capsule == nil }

  private static let capsuleInsets = (x: 7.0, y: 3.0)

  func size(offered width: Double?, _ height: Double?) -> Size {
    let insets = capsule == nil ? (x: 0, y: 0) : Self.capsuleInsets
    return Size(
      width: line.width + 2 * insets.x,
      height: line.metrics.ascent + line.metrics.descent + 2 * insets.y)
  }

  func nodes(in frame: Rect) -> [Node] {
    var nodes: [Node] = []
    if let capsule {
      let outline = Path.roundedRectangle(
        frame, radii: CornerRadii(all: frame.height / 2), style: .circular)
      nodes.append(.path(PathNode(outline, fill: .color(capsule))))
    }
    let text = line.metrics.ascent + line.metrics.descent
    let baseline = frame.midY - text / 2 + line.metrics.ascent
    nodes.append(
      .text(
        line.node(at: Point(x: frame.midX, y: baseline), anchor: .middle, fill: .color(color))))
    return nodes
  }
}
