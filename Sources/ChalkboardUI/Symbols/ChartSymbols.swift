import VectorScene

extension SymbolCatalog {
  /// Charts, lists and dates.
  static let chartSymbols: [String: Symbol] = [
    "chart.bar": Symbol(width: 106) { pen in
      let half = pen.thickness / 2
      for (x, top) in chartBars {
        pen.stroke(.rounded(x + half, top + half, 24 - 2 * half, 88 - top - 2 * half, 3))
      }
    },
    "chart.bar.fill": Symbol(width: 106) { pen in
      for (index, bar) in chartBars.enumerated() {
        pen.level = 2 - index
        pen.fill(.rounded(bar.0, bar.1, 24, 88 - bar.1, 5))
      }
    },
    "chart.line.uptrend.xyaxis": Symbol(width: 106) { pen in
      pen.level = 1
      pen.polyline([(12, 12), (12, 86), (96, 86)])
      pen.level = 0
      pen.polyline([(28, 66), (48, 44), (62, 56), (92, 24)])
      pen.polyline([(72, 22), (93, 22), (93, 43)])
    },
    "chart.pie": Symbol { $0.pie(isFilled: false) },
    "chart.pie.fill": Symbol { $0.pie(isFilled: true) },
    "list.bullet": Symbol(width: 112) { pen in
      for y in [24.0, 50, 76] {
        pen.level = 1
        pen.dot(16, y, pen.thickness * 0.85)
        pen.level = 0
        pen.line(36, y, 98, y)
      }
    },
    "calendar": Symbol(width: 104) { pen in
      let half = pen.thickness / 2
      pen.stroke(.rounded(9 + half, 13 + half, 86 - 2 * half, 76 - 2 * half, 14))
      pen.line(9 + half, 35, 95 - half, 35)
      pen.level = 1
      for (row, columns) in [(49.0, 1..<4), (62, 0..<4), (75, 0..<3)] {
        for column in columns { pen.dot(27 + Double(column) * 16.7, row, 4.2) }
      }
    },
    "magnifyingglass": Symbol { pen in
      pen.ring(42, 42, 33)
      pen.line(65, 65, 88, 88, 1.15)
    },
    "gauge": Symbol { $0.gauge() },
    "gauge.medium": Symbol { $0.gauge() },
  ]

  /// The left edge and the top of each bar.
  private static let chartBars: [(Double, Double)] = [(8, 54), (41, 34), (74, 12)]
}

extension SymbolPen {
  fileprivate mutating func pie(isFilled: Bool) {
    let slice = VectorScene.Path { path in
      path.move(to: Point(x: 56, y: 44))
      path.arc(center: Point(x: 56, y: 44), radius: 37, from: -.pi / 2, to: 0)
      path.close()
    }
    let rest = VectorScene.Path { path in
      path.move(to: Point(x: 46, y: 54))
      path.arc(center: Point(x: 46, y: 54), radius: 38, from: 0, to: 1.5 * .pi)
      path.close()
    }
    level = 1
    if isFilled { fill(rest) } else { stroke(rest) }
    level = 0
    if isFilled { fill(slice) } else { stroke(slice) }
  }

  fileprivate mutating func gauge() {
    level = 1
    let arc = VectorScene.Path { path in
      path.arc(
        center: Point(x: 50, y: 54), radius: 40, from: .pi * 0.8, to: .pi * 2.2)
    }
    stroke(arc)
    level = 0
    line(50, 54, 66, 34)
    dot(50, 54, thickness * 0.95)
  }
}
