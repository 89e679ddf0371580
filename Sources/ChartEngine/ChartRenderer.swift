import Diagnostics
import VectorScene

/// Draws charts: from a specification to a scene, through stages that can be looked at one by one.
public enum ChartRenderer {
  /// The chart as a picture of its own.
  ///
  /// - Parameter size: in scene units; at least 1 by 1 and at most 16,384 either way.
  /// - Throws: a ``Diagnostic`` when a layer names a column that does not exist or does not fit.
  public static func scene(
    for chart: Chart, size: Size, environment: ChartEnvironment,
    margins: Insets = Insets(all: 16)
  ) throws -> (scene: Scene, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let size = bounded(size)
    let frame = Rect(origin: .zero, size: size).inset(by: margins)
    var environment = environment
    environment.labelOverhang = max(0, min(margins.left, margins.right) - leastMargin)
    let laidOut = try layout(
      of: chart, size: frame.size, environment: environment, diagnostics: &diagnostics)
    let nodes = SceneLowering(chart: laidOut, theme: environment.theme).nodes()
    let scene = Scene(
      size: size, background: environment.theme.background.map { .color($0) },
      nodes: [.group(Group(nodes, transform: .translation(x: frame.minX, y: frame.minY)))],
      title: chart.title ?? "", summary: laidOut.resolved.summary,
      language: environment.languageTag)
    return (scene, diagnostics)
  }

  /// Between a label that reaches into the margin and the edge of the picture.
  private static let leastMargin = 4.0

  /// The nodes of a chart that is part of a larger picture, with the origin at the top left of its
  /// frame.
  public static func nodes(
    for chart: Chart, size: Size, environment: ChartEnvironment,
    diagnostics: inout [Diagnostic]
  ) throws -> [Node] {
    let laidOut = try layout(
      of: chart, size: bounded(size), environment: environment, diagnostics: &diagnostics)
    return SceneLowering(chart: laidOut, theme: environment.theme).nodes()
  }

  /// The first stage: every choice made.
  public static func resolve(
    _ chart: Chart, size: Size, environment: ChartEnvironment,
    diagnostics: inout [Diagnostic]
  ) throws -> ResolvedChart {
    try ChartResolver(chart: chart, size: size, environment: environment).resolve(&diagnostics)
  }

  /// The second stage: every part placed.
  public static func layout(
    of chart: Chart, size: Size, environment: ChartEnvironment,
    diagnostics: inout [Diagnostic]
  ) throws -> LaidOutChart {
    let resolved = try resolve(
      chart, size: size, environment: environment, diagnostics: &diagnostics)
    return ChartLayout(chart: resolved, size: size, environment: environment).lay(&diagnostics)
  }

  private static func bounded(_ size: Size) -> Size {
    func side(_ length: Double) -> Double { length.isFinite ? min(16_384, max(1, length)) : 1 }
    return Size(width: side(size.width), height: side(size.height))
  }
}
