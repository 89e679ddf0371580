import ChartScales
import VectorScene

/// Chooses the values of an axis and writes their labels.
struct AxisResolver {
  var dimension: Dimension
  var description: AxisDescription
  var scale: PositionScale
  /// The ticks that the scale's domain was rounded to.
  var automaticTicks: TickSet?
  /// Whether numbers or dates stand for intervals, so that labels belong between ticks.
  var isBinned: Bool
  /// The smallest stretch of time that dates stand for; `nil` when they are moments.
  var step: TimeStep?
  /// Whether the axis runs along the values of marks, and not along their places.
  var showsValues: Bool
  var roomForLabels: Int
  var environment: ChartEnvironment
  /// Whether the numbers are parts of a whole.
  var isNormalized: Bool
  /// The values placed along the axis, asked for only where they decide something.
  var placedValues: () -> [Double]

  func resolved() -> ResolvedAxis? {
    guard !description.isHidden, !scale.isAbsent else { return nil }
    return ResolvedAxis(title: description.title, marks: description.marks.map(marks))
  }

  private func marks(_ set: AxisMarkSet) -> ResolvedAxisMarks {
    let values = values(set.values)
    let siblings = values.map(\.value)
    let ticks = values.enumerated().map { index, value in
      let tick = AxisTick(
        value: value.value, category: value.category, index: index, count: values.count,
        siblings: siblings,
        isTemporal: scale.isTemporal, defaultLabel: value.label)
      return resolved(tick, items: set.content?(tick) ?? standardItems)
    }
    return ResolvedAxisMarks(position: side(set.position), ticks: ticks)
  }

  /// The theme's own marks. Categories along y have no grid: their bars already show the rows.
  private var standardItems: [AxisMarkItem] {
    let theme = environment.theme
    let grid = dimension == .x ? theme.xGrid : theme.yGrid
    let tick = dimension == .x ? theme.xTick : theme.yTick
    let hasGrid = !scale.isDiscrete || (dimension == .x && theme.fencesCategories)
    var items: [AxisMarkItem] = []
    if grid != nil, hasGrid { items.append(.gridLine(AxisLineStyle())) }
    if tick != nil { items.append(.tick(AxisLineStyle(), length: nil)) }
    items.append(.label(AxisLabel()))
    return items
  }

  private func side(_ position: AxisPosition) -> AxisPosition {
    switch (dimension, position) {
    case (.x, .top): .top
    case (.x, _): .bottom
    case (.y, .leading), (.y, .trailing): position
    // Names are read before their bars.
    case (.y, _): scale.isDiscrete ? .leading : environment.theme.yAxisPosition
    }
  }

  private struct Value {
    var value: Double
    var category: String?
    var label: String
  }

  private func values(_ wanted: AxisValues) -> [Value] {
    switch scale.kind {
    case .absent: []
    case .discrete(_, let categories): categoryValues(categories, wanted)
    case .continuous(let continuous) where scale.isTemporal:
      timeValues(continuous.domain, wanted)
    case .continuous(let continuous): numberValues(continuous.domain, wanted)
    }
  }

  private func categoryValues(_ categories: [String], _ wanted: AxisValues) -> [Value] {
    let all = categories.enumerated().map {
      Value(value: Double($0.offset), category: $0.element, label: $0.element)
    }
    guard case .categories(let names) = wanted else { return all }
    return all.filter { value in names.contains { $0 == value.category } }
  }

  private func timeValues(_ domain: ScaleDomain, _ wanted: AxisValues) -> [Value] {
    let context = environment.format
    let ticks: TimeTickSet
    switch wanted {
    case .dateStride(let unit, let count):
      ticks = TimeTicks.stride(by: unit, count: count, domain: domain, context: context)
    case .values(let values):
      let format = TimeTicks.automatic(domain: domain, context: context)
      ticks = TimeTickSet(
        values: values.filter { domain.contains($0) }, step: format.step, format: format.format)
    case .automatic(let count, _, _, _): ticks = automaticTimes(domain, count: count)
    case .stride, .categories: ticks = automaticTimes(domain, count: nil)
    }
    let namesDays = ticks.format.isTimeOfDay && spansDays(domain)
    let formatting = DateFormatting(context)
    return ticks.values.map { value in
      let format = namesDays && isStartOfDay(value) ? DateFormat.monthDay : ticks.format
      return Value(value: value, category: nil, label: formatting.string(value, as: format))
    }
  }

  /// Where marks fill stretches of time, or all dates begin a day, every tick begins one: between them
  /// there is nothing to name.
  private func automaticTimes(_ domain: ScaleDomain, count: Int?) -> TimeTickSet {
    let count = count ?? min(5, roomForLabels)
    guard let step else {
      let ticks = TimeTicks.automatic(
        domain: domain, desiredCount: count, context: environment.format)
      guard ticks.step.unit < .day, placedValues().allSatisfy({ !$0.isFinite || isStartOfDay($0) })
      else { return ticks }
      return TimeTicks.stride(by: .day, domain: domain, context: environment.format)
    }
    let starts = ScaleDomain(domain.lower, domain.upper - 1)
    // As many as from the first start of a stretch to the last one, which is one before the end.
    let lastStart = TimeBins.bin(
      of: step, containing: starts.upper, context: environment.format
    ).lowerBound
    let ticks = TimeTicks.automatic(
      domain: ScaleDomain(domain.lower, max(domain.lower, lastStart)), desiredCount: count,
      context: environment.format)
    return ticks.step.averageSeconds < step.averageSeconds
      ? TimeTicks.stride(
        by: step.unit, count: step.count, domain: starts, context: environment.format) : ticks
  }

  /// Whether the domain reaches from one day into the next.
  private func spansDays(_ domain: ScaleDomain) -> Bool {
    TimeBins.bin(of: .day, containing: domain.lower, context: environment.format).upperBound
      < domain.upper
  }

  private func isStartOfDay(_ instant: Double) -> Bool {
    TimeBins.bin(of: .day, containing: instant, context: environment.format).lowerBound == instant
  }

  private func numberValues(_ domain: ScaleDomain, _ wanted: AxisValues) -> [Value] {
    let ticks: TickSet
    var format: NumberFormat?
    switch wanted {
    case .stride(let step):
      ticks = LinearTicks.stride(by: step, lower: domain.lower, upper: domain.upper)
    case .values(let values):
      let inside = values.filter { domain.contains($0) }
      ticks = TickSet(values: inside, step: 0, decimals: Self.decimals(of: inside))
      format = inside.allSatisfy { abs($0) < 1e12 } ? .fixed(decimals: ticks.decimals) : nil
    case .automatic, .dateStride, .categories: ticks = automaticTicks ?? .empty
    }
    if isNormalized { format = .percent(decimals: max(0, ticks.decimals - 2)) }
    let formatting = NumberFormatting(environment.format)
    let labels =
      !showsValues && Self.areYears(ticks.values)
      ? ticks.values.map { formatting.ungrouped(Int($0)) }
      : formatting.labels(for: ticks, as: format)
    return zip(ticks.values, labels).map { Value(value: $0, category: nil, label: $1) }
  }

  /// Whether numbers that places are called by are most likely years, which nobody groups.
  private static func areYears(_ values: [Double]) -> Bool {
    !values.isEmpty
      && values.allSatisfy { (1900...2100).contains($0) && $0 == $0.rounded() }
  }

  /// The decimals that tell all values apart, up to 6.
  private static func decimals(of values: [Double]) -> Int {
    (0...6).first { decimals in
      values.allSatisfy { value in
        var scaled = value
        for _ in 0..<decimals { scaled *= 10 }
        return abs(scaled - scaled.rounded()) < 1e-6 * max(1, abs(scaled))
      }
    } ?? 6
  }

  private func resolved(_ tick: AxisTick, items: [AxisMarkItem]) -> ResolvedTick {
    var resolved = ResolvedTick(value: tick.value)
    for item in items {
      switch item {
      case .gridLine(let style): resolved.gridLine = style
      case .tick(let style, let length):
        resolved.tick = style
        resolved.tickLength = length
      case .label(let label): resolved.label = self.label(label, tick: tick)
      }
    }
    return resolved
  }

  private func unitEnd(_ tick: AxisTick) -> Double? {
    guard let step, scale.isTemporal else { return nil }
    return TimeBins.bin(of: step, containing: tick.value, context: environment.format).upperBound
  }

  private func label(_ label: AxisLabel, tick: AxisTick) -> ResolvedLabel {
    let content: ResolvedLabel.Content =
      switch label.content {
      case .automatic: .text(tick.defaultLabel)
      case .text(let text): .text(text)
      case .embedded(let embedded): .embedded(embedded)
      }
    return ResolvedLabel(
      content: content,
      isCentered: label.isCentered ?? (scale.isDiscrete || (isBinned && scale.isTemporal)),
      unitEnd: label.isCentered == nil ? unitEnd(tick) : nil, orientation: label.orientation,
      font: label.font ?? environment.theme.labelFont,
      paint: label.paint ?? .color(environment.theme.labelColor))
  }
}

extension DateFormat {
  /// Whether the text says nothing of the day.
  fileprivate var isTimeOfDay: Bool {
    switch self {
    case .hour, .hourMinute, .hourMinuteSecond: true
    default: false
    }
  }
}
