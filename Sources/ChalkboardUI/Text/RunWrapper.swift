import Typography
import VectorScene

/// Breaks a text of several fonts into lines: after spaces, and at line ends. A word that fits no
/// line is broken between characters.
struct RunWrapper {
  let runs: [TextRun]
  let fonts: FontLibrary
  let width: Double
  let limit: Int?

  /// A stretch of one run within a word.
  private struct Stretch {
    var run: Int
    var text: String
  }

  /// What stays together, with the spaces after it.
  private struct Word {
    var stretches: [Stretch] = []
    /// Without the spaces at its end.
    var width = 0.0
    var spaceWidth = 0.0
    var endsLine = false
  }

  private static let tolerance = 1e-6

  init(runs: [TextRun], fonts: FontLibrary, width: Double, limit: Int?) {
    self.runs = runs
    self.fonts = fonts
    self.width = width
    self.limit = limit
  }

  mutating func layOut(lineSpacing: Double) -> TextLayout {
    var lines = wrap(words())
    var isTruncated = false
    if let limit, lines.count > limit {
      let last = lines[limit - 1] + lines[limit...].flatMap { $0 }
      lines.removeLast(lines.count - limit)
      lines[limit - 1] = truncated(last)
      isTruncated = true
    }
    return place(lines.map(merged), lineSpacing: lineSpacing, isTruncated: isTruncated)
  }

  private func measure(_ stretch: Stretch) -> Double {
    if case .symbol(let symbol) = runs[stretch.run].content { return Double(symbol.size.width) }
    return fonts.shape(stretch.text, font: runs[stretch.run].font).width
  }

  private func words() -> [Word] {
    var words: [Word] = []
    var word = Word()
    func finish(endsLine: Bool = false) {
      word.endsLine = endsLine
      measureWord(&word)
      words.append(word)
      word = Word()
    }
    for (index, run) in runs.enumerated() {
      guard case .string(let string) = run.content else {
        word.stretches.append(Stretch(run: index, text: "\u{FFFC}"))
        continue
      }
      var text = ""
      var hasSpace = word.stretches.last?.text.hasSuffix(" ") ?? false
      func flush() {
        if !text.isEmpty { word.stretches.append(Stretch(run: index, text: text)) }
        text = ""
      }
      for character in string {
        if character.isNewline {
          flush()
          finish(endsLine: true)
          hasSpace = false
          continue
        }
        if hasSpace, character != " " {
          flush()
          finish()
          hasSpace = false
        }
        text.append(character)
        hasSpace = character == " "
      }
      flush()
    }
    if !word.stretches.isEmpty { finish() }
    return words
  }

  private func measureWord(_ word: inout Word) {
    for stretch in word.stretches { word.width += measure(stretch) }
    guard let last = word.stretches.last, last.text.hasSuffix(" ") else { return }
    let trimmed = String(last.text.reversed().drop { $0 == " " }.reversed())
    let rest = trimmed.isEmpty ? 0 : measure(Stretch(run: last.run, text: trimmed))
    word.spaceWidth = measure(last) - rest
    word.width -= word.spaceWidth
  }

  private func fits(_ length: Double) -> Bool { length <= width + Self.tolerance }

  private func wrap(_ words: [Word]) -> [[Stretch]] {
    var lines: [[Stretch]] = []
    var line: [Stretch] = []
    var length = 0.0
    for word in words {
      if !line.isEmpty, !fits(length + word.width) {
        lines.append(line)
        line = []
        length = 0
      }
      if line.isEmpty, !fits(word.width) {
        var parts = broken(word)
        line = parts.popLast() ?? []
        lines += parts
        length = line.reduce(0) { $0 + measure($1) }
      } else {
        line += word.stretches
        length += word.width + word.spaceWidth
      }
      if word.endsLine {
        lines.append(line)
        line = []
        length = 0
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// A word that is too long, in lines of as many characters as fit, at least one.
  private func broken(_ word: Word) -> [[Stretch]] {
    var lines: [[Stretch]] = []
    var line: [Stretch] = []
    var length = 0.0
    for stretch in word.stretches {
      for character in stretch.text {
        let part = Stretch(run: stretch.run, text: String(character))
        let partWidth = measure(part)
        if !line.isEmpty, !fits(length + partWidth) {
          lines.append(line)
          line = []
          length = 0
        }
        line.append(part)
        length += partWidth
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// As many characters as fit beside an ellipsis.
  private func truncated(_ line: [Stretch]) -> [Stretch] {
    var kept: [Stretch] = []
    var length = 0.0
    for stretch in line {
      let ellipsis = measure(Stretch(run: stretch.run, text: "…"))
      for character in stretch.text {
        let part = Stretch(run: stretch.run, text: String(character))
        let partWidth = measure(part)
        guard fits(length + partWidth + ellipsis) else {
          while kept.last?.text == " " { kept.removeLast() }
          return kept + [Stretch(run: kept.last?.run ?? stretch.run, text: "…")]
        }
        kept.append(part)
        length += partWidth
      }
    }
    return kept
  }

  /// Neighbours of one run as one, without the spaces at the line's end.
  private func merged(_ line: [Stretch]) -> [Stretch] {
    var merged: [Stretch] = []
    for stretch in line {
      if let last = merged.indices.last, merged[last].run == stretch.run {
        merged[last].text += stretch.text
      } else {
        merged.append(stretch)
      }
    }
    if let last = merged.indices.last {
      merged[last].text = String(merged[last].text.reversed().drop { $0 == " " }.reversed())
    }
    return merged
  }

  private func place(_ lines: [[Stretch]], lineSpacing: Double, isTruncated: Bool) -> TextLayout {
    var layout = TextLayout(lines: [], size: .zero, isTruncated: isTruncated, lineHeight: 0)
    var top = 0.0
    var widest = 0.0
    for line in lines {
      var x = 0.0
      var ascent = 0.0
      var descent = 0.0
      var pieces: [TextLayout.Piece] = []
      for stretch in line {
        let run = runs[stretch.run]
        let metrics = fonts.metrics(for: run.font)
        ascent = max(ascent, metrics.baseline + run.baselineOffset)
        descent = max(descent, metrics.lineHeight - metrics.baseline - run.baselineOffset)
        let content: TextLayout.Piece.Content
        if case .symbol(let symbol) = run.content {
          content = .symbol(symbol)
        } else {
          content = .line(fonts.shape(stretch.text, font: run.font))
        }
        let pieceWidth = measure(stretch)
        pieces.append(
          TextLayout.Piece(content: content, run: stretch.run, x: x, width: pieceWidth))
        x += pieceWidth
      }
      if line.isEmpty, let font = runs.first?.font {
        let metrics = fonts.metrics(for: font)
        ascent = metrics.baseline
        descent = metrics.lineHeight - metrics.baseline
      }
      layout.lines.append(TextLayout.Line(pieces: pieces, width: x, baseline: top + ascent))
      layout.lineHeight = max(layout.lineHeight, ascent + descent)
      top += ascent + descent + lineSpacing
      widest = max(widest, x)
    }
    let height = lines.isEmpty ? 0 : top - lineSpacing
    layout.size = CGSize(width: widest, height: height)
    return layout
  }
}
