import VectorScene

extension SymbolCatalog {
  /// Plain shapes and signs.
  static let basicSymbols: [String: Symbol] = [
    "circle": Symbol { $0.ring(50, 50, 45) },
    "circle.fill": Symbol { $0.dot(50, 50, 45) },
    "square": Symbol { pen in
      let inset = 9 + pen.thickness / 2
      pen.stroke(.rounded(inset, inset, 100 - 2 * inset, 100 - 2 * inset, 15))
    },
    "square.fill": Symbol { $0.fill(.rounded(9, 9, 82, 82, 18)) },
    "triangle": Symbol { $0.polygon(trianglePoints) },
    "triangle.fill": Symbol { pen in
      pen.fill(.polygon(trianglePoints))
      pen.polygon(trianglePoints)
    },
    "diamond": Symbol { $0.polygon(diamondPoints) },
    "diamond.fill": Symbol { pen in
      pen.fill(.polygon(diamondPoints))
      pen.polygon(diamondPoints)
    },
    "star": Symbol { $0.stroke(starPath) },
    "star.fill": Symbol { pen in
      pen.fill(starPath)
      pen.stroke(starPath, 0.8)
    },
    "heart": Symbol { $0.stroke(heart) },
    "heart.fill": Symbol { pen in
      pen.fill(heart)
      pen.stroke(heart, 0.6)
    },
    "minus": Symbol(width: 88) { $0.line(14, 50, 74, 50) },
    "plus": Symbol(width: 88) { pen in
      pen.line(12, 50, 76, 50)
      pen.line(44, 18, 44, 82)
    },
    "xmark": Symbol(width: 84) { pen in
      pen.line(16, 24, 68, 76)
      pen.line(68, 24, 16, 76)
    },
    "equal": Symbol(width: 88) { pen in
      pen.line(14, 37, 74, 37)
      pen.line(14, 63, 74, 63)
    },
    "checkmark": Symbol(width: 92) { $0.polyline([(14, 54), (37, 80), (78, 20)]) },
    "ellipsis": Symbol { pen in
      for x in [18.0, 50, 82] { pen.dot(x, 50, pen.thickness * 1.05) }
    },
    "percent": Symbol(width: 104) { pen in
      pen.line(78, 14, 26, 86)
      pen.stroke(.circle(26, 30, 15))
      pen.stroke(.circle(78, 70, 15))
    },
    "number": Symbol(width: 92) { pen in
      pen.line(38, 14, 28, 86)
      pen.line(66, 14, 56, 86)
      pen.line(15, 37, 80, 37)
      pen.line(12, 63, 77, 63)
    },
    "questionmark.square.dashed": placeholder,
  ]

  private static let trianglePoints: [(Double, Double)] = [(50, 15), (90, 83), (10, 83)]
  private static let diamondPoints: [(Double, Double)] = [(50, 9), (91, 50), (50, 91), (9, 50)]

  private static let starPath = VectorScene.Path.star(
    center: Point(x: 50, y: 53), points: 5, outer: 43, inner: 17.5)

  private static let heart = VectorScene.Path { path in
    path.move(to: Point(x: 50, y: 86))
    path.cubic(to: Point(x: 9, y: 38), control1: Point(x: 24, y: 68), control2: Point(x: 9, y: 54))
    path.cubic(to: Point(x: 50, y: 30), control1: Point(x: 9, y: 9), control2: Point(x: 42, y: 9))
    path.cubic(to: Point(x: 91, y: 38), control1: Point(x: 58, y: 9), control2: Point(x: 91, y: 9))
    path.cubic(
      to: Point(x: 50, y: 86), control1: Point(x: 91, y: 54), control2: Point(x: 76, y: 68))
    path.close()
  }
}
