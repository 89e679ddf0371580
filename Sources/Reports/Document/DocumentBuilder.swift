import ChalkboardUI
import DataTable
import Diagnostics
import Typography

/// Makes a document from a template and its data: every panel gets what it shows.
struct DocumentBuilder {
  var template: ReportTemplate
  var data: ReportData
  var page: PageSetup
  var background: PictureBackground
  var fonts: FontLibrary

  /// - Throws: an error when a panel cannot be made from the data.
  func document() throws(Diagnostic) -> ReportDocument {
    let sink = DiagnosticSink()
    var data = data
    data.title = try template.heading.text(
      in: ExpressionScope(data, diagnostics: sink), words: data.words.template)
    let scope = ExpressionScope(data, diagnostics: sink)
    let builder = PanelBuilder(data: data, scope: scope)
    var rows: [ReportDocument.Row] = []
    var count = 0
    for row in template.rows {
      var panels: [DocumentPanel] = []
      for placed in try builder.panels(of: row.panels) {
        count += 1
        panels.append(
          DocumentPanel(
            id: "panel-\(count)", content: placed.content, span: placed.span,
            narrowSpan: placed.narrowSpan))
      }
      // A condition may leave nothing of a row.
      if panels.isEmpty { continue }
      rows.append(
        ReportDocument.Row(panels: panels, startsPage: row.startsPage, stretch: row.stretch))
    }
    return ReportDocument(
      data, rows: rows, page: page, background: background, fonts: fonts, sink: sink
    ) { (text, page, pages) throws(Diagnostic) in
      let numbered = scope.setting("page", to: .decimal(ExactDecimal(page)))
        .setting("pages", to: .decimal(ExactDecimal(pages)))
      return try text.text(in: numbered, words: data.words.template)
    }
  }
}
