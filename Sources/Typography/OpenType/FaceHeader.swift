/// What is read of a face to decide whether it is the one that is looked for.
struct FaceHeader: Sendable {
  var path: String
  /// Which face of a collection; 0 for a file with one face.
  var index: Int
  var names: FaceNames
  var style: FaceStyle
  /// Whether the face has outlines that can be drawn; one that has only pictures, as for colour
  /// emoji, has none.
  var hasOutlines: Bool
  /// Whether glyphs can have pictures in place of outlines.
  var hasPictures: Bool
  /// Whether outlines are in the format of variable PostScript fonts (`CFF2`), which is not read.
  var hasUnreadableOutlines: Bool
  /// Whether the face can be drawn at several weights or widths, or slanted.
  var isVariable: Bool
  /// The CSS weights that the face can be drawn at.
  var weights: ClosedRange<Int>
  /// The widths, from 1 to 9 as in ``FaceStyle/width``.
  var widths: ClosedRange<Int>
  /// Whether the face can be drawn both upright and slanted.
  var canSlant: Bool

  init(path: String, index: Int, directory: TableDirectory) {
    self.path = path
    self.index = index
    names = directory["name"].map(FaceNames.init) ?? FaceNames()
    var style = FaceStyle(windows: directory["OS/2"], head: directory["head"])
    let hasQuadratics = directory["glyf"] != nil && directory["loca"] != nil
    let axes = hasQuadratics ? directory["fvar"].flatMap { FontAxes($0) } : nil
    isVariable = axes != nil
    style.weightRange = axes?.weights
    self.style = style
    weights = axes?.weights ?? style.weight...style.weight
    widths = axes?.widths ?? style.width...style.width
    canSlant = axes?.canSlant ?? false
    hasOutlines = directory["CFF "] != nil || hasQuadratics
    hasPictures = directory["CBDT"] != nil && directory["CBLC"] != nil
    hasUnreadableOutlines = !hasOutlines && directory["CFF2"] != nil
  }

  /// Whether there is anything to draw.
  var hasGlyphs: Bool { hasOutlines || hasPictures }

  /// What the face looks like when it serves a wanted style: the nearest that it can be drawn at.
  func style(serving wanted: FaceStyle) -> FaceStyle {
    FaceStyle(
      weight: min(max(wanted.weight, weights.lowerBound), weights.upperBound),
      width: min(max(wanted.width, widths.lowerBound), widths.upperBound),
      slant: canSlant ? wanted.slant : style.slant)
  }

  /// What to call the face when it is drawn at a style that it can have; its own name for the one
  /// that it has as it is stored.
  func name(at style: FaceStyle) -> String {
    guard
      (style.weight, style.width, style.slant) != (
        self.style.weight, self.style.width, self.style.slant
      )
    else { return name }
    let width = style.width == self.style.width ? "" : "-Width\(style.width)"
    let slant = style.isItalic == self.style.isItalic ? "" : style.isItalic ? "-Italic" : "-Roman"
    return "\(name)-\(style.weight)\(width)\(slant)"
  }

  /// The typographic family, or the file's name when the font states none.
  var family: String { names.families.first ?? FontFileName.base(of: path) }

  /// The PostScript name, or else the file's name.
  var name: String { names.postScript ?? FontFileName.base(of: path) }

  /// Whether one of the face's families is `family`, as ``FamilyName/key(_:)`` gives it.
  func isOf(family key: String) -> Bool {
    names.families.contains { FamilyName.key($0) == key }
  }
}
