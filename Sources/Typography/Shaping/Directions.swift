#if HarfBuzz
  import CFriBidi
#endif

/// Which way each character of a line runs, by the Unicode bidirectional algorithm (UAX #9) as FriBidi
/// implements it.
///
/// Built without the trait `HarfBuzz` all text runs from left to right.
struct Directions {
  /// The embedding level of each scalar: even numbers run from left to right, odd ones from right to
  /// left.
  private(set) var levels: [UInt8]
  /// Whether the line as a whole is written from right to left.
  private(set) var isRightToLeft: Bool

  /// - Parameters:
  ///   - scalars: a line without line ends.
  ///   - base: the direction of its paragraph; `nil` takes that of the first letter that has one.
  ///
  /// `nil` for a line that runs from left to right throughout.
  init?(of scalars: [TextScalar], base: TextDirection?) {
    guard base == .rightToLeft || scalars.contains(where: { Self.mayRunLeft($0.value) }) else {
      return nil
    }
    #if HarfBuzz
      guard let count = Int32(exactly: scalars.count), count > 0 else { return nil }
      let text = scalars.map(\.value)
      var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: text.count)
      var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
      var levels = [FriBidiLevel](repeating: 0, count: text.count)
      var direction =
        switch base {
        case nil: chalkboard_direction_natural
        case .leftToRight: chalkboard_direction_left_to_right
        case .rightToLeft: chalkboard_direction_right_to_left
        }
      fribidi_get_bidi_types(text, count, &types)
      fribidi_get_bracket_types(text, count, types, &brackets)
      guard
        fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) > 0
      else { return nil }
      isRightToLeft = direction.rawValue & 1 != 0
      self.levels = levels.map { UInt8(clamping: $0) }
      resetTrailingSpaces(scalars)
      if !isRightToLeft, self.levels.allSatisfy({ $0 == 0 }) { return nil }
    #else
      return nil
    #endif
  }

  /// Spaces at the end of a line stand at the end of its paragraph's direction (rule L1).
  private mutating func resetTrailingSpaces(_ scalars: [TextScalar]) {
    for index in scalars.indices.reversed() {
      guard scalars[index].value == 0x20 || CharacterKinds.isInvisible(scalars[index].value) else {
        return
      }
      levels[index] = isRightToLeft ? 1 : 0
    }
  }

  /// Letters and numbers of scripts from right to left, and the signs that set a direction.
  private static func mayRunLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0x2068, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// The character that takes the place of `scalar` in text from right to left, such as `)` for `(`;
  /// itself for most.
  static func mirrored(_ scalar: UInt32) -> UInt32 {
    #if HarfBuzz
      var mirrored: FriBidiChar = 0
      return fribidi_get_mirror_char(scalar, &mirrored) != 0 ? mirrored : scalar
    #else
      scalar
    #endif
  }

  /// Puts stretches of a line into the order in which they stand from left to right (rule L2).
  static func order<Stretch>(_ stretches: inout [Stretch], level: (Stretch) -> UInt8) {
    guard let highest = stretches.map(level).max(), highest > 0 else { return }
    let lowest = stretches.map(level).filter { $0 & 1 != 0 }.min() ?? highest
    for bound in stride(from: Int(highest), through: Int(lowest), by: -1) {
      var start = 0
      while start < stretches.count {
        var end = start
        while end < stretches.count, Int(level(stretches[end])) >= bound { end += 1 }
        if end > start + 1 { stretches[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
  }
}
