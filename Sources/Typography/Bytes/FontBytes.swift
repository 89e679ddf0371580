/// A stretch of a font file, read in big-endian order as OpenType stores its numbers.
///
/// Every read is checked: an offset outside the stretch gives `nil`, or 0 from the reads that say
/// so. Offsets are `Int` and come from fields of at most 32 bits, so their sums cannot overflow.
struct FontBytes: @unchecked Sendable {
  private let start: UnsafeRawPointer
  let count: Int
  /// Keeps the memory that `start` points into.
  private let file: FontFile

  init(of file: FontFile) {
    self.file = file
    start = file.start
    count = file.count
  }

  private init(start: UnsafeRawPointer, count: Int, file: FontFile) {
    self.start = start
    self.count = count
    self.file = file
  }

  /// The `length` bytes at `offset`, or `nil` when they are not all there.
  func slice(_ offset: Int, _ length: Int) -> FontBytes? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return FontBytes(start: start + offset, count: length, file: file)
  }

  /// Where the stretch begins in memory; it stays there as long as the stretch is held.
  var memory: UnsafeRawPointer { start }

  /// What follows `offset`, or `nil` when it lies outside.
  func suffix(from offset: Int) -> FontBytes? { slice(offset, count - offset) }

  @inline(__always)
  private func holds(_ offset: Int, _ length: Int) -> Bool {
    offset >= 0 && offset <= count - length
  }

  @inline(__always)
  func uint8(_ offset: Int) -> Int? {
    guard holds(offset, 1) else { return nil }
    return Int(start.load(fromByteOffset: offset, as: UInt8.self))
  }

  @inline(__always)
  func uint16(_ offset: Int) -> Int? {
    guard holds(offset, 2) else { return nil }
    return Int(UInt16(bigEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
  }

  @inline(__always)
  func int16(_ offset: Int) -> Int? {
    guard holds(offset, 2) else { return nil }
    return Int(Int16(bigEndian: start.loadUnaligned(fromByteOffset: offset, as: Int16.self)))
  }

  @inline(__always)
  func uint32(_ offset: Int) -> Int? {
    guard holds(offset, 4) else { return nil }
    return Int(UInt32(bigEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  func int32(_ offset: Int) -> Int? {
    uint32(offset).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  /// An unsigned number of 1 to 4 bytes, as CFF stores offsets.
  @inline(__always)
  func unsigned(_ offset: Int, size: Int) -> Int? {
    guard size >= 1, size <= 4, holds(offset, size) else { return nil }
    var value = 0
    for index in 0..<size {
      value = value << 8 | Int(start.load(fromByteOffset: offset + index, as: UInt8.self))
    }
    return value
  }

  /// A signed number of 1, 2 or 4 bytes.
  @inline(__always)
  func signed(_ offset: Int, size: Int) -> Int? {
    switch size {
    case 1: uint8(offset).map { Int(Int8(truncatingIfNeeded: $0)) }
    case 2: int16(offset)
    case 4: int32(offset)
    default: nil
    }
  }

  /// The four letters of a tag as one number, or `nil` outside.
  func tag(_ offset: Int) -> Tag? {
    uint32(offset).map { Tag(value: UInt32(truncatingIfNeeded: $0)) }
  }

  /// The bytes from `offset` on, `length` of them, or fewer at the end.
  func array(_ offset: Int, _ length: Int) -> [UInt8] {
    guard let part = slice(offset, min(length, max(0, count - offset))) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: part.start, count: part.count))
  }
}

/// The four-letter name of a table, script or feature.
struct Tag: Hashable, Sendable, ExpressibleByStringLiteral {
  let value: UInt32

  init(value: UInt32) { self.value = value }

  /// The letters, for messages.
  var name: String {
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    return String(decoding: letters, as: UTF8.self)
  }

  init(stringLiteral text: StaticString) {
    value = text.withUTF8Buffer { letters in
      // Shorter ones end in spaces.
      (0..<4).reduce(0) { $0 << 8 | UInt32($1 < letters.count ? letters[$1] : 0x20) }
    }
  }
}
