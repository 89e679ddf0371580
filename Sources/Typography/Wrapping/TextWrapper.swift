import VectorScene

/// Breaks a text into lines.
struct TextWrapper {
  let style: StyledStack
  /// How wide a line may be; infinity for no limit.
  let width: Double
  /// At least 1.
  let lineLimit: Int
  let truncation: Truncation
  /// The direction of the paragraphs; `nil` takes that of each one's first letter.
  let direction: TextDirection?

  /// Sums of fractions may differ in the last places from the limit that a caller took from them.
  static let tolerance = 1e-6
  /// How many characters the end of a text may change before it: its last word and its letters'
  /// forms.
  private static let reach = 100

  init(
    style: StyledStack, width: Double, lineLimit: Int?, truncation: Truncation,
    direction: TextDirection?
  ) {
    self.style = style
    self.width = width.isNaN ? .infinity : max(0, width)
    self.lineLimit = max(1, lineLimit ?? .max)
    self.truncation = truncation
    self.direction = direction
  }

  func layOut(_ text: String, with shaper: inout Shaper) -> TextBlock {
    guard !text.isEmpty else { return block([], isTruncated: false) }
    var paragraphs = TextCleaning.paragraphs(text)
    if paragraphs.count > 1 || paragraphs[0].utf8.count != text.utf8.count {
      shaper.noteControls(in: text)
    }
    while paragraphs.count > 1, let last = paragraphs.last, last.utf8.allSatisfy({ $0 == 0x20 }) {
      paragraphs.removeLast()
    }
    var lines: [ShapedLine] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let room = lineLimit - lines.count
      let isEnd = index == paragraphs.count - 1
      // Most labels fit and were shaped before. This also reports what is missing in a label, once
      // and not for each of its lines.
      let isRemembered = Shaper.remembers(paragraph)
      if isRemembered {
        let line = shaper.shape(paragraph, style, base: direction)
        if isEnd || room > 1, fits(line.width) {
          lines.append(line)
          continue
        }
      }
      shaper.isReporting = !isRemembered
      defer { shaper.isReporting = true }
      let (measured, ranges, isWhole) = measuredLines(of: paragraph, limit: room, with: &shaper)
      let direction = direction(of: measured)
      if isWhole, isEnd || ranges.count < room {
        for range in ranges {
          lines.append(shaper.shape(measured.string(range), style, base: direction))
        }
        continue
      }
      for range in ranges.dropLast() {
        lines.append(shaper.shape(measured.string(range), style, base: direction))
      }
      var rest = measured.string((ranges.last?.lowerBound ?? 0)..<measured.count)
      if truncation != .end {
        rest += String(decoding: paragraph.utf8.dropFirst(measured.text.utf8.count), as: UTF8.self)
        rest = ([rest] + paragraphs[(index + 1)...]).joined(separator: " ")
      }
      let line = TextTruncation(wrapper: self).line(rest, with: &shaper)
      lines.append(line)
      return block(lines, isTruncated: line.string != rest)
    }
    return block(lines, isTruncated: false)
  }

  private func block(_ lines: [ShapedLine], isTruncated: Bool) -> TextBlock {
    let metrics =
      lines.count > 1 ? lines.reduce(style.metrics) { $0.holding($1.reach) } : style.metrics
    return TextBlock(lines: lines, metrics: metrics, isTruncated: isTruncated)
  }

  func measure(_ text: String, with shaper: Shaper) -> MeasuredText {
    MeasuredText(text, shaper: shaper.lineShaper(style, base: direction))
  }

  /// The direction of a paragraph's lines: a line that begins with a letter of the other direction
  /// does not change it.
  func direction(of text: MeasuredText) -> TextDirection? {
    if text.isRightToLeft { return .rightToLeft }
    return direction ?? (CharacterKinds.isSimple(text.text) ? nil : .leftToRight)
  }

  func fits(_ lineWidth: Double) -> Bool { lineWidth <= width + Self.tolerance }

  /// What stands on each line, and whether that is the whole paragraph. Where it is not, no more of
  /// a long one is measured than tells the lines.
  private func measuredLines(
    of paragraph: String, limit: Int, with shaper: inout Shaper
  ) -> (text: MeasuredText, lines: [Range<Int>], isWhole: Bool) {
    var shown = longText(lines: limit)
    while let part = shown, let beginning = part.beginning(of: paragraph) {
      let measured = measure(beginning, with: shaper)
      let (lines, isWhole) = lineRanges(of: measured, limit: limit, with: &shaper)
      if !isWhole, let last = lines.last, last.upperBound + Self.reach <= measured.count {
        return (measured, lines, false)
      }
      shown = part.longer
    }
    let measured = measure(paragraph, with: shaper)
    let (lines, isWhole) = lineRanges(of: measured, limit: limit, with: &shaper)
    return (measured, lines, isWhole)
  }

  /// What lines of the allowed width can show of a text; `nil` when there is no limit.
  func longText(lines: Int) -> LongText? {
    LongText(lines: lines, width: width, size: style.size)
  }

  /// What stands on each line, and whether that is the whole text.
  private func lineRanges(
    of text: MeasuredText, limit: Int, with shaper: inout Shaper
  ) -> (lines: [Range<Int>], isWhole: Bool) {
    if fits(text.width(0..<text.count)) { return ([0..<text.count], true) }
    var lines: [Range<Int>] = []
    var line: Range<Int>?
    for segment in BreakOpportunities.segments(of: text.text) {
      if let held = line {
        if fits(text.width(held.lowerBound..<segment.end)) {
          line = held.lowerBound..<segment.end
          continue
        }
        lines.append(held)
        if lines.count == limit { return (lines, false) }
      }
      // The segment begins a line of its own; what is too long for it is cut into pieces.
      var start = segment.start
      while !fits(text.width(start..<segment.end)) {
        let cut = cut(text, start..<segment.end, with: &shaper)
        guard cut < segment.end else { break }
        lines.append(text.trimmed(start..<cut))
        if lines.count == limit { return (lines, false) }
        start = text.trimmed(cut..<segment.end).lowerBound
      }
      line = start..<segment.end
    }
    if let line { lines.append(line) }
    return (lines, true)
  }

  /// Where to cut a word that fits no line: after as many characters as fit, at least one.
  private func cut(
    _ text: MeasuredText, _ word: Range<Int>, with shaper: inout Shaper
  ) -> Int {
    let first = text.clusterEnd(after: word.lowerBound)
    var cut = first
    while cut < word.upperBound {
      let next = text.clusterEnd(after: cut)
      guard fits(text.width(word.lowerBound..<next)) else { break }
      cut = next
    }
    // A cut through a ligature, or between letters that join, leaves others than were measured.
    while cut > first,
      !fits(
        shaper.shape(
          text.string(word.lowerBound..<cut), style, base: direction(of: text)
        ).width)
    {
      cut = text.clusterStart(before: cut)
    }
    return cut
  }
}
