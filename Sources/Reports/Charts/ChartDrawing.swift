import ChartEngine
import ChartScales
import DataTable
import Diagnostics
import VectorScene

/// A drawn chart, and what there is to say about it.
public struct ChartDrawing: Sendable {
  public var scene: Scene
  /// Warnings and notes, in the order of the pipeline.
  public var diagnostics: [Diagnostic]
}

extension ChartRequest {
  /// Around the chart, in CSS pixels.
  private static let margins = Insets(all: 16)

  /// Reads the data and draws the chart.
  ///
  /// - Throws: an error when the file cannot be read, lacks a column, or holds nothing to draw; an
  ///   unknown theme.
  public func drawing(_ settings: DrawingSettings) throws(Diagnostic) -> ChartDrawing {
    let environment = try settings.chartEnvironment()
    var data = try read(in: environment)
    let chart = ChartBuilder(request: self, data: data, environment: environment).chart()
    let drawn: (scene: Scene, diagnostics: [Diagnostic])
    do {
      drawn = try ChartRenderer.scene(
        for: chart, size: size, environment: environment, margins: Self.margins)
      data.diagnostics += drawn.diagnostics
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw .unexpected(error)
    }
    var scene = drawn.scene
    if data.table.rowCount == 0 {
      scene.nodes.append(contentsOf: NoDataNote(environment: environment).nodes(in: size))
    }
    if scene.title.isEmpty {
      scene.title = [yTitle ?? y ?? "count", series, x].compactMap { $0 }.joined(separator: " by ")
    }
    return ChartDrawing(
      scene: scene, diagnostics: data.diagnostics + settings.fonts.takeWarnings())
  }

  /// The specification that the engine draws, for people who want to look at it.
  package func chart(in environment: ChartEnvironment) throws(Diagnostic) -> Chart {
    let data = try read(in: environment)
    return ChartBuilder(request: self, data: data, environment: environment).chart()
  }

  /// The table that the chart shows: one row for each mark.
  package func table(in environment: ChartEnvironment) throws(Diagnostic) -> Table {
    try read(in: environment).table
  }

  private func read(in environment: ChartEnvironment) throws(Diagnostic) -> ChartData {
    let context = environment.format
    return try ChartData(
      self, reader: ChartDataReader(timeZone: context.timeZone, firstWeekday: context.firstWeekday))
  }
}

extension DrawingSettings {
  /// What the chart engine needs; throws when the theme does not exist.
  func chartEnvironment() throws(Diagnostic) -> ChartEnvironment {
    var theme: ChartTheme
    do {
      theme = try ThemeCatalog.theme(named: self.theme, isDark: colorScheme == .dark)
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw .unexpected(error)
    }
    switch background {
    case .none: theme.background = nil
    case .automatic: theme.background = theme.background ?? colorScheme.pageColor
    }
    return ChartEnvironment(fonts: fonts, format: format, theme: theme)
  }
}

extension PictureColorScheme {
  /// The page that the scheme is for.
  var pageColor: RGBColor { self == .dark ? RGBColor(28, 28, 30) : .white }

  /// The same behind the cards of a report.
  var reportPageColor: RGBColor { self == .dark ? .black : RGBColor(242, 242, 247) }
}

/// The words that stand in a chart without rows.
private struct NoDataNote {
  var environment: ChartEnvironment

  func nodes(in size: Size) -> [Node] {
    var font = environment.theme.titleFont
    font.weight = 500
    let line = environment.fonts.shape("No data", font: font)
    let center = Point(x: size.width / 2, y: size.height / 2)
    return [
      .text(
        line.node(at: center, anchor: .middle, fill: .color(environment.theme.labelColor)))
    ]
  }
}
