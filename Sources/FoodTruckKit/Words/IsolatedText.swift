extension Vocabulary {
  /// A name from the data, to be put into a sentence or list of this language.
  ///
  /// One that is written in the other direction, or says how it is to be ordered, stands between the
  /// signs that keep it from changing the order of what is around it (FSI and PDI of UAX #9).
  package func isolated(_ name: String) -> String {
    let isForeign = name.unicodeScalars.contains { scalar in
      Self.isControl(scalar)
        || (isRightToLeft
          ? scalar.properties.isAlphabetic && !Self.isRightToLeft(scalar)
          : Self.isRightToLeft(scalar))
    }
    return isForeign ? "\u{2068}\(name)\u{2069}" : name
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Hebrew, Arabic and the other scripts in the blocks that Unicode keeps for such.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
