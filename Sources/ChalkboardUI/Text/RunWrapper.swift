import Typography
import VectorScene

/// Breaks a text of several fonts into lines: where the paragraph as a whole may be broken, whatever
/// run the place lies in. A word that fits no line is broken between characters as readers see them.
struct RunWrapper {
  private let text: RunText
  private let fonts: FontLibrary
  private let width: Double
  private let limit: Int
  private let truncation: Truncation

  /// Sums of fractions may differ in the last places from the limit that a caller took from them.
  static let tolerance = 1e-6

  /// - Parameters:
  ///   - width: infinity breaks at line ends only.
  ///   - limit: how many lines there may be; `nil` sets no limit.
  init(
    runs: [TextRun], fonts: FontLibrary, width: Double, limit: Int?, truncation: Truncation
  ) {
    text = RunText(runs, fonts: fonts)
    self.fonts = fonts
    self.width = width.isNaN ? .infinity : max(0, width)
    self.limit = max(1, limit ?? .max)
    self.truncation = truncation
  }

  /// What stands on a line, in the order of writing.
  private struct Line {
    var stretches: [RunText.Stretch]
    /// The run whose font a line without text has.
    var run: Int
  }

  func layOut(lineSpacing: Double) -> TextLayout {
    guard text.count > 0 else {
      return TextLayout(lines: [], size: .zero, isTruncated: false, lineHeight: 0)
    }
    var lines: [Line] = []
    for (index, paragraph) in text.paragraphs.enumerated() {
      let room = limit - lines.count
      let isEnd = index == text.paragraphs.count - 1
      let (ranges, isWhole) = lineRanges(of: paragraph, limit: room)
      if isWhole, isEnd || ranges.count < room {
        lines += ranges.map(line)
        continue
      }
      lines += ranges.dropLast().map(line)
      let start = ranges.last?.lowerBound ?? paragraph.lowerBound
      let end = truncation == .end ? paragraph.upperBound : text.count
      let cut = RunTruncation(text: text, width: width, mode: truncation).line(start..<end)
      lines.append(cut.map { Line(stretches: $0, run: text.run(at: start)) } ?? line(start..<end))
      return place(lines, lineSpacing: lineSpacing, isTruncated: cut != nil)
    }
    return place(lines, lineSpacing: lineSpacing, isTruncated: false)
  }

  private func line(_ range: Range<Int>) -> Line {
    Line(stretches: text.stretches(range), run: text.run(at: range.lowerBound))
  }

  private func fits(_ range: Range<Int>) -> Bool {
    text.width(text.trimmed(range)) <= width + Self.tolerance
  }

  /// What stands on each line, and whether that is the whole paragraph.
  private func lineRanges(
    of paragraph: Range<Int>, limit: Int
  ) -> (lines: [Range<Int>], isWhole: Bool) {
    if text.width(paragraph) <= width + Self.tolerance { return ([paragraph], true) }
    let ends = text.breakPlaces(paragraph) + [paragraph.upperBound]
    var lines: [Range<Int>] = []
    var start = paragraph.lowerBound
    // The first end that lies behind `start`.
    var next = 0
    while start < paragraph.upperBound {
      if lines.count == limit { return (lines, false) }
      let count = GallopingSearch.last(upTo: ends.count - next) {
        fits(start..<ends[next + $0 - 1])
      }
      let end = count > 0 ? ends[next + count - 1] : cut(start..<ends[next])
      let line = text.trimmed(start..<end)
      if !line.isEmpty { lines.append(line) }
      // The spaces after a word that was cut belong to no line.
      start = count > 0 ? end : text.trimmedAtStart(end..<paragraph.upperBound).lowerBound
      while next < ends.count, ends[next] <= start { next += 1 }
    }
    if lines.isEmpty { lines.append(paragraph.lowerBound..<paragraph.lowerBound) }
    return (lines, true)
  }

  /// Where to cut a word that fits no line: after as many characters as fit, at least one.
  private func cut(_ word: Range<Int>) -> Int {
    let ends = text.clusterEnds(word)
    let count = GallopingSearch.last(upTo: ends.count) { fits(word.lowerBound..<ends[$0 - 1]) }
    return ends.isEmpty ? word.upperBound : ends[max(0, count - 1)]
  }

  // MARK: Placing

  private func place(_ lines: [Line], lineSpacing: Double, isTruncated: Bool) -> TextLayout {
    var layout = TextLayout(lines: [], size: .zero, isTruncated: isTruncated, lineHeight: 0)
    var top = 0.0
    var widest = 0.0
    for line in lines {
      let (pieces, lineWidth) = pieces(of: line)
      let (ascent, descent) = extents(of: line, lines.count > 1 ? pieces : [])
      layout.lines.append(
        TextLayout.Line(pieces: pieces, width: lineWidth, baseline: top + ascent))
      layout.lineHeight = max(layout.lineHeight, ascent + descent)
      top += ascent + descent + lineSpacing
      widest = max(widest, lineWidth)
    }
    let height = lines.isEmpty ? 0 : top - lineSpacing
    layout.size = CGSize(width: widest, height: height)
    return layout
  }

  /// The pieces from left to right.
  private func pieces(of line: Line) -> ([TextLayout.Piece], width: Double) {
    var pieces: [TextLayout.Piece] = []
    pieces.reserveCapacity(line.stretches.count)
    var x = 0.0
    for index in WritingStretch.visualOrder(line.stretches.map(\.level)) {
      let stretch = line.stretches[index]
      let run = text.runs[stretch.run]
      let content: TextLayout.Piece.Content
      let pieceWidth: Double
      if case .symbol(let symbol) = run.content {
        content = .symbol(symbol)
        pieceWidth = Double(symbol.size.width)
      } else {
        let shaped = fonts.shape(
          stretch.text, font: run.font, direction: stretch.direction)
        content = .line(shaped)
        pieceWidth = shaped.width
      }
      pieces.append(
        TextLayout.Piece(content: content, run: stretch.run, x: x, width: pieceWidth))
      x += pieceWidth
    }
    return (pieces, x)
  }

  /// How far the line reaches above and below its baseline.
  ///
  /// - Parameter pieces: those whose ink counts, beyond the heights of their fonts.
  private func extents(
    of line: Line, _ pieces: [TextLayout.Piece]
  ) -> (ascent: Double, descent: Double) {
    let runs = line.stretches.isEmpty ? [line.run] : line.stretches.map(\.run)
    var ascent = -Double.infinity
    var descent = -Double.infinity
    func include(_ metrics: LineMetrics, of run: TextRun) {
      ascent = max(ascent, metrics.baseline + run.baselineOffset)
      descent = max(descent, metrics.lineHeight - metrics.baseline - run.baselineOffset)
    }
    for index in runs { include(fonts.metrics(for: text.runs[index].font), of: text.runs[index]) }
    for piece in pieces {
      guard case .line(let shaped) = piece.content else { continue }
      include(shaped.metrics.holding(shaped.reach), of: text.runs[piece.run])
    }
    return (ascent, descent)
  }
}
