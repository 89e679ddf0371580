/// How a character behaves at the end of a line: its class by UAX #14, Unicode 16.
///
/// Classes that rule LB1 resolves stand for one another in the data: AI, SG and XX are
/// ``alphabetic``, CJ is ``nonstarter`` (so that no line begins with small kana), marks of class SA
/// are ``combiningMark``. Classes that some rule tells apart by another property are split: QU by
/// the general category, SA's letters, the dotted circle. So are those that labels want split: the
/// spaces, the dashes and the soft hyphen are BA by the standard.
///
/// The order is that of ``BreakClassData``.
enum BreakClass: UInt8 {
  /// AL
  case alphabetic
  /// ZWJ
  case zeroWidthJoiner
  /// CM
  case combiningMark
  /// SP
  case space
  /// ZW
  case zeroWidthSpace
  /// BK, CR, LF and NL.
  case lineEnd
  /// WJ
  case wordJoiner
  /// GL, such as a no-break space.
  case glue
  /// CL
  case closePunctuation
  /// CP
  case closeParenthesis
  /// EX
  case exclamation
  /// SY, the slash.
  case breakSymbol
  /// OP
  case openPunctuation
  /// QU that is the same at both ends.
  case quotation
  /// QU of general category Pi, such as `“`.
  case initialQuotation
  /// QU of general category Pf, such as `”`.
  case finalQuotation
  /// IS, such as a comma.
  case infixSeparator
  /// NS, and CJ.
  case nonstarter
  /// B2, the em dash.
  case breakBoth
  /// CB
  case contingentBreak
  /// HY, the hyphen of ASCII.
  case hyphen
  /// BA: the hyphen U+2010, the figure dash and the en dash.
  case dash
  /// BA: U+00AD.
  case softHyphen
  /// BA
  case breakAfter
  /// BA: tabs and spaces of fixed width.
  case fixedSpace
  /// BB
  case breakBefore
  /// HL
  case hebrewLetter
  /// IN, such as an ellipsis.
  case inseparable
  /// NU
  case numeric
  /// PR, such as a currency sign.
  case prefixNumeric
  /// PO, such as a percent sign.
  case postfixNumeric
  /// ID
  case ideographic
  /// EB
  case emojiBase
  /// EM
  case emojiModifier
  /// JL
  case koreanLeading
  /// JV
  case koreanVowel
  /// JT
  case koreanTrailing
  /// H2
  case koreanOpenSyllable
  /// H3
  case koreanClosedSyllable
  /// AK
  case aksara
  /// AP
  case aksaraPrebase
  /// AS
  case aksaraStart
  /// VI
  case virama
  /// VF
  case viramaFinal
  /// AL: U+25CC, which stands for a letter under a mark.
  case dottedCircle
  /// SA: letters of Thai, Lao, Khmer, Burmese and others, whose words only a dictionary tells apart.
  case southeastAsian
  /// RI
  case regionalIndicator

  static let count: UInt8 = 47
}

/// The groups of classes that the rules speak of.
extension BreakClass {
  /// AL after rules LB1 and LB10: a mark that has nothing to stand on is like a letter.
  var isAlphabetic: Bool {
    switch self {
    case .alphabetic, .combiningMark, .zeroWidthJoiner, .dottedCircle, .southeastAsian: true
    default: false
    }
  }

  var isLetter: Bool { isAlphabetic || self == .hebrewLetter }

  /// PR and PO.
  var isNumberSign: Bool { self == .prefixNumeric || self == .postfixNumeric }

  /// Not drawn at the end of a line.
  var isWhiteSpace: Bool { self == .space || self == .fixedSpace || self == .lineEnd }

  /// HY and U+2010, and the dashes that stand for them.
  var isHyphen: Bool { self == .hyphen || self == .dash }

  var isQuotation: Bool {
    self == .quotation || self == .initialQuotation || self == .finalQuotation
  }

  var isIdeographic: Bool {
    self == .ideographic || self == .emojiBase || self == .emojiModifier
  }

  var isKorean: Bool {
    switch self {
    case .koreanLeading, .koreanVowel, .koreanTrailing, .koreanOpenSyllable,
      .koreanClosedSyllable:
      true
    default: false
    }
  }

  /// AK, AS and the dotted circle.
  var isAksara: Bool { self == .aksara || self == .aksaraStart || self == .dottedCircle }
}
