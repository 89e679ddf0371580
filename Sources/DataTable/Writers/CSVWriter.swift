/// Writes a table as CSV (RFC 4180, LF at the line ends), so that `CSVReader` gives the same table.
///
/// Cells are in their plain spelling: decimals with a point and without grouping, instants as ISO
/// 8601 in UTC, a missing cell empty. Text that a spreadsheet would run as a formula is guarded by
/// an apostrophe; numbers, also negative ones, are left as numbers.
public struct CSVWriter: Sendable {
  public init() {}

  public func bytes(of table: Table) -> [UInt8] {
    var output: [UInt8] = []
    guard !table.columns.isEmpty else { return output }
    writeRow(table.columns.map { CellValue.text($0.name) }, to: &output)
    for row in 0..<table.rowCount {
      writeRow(table.columns.map { $0[row] }, to: &output)
    }
    return output
  }

  private func writeRow(_ cells: [CellValue], to output: inout [UInt8]) {
    let start = output.count
    for (index, cell) in cells.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      guard let text = cell.plainText else { continue }
      if case .text = cell {
        writeText(text, to: &output)
      } else {
        output += text.utf8
      }
    }
    // Without quotes a row of nothing but empty cells would be read as a blank line.
    if output.count == start + cells.count - 1 {
      output.insert(contentsOf: [0x22, 0x22], at: start)
    }
    output.append(0x0A)
  }

  private func writeText(_ text: String, to output: inout [UInt8]) {
    let bytes = Array(text.utf8)
    let isGuarded = FormulaGuard.needsGuard(bytes) && ExactDecimal(text) == nil
    guard isGuarded || needsQuotes(bytes) else {
      output += bytes
      return
    }
    output.append(0x22)
    if isGuarded { output.append(UInt8(ascii: "'")) }
    for byte in bytes {
      output.append(byte)
      if byte == 0x22 { output.append(byte) }
    }
    output.append(0x22)
  }

  private func needsQuotes(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return true }
    if first <= 0x20 || last <= 0x20 || bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return true }
    return bytes.contains { byte in
      switch byte {
      case 0x22, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"), 0x09: true
      default: false
      }
    }
  }
}
