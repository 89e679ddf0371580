import VectorScene

extension SymbolCatalog {
  /// Signs that say how something stands.
  static let statusSymbols: [String: Symbol] = [
    "checkmark.circle": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.polyline(checkmarkPoints)
    },
    "checkmark.circle.fill": Symbol { pen in
      pen.tone = .positive
      pen.badge(disc, .stroked(checkmarkPoints, width: pen.thickness * 1.1))
    },
    "xmark.circle": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.line(35, 35, 65, 65)
      pen.line(65, 35, 35, 65)
    },
    "xmark.circle.fill": Symbol { pen in
      pen.tone = .negative
      pen.badge(disc, cross(arm: 16, width: pen.thickness * 1.1, isDiagonal: true))
    },
    "plus.circle": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.line(29, 50, 71, 50)
      pen.line(50, 29, 50, 71)
    },
    "plus.circle.fill": Symbol { pen in
      pen.tone = .positive
      pen.badge(disc, cross(arm: 21, width: pen.thickness * 1.1, isDiagonal: false))
    },
    "minus.circle": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.line(29, 50, 71, 50)
    },
    "minus.circle.fill": Symbol { pen in
      pen.tone = .negative
      pen.badge(disc, .stroked([(29, 50), (71, 50)], width: pen.thickness * 1.1))
    },
    "exclamationmark.triangle": Symbol(width: 108) { pen in
      pen.level = 1
      pen.stroke(warningTriangle(inset: pen.thickness / 2))
      pen.level = 0
      pen.fill(.exclamationMark(54, 36, 75, width: pen.thickness))
    },
    "exclamationmark.triangle.fill": Symbol(width: 108) { pen in
      pen.tone = .warning
      pen.badge(
        warningTriangle(inset: 0), .exclamationMark(54, 33, 76, width: pen.thickness * 1.1))
    },
    "exclamationmark.circle": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.fill(.exclamationMark(50, 25, 74, width: pen.thickness))
    },
    "exclamationmark.circle.fill": Symbol { pen in
      pen.tone = .warning
      pen.badge(
        disc, .exclamationMark(50, 24, 75, width: pen.thickness * 1.1))
    },
    "info.circle": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.dot(49, 30, pen.thickness * 0.72)
      pen.polyline([(42, 45), (51, 45), (51, 71)], 0.9)
      pen.line(41, 71, 61, 71, 0.9)
    },
    "info.circle.fill": Symbol { pen in
      pen.badge(
        disc,
        .joined([
          .circle(49, 29, pen.thickness * 0.78),
          .polygon([
            (40, 41), (55, 41), (55, 67.5), (62, 67.5), (62, 74.5), (39, 74.5), (39, 67.5),
            (46.5, 67.5), (46.5, 48), (40, 48),
          ]),
        ]))
    },
    "questionmark.circle": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.stroke(.questionMark(50, 52, 0.8))
      pen.dot(50, 74, pen.thickness * 0.65)
    },
    "clock": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.polyline([(50, 24), (50, 52), (30, 52)])
    },
    "clock.fill": Symbol { pen in
      pen.badge(
        disc, .stroked([(50, 23), (50, 52), (30, 52)], width: pen.thickness))
    },
    "hourglass": Symbol(width: 80) { pen in
      pen.line(16, 10, 64, 10)
      pen.line(16, 90, 64, 90)
      pen.polygon([
        (22, 10), (58, 10), (58, 25), (43, 48), (43, 52), (58, 75), (58, 90), (22, 90),
        (22, 75), (37, 52), (37, 48), (22, 25),
      ])
    },
    "bell": Symbol(width: 92) { $0.bell(isFilled: false) },
    "bell.fill": Symbol(width: 92) { $0.bell(isFilled: true) },
    "lock": Symbol(width: 80) { pen in
      pen.stroke(.rounded(14, 45, 52, 43, 9))
      pen.stroke(shackle)
    },
    "lock.fill": Symbol(width: 80) { pen in
      pen.fill(.rounded(10, 42, 60, 49, 11))
      pen.stroke(shackle)
    },
  ]

  static let disc = VectorScene.Path.circle(50, 50, 45)

  private static let checkmarkPoints: [(Double, Double)] = [(30, 52), (44, 68), (70, 33)]

  private static let shackle = VectorScene.Path { path in
    path.move(to: Point(x: 23, y: 45))
    path.line(to: Point(x: 23, y: 29))
    path.arc(center: Point(x: 40, y: 29), radius: 17, from: .pi, to: 2 * .pi)
    path.line(to: Point(x: 57, y: 45))
  }

  /// The outline of a plus or a times sign in one piece.
  private static func cross(arm: Double, width: Double, isDiagonal: Bool) -> VectorScene.Path {
    let half = width / 2
    let path = VectorScene.Path { path in
      for turn in 0..<4 {
        let rotation = Transform.rotation(radians: Double(turn) * .pi / 2)
        let angle = Double(turn) * .pi / 2
        path.line(to: rotation.apply(Point(x: half, y: -half)))
        path.arc(
          center: rotation.apply(Point(x: arm, y: 0)), radius: half, from: angle - .pi / 2,
          to: angle + .pi / 2)
        path.line(to: rotation.apply(Point(x: half, y: half)))
      }
      path.close()
    }
    return path.applying(
      Transform.rotation(radians: isDiagonal ? .pi / 4 : 0)
        .followed(by: .translation(x: 50, y: 50)))
  }

  /// A triangle with round corners in a symbol 108 units wide.
  private static func warningTriangle(inset: Double) -> VectorScene.Path {
    let corners = [
      (Point(x: 54, y: 20), -Double.pi / 2), (Point(x: 92, y: 80), Double.pi / 6),
      (Point(x: 16, y: 80), Double.pi * 5 / 6),
    ]
    return VectorScene.Path { path in
      for (center, direction) in corners {
        path.arc(
          center: center, radius: 9 - inset, from: direction - .pi / 3, to: direction + .pi / 3)
      }
      path.close()
    }
  }
}

extension VectorScene.Path {
  /// An exclamation mark between two heights.
  fileprivate static func exclamationMark(
    _ x: Double, _ top: Double, _ bottom: Double, width: Double
  ) -> VectorScene.Path {
    let dot = width * 0.68
    let end = bottom - 2 * dot - 4.5 - width / 2
    return .joined([
      .stroked([(x, top + width / 2), (x, max(end, top + width / 2 + 1))], width: width),
      .circle(x, bottom - dot, dot),
    ])
  }
}

extension SymbolPen {
  fileprivate mutating func bell(isFilled: Bool) {
    let body = VectorScene.Path { path in
      path.move(to: Point(x: 12, y: 74))
      path.cubic(
        to: Point(x: 23, y: 44), control1: Point(x: 22, y: 64), control2: Point(x: 21, y: 56))
      path.cubic(
        to: Point(x: 46, y: 15), control1: Point(x: 24, y: 26), control2: Point(x: 33, y: 15))
      path.cubic(
        to: Point(x: 69, y: 44), control1: Point(x: 59, y: 15), control2: Point(x: 68, y: 26))
      path.cubic(
        to: Point(x: 80, y: 74), control1: Point(x: 71, y: 56), control2: Point(x: 70, y: 64))
      path.close()
    }
    if isFilled { fill(body) }
    stroke(body)
    let clapper = VectorScene.Path { path in
      path.arc(center: Point(x: 46, y: 80), radius: 10, from: 0, to: .pi)
      path.close()
    }
    fill(clapper)
  }
}
