import ChartScales
import Diagnostics
import VectorScene

/// Assigns colours, symbols, sizes and opacities to the values of the channels of looks.
struct StyleResolver {
  var theme: ChartTheme
  var colors: StyleScaleDescription<Paint>
  var shapes: StyleScaleDescription<SymbolShape>
  private(set) var colorCategories: CategoryIndex
  private(set) var shapeCategories: CategoryIndex
  private var colorExtent: ScaleDomain?
  private var sizeExtent: ScaleDomain?
  private var opacityExtent: ScaleDomain?

  init(chart: Chart, theme: ChartTheme, layers: [LayerColumns]) {
    self.theme = theme
    colors = chart.colorScale
    shapes = chart.shapeScale
    colorCategories = CategoryIndex(given: chart.colorScale.domain)
    shapeCategories = CategoryIndex(given: chart.shapeScale.domain)
    for columns in layers {
      if let color = columns[.color] {
        if color.measure == .nominal {
          for name in color.names { _ = colorCategories.number(of: name) }
        } else {
          colorExtent = Self.union(colorExtent, color.numbers)
        }
      }
      if let shape = columns[.shape] {
        for name in shape.names { _ = shapeCategories.number(of: name) }
      }
      if let size = columns[.size] { sizeExtent = Self.union(sizeExtent, size.numbers) }
      if let opacity = columns[.opacity] {
        opacityExtent = Self.union(opacityExtent, opacity.numbers)
      }
    }
  }

  private static func union(_ extent: ScaleDomain?, _ values: [Double]) -> ScaleDomain? {
    guard let more = ScaleDomain(covering: values) else { return extent }
    return extent?.union(more) ?? more
  }

  func paints(_ columns: LayerColumns) -> [Paint] {
    guard let color = columns[.color] else { return [] }
    if color.measure != .nominal { return ramp(color.numbers) }
    var categories = colorCategories
    return color.names.map { categories.number(of: $0).map(paint) ?? theme.markPaint }
  }

  /// The paint of a category by its number.
  func paint(_ number: Int) -> Paint {
    if !colors.range.isEmpty { return colors.range[number % colors.range.count] }
    guard !theme.palette.isEmpty else { return theme.markPaint }
    return .color(theme.palette[number % theme.palette.count])
  }

  /// A warning when categories share the theme's colours. Whoever gives the colours decides himself.
  var repeatedColors: Diagnostic? {
    let count = colorCategories.names.count
    guard colors.range.isEmpty, !theme.palette.isEmpty, count > theme.palette.count else {
      return nil
    }
    return ChartEngineDiagnostics.repeatedColors(count, colors: theme.palette.count)
  }

  func shapes(_ columns: LayerColumns) -> [SymbolShape] {
    guard let column = columns[.shape] else { return [] }
    var categories = shapeCategories
    return column.names.map { categories.number(of: $0).map(shape) ?? .circle }
  }

  /// The symbol of a category by its number.
  func shape(_ number: Int) -> SymbolShape {
    let range = shapes.range.isEmpty ? theme.symbols : shapes.range
    return range.isEmpty ? .circle : range[number % range.count]
  }

  /// Areas proportional to the values, the largest twelve times the theme's usual one.
  func sizes(_ columns: LayerColumns) -> [Double] {
    guard let column = columns[.size], let extent = sizeExtent else { return [] }
    let largest = max(abs(extent.lower), abs(extent.upper))
    return column.numbers.map { value in
      guard value.isFinite, largest > 0 else { return 0 }
      return abs(value) / largest * theme.symbolSize * 12
    }
  }

  /// From 0.3 for the smallest value to 1 for the largest.
  func opacities(_ columns: LayerColumns) -> [Double] {
    guard let column = columns[.opacity], let extent = opacityExtent else { return [] }
    let scale = LinearScale(domain: extent)
    return column.numbers.map { $0.isFinite ? 0.3 + 0.7 * scale.fraction(of: $0) : 0 }
  }

  private func ramp(_ values: [Double]) -> [Paint] {
    values.map { .color(rampColor($0)) }
  }

  private func rampColor(_ value: Double) -> RGBColor {
    guard let first = theme.ramp.first, let last = theme.ramp.last, let colorExtent,
      value.isFinite
    else { return theme.markPaint.fallbackColor }
    return first.mixed(with: last, at: LinearScale(domain: colorExtent).fraction(of: value))
  }

  // MARK: Legend

  func legend(_ layers: [LayerColumns], formatting: NumberFormatting) -> [LegendEntry] {
    if let extent = colorExtent { return rampLegend(extent, formatting) }
    let showsLine = layers.contains {
      $0.layer.mark.joinsRows && !$0.layer.mark.hasBaseline && $0[.color] != nil
    }
    let sameKey = Self.key(.color, in: layers) == Self.key(.shape, in: layers)
    var shapeNumbers = shapeCategories
    let hasShapes = !shapeCategories.names.isEmpty
    var entries = colorCategories.names.enumerated().map { number, name in
      LegendEntry(
        label: name, paint: paint(number),
        shape: hasShapes && sameKey ? shapeNumbers.number(of: name).map(shape) : nil,
        showsLine: showsLine)
    }
    if hasShapes, !sameKey {
      entries += shapeCategories.names.enumerated().map { number, name in
        LegendEntry(
          label: name, paint: .color(theme.labelColor), shape: shape(number), showsLine: false)
      }
    }
    return entries
  }

  private static func key(_ channel: Channel, in layers: [LayerColumns]) -> String? {
    layers.lazy.compactMap { $0[channel]?.encoding.displayTitle }.first
  }

  private func rampLegend(_ extent: ScaleDomain, _ formatting: NumberFormatting) -> [LegendEntry] {
    LinearTicks.apple(lower: extent.lower, upper: extent.upper).values
      .filter { extent.contains($0) }
      .map { value in
        LegendEntry(
          label: formatting.string(value, as: .automatic), paint: .color(rampColor(value)),
          shape: nil, showsLine: false)
      }
  }
}
