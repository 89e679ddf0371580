/// An entry in the outline of a document: a name, and the place that it opens.
public struct PDFBookmark: Hashable, Sendable {
  public var title: String
  /// How far down the page its place is, in scene units.
  public var y: Double
  /// 0 for an entry of the outline itself; each deeper one stands below the last of the level above.
  public var level: Int

  public init(title: String, y: Double = 0, level: Int = 0) {
    self.title = title
    self.y = y
    self.level = level
  }
}
