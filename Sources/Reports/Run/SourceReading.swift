import DataTable
import Diagnostics
import FoodTruckKit
import Foundation

/// Reads the files of a template's sources other than its sales.
struct SourceReading {
  var request: ReportRequest
  var template: ReportTemplate
  var templateFolder: String
  var timeZone: TimeZone
  private(set) var diagnostics: [Diagnostic] = []
  /// What the report says of the files.
  private(set) var read: [ReportSource] = []

  init(
    request: ReportRequest, template: ReportTemplate, templateFolder: String, timeZone: TimeZone
  ) {
    self.request = request
    self.template = template
    self.templateFolder = templateFolder
    self.timeZone = timeZone
  }

  /// Where the sales come from; throws when nobody says.
  func sales() throws(Diagnostic) -> InputSource? {
    if let sales = request.sales { return sales }
    guard let declaration = template.sources.first(where: { $0.name == SourceTables.salesName })
    else { return nil }
    return try source(of: declaration)
  }

  /// - Throws: an error when a file is missing or cannot be read, and when the request names a source
  ///   that the template does not have.
  mutating func tables() throws(Diagnostic) -> [(name: String, source: SourceTables.Source)] {
    let declared = template.sources.filter { $0.name != SourceTables.salesName }
    for entry in request.data where !declared.contains(where: { $0.name == entry.name }) {
      throw .unknownSource(entry.name, known: declared.map(\.name))
    }
    var tables: [(name: String, source: SourceTables.Source)] = []
    for declaration in declared {
      tables.append((declaration.name, try table(of: declaration)))
    }
    return tables
  }

  private mutating func table(
    of declaration: SourceDeclaration
  ) throws(Diagnostic) -> SourceTables.Source {
    let source = try source(of: declaration)
    var options = ReadOptions(requests: [], timeZone: timeZone, isStrict: request.isStrict)
    options.decimalMark = request.decimalMark
    options.textLimit = ReadOptions.labelLimit
    let result = try request.encoding.read(source, format: declaration.format, options: options)
    diagnostics += result.diagnostics
    read.append(
      ReportSource(
        name: source.name.flatMap { $0.split(separator: "/").last.map(String.init) }
          ?? declaration.name, rowsRead: result.rowsRead, rowsSkipped: result.rowsSkipped))
    if let column = declaration.timeColumn { _ = try result.table.instants(in: column) }
    let times = result.table.columns.filter { $0.kind == .instant }
    return SourceTables.Source(
      result.table,
      timeColumn: declaration.timeColumn ?? (times.count == 1 ? times[0].name : nil))
  }

  private func source(of declaration: SourceDeclaration) throws(Diagnostic) -> InputSource {
    if let given = request.data.last(where: { $0.name == declaration.name }) {
      return given.source
    }
    guard let path = declaration.path else { throw .missingSource(declaration.name) }
    return .file(try FolderBoundary.templateFile(at: path, in: templateFolder))
  }
}

extension FolderBoundary {
  /// A file below a template's folder; throws for one that lies elsewhere or is missing.
  static func templateFile(at path: String, in folder: String) throws(Diagnostic) -> String {
    guard let boundary = FolderBoundary(path: folder) else { throw .missingFile(path) }
    do throws(Failure) {
      return try boundary.file(at: path)
    } catch {
      switch error {
      case .outside: throw .fileOutsideTemplate(path)
      case .missing: throw .missingFile("\(folder)/\(path)")
      }
    }
  }
}
