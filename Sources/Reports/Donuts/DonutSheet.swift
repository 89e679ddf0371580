import ChalkboardUI
import Diagnostics
import FoodTruckKit
import VectorScene

/// The page with all doughs, glazes and toppings from which people choose the recipes of their items.
public struct DonutSheet: Sendable {
  /// In CSS pixels.
  public var width: Double

  public static let widths = 320.0...4096.0

  public init(width: Double = 1200) { self.width = width }

  public func drawing(
    _ settings: DrawingSettings
  ) -> (scene: Scene, diagnostics: [Diagnostic]) {
    let sink = DiagnosticSink()
    let context = RenderContext(
      fonts: settings.fonts, format: settings.format,
      colorScheme: settings.colorScheme == .dark ? .dark : .light, diagnostics: sink)
    let scene = ViewRenderer(context).scene(
      of: DonutContactSheet().frame(width: width).foodTruckStyle(),
      proposal: ProposedViewSize(width: width, height: nil),
      background: settings.background == .none ? nil : .color(settings.colorScheme.reportPageColor),
      title: "Donuts", summary: "All doughs, glazes and toppings, and some combinations.")
    return (scene, sink.diagnostics + settings.fonts.takeWarnings())
  }
}
