import ChalkboardUI
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
    var rows: [ReportDocument.Row] = []
    var count = 0
    for row in template.rows {
      var panels: [DocumentPanel] = []
      for placement in row.panels {
        count += 1
        panels.append(
          DocumentPanel(
            id: "panel-\(count)", content: try placement.panel.content(of: data),
            span: placement.span, narrowSpan: placement.narrowSpan))
      }
      rows.append(
        ReportDocument.Row(panels: panels, startsPage: row.startsPage, stretch: row.stretch))
    }
    return ReportDocument(
      data, rows: rows, page: page, background: background, fonts: fonts, sink: sink
    ) { (text, page, pages) throws(Diagnostic) in
      data.words.template[text].replacing("{{ page }}", with: "\(page)")
        .replacing("{{ pages }}", with: "\(pages)")
    }
  }
}
