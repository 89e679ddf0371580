import VectorScene

/// Content beside or over one mark.
public struct Annotation {
  public enum Position: String, Hashable, Codable, Sendable {
    /// Outside the end of the mark that is away from its baseline.
    case automatic
    case top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
    /// Over the middle of the mark.
    case overlay
  }

  /// Where the content stands along the side that `position` names.
  public enum Alignment: String, Hashable, Codable, Sendable {
    case leading, center, trailing, top, bottom
  }

  /// The number of the mark in its layer, from 0.
  public var row: Int
  public var position: Position
  public var alignment: Alignment
  /// Between the mark and the content in scene units; `nil` is 4.
  public var spacing: Double?
  public var content: any EmbeddedContent

  public init(
    row: Int, position: Position = .automatic, alignment: Alignment = .center,
    spacing: Double? = nil, content: any EmbeddedContent
  ) {
    self.row = row
    self.position = position
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }
}
