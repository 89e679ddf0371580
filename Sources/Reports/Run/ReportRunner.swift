import ChartScales
import Diagnostics
import Typography

/// Makes reports: reads the template and the data, and lays out the page.
public struct ReportRunner: Sendable {
  public var finder: TemplateFinder
  public var fonts: FontLibrary

  public init(finder: TemplateFinder, fonts: FontLibrary) {
    self.finder = finder
    self.fonts = fonts
  }

  /// The report as one picture.
  ///
  /// - Throws: as ``document(_:diagnostics:)`` does.
  public func drawing(_ request: ReportRequest) throws(Diagnostic) -> ReportDrawing {
    var diagnostics: [Diagnostic] = []
    let document = try document(request, diagnostics: &diagnostics)
    let scene = document.scene()
    return ReportDrawing(scene: scene, diagnostics: diagnostics + document.takeDiagnostics())
  }

  /// The report, to be written in any number of formats.
  ///
  /// - Throws: an error when the template or the sales cannot be read. A forecast that cannot be read
  ///   is a warning, and the template's own stands in for it.
  public func document(
    _ request: ReportRequest, diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> ReportDocument {
    let found = try finder.template(named: request.template)
    let template = found.template
    let request =
      request.usesSample ? try request.completed(with: template, in: found.folder) : request
    let format = try format(request, template)
    let words = finder.words(
      localeIdentifier: format.localeIdentifier, of: found, diagnostics: &diagnostics)
    var gathering = ReportGathering(
      request: request, template: template, templateFolder: found.folder, format: format,
      words: words)
    let data: ReportData
    do throws(Diagnostic) {
      data = try gathering.data()
    } catch {
      diagnostics += gathering.diagnostics
      throw error
    }
    diagnostics += gathering.diagnostics
    WriteSession.current?.day = data.day
    return try DocumentBuilder(
      template: template, data: data, page: page(request, template),
      background: request.background, fonts: fonts
    ).document()
  }

  private func page(_ request: ReportRequest, _ template: ReportTemplate) -> PageSetup {
    var page = template.page
    if let width = request.width { page.width = width }
    if let colorScheme = request.colorScheme { page.colorScheme = colorScheme }
    if let format = request.paper {
      var paper = page.paper ?? Paper()
      paper.format = format
      page.paper = paper
    }
    return page
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
}
