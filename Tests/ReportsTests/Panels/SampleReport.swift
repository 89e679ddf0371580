import Diagnostics
import Testing
import Typography

@testable import Reports

/// A template in a folder of its own, and sales beside it.
struct SampleReport {
  let folder: TemporaryFolder

  static let sales = """
    order id,time,city,item,quantity,unit price
    1,2026-05-03T09:10:00,Harbor,Plain,2,2.50
    2,2026-05-04T09:10:00,Harbor,Plain,1,2.50
    2,2026-05-04T09:10:00,Harbor,Lemon,1,3.00
    3,2026-05-05T14:00:00,Lake,Plain,4,2.50
    4,2026-05-06T15:20:00,Harbor,Lemon,3,3.00

    """

  /// - Parameters:
  ///   - rows: the member `rows` of the template.
  ///   - members: further members, each with a comma in front.
  init(rows: String, members: String = "", sales: String = Self.sales) throws {
    folder = try TemporaryFolder()
    try folder.write(sales, to: "sales.csv")
    try folder.write(
      """
      {"name":"sample","shop":"Shop","locale":"de_DE","currency":"EUR","period":"week",
      "sample":{"sales":"sales.csv"},"rows":\(rows)\(members)}
      """, to: "template.json")
  }

  /// The document, and what there is to say about it.
  func document(
    _ adjust: (inout ReportRequest) -> Void = { _ in }
  ) throws -> (document: ReportDocument, diagnostics: [Diagnostic]) {
    var request = ReportRequest(template: folder.path)
    request.usesSample = true
    request.fallbackLocale = "en_US"
    request.locale = "en_US"
    adjust(&request)
    let finder = TemplateFinder(environment: [:], executable: nil)
    var diagnostics: [Diagnostic] = []
    let document = try ReportRunner(finder: finder, fonts: FontLibrary()).document(
      request, diagnostics: &diagnostics)
    return (document, diagnostics)
  }

  /// What each panel says, in plain words.
  func texts(_ adjust: (inout ReportRequest) -> Void = { _ in }) throws -> [String] {
    let (document, _) = try document(adjust)
    var texts: [String] = []
    for panel in document.panels {
      texts.append(try panel.content.text().map { Self.plain($0) }.joined(separator: " / "))
    }
    return texts
  }

  static func plain(_ block: Reports.TextBlock) -> String {
    switch block {
    case .heading(_, let spans), .paragraph(let spans): spans.map(words).joined()
    case .table(let table):
      ([table.columns.map(\.title)] + table.rows + (table.totals.map { [$0] } ?? []))
        .map { $0.joined(separator: "|") }.joined(separator: ";")
    default: "\(block)"
    }
  }

  private static func words(of span: Reports.TextSpan) -> String {
    switch span {
    case .text(let text), .code(let text): text
    case .emphasis(let spans), .strong(let spans), .link(let spans, _):
      spans.map(words).joined()
    case .lineBreak: "\n"
    }
  }
}
