import VectorScene

/// The outline of a point.
public struct SymbolShape: Hashable, Sendable {
  public enum Outline: Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    /// An outline about the origin whose area is about 1.
    case custom(Path)
  }

  public var outline: Outline
  /// An open symbol is drawn as a line with the background inside.
  public var isFilled: Bool

  public init(_ outline: Outline, isFilled: Bool = true) {
    self.outline = outline
    self.isFilled = isFilled
  }

  public static let circle = SymbolShape(.circle)
  public static let square = SymbolShape(.square)
  public static let triangle = SymbolShape(.triangle)
  public static let diamond = SymbolShape(.diamond)
  public static let pentagon = SymbolShape(.pentagon)
  public static let plus = SymbolShape(.plus)
  public static let cross = SymbolShape(.cross)
  public static let asterisk = SymbolShape(.asterisk)

  /// Whether the outline is made of lines that cannot be filled.
  var isLineArt: Bool {
    switch outline {
    case .plus, .cross, .asterisk: true
    default: false
    }
  }

  /// The outline about `center` with an area of about `area` square scene units.
  public func path(at center: Point, area: Double) -> Path {
    let side = max(0, area).squareRoot()
    switch outline {
    case .circle:
      let diameter = 2 * (area / Double.pi).squareRoot()
      return .ellipse(in: Self.box(center, diameter, diameter))
    case .square: return .rectangle(Self.box(center, side * 0.92, side * 0.92))
    case .diamond: return Self.polygon(sides: 4, radius: side * 0.72, at: center)
    case .triangle:
      return Self.polygon(sides: 3, radius: side * 0.82, at: center + Point(x: 0, y: side * 0.12))
    case .pentagon: return Self.polygon(sides: 5, radius: side * 0.66, at: center)
    case .plus: return Self.star(arms: 4, turn: 0, radius: side * 0.58, at: center)
    case .cross: return Self.star(arms: 4, turn: Double.pi / 4, radius: side * 0.62, at: center)
    case .asterisk: return Self.star(arms: 6, turn: 0, radius: side * 0.6, at: center)
    case .custom(let path):
      return path.applying(
        .scale(x: side, y: side).followed(by: .translation(x: center.x, y: center.y)))
    }
  }

  private static func box(_ center: Point, _ width: Double, _ height: Double) -> Rect {
    Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// A regular polygon with a corner at the top.
  private static func polygon(sides: Int, radius: Double, at center: Point) -> Path {
    Path { path in
      for corner in corners(sides, turn: 0, radius: radius, at: center) { path.line(to: corner) }
      path.close()
    }
  }

  /// Lines from the centre outwards.
  private static func star(arms: Int, turn: Double, radius: Double, at center: Point) -> Path {
    Path { path in
      for end in corners(arms, turn: turn, radius: radius, at: center) {
        path.move(to: center)
        path.line(to: end)
      }
    }
  }

  private static func corners(
    _ count: Int, turn: Double, radius: Double, at center: Point
  ) -> [Point] {
    (0..<count).map { index in
      let up = Transform.rotation(radians: turn + 2 * Double.pi * Double(index) / Double(count))
      return center + up.apply(Point(x: 0, y: -radius))
    }
  }
}
