import Foundation

/// Makes text fit for one line.
enum TextCleaning {
  /// The text without control characters, with a space for each line end and tab, and with letters
  /// and their marks composed (Unicode's form C) where it has any.
  ///
  /// A narrow no-break space becomes a no-break space of common width before a letter: locales put
  /// it into `12 AM`, which at the size of labels reads as `12AM`. Within numbers it stays.
  ///
  /// A character as readers see it keeps its first 64 marks and its first 32 joiners (U+200D), so
  /// that none is endless: no writing has as many.
  static func line(_ text: String) -> String {
    guard needsCleaning(text) else { return text }
    var scalars = String.UnicodeScalarView()
    var hasMarks = false
    var previous: UInt32 = 0
    var marks = 0
    var joiners = 0
    for scalar in text.unicodeScalars {
      let value = scalar.value
      defer { previous = value }
      if previous == 0x202F, scalar.properties.isAlphabetic {
        scalars.removeLast()
        scalars.append("\u{A0}")
      }
      if extends(value) {
        marks += 1
        if value == CharacterKinds.zeroWidthJoiner { joiners += 1 }
        if marks > largestMarkCount { continue }
        if value == CharacterKinds.zeroWidthJoiner, joiners > largestJoinerCount { continue }
      } else {
        marks = 0
        if previous != CharacterKinds.zeroWidthJoiner { joiners = 0 }
      }
      if value == 0x0A, previous == 0x0D { continue }
      if CharacterKinds.endsLine(value) || value == 0x09 {
        scalars.append(" ")
      } else if !CharacterKinds.isDropped(value) {
        scalars.append(scalar)
        hasMarks = hasMarks || isComposable(value)
      }
    }
    let cleaned = String(scalars)
    return hasMarks ? cleaned.precomposedStringWithCanonicalMapping : cleaned
  }

  /// The stretches between line ends, cleaned; at least one.
  static func paragraphs(_ text: String) -> [String] {
    guard needsCleaning(text) else { return [text] }
    var paragraphs: [String] = []
    var start = text.unicodeScalars.startIndex
    var index = start
    let scalars = text.unicodeScalars
    while index < scalars.endIndex {
      let value = scalars[index].value
      var next = scalars.index(after: index)
      if CharacterKinds.endsLine(value) {
        paragraphs.append(line(String(scalars[start..<index])))
        if value == 0x0D, next < scalars.endIndex, scalars[next].value == 0x0A {
          next = scalars.index(after: next)
        }
        start = next
      }
      index = next
    }
    paragraphs.append(line(String(scalars[start...])))
    return paragraphs
  }

  /// Whether a text has characters that ``line(_:)`` leaves out since they cannot be shown.
  static func drops(_ text: String) -> Bool {
    needsCleaning(text) && text.unicodeScalars.contains { CharacterKinds.isDropped($0.value) }
  }

  /// Most text is printable ASCII and is taken as it is.
  private static func needsCleaning(_ text: String) -> Bool {
    text.utf8.contains { $0 &- 0x20 >= 0x5F }
  }

  private static let largestMarkCount = 64
  private static let largestJoinerCount = 32

  /// Whether a character goes on with the one before as readers see it: a mark or a joiner.
  private static func extends(_ value: UInt32) -> Bool {
    guard value >= 0x300, !(0x370..<0x483).contains(value) else { return false }
    if value == 0x200C || value == CharacterKinds.zeroWidthJoiner || CharacterKinds.isMark(value) {
      return true
    }
    guard CharacterKinds.needsShaping(value) else { return false }
    return Unicode.Scalar(value)?.properties.generalCategory == .spacingMark
  }

  /// Marks that may form one character with the letter before: Latin, Greek and Cyrillic accents,
  /// kana voicing, Korean letters.
  private static func isComposable(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x1161...0x11C2, 0x3099...0x309A: true
    default: false
    }
  }
}
