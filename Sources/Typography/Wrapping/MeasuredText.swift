/// A text without line ends whose stretches can be measured without shaping them again.
///
/// Places are numbers of Unicode scalars, for each of which there is one shaped character.
struct MeasuredText {
  let text: String
  private let characters: [ShapedCharacter]
  /// Where each character begins, and at last where the text ends, in scene units.
  private let starts: [Double]
  private let style: StyledStack

  /// - Parameter text: cleaned.
  init(_ text: String, style: StyledStack) {
    self.text = text
    self.style = style
    characters = GlyphChooser(style: style).characters(of: text)
    var starts: [Double] = [0]
    starts.reserveCapacity(characters.count + 1)
    var place = 0.0
    var face = ShapedCharacter.noFace
    var scale = style.scale(face: face)
    for character in characters {
      if character.face != face {
        face = character.face
        scale = style.scale(face: face)
      }
      place += Double(character.movement) * scale
      starts.append(place)
    }
    self.starts = starts
  }

  var count: Int { characters.count }

  /// The width that a stretch has as a line of its own: its last letter is kerned with nothing.
  func width(_ range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    let character = characters[last]
    let kerning = Double(character.kerning) * style.scale(face: character.face)
    return starts[range.upperBound] - starts[range.lowerBound] - kerning
  }

  func string(_ range: Range<Int>) -> String {
    if range == 0..<count { return text }
    return String(text[index(range.lowerBound)..<index(range.upperBound)])
  }

  private func index(_ place: Int) -> String.Index {
    guard place < count else { return text.endIndex }
    return text.utf8.index(text.utf8.startIndex, offsetBy: characters[place].offset)
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
    guard place < count else { return count }
    let start = index(place)
    return place + text.unicodeScalars.distance(from: start, to: text.index(after: start))
  }

  /// Where the character as readers see it begins that ends at `place`.
  func clusterStart(before place: Int) -> Int {
    guard place > 0 else { return 0 }
    let end = index(place)
    return place - text.unicodeScalars.distance(from: text.index(before: end), to: end)
  }
}
