import Typography
import VectorScene

/// A text broken into lines, each made of pieces that stand beside each other.
struct TextLayout {
  struct Piece {
    enum Content {
      case line(ShapedLine)
      case symbol(ResolvedSymbol)
    }

    var content: Content
    /// Which of the text's runs it belongs to.
    var run: Int
    /// From the start of the line, in scene units.
    var x: Double
    var width: Double
  }

  struct Line {
    var pieces: [Piece]
    var width: Double
    /// From the top of the text.
    var baseline: Double
  }

  var lines: [Line]
  var size: CGSize
  var isTruncated: Bool
  /// The distance from one baseline to the next, without additional spacing.
  var lineHeight: Double

  /// Lays out runs in lines of at most `width`.
  ///
  /// - Parameters:
  ///   - width: infinity breaks at line ends only.
  ///   - limit: how many lines there may be; `nil` sets no limit.
  init(
    _ runs: [TextRun], fonts: FontLibrary, width: Double, limit: Int?, truncation: Truncation,
    lineSpacing: Double
  ) {
    if runs.count == 1, runs[0].isPlain, width == .infinity, runs[0].string.isOneTrimmedLine {
      // The most frequent case by far, and one that the font library remembers.
      self.init(fonts.shape(runs[0].string, font: runs[0].font))
    } else if runs.count == 1, runs[0].isPlain {
      let block = fonts.layOut(
        runs[0].string, font: runs[0].font, width: width, lineLimit: limit,
        truncation: truncation)
      self.init(block, lineSpacing: lineSpacing)
    } else {
      let wrapper = RunWrapper(
        runs: runs, fonts: fonts, width: width, limit: limit, truncation: truncation)
      self = wrapper.layOut(lineSpacing: lineSpacing)
    }
  }

  init(lines: [Line], size: CGSize, isTruncated: Bool, lineHeight: Double) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.lineHeight = lineHeight
  }

  private init(_ line: ShapedLine) {
    lineHeight = line.metrics.lineHeight
    isTruncated = false
    size = CGSize(width: line.width, height: lineHeight)
    lines = [
      Line(
        pieces: [Piece(content: .line(line), run: 0, x: 0, width: line.width)], width: line.width,
        baseline: line.metrics.baseline)
    ]
  }

  private init(_ block: TextBlock, lineSpacing: Double) {
    lineHeight = block.lineHeight
    isTruncated = block.isTruncated
    lines = []
    lines.reserveCapacity(block.lines.count)
    var widest = 0.0
    for (index, line) in block.lines.enumerated() {
      lines.append(
        Line(
          pieces: [Piece(content: .line(line), run: 0, x: 0, width: line.width)],
          width: line.width,
          baseline: block.metrics.baseline + Double(index) * (block.lineHeight + lineSpacing)))
      widest = max(widest, line.width)
    }
    let height =
      Double(lines.count) * block.lineHeight + Double(max(0, lines.count - 1)) * lineSpacing
    size = CGSize(width: widest, height: height)
  }
}

extension String {
  /// Whether the text surely has no line ends and no spaces at its ends. Some texts that have none
  /// either are not told apart from those that do.
  fileprivate var isOneTrimmedLine: Bool {
    let space = UInt8(ascii: " ")
    guard utf8.first != space, utf8.last != space else { return false }
    // 0xC2 and 0xE2 begin the line ends outside of ASCII, among other characters.
    return utf8.allSatisfy { $0 >= space && $0 != 0xC2 && $0 != 0xE2 }
  }
}
