import Testing

@testable import Typography

/// The classes of characters as the Unicode Character Database has them.
@Suite struct BreakClassDataTests {
  private func character(_ scalar: Unicode.Scalar) -> CharacterBreak {
    var reader = BreakClassReader()
    return reader.character(scalar.value)
  }

  @Test(
    arguments: [
      ("a", .alphabetic, false), ("é", .alphabetic, false), ("Ж", .alphabetic, false),
      ("\u{1F1E6}", .regionalIndicator, false), ("7", .numeric, false), ("٣", .numeric, false),
      ("\u{FF11}", .ideographic, true), ("東", .ideographic, true),
      ("\u{20000}", .ideographic, true),
      ("あ", .ideographic, true), ("ぁ", .nonstarter, true), ("ー", .nonstarter, true),
      ("가", .koreanOpenSyllable, true), ("각", .koreanClosedSyllable, true),
      ("\u{D7A3}", .koreanClosedSyllable, true), ("\u{1100}", .koreanLeading, true),
      ("\u{301}", .combiningMark, false), ("\u{E31}", .combiningMark, false),
      ("ก", .southeastAsian, false), ("\u{1780}", .southeastAsian, false),
      ("“", .initialQuotation, false), ("»", .finalQuotation, false), ("\"", .quotation, false),
      ("(", .openPunctuation, false), ("（", .openPunctuation, true),
      ("]", .closeParenthesis, false),
      ("}", .closePunctuation, false), ("。", .closePunctuation, true), ("€", .prefixNumeric, false),
      ("¢", .postfixNumeric, false), ("\u{202F}", .glue, false), ("\u{2060}", .wordJoiner, false),
      ("\u{200B}", .zeroWidthSpace, false), ("\u{3000}", .fixedSpace, true), ("–", .dash, false),
      ("—", .breakBoth, false), ("👍", .emojiBase, true), ("\u{1F3FD}", .emojiModifier, true),
      ("\u{25CC}", .dottedCircle, false), ("\u{1B13}", .aksara, false), ("א", .hebrewLetter, false),
      ("\u{E000}", .alphabetic, false), ("\u{378}", .alphabetic, false),
      ("\u{10FFFF}", .alphabetic, false),
    ] as [(Unicode.Scalar, BreakClass, Bool)])
  func facts(_ scalar: Unicode.Scalar, _ kind: BreakClass, _ isEastAsian: Bool) {
    #expect(character(scalar).kind == kind)
    #expect(character(scalar).isEastAsian == isEastAsian)
  }

  /// A reader remembers the last range, which must not show.
  @Test func oneReaderForAllCharacters() {
    var reader = BreakClassReader()
    var random = SeededGenerator(seed: 16)
    for _ in 0..<5_000 {
      let value = UInt32.random(in: 0...0x1F_FFF, using: &random)
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(reader.character(value) == character(scalar))
    }
  }

  /// Marks and digits of the standard library's own data, which is another version of Unicode.
  @Test func agreesWithGeneralCategories() {
    var marks = 0
    var digits = 0
    for value in 0x300..<UInt32(0x1E000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let kind = character(scalar).kind
      switch scalar.properties.generalCategory {
      case .enclosingMark, .nonspacingMark: if kind == .combiningMark { marks += 1 }
      case .decimalNumber: if kind == .numeric { digits += 1 }
      default: break
      }
    }
    #expect(marks > 1_500)
    #expect(digits > 500)
  }

  @Test func rangesReachAllPlanes() {
    var end: UInt32 = 0x100
    BreakClassData.forEachRange { code, length in
      #expect(code < 2 * BreakClass.count)
      #expect(length > 0)
      end += length
    }
    #expect(end > 0xE0000 && end <= 0x110000)
  }
}
