import DataTable
import Diagnostics

/// The data that a template shows itself with: paths below its folder, and the day that they are of.
struct SampleData: Sendable {
  var sales: String?
  var forecast: String?
  var orders: String?
  var data: [(name: String, path: String)]
  var date: CalendarDay?

  /// The member `sample` of a template.
  init(_ part: TemplatePart) throws(Diagnostic) {
    let object = try part.object(TemplateMembers.sample)
    sales = try object["sales"]?.name()
    forecast = try object["forecast"]?.name()
    orders = try object["orders"]?.name()
    data = []
    for member in try object["data"]?.members() ?? [] {
      data.append((member.name, try member.part.name()))
    }
    if let member = object["date"] {
      guard let day = CalendarDay(try member.name()) else {
        throw .wrongPart(member, expected: "a date such as \"2026-05-06\"")
      }
      date = day
    }
  }
}

extension ReportRequest {
  /// The request with the template's sample data in place of all that it leaves open.
  ///
  /// - Throws: an error when the template has none, or when they lie outside its folder.
  func completed(
    with template: ReportTemplate, in folder: String
  ) throws(Diagnostic) -> ReportRequest {
    guard let sample = template.sample else { throw .noSample(template.name) }
    func source(_ path: String?) throws(Diagnostic) -> InputSource? {
      try path.map { (path) throws(Diagnostic) in
        .file(try FolderBoundary.templateFile(at: path, in: folder))
      }
    }
    var request = self
    if request.sales == nil { request.sales = try source(sample.sales) }
    if request.forecast == nil { request.forecast = try source(sample.forecast) }
    if request.orders == nil { request.orders = try source(sample.orders) }
    if request.date == nil { request.date = sample.date }
    for (name, path) in sample.data where !data.contains(where: { $0.name == name }) {
      if let source = try source(path) { request.data.append((name, source)) }
    }
    return request
  }
}
