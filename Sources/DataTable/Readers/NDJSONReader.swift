import Diagnostics

/// Reads JSON objects that stand one on each line (NDJSON, JSON Lines).
///
/// Cells are read as `JSONReader` reads them. Blank lines are no rows; a line that is no JSON
/// object, such as the last one of a file that was cut off, is skipped and reported.
public struct NDJSONReader: TableReader {
  public let formatName = "ndjson"
  public let fileEndings = ["ndjson", "jsonl"]

  public init() {}

  /// Whether the first line is a whole JSON object and a second one begins behind it. One line alone
  /// is a row when it holds plain values only: a stream of rows may have just begun.
  public func recognizes(_ input: LoadedInput) -> Bool {
    var lines = Lines(
      bytes: input.bytes, from: input.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    guard let first = lines.next(),
      input.bytes[first.range].withUnsafeBufferPointer(TextEncoding.firstInvalidOffset) == nil,
      let object = (try? JSONParser().parse(input, in: first.range))?.objectValue
    else { return false }
    guard let second = lines.next() else {
      return !object.members.isEmpty
        && object.members.allSatisfy { $0.value.arrayValue == nil && $0.value.objectValue == nil }
    }
    return input.bytes[second.range].first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  public func read(
    _ input: LoadedInput, options: ReadOptions
  ) throws(Diagnostic) -> ReadResult {
    let start = try TextEncoding.textStart(of: input)
    let parser = JSONParser()
    var records = JSONRecords(source: input.name, pointer: nil)
    var firstError: Diagnostic?
    for line in Lines(bytes: input.bytes, from: start) {
      do throws(JSONSyntaxError) {
        let value = try parser.parse(input.bytes, in: line.range)
        if firstError == nil, value.objectValue == nil {
          firstError = .noObject(value.kindName, at: Place(file: input.name, line: line.number))
        }
        records.append(value, line: line.number)
      } catch {
        // Columns are counted within the line, so that many bad lines take no longer than good ones.
        let offset = line.range.lowerBound + error.offset
        let column = LineCounter.position(of: offset, in: input.bytes[line.range]).column
        let place = Place(file: input.name, line: line.number, column: column)
        let diagnostic = Diagnostic.invalidJSON(error.reason, at: place)
        firstError = firstError ?? diagnostic
        records.appendProblem(diagnostic, line: line.number)
      }
    }
    if !records.hasObjects { throw firstError ?? .emptyFile(input.name) }
    return try TypedTable.read(try records.finished(), options: options)
  }
}

/// The lines of a text that are not blank, with their numbers from 1; LF or CR LF ends a line.
private struct Lines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index: Int
  private var number = 0

  init(bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    index = start
  }

  mutating func next() -> (range: Range<Int>, number: Int)? {
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      let line = index..<end
      index = end + 1
      number += 1
      if bytes[line].contains(where: { $0 > 0x20 }) { return (line, number) }
    }
    return nil
  }
}
