/// The table `cmap` of a subset.
enum CharacterMapWriter {
  /// - Parameter characters: rising.
  static func table(_ characters: [(scalar: UInt32, glyph: Int)]) -> [UInt8] {
    let basic = segments(characters.filter { $0.scalar <= 0xFFFF })
    let all = groups(characters)
    let hasMore = (characters.last?.scalar ?? 0) > 0xFFFF
    var writer = FontTableWriter()
    writer.int16(0)
    writer.int16(hasMore ? 2 : 1)
    let start = hasMore ? 20 : 12
    for (encoding, offset) in [(1, start), (10, start + basic.count)].prefix(hasMore ? 2 : 1) {
      writer.int16(3)
      writer.int16(encoding)
      writer.uint32(offset)
    }
    writer.append(basic)
    if hasMore { writer.append(all) }
    return writer.bytes
  }

  private typealias Stretch = (first: Int, last: Int, glyph: Int)

  /// Characters that follow each other and whose glyphs do so too.
  private static func stretches(_ characters: [(scalar: UInt32, glyph: Int)]) -> [Stretch] {
    var stretches: [Stretch] = []
    for (scalar, glyph) in characters {
      if let last = stretches.last, last.last + 1 == Int(scalar),
        last.glyph + last.last - last.first + 1 == glyph
      {
        stretches[stretches.count - 1].last += 1
      } else {
        stretches.append((Int(scalar), Int(scalar), glyph))
      }
    }
    return stretches
  }

  /// Format 4.
  private static func segments(_ characters: [(scalar: UInt32, glyph: Int)]) -> [UInt8] {
    var segments = stretches(characters)
    if segments.last?.last != 0xFFFF { segments.append((0xFFFF, 0xFFFF, 0)) }
    let power = 1 << (Int.bitWidth - 1 - segments.count.leadingZeroBitCount)
    var writer = FontTableWriter()
    for value in [4, 16 + 8 * segments.count, 0, 2 * segments.count, 2 * power] {
      writer.int16(value)
    }
    writer.int16(power.trailingZeroBitCount)
    writer.int16(2 * (segments.count - power))
    for segment in segments { writer.int16(segment.last) }
    writer.int16(0)
    for segment in segments { writer.int16(segment.first) }
    for segment in segments { writer.int16(segment.glyph - segment.first) }
    for _ in segments { writer.int16(0) }
    return writer.bytes
  }

  /// Format 12.
  private static func groups(_ characters: [(scalar: UInt32, glyph: Int)]) -> [UInt8] {
    let groups = stretches(characters)
    var writer = FontTableWriter()
    writer.int16(12)
    writer.int16(0)
    for value in [16 + 12 * groups.count, 0, groups.count] { writer.uint32(value) }
    for group in groups {
      for value in [group.first, group.last, group.glyph] { writer.uint32(value) }
    }
    return writer.bytes
  }
}
