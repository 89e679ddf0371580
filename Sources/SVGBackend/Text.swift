import VectorScene

extension Document {
  /// The text at `index` and those after it that look the same; returns the index after them.
  mutating func texts(_ nodes: [Node], from index: Int, first: TextNode) -> Int {
    if options.textMode == .outlines, outlined(first) { return index + 1 }
    var end = index + 1
    if options.textMode == .system {
      while end < nodes.count, case .text(let next) = nodes[end], next.looksLike(first) {
        end += 1
      }
    }
    guard !first.fill.isInvisible, first.font.size > 0, first.font.size.isFinite else { return end }
    guard end - index > 1 else {
      text(first, hasLook: true)
      return end
    }
    body.markup("<g")
    look(of: first)
    body.markup(">\n")
    for case .text(let node) in nodes[index..<end] { text(node, hasLook: false) }
    body.markup("</g>\n")
    return end
  }

  private mutating func text(_ node: TextNode, hasLook: Bool) {
    guard !node.string.isEmpty, node.origin.isFinite else { return }
    body.markup("<text")
    coordinate(" x=\"", node.origin.x)
    coordinate(" y=\"", node.origin.y)
    if hasLook { look(of: node) }
    if node.string.hasSpacesToKeep { body.markup(" xml:space=\"preserve\"") }
    body.byte(">")
    body.text(node.string)
    body.markup("</text>\n")
  }

  private mutating func look(of node: TextNode) {
    font(node.font)
    switch node.anchor {
    case .start: break
    case .middle: body.markup(" text-anchor=\"middle\"")
    case .end: body.markup(" text-anchor=\"end\"")
    }
    paint(.fill, node.fillOnPage)
  }

  private mutating func font(_ font: FontStyle) {
    let root = rootFont ?? font
    rootFont = root
    if font.families != root.families {
      body.markup(" font-family=\"")
      body.families(font.families)
      body.byte("\"")
    }
    if font.size != root.size { coordinate(" font-size=\"", font.size) }
    if font.weight != 400 {
      body.markup(" font-weight=\"")
      body.integer(min(1000, max(1, font.weight)))
      body.byte("\"")
    }
    if font.isItalic { body.markup(" font-style=\"italic\"") }
    // There is no attribute for this one, only a property.
    if font.hasTabularFigures { body.markup(" style=\"font-variant-numeric:tabular-nums\"") }
  }
}

extension TextNode {
  /// The fill in scene coordinates: browsers disagree about the box of a text.
  var fillOnPage: Paint { fill.inUserSpace(of: emBox) }

  fileprivate func looksLike(_ other: TextNode) -> Bool {
    guard case .color = fill else { return false }
    return anchor == other.anchor && fill == other.fill && font == other.font
  }
}

extension String {
  /// Whether XML would drop spaces of the text: at its ends, or one beside another.
  fileprivate var hasSpacesToKeep: Bool {
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
  mutating func families(_ families: [String]) {
    for (index, family) in families.enumerated() {
      if index > 0 { byte(",") }
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
