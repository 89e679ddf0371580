import ChalkboardUI
import ChartScales
import DataTable
import Diagnostics
import FoodTruckKit
import Foundation
import Typography
import VectorScene

/// Makes reports: reads the template and the data, and lays out the page.
public struct ReportRunner: Sendable {
  public var finder: TemplateFinder
  public var fonts: FontLibrary

  public init(finder: TemplateFinder, fonts: FontLibrary) {
    self.finder = finder
    self.fonts = fonts
  }

  /// - Throws: an error when the template or the sales cannot be read. A forecast that cannot be read
  ///   is a warning, and the template's own stands in for it.
  public func drawing(_ request: ReportRequest) throws(Diagnostic) -> ReportDrawing {
    let found = try finder.template(named: request.template)
    let template = found.template
    let format = try format(request, template)
    var wordWarnings: [Diagnostic] = []
    let words = finder.words(
      localeIdentifier: format.localeIdentifier, of: found, diagnostics: &wordWarnings)
    var gathering = ReportGathering(
      request: request, template: template, templateFolder: found.folder, format: format,
      words: words)
    let data = try gathering.data()
    let sink = DiagnosticSink()
    let scene = try scene(of: data, template, request, diagnostics: sink)
    return ReportDrawing(
      scene: scene,
      diagnostics: wordWarnings + gathering.diagnostics + sink.diagnostics + fonts.takeWarnings())
  }

  /// The locale, zone and habits of a report.
  private func format(
    _ request: ReportRequest, _ template: ReportTemplate
  ) throws(Diagnostic) -> FormatContext {
    // Those of the template were checked when it was read.
    try FormatContext(
      locale: request.locale ?? template.locale ?? request.fallbackLocale,
      timeZone: request.timeZone ?? template.timeZone ?? "UTC")
  }

  private func scene(
    of data: ReportData, _ template: ReportTemplate, _ request: ReportRequest,
    diagnostics: DiagnosticSink
  ) throws(Diagnostic) -> Scene {
    let isDark = request.colorScheme == .dark
    let context = RenderContext(
      fonts: fonts.inLanguage(data.format.localeIdentifier), format: data.format,
      colorScheme: isDark ? .dark : .light,
      diagnostics: diagnostics)
    let width = request.width ?? template.pageWidth
    let words = data.words.vocabulary
    let page = try ReportPage(template, data: data, width: width)
      .foodTruckStyle(currencyCode: data.currency, vocabulary: words)
      .environment(\.layoutDirection, words.isRightToLeft ? .rightToLeft : .leftToRight)
    let background: Paint? =
      request.background == .none ? nil : .color(request.colorScheme.reportPageColor)
    let description = ReportDescription(data: data)
    var scene = ViewRenderer(context).scene(
      of: page, proposal: ProposedViewSize(width: width, height: nil), background: background,
      title: description.title, summary: description.summary)
    // A part of a pixel at the end would be cut off or blended by viewers, each in its own way.
    scene.size.height.round(.up)
    return scene
  }
}
