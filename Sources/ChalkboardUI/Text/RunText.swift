import Typography

/// The text of several runs as one string, so that it is broken and cut as a whole.
///
/// Places are offsets in bytes of UTF-8.
struct RunText {
  /// What is shaped together: a stretch of one run in one direction.
  struct Stretch {
    var run: Int
    var text: String
    /// See ``WritingStretch``.
    var level: UInt8

    /// The direction in which the stretch is shaped.
    var direction: TextDirection { level.isMultiple(of: 2) ? .leftToRight : .rightToLeft }
  }

  private struct Part {
    var start: Int
    var run: Int
    var level: UInt8
  }

  let runs: [TextRun]
  private let fonts: FontLibrary
  private let text: String
  /// Ascending, with one that begins at 0.
  private let parts: [Part]
  /// The lines that line ends make, without those line ends; at least one.
  let paragraphs: [Range<Int>]

  /// Stands for a symbol in the string.
  private static let symbol = "\u{FFFC}"

  init(_ runs: [TextRun], fonts: FontLibrary) {
    self.runs = runs
    self.fonts = fonts
    var text = ""
    var starts: [Part] = []
    for (index, run) in runs.enumerated() {
      starts.append(Part(start: text.utf8.count, run: index, level: 0))
      if case .string(let string) = run.content { text += string } else { text += Self.symbol }
    }
    text.makeContiguousUTF8()
    self.text = text
    let paragraphs = Self.paragraphs(of: text)
    self.paragraphs = paragraphs
    parts = Self.divided(starts, by: paragraphs, of: text)
  }

  var count: Int { text.utf8.count }

  private static func paragraphs(of text: String) -> [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start = text.startIndex
    func offset(_ index: String.Index) -> Int {
      text.utf8.distance(from: text.utf8.startIndex, to: index)
    }
    while let end = text[start...].firstIndex(where: \.isNewline) {
      paragraphs.append(offset(start)..<offset(end))
      start = text.index(after: end)
    }
    paragraphs.append(offset(start)..<text.utf8.count)
    // Line ends at the end of a text make no lines.
    while paragraphs.count > 1, let last = paragraphs.last,
      Self.slice(text, last).utf8.allSatisfy({ $0 == 0x20 })
    {
      paragraphs.removeLast()
    }
    return paragraphs
  }

  /// The parts with a new one wherever the direction of writing changes.
  private static func divided(
    _ parts: [Part], by paragraphs: [Range<Int>], of text: String
  ) -> [Part] {
    let levels = paragraphs.flatMap { paragraph in
      FontLibrary.writingStretches(of: String(slice(text, paragraph))).map {
        WritingStretch(start: $0.start + paragraph.lowerBound, level: $0.level)
      } + [WritingStretch(start: paragraph.upperBound, level: 0)]
    }
    guard levels.contains(where: { $0.level > 0 }) else { return parts }
    var divided: [Part] = []
    var next = 0
    var level: UInt8 = 0
    for (index, part) in parts.enumerated() {
      let end = index + 1 < parts.count ? parts[index + 1].start : text.utf8.count
      while next < levels.count, levels[next].start <= part.start {
        level = levels[next].level
        next += 1
      }
      divided.append(Part(start: part.start, run: part.run, level: level))
      while next < levels.count, levels[next].start < end {
        level = levels[next].level
        divided.append(Part(start: levels[next].start, run: part.run, level: level))
        next += 1
      }
    }
    return divided
  }

  private static func slice(_ text: String, _ range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  func string(_ range: Range<Int>) -> Substring { Self.slice(text, range) }

  /// The number of the part that a place lies in.
  private func part(at place: Int) -> Int {
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// The run that a place lies in; at the end of the text, the last one.
  func run(at place: Int) -> Int { parts.isEmpty ? 0 : parts[part(at: place)].run }

  func stretches(_ range: Range<Int>) -> [Stretch] {
    guard !range.isEmpty, !parts.isEmpty else { return [] }
    var stretches: [Stretch] = []
    var index = part(at: range.lowerBound)
    while index < parts.count, parts[index].start < range.upperBound {
      let part = parts[index]
      index += 1
      let end = index < parts.count ? parts[index].start : count
      let piece = range.clamped(to: part.start..<end)
      guard !piece.isEmpty else { continue }
      stretches.append(
        Stretch(run: part.run, text: String(string(piece)), level: part.level))
    }
    return stretches
  }

  /// A range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let spaces = string(range).unicodeScalars.reversed().prefix(while: Self.isSpace)
    return range.lowerBound..<range.upperBound - spaces.reduce(0) { $0 + UTF8.width($1) }
  }

  /// A range without the spaces at its start.
  func trimmedAtStart(_ range: Range<Int>) -> Range<Int> {
    let spaces = string(range).unicodeScalars.prefix(while: Self.isSpace)
    return range.lowerBound + spaces.reduce(0) { $0 + UTF8.width($1) }..<range.upperBound
  }

  /// Whether a character is not drawn where a line is broken.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Where the characters as readers see them (grapheme clusters) of a range end.
  func clusterEnds(_ range: Range<Int>) -> [Int] {
    var place = range.lowerBound
    return string(range).map { character in
      place += character.utf8.count
      return place
    }
  }

  /// Where lines may begin inside a paragraph.
  func breakPlaces(_ paragraph: Range<Int>) -> [Int] {
    let string = String(string(paragraph))
    return FontLibrary.breakPlaces(of: string).map { $0 + paragraph.lowerBound }
  }

  func width(_ range: Range<Int>) -> Double { width(stretches(range)) }

  func width(_ stretches: [Stretch]) -> Double {
    stretches.reduce(0) { $0 + width($1) }
  }

  func width(_ stretch: Stretch) -> Double {
    let run = runs[stretch.run]
    if case .symbol(let symbol) = run.content { return Double(symbol.size.width) }
    return fonts.width(of: stretch.text, font: run.font, direction: stretch.direction)
  }
}
