import VectorScene

/// The fonts that a document carries, and the families under which its texts ask for them.
///
/// Faces of one stack of families share a family and are told apart by weight and slant, as
/// installed ones are, so that texts name the family once, at the root.
struct EmbeddedFamilies {
  struct Rule {
    /// Which of the document's families.
    var family: Int
    var weights: ClosedRange<Int>
    var isItalic: Bool
    var bytes: [UInt8]
  }

  /// In the order of first use.
  private(set) var rules: [Rule] = []
  /// Of each family the one under which its faces are installed.
  private var installed: [String?] = []
  private var rulesByFace: [FaceID: Int] = [:]
  private let exceptions: Set<TextNode>
  private let fits: [TextNode: FigureFit]

  /// No fonts.
  init() {
    exceptions = []
    fits = [:]
  }

  init(_ nodes: [Node], glyphs: any GlyphSource) {
    let texts = nodes.texts
    let embedded = glyphs.embeddedFonts(for: texts)
    exceptions = embedded.exceptions
    fits = embedded.fits
    guard !embedded.fonts.isEmpty else { return }
    var uses: [FaceID: Use] = [:]
    for text in texts {
      for run in text.runs {
        uses[run.face, default: Use(text.font)].add(text.font)
      }
    }
    var families: [Family] = []
    for font in embedded.fonts {
      guard let use = uses[font.face] else { continue }
      let family: Int
      if let known = families.firstIndex(where: {
        $0.installed == font.installedFamily && $0.hasRoom(for: use)
      }) {
        families[known].uses.append(use)
        family = known + 1
      } else {
        families.append(Family(stack: use.stack, installed: font.installedFamily, uses: [use]))
        family = families.count
      }
      rulesByFace[font.face] = rules.count
      rules.append(
        Rule(
          family: family, weights: use.lightest...use.heaviest, isItalic: !use.isUpright,
          bytes: font.bytes))
    }
    installed = families.map(\.installed)
  }

  /// The families in which a viewer that cannot load one of the document's own finds its faces.
  func stack(_ stack: [String], behind family: Int?) -> [String] {
    guard let family, installed.indices.contains(family - 1), let name = installed[family - 1],
      name != stack.first
    else { return stack }
    return [name] + stack
  }

  /// The family of a face; `nil` when the document does not carry the face.
  func family(of face: FaceID) -> Int? { rulesByFace[face].map { rules[$0].family } }

  /// Whether the document carries all that a text needs.
  func serve(_ text: TextNode) -> Bool {
    !text.runs.isEmpty && text.runs.allSatisfy { rulesByFace[$0.face] != nil }
      && !exceptions.contains(text)
  }

  /// What a text needs in viewers that load no fonts of documents.
  func fit(_ text: TextNode) -> FigureFit? { fits.isEmpty ? nil : fits[text] }

  var hasFits: Bool { !fits.isEmpty }

  /// With which styles the texts ask for a face.
  private struct Use {
    var stack: [String]
    var lightest: Int
    var heaviest: Int
    var isUpright: Bool
    var isItalic: Bool

    init(_ font: FontStyle) {
      stack = font.families
      lightest = font.cssWeight
      heaviest = font.cssWeight
      isUpright = !font.isItalic
      isItalic = font.isItalic
    }

    mutating func add(_ font: FontStyle) {
      lightest = min(lightest, font.cssWeight)
      heaviest = max(heaviest, font.cssWeight)
      if font.isItalic { isItalic = true } else { isUpright = true }
    }

    /// Whether the face stands in for one of another slant.
    var isMixed: Bool { isUpright && isItalic }
  }

  private struct Family {
    var stack: [String]
    var installed: String?
    var uses: [Use]

    /// Whether a viewer could not mistake the face for one of those in the family.
    func hasRoom(for use: Use) -> Bool {
      stack == use.stack && !use.isMixed
        && uses.allSatisfy { other in
          !other.isMixed
            && (other.isItalic != use.isItalic || other.heaviest < use.lightest
              || use.heaviest < other.lightest)
        }
    }
  }
}

extension FontStyle {
  /// The weight within what CSS allows.
  var cssWeight: Int { min(1000, max(1, weight)) }
}

extension MarkupWriter {
  /// The one style sheet of a document: its fonts. Their families begin with the document's prefix,
  /// so that it changes nothing else in a page.
  mutating func fontFaces(_ families: EmbeddedFamilies) {
    guard !families.rules.isEmpty else { return }
    markup("<style>\n")
    for rule in families.rules {
      markup("@font-face{font-family:")
      id(DefinitionID(kind: .family, number: rule.family))
      markup(";font-weight:")
      integer(rule.weights.lowerBound)
      if rule.weights.count > 1 {
        byte(" ")
        integer(rule.weights.upperBound)
      }
      if rule.isItalic { markup(";font-style:italic") }
      markup(";src:url(data:font/otf;base64,")
      base64(rule.bytes)
      markup(")}\n")
    }
    if families.hasFits { figureFits() }
    markup("</style>\n")
  }

  /// Viewers that know figures of one width need no help with the others.
  private mutating func figureFits() {
    markup("@supports(font-variant-numeric:tabular-nums){.")
    id(FigureFit.spacedClass)
    markup(",.")
    id(FigureFit.shiftedClass)
    markup("{letter-spacing:0}.")
    id(FigureFit.shiftedClass)
    markup("{transform:none}}\n")
  }
}

extension FigureFit {
  /// Of texts that are spaced only, and of those that are shifted as well.
  fileprivate static let spacedClass = DefinitionID(kind: .fit, number: 1)
  fileprivate static let shiftedClass = DefinitionID(kind: .fit, number: 2)
}

extension Document {
  /// Takes a text's figures to their places where there are only ordinary ones.
  mutating func fit(_ fit: FigureFit) {
    body.markup(" class=\"")
    body.id(fit.shift == 0 ? FigureFit.spacedClass : FigureFit.shiftedClass)
    body.byte("\"")
    if fit.spacing != 0 { coordinate(" letter-spacing=\"", fit.spacing) }
    if fit.shift != 0 {
      body.markup(" transform=\"translate(")
      body.number(fit.shift, decimals: 2)
      body.markup(")\"")
    }
  }
}
