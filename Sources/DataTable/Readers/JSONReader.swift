import Diagnostics

/// Reads an array of JSON objects, one for each row, or an object that holds one such array.
///
/// Columns are the objects' names in the order in which they first appear; a name that a row lacks
/// is an empty cell, and so are `null` and the empty string. Numbers keep all their digits. Text
/// stays text, except for dates and times, unless a column is requested as something else. An array
/// or object in a cell is its JSON text.
public struct JSONReader: TableReader {
  public let formatName = "json"
  public let fileEndings = ["json"]

  public init() {}

  /// Whether the input begins like JSON, and is not an object on each line.
  public func recognizes(_ input: LoadedInput) -> Bool {
    let first = input.bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
    if first == UInt8(ascii: "[") { return true }
    return first == UInt8(ascii: "{") && !NDJSONReader().recognizes(input)
  }

  public func read(
    _ input: LoadedInput, options: ReadOptions
  ) throws(Diagnostic) -> ReadResult {
    let document = try JSONParser().parse(input)
    let (rows, pointer) = try Self.rows(of: document, named: input.name)
    var records = JSONRecords(source: input.name, pointer: pointer)
    for row in rows { records.append(row) }
    return try TypedTable.read(try records.finished(), options: options)
  }

  /// The array that holds the rows, and where it is.
  private static func rows(
    of document: JSONValue, named name: String?
  ) throws(Diagnostic) -> (rows: [JSONValue], pointer: String) {
    if case .array(let rows) = document { return (rows, "") }
    guard case .object(let object) = document else {
      throw .noRowsInJSON(document.kindName, of: name)
    }
    let arrays = object.members.filter { member in
      member.value.arrayValue?.allSatisfy { $0.objectValue != nil } ?? false
    }
    guard arrays.count == 1, let rows = arrays[0].value.arrayValue else {
      throw .noSingleArrayInJSON(arrays.map(\.name), of: object.names, of: name)
    }
    return (rows, "/" + JSONPointer.escaped(arrays[0].name))
  }
}
