import Diagnostics
import Typography
import VectorScene

/// Measures the labels of an axis and places them, its ticks and its grid lines around a plot.
///
/// No label covers another or leaves the picture. Each of these steps is taken only where the one
/// before does not suffice:
///
/// - **Names along x** stand on one line; are wrapped onto the lines that the theme allows; if short,
///   every n-th is left; are cut with an ellipsis while bands are 60 wide or more; are turned upwards
///   and cut where they take too much of the height; turned upwards, every n-th is left. They are
///   turned straight up, since slanted ones would leave the picture on the side without y labels.
/// - **Numbers and dates along x** stand beside their tick, or in the middle of their bin. A number
///   without room there, mostly the last one, stands in the middle below its tick or on the tick's
///   other side. Then every n-th is left, evenly. What still has no room is left out, as in Apple's
///   charts: a date that does not end before the plot's edge.
/// - **Names along y** stand on one line, or two where bands are tall; are cut where they take more
///   than 0.4 of the width; every n-th is left.
/// - **Numbers and dates along y** stand at their lines; every n-th is left.
/// - Last, what would cover a label of another set or axis is left out.
///
/// Numbers and dates are never cut, since half a number is another number. What is cut is reported in
/// a note, and so are numbers and dates that are left out, which those that are left tell; names that
/// are left out are reported in a warning.
struct AxisLayout {
  var dimension: Dimension
  var marks: ResolvedAxisMarks
  var environment: ChartEnvironment
  /// The room that labels may take across the axis, in scene units.
  var limit: Double
  /// The most lines that a label may have.
  var lineLimit = 1

  /// What one set of axis marks adds to a chart.
  struct Result {
    var gridLines: [PlacedLine] = []
    var ticks: [PlacedLine] = []
    var labels: [PlacedLabel] = []
  }

  var theme: ChartTheme { environment.theme }

  /// Between the plot and the labels: labels of y keep their distance from the ticks, too.
  var gap: Double { theme.labelGap + (theme.tickLength ?? yTickLength) }

  /// How far ticks of y reach where the theme does not say; 0 when there are none.
  private var yTickLength: Double {
    dimension == .y && marks.ticks.contains { $0.tick != nil } ? theme.labelGap : 0
  }

  // MARK: Lines

  func gridLines(in plot: PlotGeometry) -> [PlacedLine] {
    guard hasRoomForLines(plot) else { return [] }
    let standard = dimension == .x ? theme.xGrid : theme.yGrid
    var lines: [PlacedLine] = []
    for (index, tick) in marks.ticks.enumerated() {
      guard let style = tick.gridLine else { continue }
      let stroke = stroke(style, standard: standard)
      lines.append(line(at: lineCoordinate(tick.value, plot), stroke: stroke, in: plot.rect))
      if index == marks.ticks.count - 1, plot.position(dimension).scale.isDiscrete {
        // Categories are fenced at both ends.
        lines.append(line(at: lineCoordinate(tick.value + 1, plot), stroke: stroke, in: plot.rect))
      }
    }
    return lines.filter { $0.from.isFinite }
  }

  /// The narrowest bands that lines are drawn between; narrower ones would be a hatching.
  private static let narrowestFence = 12.0

  private func hasRoomForLines(_ plot: PlotGeometry) -> Bool {
    let scale = plot.position(dimension).scale
    return !scale.isDiscrete
      || scale.bandwidth * plot.extent(dimension) >= Self.narrowestFence
  }

  /// Lines of categories stand between the bands.
  private func lineCoordinate(_ value: Double, _ plot: PlotGeometry) -> Double {
    let scale = plot.position(dimension).scale
    guard scale.isDiscrete else { return plot.coordinate(value, dimension) }
    let length = plot.extent(dimension)
    let share = value * scale.bandwidth
    let position = plot.position(dimension)
    return dimension == .x
      ? plot.rect.minX + position.startPadding + share * length
      : plot.rect.minY + position.endPadding + share * length
  }

  private func line(at coordinate: Double, stroke: Stroke, in rect: Rect) -> PlacedLine {
    dimension == .x
      ? PlacedLine(
        from: Point(x: coordinate, y: rect.minY), to: Point(x: coordinate, y: rect.maxY),
        stroke: stroke)
      : PlacedLine(
        from: Point(x: rect.minX, y: coordinate), to: Point(x: rect.maxX, y: coordinate),
        stroke: stroke)
  }

  private func stroke(_ style: AxisLineStyle, standard: ChartTheme.AxisLine?) -> Stroke {
    Stroke(
      style.paint ?? .color(standard?.color ?? theme.labelColor.opacity(0.5)),
      width: style.width ?? standard?.width ?? 0.5, dash: style.dash ?? standard?.dash ?? [])
  }

  /// Ticks reach from the plot's edge outwards, those of x by default as far as the labels reach that
  /// stand beside them, and only up to a label in their way.
  func tickLines(
    in plot: PlotGeometry, labelExtent: Double, besides labels: [PlacedLabel] = []
  ) -> [PlacedLine] {
    guard hasRoomForLines(plot) else { return [] }
    let standard = dimension == .x ? theme.xTick : theme.yTick
    let rect = plot.rect
    return marks.ticks.compactMap { tick in
      guard let style = tick.tick else { return nil }
      let at =
        theme.tickLength == nil || !plot.position(dimension).scale.isDiscrete
        ? lineCoordinate(tick.value, plot) : plot.coordinate(tick.value, dimension)
      guard at.isFinite else { return nil }
      let isFree = !labels.contains { $0.frame.minX - 1 < at && at < $0.frame.maxX + 1 }
      let long = dimension == .x ? gap + (isFree ? labelExtent : 0) : yTickLength
      let length = tick.tickLength ?? theme.tickLength ?? long
      let (from, to): (Point, Point) =
        switch marks.position {
        case .top: (Point(x: at, y: rect.minY), Point(x: at, y: rect.minY - length))
        case .leading: (Point(x: rect.minX, y: at), Point(x: rect.minX - length, y: at))
        case .trailing: (Point(x: rect.maxX, y: at), Point(x: rect.maxX + length, y: at))
        case .bottom, .automatic: (Point(x: at, y: rect.maxY), Point(x: at, y: rect.maxY + length))
        }
      return PlacedLine(from: from, to: to, stroke: stroke(style, standard: standard))
    }
  }

  // MARK: Labels

  func block(_ label: ResolvedLabel, width: Double, lines: Int?) -> TextBlock? {
    guard case .text(let text) = label.content else { return nil }
    return environment.fonts.layOut(text, font: label.font, width: width, lineLimit: lines)
  }

  /// The labels that cover none of `others`, which were placed before them, nor one another, and
  /// stay within `bounds`.
  func clear(_ labels: [PlacedLabel], of others: [PlacedLabel], within bounds: Rect)
    -> [PlacedLabel]
  {
    // Sums of fractions may differ in the last places.
    let tolerance = 0.01
    let bounds = bounds.grown(by: tolerance)
    var taken = others.map(\.inkFrame)
    var clear: [PlacedLabel] = []
    for label in labels {
      let frame = label.inkFrame
      guard bounds.contains(frame.origin), bounds.contains(Point(x: frame.maxX, y: frame.maxY)),
        !taken.contains(where: { $0.overlaps(frame.inset(by: Insets(all: tolerance))) })
      else { continue }
      taken.append(frame)
      clear.append(label)
    }
    return clear
  }

  /// Says which of the axis's labels are not among the placed ones, or not as a whole.
  ///
  /// - Parameter isOrdered: whether the axis has numbers or dates.
  func report(_ placed: [PlacedLabel], isOrdered: Bool, to diagnostics: inout [Diagnostic]) {
    let count = marks.ticks.count { $0.label != nil }
    let dropped = count - placed.count
    let axis = dimension.rawValue
    if dropped > 0 {
      diagnostics.append(
        isOrdered
          ? ChartEngineDiagnostics.thinnedLabels(dropped, of: count, axis: axis)
          : ChartEngineDiagnostics.droppedLabels(dropped, of: count, axis: axis))
    }
    let shortened = placed.count { $0.fullText != nil }
    if shortened > 0 {
      diagnostics.append(ChartEngineDiagnostics.shortenedLabels(shortened, axis: axis))
    }
  }
}
