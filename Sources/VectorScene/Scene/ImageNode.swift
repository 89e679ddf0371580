/// A picture made of pixels, stretched to fill a rectangle.
public struct ImageNode: Hashable, Codable, Sendable {
  /// The format of `bytes`.
  public enum Format: String, Hashable, Codable, Sendable { case png }

  public var frame: Rect
  public var format: Format
  /// The file as it was read. It is checked to be a PNG before it gets here.
  public var bytes: [UInt8]

  public init(frame: Rect, format: Format, bytes: [UInt8]) {
    self.frame = frame
    self.format = format
    self.bytes = bytes
  }
}
