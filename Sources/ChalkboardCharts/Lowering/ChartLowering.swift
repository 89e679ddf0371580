import ChalkboardUI
import ChartEngine
import DataTable
import Diagnostics
import VectorScene

/// Turns chart content into the plain chart specification, and that into nodes.
struct ChartLowering {
  let context: ViewContext

  private var environment: EnvironmentValues { context.environment }

  private var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// The chart that the marks and the modifiers around them describe.
  func chart(of marks: [MarkInstance]) -> ChartEngine.Chart {
    let configuration = environment.chartConfiguration
    return ChartEngine.Chart(
      layers: layers(of: marks), xScale: configuration.xScale, yScale: configuration.yScale,
      colorScale: StyleScaleDescription(
        domain: configuration.colors.domain,
        range: configuration.colors.range.map { $0.paint(in: environment).paint }),
      xAxis: configuration.x.description(in: context),
      yAxis: configuration.y.description(in: context), legend: configuration.legend,
      plotBackground: configuration.plotBackground.map { $0.paint(in: environment).paint })
  }

  func nodes(of chart: ChartEngine.Chart, in frame: CGRect) -> [Node] {
    var diagnostics: [Diagnostic] = []
    do {
      let nodes = try ChartRenderer.nodes(
        for: chart, size: Size(width: frame.width, height: frame.height),
        environment: chartEnvironment, diagnostics: &diagnostics)
      for diagnostic in diagnostics { context.report(diagnostic) }
      return [.group(Group(nodes, transform: .translation(x: frame.minX, y: frame.minY)))]
    } catch {
      context.report(error as? Diagnostic ?? .error("\(error)", failure: .software))
      return []
    }
  }

  /// Charts among views take their colours and fonts from the environment.
  private var chartEnvironment: ChartEnvironment {
    var theme = ChartTheme.standard(isDark: environment.colorScheme == .dark)
    let families = environment.fontFamilies
    theme.labelFont.families = families
    theme.titleFont.families = families
    theme.axisTitleFont.families = families
    theme.annotationFont.families = families
    // Values run from left to right in every language; the axis beside them stands at the end.
    if isRightToLeft { theme.yAxisPosition = .leading }
    theme.markPaint = Color.accentColor.paint(in: environment).paint
    return ChartEnvironment(
      fonts: context.fonts, format: environment.format, theme: theme,
      labelOverhang: Self.labelOverhang, isRightToLeft: isRightToLeft,
      legendRemainder: environment.chartConfiguration.legendRemainder)
  }

  /// Half of the padding that SwiftUI puts around views.
  private static let labelOverhang = 8.0

  // MARK: Layers

  /// Neighbouring marks that differ only in their values make one layer.
  private func layers(of marks: [MarkInstance]) -> [Layer] {
    var layers: [Layer] = []
    var run: [MarkInstance] = []
    for mark in marks {
      if let first = run.first, !first.isAlike(mark) {
        layers.append(layer(of: run))
        run = []
      }
      run.append(mark)
    }
    if !run.isEmpty { layers.append(layer(of: run)) }
    return layers
  }

  private func layer(of marks: [MarkInstance]) -> Layer {
    let first = marks[0]
    let channels = Channel.allCases.filter { first.channels[$0] != nil }
    let columns = channels.map { channel in
      Column(channel.rawValue, marks.map { $0.channels[channel]?.value })
    }
    let encodings = channels.map { channel in
      let value = first.channels[channel]
      return (
        channel,
        Encoding(
          channel.rawValue, title: value?.label, measure: value?.value.measure, unit: value?.unit)
      )
    }
    let styles = marks.map(style)
    let isUniform = styles.dropFirst().allSatisfy { $0 == styles[0] }
    return Layer(
      first.mark, data: Table(aligning: columns),
      encodings: Dictionary(uniqueKeysWithValues: encodings), style: styles[0],
      rowStyles: isUniform ? [] : styles, stacking: first.stacking,
      annotations: marks.enumerated().flatMap { row, mark in
        mark.annotations.map { annotation($0, row: row) }
      },
      mask: first.mask.map { layers(of: $0.marks) } ?? [])
  }

  private func style(of mark: MarkInstance) -> MarkStyle {
    var style = mark.style
    if let paint = mark.paint?.paint(in: environment) {
      style.paint = paint.paint
      style.shadow = style.shadow ?? paint.shadow
    }
    return style
  }

  private func annotation(
    _ request: MarkInstance.AnnotationRequest, row: Int
  ) -> Annotation {
    Annotation(
      row: row, position: request.position, alignment: request.alignment,
      spacing: request.spacing, content: EmbeddedView(request.content, context: context))
  }
}

extension MarkInstance {
  /// Whether both can stand in one layer: the same mark with the same channels of the same kind.
  fileprivate func isAlike(_ other: MarkInstance) -> Bool {
    guard mark.name == other.mark.name, stacking == other.stacking,
      mask?.number == other.mask?.number, channels.count == other.channels.count
    else { return false }
    // A line takes one style as a whole, so marks of different styles are different lines.
    if mark.joinsRows, style != other.style { return false }
    return channels.allSatisfy { channel, value in
      guard let counterpart = other.channels[channel] else { return false }
      return value.label == counterpart.label && value.unit == counterpart.unit
        && value.value.measure == counterpart.value.measure
    }
  }
}

extension PlottedValue {
  var measure: Measure {
    switch self {
    case .number: .quantitative
    case .instant: .temporal
    case .category: .nominal
    }
  }
}

extension Column {
  /// A column of values of one kind.
  fileprivate init(_ name: String, _ values: [PlottedValue?]) {
    switch values.lazy.compactMap({ $0 }).first {
    case .category:
      self.init(
        name,
        texts: values.map { value in
          if case .category(let text)? = value { text } else { nil }
        })
    case .instant:
      self.init(
        name,
        instants: values.map { value in
          if case .instant(let seconds)? = value { seconds } else { .nan }
        })
    case .number, nil:
      self.init(
        name,
        numbers: values.map { value in
          if case .number(let number)? = value { number } else { .nan }
        })
    }
  }
}
