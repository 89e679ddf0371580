/// A glyph of a run while the run is laid out. Measures are in font units, y pointing up.
struct LayoutGlyph: Sendable {
  private(set) var glyph: UInt16
  /// Where the character begins in the text; of a ligature or a mark joined to it, the lowest of
  /// its characters' places.
  var cluster: Int
  /// How far the glyph moves the pen; 0 for a mark.
  var advance = 0
  /// From the pen, which stands where the advances of all glyphs before have moved it, to the
  /// glyph's origin.
  var xOffset = 0
  var yOffset = 0
  /// The character that the glyph was chosen for; the first one of a ligature.
  let scalar: UInt32

  /// The bits of lookup flags that would pass over the glyph, and its mark attachment class above
  /// them.
  private(set) var properties: UInt16 = 0
  private(set) var state: State
  /// Which ligature the glyph is, or is a mark of; 0 for none.
  var ligature: UInt32 = 0
  /// Of a mark, the number of the ligature's component that it belongs to, from 1; of a glyph that
  /// came from one with others, its place among them. Otherwise 0.
  var component: UInt8 = 0
  /// How many components a ligature has.
  var componentCount: UInt8 = 1
  /// How many glyphs before this one the glyph stands on which it is placed; 0 for none.
  var attachment: Int32 = 0

  /// Bits of lookup flags, as `GDEF` classes translate to them.
  enum Property {
    static let base: UInt16 = 0x2
    static let ligature: UInt16 = 0x4
    static let mark: UInt16 = 0x8
    static let all: UInt16 = 0xE
    static let markClass: UInt16 = 0xFF00
  }

  struct State: OptionSet, Sendable {
    let rawValue: UInt8
    static let isSubstituted = State(rawValue: 1)
    static let isLigature = State(rawValue: 2)
    /// One of the glyphs that came from a single one.
    static let isMultiplied = State(rawValue: 4)
    /// Has neither ink nor width, and matching may pass over it.
    static let isIgnorable = State(rawValue: 8)
    /// Has neither ink nor width, but counts in matching.
    static let isHidden = State(rawValue: 16)
    static let isJoiner = State(rawValue: 32)
    static let isNonJoiner = State(rawValue: 64)
  }

  /// - Parameters:
  ///   - glyph: as the face's character map gives it.
  ///   - cluster: where the character begins in the text.
  init(glyph: UInt16, scalar: UInt32, cluster: Int) {
    self.glyph = glyph
    self.scalar = scalar
    self.cluster = cluster
    switch scalar {
    case 0x200D: state = [.isIgnorable, .isJoiner]
    case 0x200C: state = [.isIgnorable, .isNonJoiner]
    case 0x34F, 0x180B...0x180E, 0xE0020...0xE007F: state = .isHidden
    default: state = CharacterKinds.isInvisible(scalar) ? .isIgnorable : []
    }
  }

  var isMark: Bool { properties & Property.mark != 0 }
  var isBase: Bool { properties & Property.base != 0 }
  var isLigature: Bool { state.contains(.isLigature) }
  var isSubstituted: Bool { state.contains(.isSubstituted) }

  /// Whether a character without ink and width has kept its glyph.
  var isInvisible: Bool {
    !isSubstituted && !state.isDisjoint(with: [.isIgnorable, .isHidden])
  }

  /// The components that it counts for when it becomes part of a ligature.
  var countedComponents: Int { isLigature ? Int(componentCount) : 1 }

  mutating func classify(_ properties: UInt16) { self.properties = properties }

  /// Lets matching pass over a glyph without ink.
  mutating func becomeIgnorable() { state = .isIgnorable }

  mutating func substitute(_ glyph: UInt16, properties: UInt16) {
    self.glyph = glyph
    self.properties = properties
    state.insert(.isSubstituted)
  }

  mutating func becomeLigature(_ number: UInt32, components: Int) {
    state.insert(.isLigature)
    ligature = number
    component = 0
    componentCount = UInt8(clamping: components)
  }

  /// Makes the glyph a mark of a ligature's component.
  mutating func join(_ number: UInt32, component: Int) {
    ligature = number
    self.component = UInt8(clamping: component)
  }

  mutating func becomePart(_ number: Int, of whole: LayoutGlyph) {
    state.insert(.isMultiplied)
    state.remove(.isLigature)
    if whole.ligature == 0 { component = UInt8(clamping: number) }
  }
}
