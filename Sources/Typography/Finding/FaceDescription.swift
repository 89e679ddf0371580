import VectorScene

/// A face that was found in the font folders.
public struct FaceDescription: Hashable, Codable, Sendable {
  /// The PostScript name, such as `Inter-SemiBold`.
  public var name: String
  /// The typographic family, such as `Inter`.
  public var family: String
  /// The style within the family, such as `Semi Bold Italic`.
  public var style: String
  /// CSS weight, 1 to 1000.
  public var weight: Int
  public var isItalic: Bool
  public var path: String
  /// Which face of a collection file it is; 0 for a file with one face.
  public var index: Int

  public init(
    name: String, family: String, style: String, weight: Int, isItalic: Bool, path: String,
    index: Int
  ) {
    self.name = name
    self.family = family
    self.style = style
    self.weight = weight
    self.isItalic = isItalic
    self.path = path
    self.index = index
  }

  init(_ header: FaceHeader) {
    self.init(
      name: header.name, family: header.family, style: header.names.style,
      weight: header.style.weight, isItalic: header.style.isItalic, path: header.path,
      index: header.index)
  }
}
