/// A text without line ends whose stretches can be measured without shaping them again.
///
/// Places are numbers of Unicode scalars.
struct MeasuredText {
  let text: String
  private let scalars: TextScalars
  /// Where each character begins, and at last where the text ends, in scene units, as if all stood
  /// in the order of the text. Characters that share glyphs have their width at the first one.
  private let starts: [Double]
  /// What each character's place owes to kerning with the next, in scene units; empty for none.
  private let kernings: [Double]
  let isRightToLeft: Bool

  /// - Parameter text: cleaned.
  init(_ text: String, shaper: LineShaper) {
    self.text = text
    let style = shaper.style
    let shaped = shaper.shape(text)
    let scalars = TextScalars(text)
    self.scalars = scalars
    isRightToLeft = shaped.isRightToLeft
    var widths = [Double](repeating: 0, count: scalars.all.count)
    var kernings = widths
    var face = ShapedGlyph.noFace
    var scale = style.scale(face: face)
    let places = Self.places(scalars, count: text.utf8.count)
    for glyph in shaped.glyphs {
      if glyph.face != face {
        face = glyph.face
        scale = style.scale(face: face)
      }
      let place = places[Int(glyph.cluster)]
      widths[place] += Double(glyph.movement) * scale
      kernings[place] += Double(glyph.kerning) * scale
    }
    self.kernings = kernings
    var starts: [Double] = [0]
    starts.reserveCapacity(widths.count + 1)
    var start = 0.0
    for width in widths {
      start += width
      starts.append(start)
    }
    self.starts = starts
  }

  /// The number of the character that begins at each byte.
  private static func places(_ scalars: TextScalars, count: Int) -> [Int] {
    var places = [Int](repeating: 0, count: count)
    for (place, scalar) in scalars.all.enumerated() { places[Int(scalar.offset)] = place }
    return places
  }

  var count: Int { scalars.all.count }

  /// The width that a stretch has as a line of its own: its last letter is kerned with nothing.
  func width(_ range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    return starts[range.upperBound] - starts[range.lowerBound] - kernings[last]
  }

  func string(_ range: Range<Int>) -> String {
    if range == 0..<count { return text }
    return String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  private func index(_ place: Int) -> String.Index {
    guard place < count else { return text.endIndex }
    return text.utf8.index(text.utf8.startIndex, offsetBy: Int(scalars.all[place].offset))
  }

  /// A stretch without the spaces at its ends; the stretch itself where there is nothing else.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let scalars = text.unicodeScalars[index(range.lowerBound)..<index(range.upperBound)]
    let leading = scalars.prefix { $0 == " " }.count
    let trailing = scalars.reversed().prefix { $0 == " " }.count
    guard leading + trailing < range.count else { return range }
    return range.lowerBound + leading..<range.upperBound - trailing
  }

  /// Where the character as readers see it (grapheme cluster) ends that begins at `place`.
  func clusterEnd(after place: Int) -> Int {
    scalars.clusterStarts[min(clusterIndex(of: place) + 1, scalars.clusterCount)]
  }

  /// Where the character as readers see it begins that ends at `place`.
  func clusterStart(before place: Int) -> Int {
    guard place > 0 else { return 0 }
    return scalars.clusterStarts[clusterIndex(of: place - 1)]
  }

  /// The number of the cluster that holds a character.
  private func clusterIndex(of place: Int) -> Int {
    var low = 0
    var high = scalars.clusterCount
    while low + 1 < high {
      let middle = (low + high) / 2
      if scalars.clusterStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }
}
