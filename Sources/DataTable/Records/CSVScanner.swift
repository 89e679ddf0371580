/// Takes records from the bytes of a CSV file (RFC 4180), one at a time.
///
/// Works on bytes: in Swift CR LF is one `Character`. LF, CR and CR LF end a record; a quoted cell
/// may hold any of them. A byte order mark in front of a record is skipped. Spaces around an unquoted cell do not belong to it. A quote inside an
/// unquoted cell is a plain character. A quoted cell with text behind its closing quote is taken as
/// it stands, quotes included; if its closing quote is on another line, the opening quote is taken
/// for a plain character, so that it swallows no rows. Both are reported.
struct CSVScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let delimiter: UInt8
  /// The delimiter in each byte of a word.
  private let delimiterWord: UInt64
  private(set) var index: Int
  /// The line, from 1, on which the next record begins.
  private(set) var line = 1

  /// The cells of all records that were kept, and of the latest one from `recordStart` on. They are
  /// gathered here rather than record by record, so that none is copied.
  private(set) var cells: [RawCell] = []
  private(set) var recordStart = 0
  private(set) var recordLine = 1
  /// The text of cells whose doubled quotes were made single.
  private(set) var unescaped: [UInt8] = []
  private(set) var misplacedQuotes: [(line: Int, cell: Int)] = []
  /// The line of an opening quote that nothing closes; then there is no further record.
  private(set) var unclosedQuoteLine: Int?

  init(bytes: UnsafeBufferPointer<UInt8>, from start: Int, delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
    delimiterWord = 0x0101_0101_0101_0101 &* UInt64(delimiter)
    index = start
  }

  /// The cells of the latest record.
  var record: ArraySlice<RawCell> { cells[recordStart...] }

  /// Whether the latest record is a blank line or holds nothing but delimiters.
  var isBlank: Bool { record.allSatisfy { $0.form == .missing } }

  /// Whether a cell of the latest record beyond the first `count` holds anything.
  func holdsCells(beyond count: Int) -> Bool {
    record.dropFirst(count).contains { $0.form != .missing }
  }

  /// Takes the latest record out again.
  mutating func dropRecord() {
    cells.removeLast(cells.count - recordStart)
  }

  mutating func dropAllRecords() {
    cells.removeAll(keepingCapacity: true)
    recordStart = 0
  }

  /// Cuts the latest record, or fills it up with empty cells.
  mutating func setRecordCount(_ count: Int) {
    let excess = cells.count - recordStart - count
    if excess > 0 { cells.removeLast(excess) }
    if excess < 0 { cells.append(contentsOf: repeatElement(.missing, count: -excess)) }
  }

  mutating func reserveCells(_ count: Int) {
    cells.reserveCapacity(count)
  }

  /// Takes the next record into `cells`; false at the end of the file.
  mutating func next() -> Bool {
    guard index < bytes.count, unclosedQuoteLine == nil else { return false }
    recordStart = cells.count
    recordLine = line
    skipByteOrderMark()
    while true {
      takeCell()
      if unclosedQuoteLine != nil { return false }
      if index >= bytes.count { return true }
      let byte = bytes[index]
      index &+= 1
      if byte == delimiter { continue }
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index &+= 1 }
      line &+= 1
      return true
    }
  }

  /// Files that were joined have their marks in the middle.
  private mutating func skipByteOrderMark() {
    if index &+ 3 <= bytes.count, bytes[index] == 0xEF, bytes[index &+ 1] == 0xBB,
      bytes[index &+ 2] == 0xBF
    {
      index &+= 3
    }
  }

  /// Takes one cell and stops at the delimiter or line end behind it.
  private mutating func takeCell() {
    var start = index
    while start < bytes.count, isSpace(bytes[start]) { start &+= 1 }
    if start < bytes.count, bytes[start] == UInt8(ascii: "\""), takeQuoted(from: start) { return }
    var end = endOfPlainCell(from: start)
    index = end
    while end > start, isSpace(bytes[end &- 1]) { end &-= 1 }
    append(start, end, .plain)
  }

  /// The next delimiter or line end, or the end of the file. Looks at eight bytes at a time, which
  /// takes a third of the instructions that single bytes take.
  private func endOfPlainCell(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var end = start
    while end &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: end, as: UInt64.self))
      let matches =
        Self.zeroBytes(word ^ delimiterWord) | Self.zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A)
        | Self.zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      if matches != 0 { return end &+ matches.trailingZeroBitCount / 8 }
      end &+= 8
    }
    while end < bytes.count, !endsCell(bytes[end]) { end &+= 1 }
    return end
  }

  /// A word whose lowest set bit is in the first zero byte; zero when there is none. Bits above it
  /// mean nothing.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    (byte == 0x20 || byte == 0x09) && byte != delimiter
  }

  private mutating func append(_ start: Int, _ end: Int, _ form: RawCell.Form) {
    cells.append(
      RawCell(
        start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end &- start),
        form: form == .plain && start == end ? .missing : form, isUnescaped: false))
  }

  /// Takes the quoted cell that opens at `open`; false when the quote is none that opens a cell.
  private mutating func takeQuoted(from open: Int) -> Bool {
    var position = open &+ 1
    var lines = 0
    var hasDoubledQuote = false
    while true {
      guard position < bytes.count else {
        unclosedQuoteLine = line
        return true
      }
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        guard position &+ 1 < bytes.count, bytes[position &+ 1] == byte else { break }
        hasDoubledQuote = true
        position &+= 2
        continue
      }
      if byte == 0x0A || (byte == 0x0D && !isLineFeed(position &+ 1)) { lines &+= 1 }
      position &+= 1
    }
    let close = position
    position &+= 1
    while position < bytes.count, isSpace(bytes[position]) { position &+= 1 }
    if position < bytes.count, !endsCell(bytes[position]) {
      misplacedQuotes.append((line, cells.count &- recordStart &+ 1))
      if lines > 0 { return false }
      while position < bytes.count, !endsCell(bytes[position]) { position &+= 1 }
      index = position
      while isSpace(bytes[position &- 1]) { position &-= 1 }
      append(open, position, .quoted)
      return true
    }
    line &+= lines
    index = position
    if hasDoubledQuote {
      appendUnescaped(open &+ 1, close)
    } else {
      append(open &+ 1, close, .quoted)
    }
    return true
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == 0x0A || byte == 0x0D
  }

  private func isLineFeed(_ position: Int) -> Bool {
    position < bytes.count && bytes[position] == 0x0A
  }

  private mutating func appendUnescaped(_ start: Int, _ end: Int) {
    let unescapedStart = unescaped.count
    var position = start
    while position < end {
      let byte = bytes[position]
      unescaped.append(byte)
      position &+= byte == UInt8(ascii: "\"") ? 2 : 1
    }
    cells.append(
      RawCell(
        start: UInt32(truncatingIfNeeded: unescapedStart),
        length: UInt32(truncatingIfNeeded: unescaped.count &- unescapedStart), form: .quoted,
        isUnescaped: true))
  }
}
