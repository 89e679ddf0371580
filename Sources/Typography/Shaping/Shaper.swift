import Diagnostics
import VectorScene

/// Chooses and places glyphs, and remembers the lines that it has made.
///
/// The library's lock guards it. It is a structure within the lock, since each field of a class
/// would be checked for exclusive access, which takes a third of the time for a known line.
struct Shaper {
  private let folders: [String]
  let catalogue: FontCatalogue
  // Lists rather than dictionaries, since there are few; see ``FontCatalogue``.
  private var styles: [StyledStack] = []
  private var stacks: [(key: StackKey, stack: FontStack)] = []
  private var lastStyle: StyledStack?
  private var lines = LineCache()
  private var missing = MissingGlyphs()
  private var styleCount = 0
  private let complex = ComplexShaper()
  /// Whether characters without a glyph are noted for ``takeWarnings()``.
  var isReporting = true

  /// Lines longer than this, in bytes, are not remembered.
  private static let longestRemembered = 512
  private static let largestStyleCount = 512

  private struct StackKey: Equatable {
    var families: [String]
    var style: FaceStyle
    var language: TextLanguage
  }

  /// The language of the texts that are shaped next.
  var language = TextLanguage(tag: nil) {
    didSet { if language != oldValue { lastStyle = nil } }
  }

  init(folders: [String], catalogue: FontCatalogue) {
    self.folders = folders
    self.catalogue = catalogue
  }

  mutating func style(_ font: FontStyle) -> StyledStack {
    if let lastStyle, lastStyle.font == font { return lastStyle }
    let style =
      styles.first {
        $0.font.size == font.size && $0.language == language && $0.font == font
      } ?? makeStyle(font)
    lastStyle = style
    report(style)
    return style
  }

  private mutating func makeStyle(_ font: FontStyle) -> StyledStack {
    if styles.count >= Self.largestStyleCount { styles = [] }
    // Numbers are never used again, so that remembered lines stay with their style.
    styleCount += 1
    let style = StyledStack(
      number: styleCount, font: font, language: language, stack: stack(for: font))
    styles.append(style)
    return style
  }

  private mutating func stack(for font: FontStyle) -> FontStack {
    let style = FaceStyle(weight: min(max(font.weight, 1), 1_000), isItalic: font.isItalic)
    let key = StackKey(families: font.families, style: style, language: language)
    if let known = stacks.first(where: { $0.key == key }) { return known.stack }
    let stack = FontStack(
      families: font.families, style: style, language: language, catalogue: catalogue)
    stacks.append((key, stack))
    return stack
  }

  /// Notes what is wrong with a style's families, when it comes into use.
  private mutating func report(_ style: StyledStack) {
    guard let face = style.stack.primary else {
      missing.hasNoFont = true
      return
    }
    if style.stack.isSubstituted {
      missing.substituted[style.font.families] = face.header.family
    }
  }

  /// - Parameter base: the direction of the paragraph; `nil` takes that of its first letter.
  @inline(__always)
  mutating func shape(
    _ text: String, _ style: StyledStack, base: TextDirection? = nil
  ) -> ShapedLine {
    let key = Self.key(style, base)
    if let known = lines.line(text, style: key) { return known }
    return shapeAnew(text, style, base, key: key)
  }

  private mutating func shapeAnew(
    _ text: String, _ style: StyledStack, _ base: TextDirection?, key: Int
  ) -> ShapedLine {
    let cleaned = TextCleaning.line(text)
    var isReported = cleaned.utf8.count != text.utf8.count && noteControls(in: text)
    let line = shape(cleaned: cleaned, style, base, isReported: &isReported)
    // What is reported is shaped anew each time, so that it is reported each time.
    if !isReported, Self.remembers(text) { lines.insert(line, for: text, style: key) }
    return line
  }

  /// Notes a text that holds characters which are dropped, and tells whether it does.
  @discardableResult
  mutating func noteControls(in text: String) -> Bool {
    guard TextCleaning.drops(text) else { return false }
    if isReporting { missing.recordControls(in: text) }
    return true
  }

  /// Tells the lines of a style apart by their direction.
  private static func key(_ style: StyledStack, _ base: TextDirection?) -> Int {
    switch base {
    case nil: 3 * style.number
    case .leftToRight: 3 * style.number + 1
    case .rightToLeft: 3 * style.number + 2
    }
  }

  static func remembers(_ text: String) -> Bool { text.utf8.count <= longestRemembered }

  func lineShaper(_ style: StyledStack, base: TextDirection?) -> LineShaper {
    LineShaper(style: style, complex: complex, language: language.tag, base: base)
  }

  private mutating func shape(
    cleaned text: String, _ style: StyledStack, _ base: TextDirection?, isReported: inout Bool
  ) -> ShapedLine {
    let shaped = lineShaper(style, base: base).shape(text)
    var runs = RunBuilder(style: style, count: shaped.glyphs.count)
    var isComplete = true
    for glyph in shaped.glyphs {
      runs.append(glyph)
      if glyph.kind == .missing {
        isComplete = false
        isReported = true
        recordMissing(glyph, text, style)
      }
    }
    if let kind = shaped.unshaped, style.stack.primary != nil {
      isReported = true
      if isReporting { missing.recordUnshaped(kind, in: text) }
    }
    var line = ShapedLine(
      string: text, font: style.drawnFont, width: runs.width, metrics: style.metrics,
      runs: runs.finish(), isComplete: isComplete, isRightToLeft: shaped.isRightToLeft)
    line.reach = runs.lineReach
    return line
  }

  private mutating func recordMissing(
    _ glyph: ShapedGlyph, _ text: String, _ style: StyledStack
  ) {
    guard isReporting, style.stack.primary != nil else { return }
    let index = text.utf8.index(text.utf8.startIndex, offsetBy: Int(glyph.cluster))
    missing.record(text.unicodeScalars[index].value, in: text)
  }

  /// The stretches of a line by the face that draws them, in the order of its characters; what has
  /// no glyph of its own belongs to the stretch before, or to the first one. None for a line of which
  /// nothing is drawn.
  mutating func stretches(of text: String, _ style: StyledStack) -> [(text: String, face: FaceID?)]
  {
    let text = TextCleaning.line(text)
    var faces: [UInt32: Int16] = [:]
    for glyph in lineShaper(style, base: nil).shape(text).glyphs where glyph.kind != .blank {
      faces[glyph.cluster] = glyph.face
    }
    var stretches: [(text: String, face: FaceID?)] = []
    var leading = ""
    for scalar in TextScalars(text).all {
      let number = faces[scalar.offset]
      let face = number.flatMap { $0 < 0 ? nil : style.stack.faces[Int($0)].id }
      let letters = String(Unicode.Scalar(scalar.value).map(Character.init) ?? " ")
      if let last = stretches.indices.last, number == nil || stretches[last].face == face {
        stretches[last].text += letters
      } else if number == nil {
        leading += letters
      } else {
        stretches.append((leading + letters, face))
        leading = ""
      }
    }
    return stretches
  }

  mutating func takeWarnings() -> [Diagnostic] {
    // The next use of a style reports it again.
    lastStyle = nil
    guard !missing.isEmpty else { return catalogue.takeWarnings() }
    defer { missing = MissingGlyphs() }
    return catalogue.takeWarnings() + missing.warnings(folders: folders)
  }
}
