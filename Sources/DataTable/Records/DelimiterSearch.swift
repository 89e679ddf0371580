/// Finds the character between the cells of a CSV file.
enum DelimiterSearch {
  /// In the order of preference.
  static let candidates: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"),
  ]

  /// The candidate that cuts the header and the first rows into the same number of cells, and into
  /// the most; the comma when none cuts them at all.
  static func delimiter(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> UInt8 {
    var best = (delimiter: candidates[0], matches: 0.0, columns: 1)
    for candidate in candidates {
      let (matches, columns) = fit(of: candidate, to: bytes, from: start)
      guard columns > 1 else { continue }
      if matches > best.matches || (matches == best.matches && columns > best.columns) {
        best = (candidate, matches, columns)
      }
    }
    return best.delimiter
  }

  /// The number of cells in the header, and which part of the first records has as many.
  private static func fit(
    of delimiter: UInt8, to bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (matches: Double, columns: Int) {
    // An opening quote that is none must not make this read the whole file.
    let end = min(bytes.count, start + (1 << 16))
    var scanner = CSVScanner(
      bytes: UnsafeBufferPointer(rebasing: bytes[..<end]), from: start, delimiter: delimiter)
    var columns = 0
    var records = 0
    var matches = 0
    while records < 20, scanner.next() {
      if scanner.isBlank { continue }
      if end < bytes.count, scanner.index >= end { break }
      records += 1
      if columns == 0 { columns = scanner.record.count }
      if scanner.record.count == columns { matches += 1 }
    }
    return (records == 0 ? 0 : Double(matches) / Double(records), columns)
  }
}
