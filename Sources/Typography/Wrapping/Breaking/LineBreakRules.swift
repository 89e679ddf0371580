/// Where lines may be broken by UAX #14 (revision 53, Unicode 16), rules LB2 to LB31 in their order.
///
/// The places of a text are asked for from its beginning to its end. Two things are not as the
/// standard has them. Rule LB20a holds for whatever follows a hyphen at the beginning of a word, and
/// for dashes, and after an opening bracket, since it is a sign there (`-$5`, `(-x)`). Rule LB30b speaks of characters that are not
/// assigned yet besides ``BreakClass/emojiBase``; modifiers never begin a grapheme cluster, which is
/// looked at after the rules.
struct LineBreakRules {
  private let units: BreakUnits
  /// The unit after the place that is asked for.
  private var index = 0
  /// The last unit before the place that is no space, or the first of all.
  private var solid = 0
  private var number = NumberState.none
  /// The number of regional indicators that end at the place is odd.
  private var hasOpenIndicator = false

  /// How much of a number (rule LB25) ends at a place.
  private enum NumberState {
    case none
    /// NU (SY | IS)*
    case digits
    /// NU (SY | IS)* (CL | CP)
    case closed
  }

  init(_ units: BreakUnits) {
    self.units = units
    takeUnit()
  }

  /// Goes to the place after the next unit, and says whether a line may be broken there. The first
  /// call is for the place between the first unit and the second.
  mutating func allowsBreakAtNextPlace() -> Bool {
    guard index < units.count else { return false }
    let before = units[index - 1].kind
    let after = units[index].kind
    if before == .alphabetic, after == .alphabetic {
      // Most places of most texts (LB28). What is known of numbers and flags stays as it is.
      solid = index
      index &+= 1
      return false
    }
    let isAllowed = allowsBreak(before, after)
    takeUnit()
    return isAllowed
  }

  private mutating func takeUnit() {
    guard index < units.count else { return }
    let kind = units[index].kind
    if kind != .space { solid = index }
    hasOpenIndicator = kind == .regionalIndicator && !hasOpenIndicator
    switch kind {
    case .numeric: number = .digits
    case .breakSymbol, .infixSeparator: if number == .closed { number = .none }
    case .closePunctuation, .closeParenthesis: number = number == .digits ? .closed : .none
    default: number = .none
    }
    index += 1
  }

  /// The class some units after the place; 0 for the one that follows it.
  private func kind(ahead distance: Int) -> BreakClass? {
    let place = index + distance
    return place < units.count ? units[place].kind : nil
  }

  /// LB4 to LB18.
  private func allowsBreak(_ before: BreakClass, _ after: BreakClass) -> Bool {
    if before == .lineEnd { return true }
    if after == .lineEnd || after == .space || after == .zeroWidthSpace { return false }
    let held = units[solid].kind
    if held == .zeroWidthSpace { return true }
    if units[index - 1].endsWithJoiner || after == .wordJoiner { return false }
    if before == .wordJoiner || before == .glue { return false }
    if after == .glue, before != .space, before != .breakAfter, before != .fixedSpace,
      before != .softHyphen, !before.isHyphen
    {
      return false
    }
    if held == .openPunctuation { return false }
    if held == .initialQuotation, beginsQuotation(solid) { return false }
    switch after {
    case .closePunctuation, .closeParenthesis, .exclamation, .breakSymbol: return false
    case .finalQuotation: if endsQuotation { return false }
    case .infixSeparator: return before == .space && kind(ahead: 1) == .numeric
    case .nonstarter: if held == .closePunctuation || held == .closeParenthesis { return false }
    case .breakBoth: if held == .breakBoth { return false }
    default: break
    }
    if before == .space { return true }
    if before.isQuotation || after.isQuotation, !allowsBreakAtQuotation(before, after) {
      return false
    }
    return allowsBreakBetweenWords(before, after)
  }

  /// LB15a: a quotation mark begins a quotation where no word ends.
  private func beginsQuotation(_ place: Int) -> Bool {
    guard place > 0 else { return true }
    switch units[place - 1].kind {
    case .lineEnd, .openPunctuation, .glue, .space, .zeroWidthSpace: return true
    case let kind: return kind.isQuotation
    }
  }

  /// LB15b: a quotation mark ends a quotation where no word begins.
  private var endsQuotation: Bool {
    guard let next = kind(ahead: 1) else { return true }
    switch next {
    case .space, .glue, .wordJoiner, .closePunctuation, .closeParenthesis, .exclamation,
      .infixSeparator, .breakSymbol, .lineEnd, .zeroWidthSpace:
      return true
    default: return next.isQuotation
    }
  }

  /// LB19 and LB19a: no breaks at quotation marks but those of East Asian text, at their outside.
  private func allowsBreakAtQuotation(_ before: BreakClass, _ after: BreakClass) -> Bool {
    if after == .quotation || after == .finalQuotation { return false }
    if before == .quotation || before == .initialQuotation { return false }
    if after == .initialQuotation {
      guard units[index - 1].isEastAsian, index + 1 < units.count else { return false }
      if !units[index + 1].isEastAsian { return false }
    }
    if before == .finalQuotation {
      guard units[index].isEastAsian, index > 1 else { return false }
      if !units[index - 2].isEastAsian { return false }
    }
    return true
  }

  /// LB20 to LB22.
  private func allowsBreakBetweenWords(_ before: BreakClass, _ after: BreakClass) -> Bool {
    if before == .contingentBreak || after == .contingentBreak { return true }
    if before.isHyphen, beginsWord(index - 1) { return false }
    switch after {
    case .breakAfter, .fixedSpace, .softHyphen, .dash, .hyphen, .nonstarter, .inseparable:
      return false
    default: break
    }
    switch before {
    case .breakBefore: return false
    case .breakSymbol: if after == .hebrewLetter { return false }
    case .hyphen, .dash, .softHyphen, .breakAfter, .fixedSpace:
      let isPartOfWord =
        index > 1 && units[index - 2].kind == .hebrewLetter && !units[index - 1].isEastAsian
      if isPartOfWord, after != .hebrewLetter { return false }
    default: break
    }
    return allowsBreakInNumber(before, after)
  }

  /// LB20a: nothing of a word stands before the unit.
  private func beginsWord(_ place: Int) -> Bool {
    guard place > 0 else { return true }
    switch units[place - 1].kind {
    case .lineEnd, .space, .fixedSpace, .zeroWidthSpace, .contingentBreak, .glue,
      .openPunctuation, .initialQuotation:
      return true
    default: return false
    }
  }

  /// LB23 to LB25.
  private func allowsBreakInNumber(_ before: BreakClass, _ after: BreakClass) -> Bool {
    if after == .numeric {
      if before.isLetter || before.isNumberSign || before == .hyphen || before == .infixSeparator
        || number == .digits
      {
        return false
      }
    } else if after.isNumberSign {
      if before.isLetter || number != .none { return false }
      if after == .postfixNumeric, before.isIdeographic || before.isKorean { return false }
    } else if before.isNumberSign {
      if after.isLetter { return false }
      if before == .prefixNumeric, after.isIdeographic || after.isKorean { return false }
      if after == .openPunctuation, kind(ahead: 1) == .numeric { return false }
      if after == .openPunctuation, kind(ahead: 1) == .infixSeparator,
        kind(ahead: 2) == .numeric
      {
        return false
      }
    }
    return allowsBreakBetweenLetters(before, after)
  }

  /// LB26 to LB31.
  private func allowsBreakBetweenLetters(_ before: BreakClass, _ after: BreakClass) -> Bool {
    switch before {
    case .koreanLeading:
      return !after.isKorean || after == .koreanTrailing
    case .koreanVowel, .koreanOpenSyllable:
      return after != .koreanVowel && after != .koreanTrailing
    case .koreanTrailing, .koreanClosedSyllable: return after != .koreanTrailing
    case .regionalIndicator: return after != .regionalIndicator || !hasOpenIndicator
    case .emojiBase: return after != .emojiModifier
    case .numeric:
      return !after.isLetter && (after != .openPunctuation || units[index].isEastAsian)
    case .infixSeparator: return !after.isLetter
    case .closeParenthesis:
      return units[index - 1].isEastAsian || !(after.isLetter || after == .numeric)
    default: break
    }
    if before.isLetter {
      if after.isLetter { return false }
      if after == .openPunctuation, !units[index].isEastAsian { return false }
    }
    return allowsBreakInSyllable(before, after)
  }

  /// LB28a: the syllables of Balinese, Javanese and other scripts without spaces.
  private func allowsBreakInSyllable(_ before: BreakClass, _ after: BreakClass) -> Bool {
    if before == .aksaraPrebase { return !after.isAksara }
    if before.isAksara {
      if after == .virama || after == .viramaFinal { return false }
      return !(after.isAksara && kind(ahead: 1) == .viramaFinal)
    }
    if before == .virama, index > 1, units[index - 2].kind.isAksara {
      return after != .aksara && after != .dottedCircle
    }
    return true
  }
}
