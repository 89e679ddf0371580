/// Lines that were shaped lately, by their text and style.
///
/// It holds two generations: when the younger is full it becomes the older one, whose lines move
/// back when they are asked for, and what nobody asked for is forgotten.
///
/// Texts are told apart by their bytes, not by canonical equivalence as strings are, since a line
/// holds the very text that was given. A dictionary with such keys takes about 0.6 µs to find a
/// line; this takes 0.1 µs.
struct LineCache {
  private var younger = Generation()
  private var older = Generation()

  /// - Parameter style: the number of a style.
  @inline(__always)
  mutating func line(_ text: String, style: Int) -> ShapedLine? {
    let hash = Self.hash(text, style)
    // Lines are large, so that each copy counts.
    if let place = younger.place(of: text, style: style, hash: hash) { return younger[place] }
    guard let place = older.place(of: text, style: style, hash: hash) else { return nil }
    let line = older[place]
    insert(line, for: text, style: style)
    return line
  }

  mutating func insert(_ line: ShapedLine, for text: String, style: Int) {
    if younger.isFull {
      older = younger
      younger = Generation()
    }
    younger.insert(line, for: text, style: style, hash: Self.hash(text, style))
  }

  private static func hash(_ text: String, _ style: Int) -> UInt64 {
    let known = text.utf8.withContiguousStorageIfAvailable { bytes in
      var hash = TextHash(style: style)
      hash.mix(UnsafeRawBufferPointer(bytes))
      return hash.value
    }
    if let known { return known }
    var hash = TextHash(style: style)
    Array(text.utf8).withUnsafeBytes { hash.mix($0) }
    return hash.value
  }
}

/// Eight bytes at a time, mixed by multiplication. It is not safe against chosen collisions, but
/// those could at most make a full generation be searched, 8,192 numbers.
private struct TextHash {
  private(set) var value: UInt64

  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(style: Int) { value = UInt64(truncatingIfNeeded: style) &* Self.multiplier }

  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* Self.multiplier
    value ^= value >> 29
  }

  mutating func mix(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    var rest = UInt64(bytes.count)
    while place < bytes.count {
      rest = rest << 8 | UInt64(bytes[place])
      place += 1
    }
    mix(rest)
  }
}

/// A hash table with open addressing that only grows. It begins small, since a short run of the
/// program would otherwise touch pages of memory for nothing.
private struct Generation {
  private struct Entry {
    var hash: UInt64
    var style: Int
    var text: String
    var line: ShapedLine
  }

  private var entries: [Entry] = []
  /// Numbers of entries, from 1; 0 for a free slot. The count is a power of two and at least twice
  /// that of the entries.
  private var slots: [UInt16] = []

  private static let largestCount = 8_192
  private static let smallestSlotCount = 128

  var isFull: Bool { entries.count >= Self.largestCount }

  subscript(place: Int) -> ShapedLine { entries[place].line }

  /// The number of the entry of a text.
  func place(of text: String, style: Int, hash: UInt64) -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, entries[index].style == style,
        Self.areSame(entries[index].text, text)
      {
        return index
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  mutating func insert(_ line: ShapedLine, for text: String, style: Int, hash: UInt64) {
    guard !isFull else { return }
    entries.append(Entry(hash: hash, style: style, text: text, line: line))
    if 2 * entries.count > slots.count {
      slots = Array(repeating: 0, count: max(Self.smallestSlotCount, 2 * slots.count))
      for index in entries.indices { place(index) }
    } else {
      place(entries.count - 1)
    }
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entries[index].hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt16(truncatingIfNeeded: index + 1)
  }

  private static func areSame(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    let isSame = one.utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { other in
        UnsafeRawBufferPointer(one).isSame(as: UnsafeRawBufferPointer(other))
      } ?? false
    }
    return isSame ?? one.utf8.elementsEqual(other.utf8)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether two buffers of one length hold the same bytes, eight at a time.
  fileprivate func isSame(as other: Self) -> Bool {
    var place = 0
    while place + 8 <= count {
      guard
        loadUnaligned(fromByteOffset: place, as: UInt64.self)
          == other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      else { return false }
      place += 8
    }
    while place < count {
      guard self[place] == other[place] else { return false }
      place += 1
    }
    return true
  }
}
