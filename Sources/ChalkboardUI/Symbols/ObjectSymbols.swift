import VectorScene

extension SymbolCatalog {
  /// Places, people and things.
  static let objectSymbols: [String: Symbol] = [
    "mappin": Symbol(width: 60) { pen in
      pen.dot(30, 25, 17)
      pen.line(30, 42, 30, 88)
    },
    "mappin.and.ellipse": Symbol { pen in
      pen.dot(50, 23, 15)
      pen.line(50, 38, 50, 76)
      pen.level = 1
      let left = VectorScene.Path { path in
        path.move(to: Point(x: 38, y: 61))
        path.cubic(
          to: Point(x: 12, y: 75), control1: Point(x: 22, y: 63), control2: Point(x: 12, y: 69))
        path.cubic(
          to: Point(x: 50, y: 91), control1: Point(x: 12, y: 84), control2: Point(x: 28, y: 91))
        path.cubic(
          to: Point(x: 88, y: 75), control1: Point(x: 72, y: 91), control2: Point(x: 88, y: 84))
        path.cubic(
          to: Point(x: 62, y: 61), control1: Point(x: 88, y: 69), control2: Point(x: 78, y: 63))
      }
      pen.stroke(left, 0.9)
    },
    "mappin.circle": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.dot(50, 36, 12)
      pen.line(50, 48, 50, 76, 0.85)
    },
    "location.fill": Symbol { pen in
      let needle = VectorScene.Path.polygon([(86, 14), (56, 84), (49, 51), (16, 44)])
      pen.fill(needle)
      pen.stroke(needle, 0.8)
    },
    "location": Symbol { $0.polygon([(86, 14), (56, 84), (49, 51), (16, 44)]) },
    "person": Symbol(width: 92) { pen in
      pen.stroke(.circle(46, 31, 18))
      pen.stroke(shoulders)
    },
    "person.fill": Symbol(width: 92) { pen in
      pen.dot(46, 30, 21)
      pen.fill(shoulders)
      pen.stroke(shoulders, 0.6)
    },
    "house": Symbol(width: 108) { pen in
      pen.polyline([(10, 50), (54, 13), (98, 50)])
      pen.polyline([(22, 42), (22, 88), (86, 88), (86, 42)])
      pen.level = 1
      pen.polyline([(45, 88), (45, 63), (63, 63), (63, 88)])
    },
    "house.fill": Symbol(width: 108) { pen in
      pen.polyline([(10, 50), (54, 13), (98, 50)])
      pen.cutout = .rounded(46, 62, 16, 40, 2)
      pen.fill(.polygon([(54, 22), (88, 50), (88, 91), (20, 91), (20, 50)]))
    },
    "building.2": Symbol(width: 112) { pen in
      pen.polyline([(12, 88), (12, 14), (58, 14), (58, 88)])
      pen.polyline([(58, 40), (100, 40), (100, 88)])
      pen.line(6, 88, 106, 88)
      pen.level = 1
      for y in [31.0, 49, 67] {
        pen.line(28, y, 29, y)
        pen.line(42, y, 43, y)
      }
      for y in [58.0, 72] { pen.line(78, y, 80, y) }
    },
    "text.bubble": Symbol(width: 112) { pen in
      pen.stroke(bubble)
      pen.level = 1
      pen.line(32, 36, 80, 36, 0.85)
      pen.line(32, 52, 66, 52, 0.85)
    },
    "fork.knife": Symbol(width: 92) { pen in
      pen.line(28, 46, 28, 90)
      pen.polyline([(15, 12), (15, 34), (20, 44), (28, 47), (36, 44), (41, 34), (41, 12)], 0.85)
      pen.line(28, 12, 28, 44, 0.85)
      let blade = VectorScene.Path { path in
        path.move(to: Point(x: 68, y: 90))
        path.line(to: Point(x: 68, y: 12))
        path.cubic(
          to: Point(x: 56, y: 58), control1: Point(x: 57, y: 22), control2: Point(x: 55, y: 42))
        path.line(to: Point(x: 68, y: 58))
      }
      pen.stroke(blade)
    },
    "cup.and.saucer": Symbol(width: 116) { pen in
      let cup = VectorScene.Path { path in
        path.move(to: Point(x: 20, y: 22))
        path.line(to: Point(x: 82, y: 22))
        path.line(to: Point(x: 82, y: 42))
        path.cubic(
          to: Point(x: 60, y: 72), control1: Point(x: 82, y: 62), control2: Point(x: 74, y: 72))
        path.line(to: Point(x: 42, y: 72))
        path.cubic(
          to: Point(x: 20, y: 42), control1: Point(x: 28, y: 72), control2: Point(x: 20, y: 62))
        path.close()
      }
      pen.stroke(cup)
      pen.polyline([(82, 29), (95, 29), (100, 36), (98, 46), (80, 52)])
      pen.level = 1
      pen.line(10, 86, 96, 86)
    },
    "photo": Symbol(width: 112) { pen in
      let half = pen.thickness / 2
      pen.stroke(.rounded(8 + half, 16 + half, 96 - 2 * half, 68 - 2 * half, 10))
      pen.level = 1
      pen.dot(33, 37, 7)
      pen.polyline([(16, 74), (42, 52), (56, 64), (76, 44), (97, 66)], 0.85)
    },
    "doc.text": Symbol(width: 86) { pen in
      pen.polygon([(14, 10), (52, 10), (72, 30), (72, 90), (14, 90)])
      pen.level = 1
      for y in [46.0, 59, 72] { pen.line(27, y, 59, y, 0.8) }
    },
    "envelope": Symbol(width: 114) { pen in
      let half = pen.thickness / 2
      pen.stroke(.rounded(8 + half, 20 + half, 98 - 2 * half, 60 - 2 * half, 8))
      pen.polyline([(14, 28), (57, 58), (100, 28)])
    },
    "globe": Symbol { pen in
      pen.ring(50, 50, 45)
      pen.level = 1
      let inner = 45 - pen.thickness / 2
      pen.stroke(.ellipse(in: Rect(x: 30, y: 50 - inner, width: 40, height: 2 * inner)), 0.8)
      pen.line(50 - inner, 50, 50 + inner, 50, 0.8)
      pen.line(50, 50 - inner, 50, 50 + inner, 0.8)
    },
    "face.smiling": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.dot(36, 41, 4.8)
      pen.dot(64, 41, 4.8)
      let smile = VectorScene.Path { path in
        path.arc(center: Point(x: 50, y: 50), radius: 22, from: .pi - 0.35, to: 0.35)
      }
      pen.stroke(smile)
    },
    "flame": Symbol(width: 84) { $0.stroke(flame) },
    "flame.fill": Symbol(width: 84) { pen in
      pen.fill(flame)
      pen.stroke(flame, 0.6)
    },
    "bolt": Symbol(width: 76) { $0.polygon(boltPoints) },
    "bolt.fill": Symbol(width: 76) { pen in
      pen.fill(.polygon(boltPoints))
      pen.stroke(.polygon(boltPoints), 0.6)
    },
  ]

  private static let boltPoints: [(Double, Double)] = [
    (46, 10), (12, 56), (36, 56), (30, 90), (64, 42), (40, 42),
  ]

  private static let shoulders = VectorScene.Path { path in
    path.move(to: Point(x: 11, y: 86))
    path.cubic(
      to: Point(x: 46, y: 60), control1: Point(x: 11, y: 70), control2: Point(x: 26, y: 60))
    path.cubic(
      to: Point(x: 81, y: 86), control1: Point(x: 66, y: 60), control2: Point(x: 81, y: 70))
    path.close()
  }

  private static let bubble = VectorScene.Path { path in
    path.move(to: Point(x: 24, y: 16))
    path.line(to: Point(x: 88, y: 16))
    path.quadratic(to: Point(x: 102, y: 30), control: Point(x: 102, y: 16))
    path.line(to: Point(x: 102, y: 57))
    path.quadratic(to: Point(x: 88, y: 71), control: Point(x: 102, y: 71))
    path.line(to: Point(x: 52, y: 71))
    path.line(to: Point(x: 31, y: 89))
    path.line(to: Point(x: 31, y: 71))
    path.line(to: Point(x: 24, y: 71))
    path.quadratic(to: Point(x: 10, y: 57), control: Point(x: 10, y: 71))
    path.line(to: Point(x: 10, y: 30))
    path.quadratic(to: Point(x: 24, y: 16), control: Point(x: 10, y: 16))
    path.close()
  }

  private static let flame = VectorScene.Path { path in
    path.move(to: Point(x: 43, y: 9))
    path.cubic(
      to: Point(x: 70, y: 62), control1: Point(x: 48, y: 30), control2: Point(x: 70, y: 36))
    path.cubic(
      to: Point(x: 42, y: 91), control1: Point(x: 70, y: 80), control2: Point(x: 58, y: 91))
    path.cubic(
      to: Point(x: 14, y: 62), control1: Point(x: 26, y: 91), control2: Point(x: 14, y: 80))
    path.cubic(
      to: Point(x: 24, y: 38), control1: Point(x: 14, y: 52), control2: Point(x: 18, y: 45))
    path.cubic(
      to: Point(x: 33, y: 48), control1: Point(x: 26, y: 44), control2: Point(x: 29, y: 48))
    path.cubic(
      to: Point(x: 43, y: 9), control1: Point(x: 40, y: 40), control2: Point(x: 33, y: 22))
    path.close()
  }
}
