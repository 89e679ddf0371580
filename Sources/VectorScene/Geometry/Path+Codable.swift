// A path is coded as the text of SVG's `d` would read, but as an array of steps, so that
// `chalkboard inspect` prints something a person can follow.

extension Path: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements { try container.encode(element) }
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let element = try container.decode(PathElement.self)
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .quadratic(let control, let end): quadratic(to: end, control: control)
      case .cubic(let control1, let control2, let end):
        cubic(to: end, control1: control1, control2: control2)
      case .close: close()
      }
    }
  }
}

extension PathElement: Codable {
  /// The letters of SVG's path data, with absolute coordinates behind them.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    func encode(_ letter: String, _ points: Point...) throws {
      try container.encode(letter)
      for point in points {
        try container.encode(point.x)
        try container.encode(point.y)
      }
    }
    switch self {
    case .move(let point): try encode("M", point)
    case .line(let point): try encode("L", point)
    case .quadratic(let control, let end): try encode("Q", control, end)
    case .cubic(let control1, let control2, let end): try encode("C", control1, control2, end)
    case .close: try encode("Z")
    }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let letter = try container.decode(String.self)
    func point() throws -> Point {
      Point(x: try container.decode(Double.self), y: try container.decode(Double.self))
    }
    switch letter {
    case "M": self = .move(try point())
    case "L": self = .line(try point())
    case "Q": self = .quadratic(control: try point(), end: try point())
    case "C": self = .cubic(control1: try point(), control2: try point(), end: try point())
    case "Z": self = .close
    default:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unknown path step \"\(letter)\"; known: M L Q C Z")
    }
  }
}
