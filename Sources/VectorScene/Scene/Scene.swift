/// A finished picture: everything is placed, measured and coloured, and any back end can draw it.
///
/// 1 unit is 1 CSS pixel (1/96 inch), the origin is top left, y grows downwards and angles grow
/// clockwise.
public struct Scene: Hashable, Codable, Sendable {
  public var size: Size
  /// Painted over the whole size first; `nil` leaves the page clear.
  public var background: Paint?
  /// Later nodes lie over earlier ones.
  public var nodes: [Node]
  /// A short name of the picture; empty for none.
  public var title: String
  /// What the picture says, in a sentence or two, for people who cannot see it; empty for none.
  public var summary: String
  /// The language of its texts as a BCP 47 tag such as `en-US`; `nil` when it is not known.
  public var language: String?

  public init(
    size: Size, background: Paint? = nil, nodes: [Node] = [], title: String = "",
    summary: String = "", language: String? = nil
  ) {
    self.size = size
    self.background = background
    self.nodes = nodes
    self.title = title
    self.summary = summary
    self.language = language
  }
}
