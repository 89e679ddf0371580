import ChartEngine
import ChartScales
import DataTable
import Diagnostics
import Typography
import VectorScene

@testable import VegaLite

/// Documents and what becomes of them.
enum Fixtures {
  static let fonts = FontLibrary()

  static func document(_ text: String, dataFolder: String? = nil) throws -> VegaLiteDocument {
    try VegaLiteDocument(
      LoadedInput(name: "chart.vl.json", bytes: Array(text.utf8)), dataFolder: dataFolder)
  }

  static func resolved(_ document: VegaLiteDocument) throws -> ResolvedChart {
    var diagnostics: [Diagnostic] = []
    return try ChartRenderer.resolve(
      document.chart, size: document.size,
      environment: ChartEnvironment(
        fonts: fonts, format: FormatContext(), theme: .vega(isDark: false)),
      diagnostics: &diagnostics)
  }

  /// A bar chart of three items with more said about its channels and its mark.
  static func bars(x: String = "", y: String = "", mark: String = "\"bar\"") -> String {
    """
    {"$schema": "https://vega.github.io/schema/vega-lite/v6.json",
     "data": {"values": [
       {"item": "Rainbow", "sales": 198, "city": "A"},
       {"item": "Classic", "sales": 412, "city": "A"},
       {"item": "Lemon", "sales": 300, "city": "B"},
       {"item": "Classic", "sales": 8, "city": "B"}]},
     "mark": \(mark),
     "encoding": {
       "x": {"field": "item", "type": "nominal"\(x)},
       "y": {"field": "sales", "type": "quantitative"\(y)}}}
    """
  }
}
