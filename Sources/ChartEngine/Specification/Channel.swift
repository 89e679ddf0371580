/// A property of a mark that data can drive.
public enum Channel: String, Hashable, Codable, Sendable, CaseIterable {
  case x
  /// The other end of a mark that spans a range along x.
  case xEnd
  case y
  /// The other end of a mark that spans a range along y.
  case yEnd
  /// Places marks of the same x beside each other.
  case xOffset
  /// Places marks of the same y beside each other.
  case yOffset
  case color
  case size
  /// The outline of a point's symbol.
  case shape
  case opacity
  case text
  /// Splits lines and areas into series without changing how they look.
  case detail

  /// What a channel does; everything that is not a mark decides by this and never by name.
  public enum Role: Hashable, Sendable {
    case position(Dimension)
    case offset(Dimension)
    case color, size, shape, opacity, text, detail
  }

  public var role: Role {
    switch self {
    case .x, .xEnd: .position(.x)
    case .y, .yEnd: .position(.y)
    case .xOffset: .offset(.x)
    case .yOffset: .offset(.y)
    case .color: .color
    case .size: .size
    case .shape: .shape
    case .opacity: .opacity
    case .text: .text
    case .detail: .detail
    }
  }
}

/// One of the two directions of the plot.
public enum Dimension: String, Hashable, Codable, Sendable, CaseIterable {
  case x, y

  public var other: Dimension { self == .x ? .y : .x }

  /// The channel that places a mark along this direction.
  public var start: Channel { self == .x ? .x : .y }
  /// The channel of the other end of a range.
  public var end: Channel { self == .x ? .xEnd : .yEnd }
  public var offset: Channel { self == .x ? .xOffset : .yOffset }
}
