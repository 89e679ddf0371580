import VectorScene

extension SymbolCatalog {
  /// Money, goods and deliveries.
  static let commerceSymbols: [String: Symbol] = [
    "dollarsign": Symbol(width: 66) { pen in
      pen.stroke(.polyline(dollarPoints(center: 33, scale: 1.5)))
      pen.line(33, 10, 33, 90, 0.9)
    },
    "dollarsign.circle": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.stroke(.polyline(dollarPoints(center: 50, scale: 0.92)), 0.9)
      pen.line(50, 24, 50, 76, 0.8)
    },
    "dollarsign.circle.fill": Symbol { pen in
      pen.tone = .positive
      let width = pen.thickness * 0.95
      let top = 50 - 20.5 * 0.92 - width / 2
      pen.badge(
        disc,
        .joined([
          .stroked(dollarPoints(center: 50, scale: 0.92), width: width),
          .rectangle(Rect(x: 50 - width * 0.42, y: top - 5, width: width * 0.84, height: 5)),
          .rectangle(
            Rect(x: 50 - width * 0.42, y: 100 - top, width: width * 0.84, height: 5)),
        ]))
    },
    "creditcard": Symbol(width: 116) { pen in
      let half = pen.thickness / 2
      pen.stroke(.rounded(8 + half, 20 + half, 100 - 2 * half, 60 - 2 * half, 10))
      pen.level = 1
      pen.fill(.rectangle(Rect(x: 8 + half, y: 35, width: 100 - 2 * half, height: 12)))
      pen.line(24, 62, 42, 62)
    },
    "creditcard.fill": Symbol(width: 116) { pen in
      pen.cutout = .rounded(0, 36, 116, 11, 0)
      pen.fill(.rounded(8, 19, 100, 62, 12))
    },
    "tag": Symbol { $0.tag(isFilled: false) },
    "tag.fill": Symbol { $0.tag(isFilled: true) },
    "bag": Symbol(width: 94) { $0.bag(isFilled: false) },
    "bag.fill": Symbol(width: 94) { $0.bag(isFilled: true) },
    "cart": Symbol(width: 112) { $0.cart(isFilled: false) },
    "cart.fill": Symbol(width: 112) { $0.cart(isFilled: true) },
    "shippingbox": Symbol { $0.parcel(isFilled: false) },
    "shippingbox.fill": Symbol { $0.parcel(isFilled: true) },
    "box.truck": Symbol(width: 128) { $0.truck(isFilled: false) },
    "box.truck.fill": Symbol(width: 128) { $0.truck(isFilled: true) },
    "gift": Symbol { pen in
      pen.stroke(.rounded(12, 30, 76, 17, 4))
      pen.polyline([(18, 47), (18, 88), (82, 88), (82, 47)])
      pen.line(50, 30, 50, 88)
      pen.polyline([(50, 29), (40, 12), (29, 14), (30, 25), (50, 29)], 0.85)
      pen.polyline([(50, 29), (60, 12), (71, 14), (70, 25), (50, 29)], 0.85)
    },
    "banknote": Symbol(width: 116) { pen in
      let half = pen.thickness / 2
      pen.stroke(.rounded(8 + half, 22 + half, 100 - 2 * half, 56 - 2 * half, 7))
      pen.level = 1
      pen.stroke(.circle(58, 50, 12))
      pen.dot(25, 50, 3.6)
      pen.dot(91, 50, 3.6)
    },
  ]

  /// The S of a dollar sign as a line around (`center`, 50), 41 units high at scale 1.
  private static func dollarPoints(center: Double, scale: Double) -> [(Double, Double)] {
    func arc(_ y: Double, from: Double, to: Double) -> [(Double, Double)] {
      (0...12).map { step in
        let angle = from + (to - from) * Double(step) / 12
        return (
          center + 13.5 * scale * cos(angle), 50 + (y + 10.25 * sin(angle)) * scale
        )
      }
    }
    let upper = arc(-10.25, from: -0.45, to: -1.5 * .pi)
    let lower = arc(10.25, from: -0.5 * .pi, to: .pi - 0.45)
    return upper + lower.dropFirst()
  }
}

extension SymbolPen {
  fileprivate mutating func tag(isFilled: Bool) {
    let outline = VectorScene.Path { path in
      path.move(to: Point(x: 12, y: 20))
      path.quadratic(to: Point(x: 20, y: 12), control: Point(x: 12, y: 12))
      path.line(to: Point(x: 45, y: 12))
      path.quadratic(to: Point(x: 53, y: 15), control: Point(x: 50, y: 12))
      path.line(to: Point(x: 86, y: 48))
      path.quadratic(to: Point(x: 86, y: 58), control: Point(x: 91, y: 53))
      path.line(to: Point(x: 58, y: 86))
      path.quadratic(to: Point(x: 48, y: 86), control: Point(x: 53, y: 91))
      path.line(to: Point(x: 15, y: 53))
      path.quadratic(to: Point(x: 12, y: 45), control: Point(x: 12, y: 50))
      path.close()
    }
    if isFilled {
      cutout = .circle(31, 31, 7)
      fill(outline)
      stroke(outline)
    } else {
      stroke(outline)
      level = 1
      dot(31, 31, 6)
    }
  }

  fileprivate mutating func bag(isFilled: Bool) {
    let body = VectorScene.Path.polygon([
      (17, 33), (77, 33), (82, 84), (78, 89), (16, 89), (12, 84),
    ])
    if isFilled { fill(body) }
    stroke(body)
    level = 1
    let handle = VectorScene.Path { path in
      path.move(to: Point(x: 31, y: 33))
      path.line(to: Point(x: 31, y: 28))
      path.arc(center: Point(x: 47, y: 26), radius: 16, from: .pi, to: 2 * .pi)
      path.line(to: Point(x: 63, y: 33))
    }
    stroke(handle)
  }

  fileprivate mutating func cart(isFilled: Bool) {
    let basket = VectorScene.Path.polygon([(28, 26), (102, 26), (92, 62), (35, 62)])
    if isFilled { fill(basket) }
    stroke(basket)
    polyline([(6, 14), (21, 14), (25, 26), (35, 62), (33, 73), (90, 73)])
    level = 1
    dot(42, 86, 6.5)
    dot(82, 86, 6.5)
  }

  fileprivate mutating func parcel(isFilled: Bool) {
    let outline = VectorScene.Path.polygon([
      (50, 9), (88, 28), (88, 71), (50, 91), (12, 71), (12, 28),
    ])
    let edges: [[(Double, Double)]] = [[(12, 28), (50, 48), (88, 28)], [(50, 48), (50, 91)]]
    if isFilled {
      let gap = 2.8
      cutout = .polygon([
        (4, 24 - gap), (50, 48 - gap), (96, 24 - gap), (96, 24 + gap), (50 + gap, 48 + gap),
        (50 + gap, 100), (50 - gap, 100), (50 - gap, 48 + gap), (4, 24 + gap),
      ])
      fill(outline)
      stroke(outline, 0.7)
      return
    }
    stroke(outline)
    for edge in edges { polyline(edge) }
    level = 1
    line(31, 19, 69, 38)
  }

  fileprivate mutating func truck(isFilled: Bool) {
    let wheels = VectorScene.Path.joined([.circle(35, 75, 15), .circle(96, 75, 15)])
    cutout = wheels
    let box = VectorScene.Path.rounded(9, 19, 70, 56, 8)
    let cab = VectorScene.Path.polygon([
      (79, 36), (101, 36), (108, 40), (119, 56), (119, 71), (115, 75), (79, 75),
    ])
    if isFilled {
      fill(box)
      fill(cab)
      stroke(cab, 0.5)
    } else {
      stroke(box)
      level = 1
      stroke(cab)
    }
    cutout = nil
    level = 0
    if isFilled {
      dot(35, 75, 10.5)
      dot(96, 75, 10.5)
    } else {
      stroke(.circle(35, 75, 9.5))
      stroke(.circle(96, 75, 9.5))
    }
  }
}
