import ChartEngine
import ChartScales
import DataTable
import Diagnostics
import Foundation
import Reports
import Typography
import VectorScene
import VegaLite

/// One case: a JSON file that says what to draw, and the pictures beside it that it must give.
///
/// The file holds either `chart` (the options of `chalkboard chart` by their names, with `rows`
/// beside it) or `spec` (a Vega-Lite document); and `theme`, `colorScheme`, `locale`, `timeZone`,
/// `width` and `height`, and in `warnings` a part of each warning that is expected.
package struct GoldenCase: CustomStringConvertible, Sendable {
  /// From the folder of the cases, without an ending: `bars/negative`.
  package var name: String
  private var json: JSONValue

  private static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "GoldenTests")
  package static let folder = tests.appending(path: "Cases")
  package static let failures = tests.appending(path: "Failures")
  /// The library that measures is the one that draws: it knows the glyphs that it placed.
  package static let fonts = FontLibrary()

  package var description: String { name }

  /// All cases, in order of their names.
  package static func all() throws -> [GoldenCase] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
      .sorted()
      .map { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return GoldenCase(
          name: String(path.dropLast(5)), json: try JSONParser().parse(text, named: path))
      }
  }

  package func file(_ ending: String) -> URL { Self.folder.appending(path: "\(name).\(ending)") }

  /// Parts of the warnings that the case should give, in order.
  package var expectedWarnings: [String] {
    json["warnings"]?.arrayValue?.compactMap(\.stringValue) ?? []
  }

  private var settings: DrawingSettings {
    DrawingSettings(
      fonts: Self.fonts,
      format: FormatContext(
        localeIdentifier: json["locale"]?.stringValue ?? "en_US",
        timeZoneIdentifier: json["timeZone"]?.stringValue ?? "UTC"),
      theme: json["theme"]?.stringValue ?? "default",
      colorScheme: json["colorScheme"]?.stringValue == "dark" ? .dark : .light)
  }

  private var size: Size {
    Size(
      width: json["width"]?.doubleValue ?? 400, height: json["height"]?.doubleValue ?? 250)
  }

  /// The picture, and the texts of its warnings.
  package func scene() throws -> (scene: Scene, warnings: [String]) {
    let drawn = try json["spec"].map(document) ?? chart()
    let warnings = drawn.diagnostics.filter { $0.severity == .warning }.map(\.description)
    return (drawn.scene, warnings)
  }

  private func document(_ spec: JSONValue) throws -> (scene: Scene, diagnostics: [Diagnostic]) {
    let settings = settings
    let document = try VegaLiteDocument(
      LoadedInput(name: "\(name).json", bytes: Array(spec.description.utf8)),
      format: settings.format)
    let theme = try ThemeCatalog.theme(
      named: json["theme"]?.stringValue ?? "vega", isDark: settings.colorScheme == .dark)
    let drawn = try ChartRenderer.scene(
      for: document.chart, size: document.size,
      environment: ChartEnvironment(
        fonts: settings.fonts, format: settings.format, theme: theme))
    return (drawn.scene, document.diagnostics + drawn.diagnostics)
  }

  private func chart() throws -> (scene: Scene, diagnostics: [Diagnostic]) {
    func option(_ name: String) -> String? { json["chart"]?[name]?.stringValue }
    func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
      option(name).flatMap(Choice.init(rawValue:))
    }
    let rows = (json["rows"] ?? .array([])).description
    var request = try ChartRequest(
      choice("kind") ?? .bar, data: .bytes(Array(rows.utf8), name: "rows.json"),
      x: option("x") ?? "x", y: option("y"), aggregate: choice("aggregate"))
    request.series = option("series")
    request.timeUnit = choice("time-unit")
    request.order = choice("sort") ?? .file
    request.arrangement = choice("arrangement")
    request.valueLabels = choice("value-labels") ?? .automatic
    request.title = option("title")
    request.size = size
    let drawing = try request.drawing(settings)
    return (drawing.scene, drawing.diagnostics)
  }
}
