import VectorScene

/// A face that was found in the font folders.
public struct FaceDescription: Hashable, Codable, Sendable {
  /// How the letters of a face lean.
  public enum Slant: String, Hashable, Codable, Sendable {
    case upright
    /// Upright letters, sheared.
    case oblique
    /// Letters of their own shape.
    case italic
  }

  /// The PostScript name, such as `Inter-SemiBold`.
  public var name: String
  /// The typographic family, such as `Inter`.
  public var family: String
  /// The style within the family, such as `Semi Bold Italic`.
  public var style: String
  /// CSS weight, 1 to 1000; of a variable face the one that it has when nothing is asked of it.
  public var weight: Int
  /// The weights that a variable face can be drawn at; `nil` for a face of one weight.
  public var weightRange: ClosedRange<Int>?
  /// The width of the letters in percent of the normal one, as CSS gives it: 50 to 200.
  public var width: Double
  public var slant: Slant
  /// Whether the face can be drawn in several weights or widths.
  public var isVariable: Bool
  /// Whether it shows characters as pictures, as for colour emoji.
  public var hasPictures: Bool
  public var path: String
  /// Which face of a collection file it is; 0 for a file with one face.
  public var index: Int

  public init(
    name: String, family: String, style: String, weight: Int, weightRange: ClosedRange<Int>? = nil,
    width: Double = 100, slant: Slant = .upright, isVariable: Bool = false,
    hasPictures: Bool = false, path: String, index: Int
  ) {
    self.name = name
    self.family = family
    self.style = style
    self.weight = weight
    self.weightRange = weightRange
    self.width = width
    self.slant = slant
    self.isVariable = isVariable
    self.hasPictures = hasPictures
    self.path = path
    self.index = index
  }

  public var isItalic: Bool { slant != .upright }

  /// Whether this is the name of the face's family, whatever the case, spaces and hyphens.
  public func isOf(family name: String) -> Bool { FamilyName.key(name) == FamilyName.key(family) }

  init(_ face: FaceListing, path: String) {
    self.init(
      name: face.name, family: face.families.first ?? "", style: face.styleName,
      weight: face.style.weight, weightRange: face.style.weightRange,
      width: Self.percent(face.style.width), slant: Slant(face.style.slant),
      isVariable: face.traits.contains(.isVariable),
      hasPictures: face.traits.contains(.hasPictures), path: path, index: face.index)
  }

  init(_ header: FaceHeader) {
    self.init(FontFileReader.listing(of: header), path: header.path)
  }

  /// The names that CSS has for the nine widths of OpenType, as numbers.
  private static func percent(_ width: Int) -> Double {
    let widths = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    return widths[min(max(width, 1), widths.count) - 1]
  }

  /// By family, width, weight and slant.
  static func precedes(_ one: FaceDescription, _ other: FaceDescription) -> Bool {
    let slants: [Slant] = [.upright, .oblique, .italic]
    func rank(_ face: FaceDescription) -> Int { slants.firstIndex(of: face.slant) ?? 0 }
    if one.family != other.family { return one.family < other.family }
    return (one.width, one.weight, rank(one), one.path, one.index)
      < (other.width, other.weight, rank(other), other.path, other.index)
  }
}

extension FaceDescription.Slant {
  fileprivate init(_ slant: FaceSlant) {
    switch slant {
    case .upright: self = .upright
    case .oblique: self = .oblique
    case .italic: self = .italic
    }
  }
}
