import VectorScene

/// How one text is written.
enum TextForm: Equatable {
  /// As `<text>`, in this one of the document's own families.
  case written(family: Int?)
  case outlined
}

extension Document {
  /// The text at `index` and those after it that look the same; returns the index after them.
  mutating func texts(_ nodes: [Node], from index: Int, first: TextNode) -> Int {
    let form = form(of: first)
    var end = index + 1
    while end < nodes.count, case .text(let next) = nodes[end], next.looksLike(first),
      self.form(of: next) == form
    {
      end += 1
    }
    guard !first.fill.isInvisible, first.font.size > 0, first.font.size.isFinite else { return end }
    switch form {
    case .written(let family): write(nodes[index..<end], like: first, family: family)
    case .outlined: outline(nodes[index..<end], like: first)
    }
    return end
  }

  private func form(of node: TextNode) -> TextForm {
    if options.textMode == .system { return .written(family: nil) }
    guard node.origin.isFinite else { return .written(family: nil) }
    if options.textMode == .embed, families.serve(node) {
      return .written(family: node.firstFace.flatMap { families.family(of: $0) })
    }
    return canOutline(node) ? .outlined : .written(family: nil)
  }

  private mutating func write(_ nodes: ArraySlice<Node>, like first: TextNode, family: Int?) {
    guard nodes.count > 1 else { return text(first, family: family, hasLook: true) }
    body.markup("<g")
    look(of: first, family: family)
    body.markup(">\n")
    for case .text(let node) in nodes { text(node, family: family, hasLook: false) }
    body.markup("</g>\n")
  }

  private mutating func text(_ node: TextNode, family: Int?, hasLook: Bool) {
    guard !node.string.isEmpty, node.origin.isFinite else { return }
    body.markup("<text")
    coordinate(" x=\"", node.origin.x)
    coordinate(" y=\"", node.origin.y)
    // Documents with fonts are large enough without what has no effect.
    let hasFigures = family == nil || node.string.unicodeScalars.contains(where: Self.isFigure)
    if hasLook { look(of: node, family: family, hasFigures: hasFigures) }
    if family != nil, let fit = families.fit(node) { self.fit(fit) }
    let hasPieces = family != nil && node.runs.contains { families.family(of: $0.face) != family }
    // Some viewers drop spaces at the ends of pieces.
    if hasPieces || node.string.hasSpacesToKeep { body.markup(" xml:space=\"preserve\"") }
    body.byte(">")
    if hasPieces {
      pieces(of: node, family: family)
    } else {
      body.text(node.string)
    }
    body.markup("</text>\n")
  }

  /// The text with a `<tspan>` around what is drawn in another family than the rest.
  private mutating func pieces(of node: TextNode, family: Int?) {
    let bytes = Array(node.string.utf8)
    let starts = node.clusterFaces
    var index = 0
    while index < starts.count {
      let own = families.family(of: starts[index].face)
      var end = index + 1
      while end < starts.count, families.family(of: starts[end].face) == own { end += 1 }
      // What stands before the first glyph belongs to it.
      let start = index == 0 ? 0 : min(starts[index].start, bytes.count)
      let limit = end < starts.count ? min(starts[end].start, bytes.count) : bytes.count
      let piece = String(decoding: bytes[start..<max(start, limit)], as: UTF8.self)
      if own == family {
        body.text(piece)
      } else {
        body.markup("<tspan font-family=\"")
        body.families(families.stack(node.font.families, behind: own), behind: own)
        body.markup("\">")
        body.text(piece)
        body.markup("</tspan>")
      }
      index = end
    }
  }

  private static func isFigure(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
      || scalar.value >= 0x80 && scalar.properties.numericType != nil
  }

  private mutating func look(of node: TextNode, family: Int?, hasFigures: Bool = true) {
    var style = node.font
    style.hasTabularFigures = style.hasTabularFigures && hasFigures
    font(style, family: family)
    switch (node.anchor, node.isRightToLeft) {
    case (.middle, _): body.markup(" text-anchor=\"middle\"")
    // The start of a line that is written from the right is its right end.
    case (.start, true), (.end, false): body.markup(" text-anchor=\"end\"")
    case (.start, false), (.end, true): break
    }
    if node.isRightToLeft { body.markup(" direction=\"rtl\"") }
    paint(.fill, node.fillOnPage)
  }

  private mutating func font(_ font: FontStyle, family: Int?) {
    let root = setRootFont(font, family: family)
    if font.families != root.families || family != rootFamily {
      body.markup(" font-family=\"")
      body.families(families.stack(font.families, behind: family), behind: family)
      body.byte("\"")
    }
    if font.size != root.size { coordinate(" font-size=\"", font.size) }
    if font.weight != 400 {
      body.markup(" font-weight=\"")
      body.integer(font.cssWeight)
      body.byte("\"")
    }
    if font.isItalic { body.markup(" font-style=\"italic\"") }
    // There is no attribute for this one, only a property.
    if font.hasTabularFigures { body.markup(" style=\"font-variant-numeric:tabular-nums\"") }
  }

  /// The root's font, which is this one when it is the first.
  mutating func setRootFont(_ font: FontStyle, family: Int?) -> FontStyle {
    if let rootFont { return rootFont }
    rootFont = font
    rootFamily = family
    return font
  }
}

extension TextNode {
  /// The fill in scene coordinates: browsers disagree about the box of a text.
  var fillOnPage: Paint { fill.inUserSpace(of: emBox) }

  fileprivate func looksLike(_ other: TextNode) -> Bool {
    guard case .color = fill else { return false }
    return anchor == other.anchor && isRightToLeft == other.isRightToLeft && fill == other.fill
      && font == other.font
  }

  /// The face of each cluster by its place in the string's bytes, rising.
  fileprivate var clusterFaces: [(start: Int, face: FaceID)] {
    runs.flatMap { run in run.glyphs.map { (start: Int($0.cluster), face: run.face) } }
      .sorted { $0.start < $1.start }
  }

  /// The face of the first character.
  fileprivate var firstFace: FaceID? {
    runs.count == 1 ? runs[0].face : clusterFaces.first?.face
  }
}

extension String {
  /// Whether XML would drop spaces of the text: at its ends, or one beside another.
  var hasSpacesToKeep: Bool {
    var wasSpace = true
    for byte in utf8 {
      let isSpace = byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
      if isSpace, wasSpace { return true }
      wasSpace = isSpace
    }
    return wasSpace
  }
}

extension MarkupWriter {
  /// A CSS list of font families: names in quotes unless they are words that CSS could not mistake
  /// for anything else.
  ///
  /// - Parameter own: a family of the document's own that stands before them.
  mutating func families(_ families: [String], behind own: Int? = nil) {
    if let own { id(DefinitionID(kind: .family, number: own)) }
    for (index, family) in families.enumerated() {
      if index > 0 || own != nil { byte(",") }
      if Self.isPlain(family) {
        text(family)
      } else {
        byte("'")
        text(Self.escapedForCSS(family))
        byte("'")
      }
    }
  }

  /// Words that CSS takes for something else than a family.
  private static let reserved: Set<String> = [
    "inherit", "initial", "unset", "revert", "revert-layer", "default", "none",
  ]

  /// Whether a name can do without quotes: words of letters, digits and hyphens, each beginning
  /// with a letter, and none of CSS's own.
  private static func isPlain(_ family: String) -> Bool {
    let hyphen = UInt8(ascii: "-")
    var isStart = true
    var isAfterHyphen = false
    for byte in family.utf8 {
      switch byte {
      case _ where isLetter(byte): isStart = false
      case 0x20 where !isStart: isStart = true
      // Names of systems' own fonts, such as -apple-system, begin with one hyphen.
      case hyphen where !(isStart && isAfterHyphen): break
      case 0x30...0x39 where !isStart: break
      default: return false
      }
      isAfterHyphen = byte == hyphen
    }
    return !isStart && (family.utf8.count > 12 || !reserved.contains(family.lowercased()))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func escapedForCSS(_ name: String) -> String {
    var escaped = ""
    for scalar in name.unicodeScalars where scalar.value >= 0x20 {
      if scalar == "'" || scalar == "\\" { escaped.unicodeScalars.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
