import ChalkboardCharts
import ChalkboardUI
import ChartEngine
import DataTable
import Diagnostics
import FoodTruckKit
import VegaLite

/// A chart that a Vega-Lite document describes.
struct ChartPanel: Panel {
  static let name = "chart"
  static let summary = "a chart that a Vega-Lite document describes"
  static let options = [
    TemplateMember(
      "specification", .any,
      "The document; its data.name may be that of a source. Either this or file is needed."),
    TemplateMember("file", .text, "The document's path below the template's folder."),
    TemplateMember("title", .template, "The heading."),
    TemplateMember(
      "alternative", .text, "What the chart shows, for people who cannot see it; the title."),
    TemplateMember("height", .number(80...2000), "In CSS pixels; 280 by default."),
  ]
  static let standardSpan = 6

  private enum Document {
    case value(JSONValue, file: String?, pointer: String)
    case file(String)
  }

  private let document: Document
  private let title: TemplateText?
  private let alternative: String?
  private let height: Double

  init(_ options: PanelOptions) throws(Diagnostic) {
    let object = options.object
    if let part = object["specification"] {
      if let file = object["file"] { throw .fileBesideSpecification(at: file.place) }
      document = .value(part.value, file: part.file, pointer: part.pointer)
    } else {
      document = .file(try object.required("file").name())
    }
    title = try object["title"].map { (part) throws(Diagnostic) in
      try TemplateText(part)
    }
    alternative = try object["alternative"]?.name()
    height = try object["height"]?.number(in: 80...2000) ?? 280
  }

  var ownTexts: [String] { [title?.source, alternative].compactMap { $0 } }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    let chart = try chart(data, scope)
    let title = try title?.text(in: scope, words: data.words.template)
    let description = alternative.map { data.words.template[$0] } ?? title
    let view = Card(title) {
      SpecifiedChart(chart)
        .frame(minHeight: height, idealHeight: height, maxHeight: .infinity)
        .accessibilityLabel(description ?? "")
    }
    return PanelContent(title: title, view: view) { () throws(Diagnostic) in
      description.map { [.plain($0)] } ?? []
    }
  }

  private func chart(
    _ data: ReportData, _ scope: ExpressionScope
  ) throws(Diagnostic) -> ChartEngine.Chart {
    var tables: [(name: String, table: Table)] = []
    for name in data.tables.names {
      guard let source = data.tables[name] else { continue }
      tables.append((name, source.table.selecting(rows: scope.rows(of: source))))
    }
    let translated: VegaLiteDocument
    do throws(Diagnostic) {
      switch document {
      case .value(let value, let file, let pointer):
        translated = try VegaLiteDocument(
          value, in: file, at: pointer, dataFolder: data.templateFolder, tables: tables,
          format: data.format)
      case .file(let path):
        let file = try FolderBoundary.templateFile(at: path, in: data.templateFolder)
        translated = try VegaLiteDocument(
          try InputSource.file(file).load(byteLimit: 16 << 20), dataFolder: data.templateFolder,
          tables: tables, format: data.format)
      }
    } catch {
      throw error.ofKind(.template)
    }
    for diagnostic in translated.diagnostics { scope.diagnostics.report(diagnostic) }
    return translated.chart
  }
}
