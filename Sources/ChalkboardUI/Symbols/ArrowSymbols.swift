import VectorScene

extension SymbolCatalog {
  /// Arrows and chevrons.
  static let arrowSymbols: [String: Symbol] = [
    "arrow.up": arrow(0), "arrow.right": arrow(90), "arrow.down": arrow(180),
    "arrow.left": arrow(270), "arrow.forward": arrow(90), "arrow.backward": arrow(270),
    "arrow.up.right": diagonalArrow(0), "arrow.down.right": diagonalArrow(90),
    "arrow.down.left": diagonalArrow(180), "arrow.up.left": diagonalArrow(270),
    "arrow.uturn.backward": backwardTurn,
    "chevron.right": chevron(0), "chevron.forward": chevron(0), "chevron.down": chevron(90),
    "chevron.left": chevron(180), "chevron.backward": chevron(180), "chevron.up": chevron(270),
    "arrowtriangle.up.fill": triangle(0), "arrowtriangle.right.fill": triangle(90),
    "arrowtriangle.down.fill": triangle(180), "arrowtriangle.left.fill": triangle(270),
  ]

  /// - Parameter degrees: clockwise from up.
  private static func arrow(_ degrees: Double) -> Symbol {
    Symbol(width: 92) { pen in
      let turn = Transform.turn(degrees, x: 46)
      pen.stroke(VectorScene.Path.polyline([(46, 86), (46, 16)]).applying(turn))
      pen.stroke(VectorScene.Path.polyline([(17, 45), (46, 15), (75, 45)]).applying(turn))
    }
  }

  /// - Parameter degrees: clockwise from up and right.
  private static func diagonalArrow(_ degrees: Double) -> Symbol {
    Symbol(width: 84) { pen in
      let turn = Transform.turn(degrees, x: 42)
      pen.stroke(VectorScene.Path.polyline([(16, 76), (67, 25)]).applying(turn))
      pen.stroke(VectorScene.Path.polyline([(27, 24), (68, 24), (68, 65)]).applying(turn))
    }
  }

  /// An arrow that goes back in a half circle.
  private static let backwardTurn = Symbol(width: 96) { pen in
    let shaft = VectorScene.Path { path in
      path.move(to: Point(x: 18, y: 36))
      path.line(to: Point(x: 58, y: 36))
      path.arc(center: Point(x: 58, y: 59), radius: 23, from: -.pi / 2, to: .pi / 2)
      path.line(to: Point(x: 38, y: 82))
    }
    pen.stroke(shaft)
    pen.stroke(VectorScene.Path.polyline([(37, 15), (15, 36), (37, 57)]))
  }

  /// - Parameter degrees: clockwise from right.
  private static func chevron(_ degrees: Double) -> Symbol {
    let isUpright = degrees.truncatingRemainder(dividingBy: 180) != 0
    let width: Double = isUpright ? 84 : 58
    return Symbol(width: width) { pen in
      let turn = Transform.translation(x: width / 2 - 50, y: 0)
        .followed(by: .turn(degrees, x: width / 2))
      pen.stroke(VectorScene.Path.polyline([(34, 16), (66, 50), (34, 84)]).applying(turn))
    }
  }

  /// - Parameter degrees: clockwise from up.
  private static func triangle(_ degrees: Double) -> Symbol {
    Symbol(width: 90) { pen in
      let turn = Transform.turn(degrees, x: 45)
      let path = VectorScene.Path.polygon([(45, 24), (76, 74), (14, 74)]).applying(turn)
      pen.fill(path)
      pen.stroke(path)
    }
  }
}

extension Transform {
  /// A turn about the middle of a symbol.
  fileprivate static func turn(_ degrees: Double, x: Double) -> Transform {
    .around(CGPoint(x: x, y: 50), .rotation(radians: degrees * .pi / 180))
  }
}
