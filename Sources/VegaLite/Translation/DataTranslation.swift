import DataTable
import Diagnostics
import Foundation

/// Brings the rows of a view into a table.
struct DataTranslation {
  /// Files are read from inside this folder only; `nil` reads none.
  var folder: String?
  var timeZone: TimeZone
  /// Tables that documents can name.
  var tables: [(name: String, table: Table)] = []

  func table(_ data: DataSpecification, at node: SpecificationNode) throws(Diagnostic)
    -> ReadResult
  {
    var options = ReadOptions()
    options.timeZone = timeZone
    options.textLimit = ReadOptions.labelLimit
    switch data {
    case .none:
      return ReadResult(table: Table(), rowsRead: 0, rowsSkipped: 0, diagnostics: [])
    case .values(let values):
      let bytes = Array(rows(values.value).description.utf8)
      let input = LoadedInput(name: values.place.description, bytes: bytes)
      return try JSONReader().read(input, options: options)
    case .named(let node):
      let name = try node.string()
      guard let table = tables.first(where: { $0.name == name })?.table else {
        throw VegaLiteDiagnostics.unknownData(name, known: tables.map(\.name), at: node.place)
      }
      return ReadResult(
        table: table, rowsRead: table.rowCount, rowsSkipped: 0, diagnostics: [])
    case .file(let path, let format, let node):
      let source = InputSource.file(try resolved(path, at: node))
      return try ReaderCatalog.read(
        source, format: format == "tsv" ? "csv" : format, options: options)
    }
  }

  /// Plain values are rows with the one column `data`, as Vega-Lite names it.
  private func rows(_ value: JSONValue) -> JSONValue {
    guard let array = value.arrayValue else { return .array([value]) }
    return .array(
      array.map { element in
        element.objectValue == nil
          ? .object(JSONObject([JSONObject.Member(name: "data", value: element)])) : element
      })
  }

  private func resolved(_ path: String, at node: SpecificationNode) throws(Diagnostic) -> String {
    if path.contains("://") || path.hasPrefix("//") {
      throw VegaLiteDiagnostics.networkData(path, at: node.place)
    }
    guard let folder, !path.hasPrefix("/") else {
      throw VegaLiteDiagnostics.dataOutsideFolder(path, at: node.place)
    }
    let base = URL(filePath: folder, directoryHint: .isDirectory).resolvingSymlinksInPath()
    let file = base.appending(path: path).standardized.resolvingSymlinksInPath()
    let prefix = base.path.hasSuffix("/") ? base.path : base.path + "/"
    guard file.path.hasPrefix(prefix) else {
      throw VegaLiteDiagnostics.dataOutsideFolder(path, at: node.place)
    }
    return file.path
  }
}
