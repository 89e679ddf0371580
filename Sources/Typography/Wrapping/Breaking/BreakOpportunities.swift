/// Where a text may be broken. Places are numbers of Unicode scalars.
///
/// Lines are broken by UAX #14 (``LineBreakRules``), but never where labels stay together
/// (``LabelBreakHabits``), nor within a grapheme cluster. Between the letters of Thai, Lao, Khmer and
/// Burmese they are broken where words begin (``DictionaryWords``).
enum BreakOpportunities {
  /// A stretch of text that stays on one line, and the spaces after it.
  struct Segment: Equatable {
    var start: Int
    /// The end of what is drawn.
    var end: Int
    /// The end of the spaces, where the next segment begins.
    var next: Int
  }

  /// The segments of a text; none for an empty text. A line end counts as a space after which a new
  /// segment begins.
  static func segments(of text: String) -> [Segment] {
    BreakUnits.read(text) { units in segments(of: units, text) }
  }

  private static func segments(of units: BreakUnits, _ text: String) -> [Segment] {
    guard units.count > 0 else { return [] }
    var rules = LineBreakRules(units)
    var words = WordPlaces(units, in: text)
    var clusters = ClusterBoundaries(text)
    var segments: [Segment] = []
    segments.reserveCapacity(units.count / lettersOfWord + 1)
    var start = 0
    // The end of what is drawn of the segment.
    var end = 0
    for index in 0..<units.count {
      if index > 0 {
        let isAllowed =
          rules.allowsBreakAtNextPlace()
          ? !LabelBreakHabits.staysTogether(units, before: index)
          : units.hasSoutheastAsian && words.beginsWord(at: index)
        if isAllowed, units.isLatin || clusters.hasBoundary(units, before: index) {
          let place = Int(units[index].start)
          segments.append(Segment(start: start, end: end, next: place))
          start = place
          end = place
        }
      }
      if !units[index].kind.isWhiteSpace { end = units.end(of: index) }
    }
    segments.append(Segment(start: start, end: end, next: units.scalarCount))
    return segments
  }

  /// With its space, at a guess.
  private static let lettersOfWord = 6
}

/// Whether places of a text, asked for from its beginning to its end, are between grapheme clusters.
private struct ClusterBoundaries {
  private let text: String
  /// A boundary at or before the last place. It is kept as an index of a character: from any other
  /// one, the way to the next character begins with a search backwards, through all flags before it.
  private var boundary: String.Index

  init(_ text: String) {
    self.text = text
    boundary = text.startIndex
  }

  mutating func hasBoundary(_ units: BreakUnits, before index: Int) -> Bool {
    let utf8 = text.utf8
    let place = utf8.index(utf8.startIndex, offsetBy: Int(units[index].offset))
    if Self.isApart(units[index - 1].kind, units[index].kind) {
      boundary = place
      return true
    }
    while boundary < place { text.formIndex(after: &boundary) }
    return boundary == place
  }

  /// Whether classes alone tell that characters are apart, as they do in most text: those of the
  /// first class are never prepended to the next, those of the second never extend the one before.
  private static func isApart(_ before: BreakClass, _ after: BreakClass) -> Bool {
    switch before {
    case .space, .fixedSpace, .ideographic, .nonstarter, .closePunctuation, .hyphen, .exclamation,
      .koreanOpenSyllable, .koreanClosedSyllable:
      break
    default: return false
    }
    switch after {
    case .alphabetic, .numeric, .ideographic, .openPunctuation, .hebrewLetter, .koreanLeading,
      .koreanOpenSyllable, .koreanClosedSyllable, .prefixNumeric, .postfixNumeric,
      .initialQuotation:
      return true
    default: return false
    }
  }
}

/// The units with which words begin that only a dictionary tells apart.
private struct WordPlaces {
  private var starts: [Int] = []
  private var cursor = 0

  init(_ units: BreakUnits, in text: String) {
    guard units.hasSoutheastAsian else { return }
    let utf8 = text.utf8
    var index = 0
    while index < units.count {
      guard units[index].kind == .southeastAsian else {
        index += 1
        continue
      }
      let first = index
      while index < units.count, units[index].kind == .southeastAsian { index += 1 }
      let end = index < units.count ? Int(units[index].offset) : utf8.count
      let run = text[
        utf8.index(
          utf8.startIndex, offsetBy: Int(units[first].offset))..<utf8.index(
            utf8.startIndex, offsetBy: end)]
      addStarts(DictionaryWords.starts(in: run), units, first..<index)
    }
  }

  private mutating func addStarts(_ places: [Int], _ units: BreakUnits, _ run: Range<Int>) {
    var index = run.lowerBound
    for place in places {
      let start = Int(units[run.lowerBound].start) + place
      while index < run.upperBound, Int(units[index].start) < start { index += 1 }
      if index < run.upperBound, Int(units[index].start) == start { starts.append(index) }
    }
  }

  /// - Parameter index: no smaller than at the last call.
  mutating func beginsWord(at index: Int) -> Bool {
    while cursor < starts.count, starts[cursor] < index { cursor += 1 }
    return cursor < starts.count && starts[cursor] == index
  }
}
