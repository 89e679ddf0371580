/// Where a text may be broken. Places are numbers of Unicode scalars.
enum BreakOpportunities {
  /// A stretch of text that stays on one line, and the spaces after it.
  struct Segment: Equatable {
    var start: Int
    /// The end of what is drawn.
    var end: Int
    /// The end of the spaces, where the next segment begins.
    var next: Int
  }

  /// The segments of a text without line ends; none for an empty text.
  static func segments(of text: String) -> [Segment] {
    var segments: [Segment] = []
    var current = Segment(start: 0, end: 0, next: 0)
    // What stands before the place that is looked at: the last character that is no space or mark,
    // the one before that, and whether there were spaces since.
    var before = BreakClass.space
    var earlier = BreakClass.space
    var hasSpace = false
    for (place, scalar) in text.unicodeScalars.enumerated() {
      let kind = BreakClass(scalar.value)
      if kind == .space {
        hasSpace = true
        current.next = place + 1
        continue
      }
      if kind != .attached || hasSpace, place > 0,
        allowsBreak(before, kind, hasSpace: hasSpace, earlier: earlier)
      {
        segments.append(current)
        current = Segment(start: place, end: place, next: place)
      }
      current.end = place + 1
      current.next = place + 1
      if kind != .attached {
        earlier = hasSpace ? .space : before
        before = kind
      }
      hasSpace = false
    }
    if current.next > current.start { segments.append(current) }
    return segments
  }

  private static func allowsBreak(
    _ before: BreakClass, _ after: BreakClass, hasSpace: Bool, earlier: BreakClass
  ) -> Bool {
    if after == .closing { return false }
    if hasSpace { return before != .opening }
    switch (before, after) {
    case (.breakingZeroWidth, _): return true
    case (.glue, _), (_, .glue), (.opening, _), (_, .stop), (_, .breakingZeroWidth): return false
    case (.hyphen, .letter), (.hyphen, .ideographic), (.hyphen, .opening):
      // A hyphen at the beginning of a word is a sign rather than a joint.
      return earlier == .letter || earlier == .digit || earlier == .ideographic
    case (.dash, .letter), (.dash, .ideographic), (.dash, .opening): return true
    case (.quotation, _), (_, .quotation), (_, .hyphen), (_, .dash): return false
    case (.ideographic, _), (_, .ideographic): return true
    default: return false
    }
  }
}
