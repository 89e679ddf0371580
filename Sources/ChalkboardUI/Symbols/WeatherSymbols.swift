import VectorScene

extension SymbolCatalog {
  /// Sky, rain, wind and warmth.
  static let weatherSymbols: [String: Symbol] = [
    "sun.max": Symbol { $0.sun(isFilled: false) },
    "sun.max.fill": Symbol { $0.sun(isFilled: true) },
    "sun.max.circle": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.fill(.sunGlyph(50, 50, 0.62))
    },
    "sun.max.circle.fill": Symbol { pen in
      pen.tone = .sun
      pen.badge(disc, .sunGlyph(50, 50, 0.66))
    },
    "sunrise": Symbol(width: 108) { $0.horizon(isRising: true, isFilled: false) },
    "sunrise.fill": Symbol(width: 108) { $0.horizon(isRising: true, isFilled: true) },
    "sunset": Symbol(width: 108) { $0.horizon(isRising: false, isFilled: false) },
    "sunset.fill": Symbol(width: 108) { $0.horizon(isRising: false, isFilled: true) },
    "moon": Symbol(width: 88) { $0.stroke(moon) },
    "moon.fill": Symbol(width: 88) { pen in
      pen.tone = .moon
      pen.fill(moon)
      pen.stroke(moon, 0.5)
    },
    "moon.circle": Symbol { pen in
      pen.level = 1
      pen.ring(50, 50, 45)
      pen.level = 0
      pen.fill(badgeMoon)
    },
    "moon.circle.fill": Symbol { pen in
      pen.tone = .moon
      pen.badge(disc, badgeMoon)
    },
    "moon.stars": Symbol(width: 96) { $0.moonAndStars(isFilled: false) },
    "moon.stars.fill": Symbol(width: 96) { $0.moonAndStars(isFilled: true) },
    "cloud": Symbol(width: 116) { $0.stroke(.cloud(58, 52, 1)) },
    "cloud.fill": Symbol(width: 116) { pen in
      pen.tone = .cloud
      pen.fill(.cloud(58, 52, 1.06))
    },
    "cloud.sun": Symbol(width: 124) { $0.cloudAndSun(isFilled: false) },
    "cloud.sun.fill": Symbol(width: 124) { $0.cloudAndSun(isFilled: true) },
    "cloud.moon": Symbol(width: 124) { $0.cloudAndMoon(isFilled: false) },
    "cloud.moon.fill": Symbol(width: 124) { $0.cloudAndMoon(isFilled: true) },
    "cloud.rain": weather(.rain, isFilled: false),
    "cloud.rain.fill": weather(.rain, isFilled: true),
    "cloud.drizzle": weather(.drizzle, isFilled: false),
    "cloud.drizzle.fill": weather(.drizzle, isFilled: true),
    "cloud.heavyrain": weather(.heavyRain, isFilled: false),
    "cloud.heavyrain.fill": weather(.heavyRain, isFilled: true),
    "cloud.snow": weather(.snow, isFilled: false),
    "cloud.snow.fill": weather(.snow, isFilled: true),
    "cloud.fog": weather(.fog, isFilled: false),
    "cloud.fog.fill": weather(.fog, isFilled: true),
    "cloud.bolt": weather(.bolt, isFilled: false),
    "cloud.bolt.fill": weather(.bolt, isFilled: true),
    "cloud.bolt.rain": weather(.boltAndRain, isFilled: false),
    "cloud.bolt.rain.fill": weather(.boltAndRain, isFilled: true),
    "wind": Symbol(width: 108) { pen in
      pen.stroke(.gust(y: 40, end: 62, radius: 12, isUp: true))
      pen.stroke(.gust(y: 55, end: 82, radius: 14, isUp: true))
      pen.stroke(.gust(y: 69, end: 60, radius: 11, isUp: false))
    },
    "snowflake": Symbol { $0.snowflake(50, 50, 42) },
    "drop": Symbol(width: 76) { $0.stroke(drop) },
    "drop.fill": Symbol(width: 76) { pen in
      pen.tone = .water
      pen.fill(drop)
      pen.stroke(drop, 0.6)
    },
    "humidity": Symbol(width: 108) { pen in
      pen.stroke(drop)
      pen.level = 1
      for (y, start, end) in [(46.0, 73.0, 98.0), (62, 77, 98), (78, 73, 90)] {
        pen.line(start, y, end, y, 0.85)
      }
    },
    "umbrella": Symbol { $0.umbrella(isFilled: false) },
    "umbrella.fill": Symbol { $0.umbrella(isFilled: true) },
    "thermometer": Symbol(width: 60) { $0.thermometer(level: 0.55) },
    "thermometer.low": Symbol(width: 60) { $0.thermometer(level: 0.2) },
    "thermometer.medium": Symbol(width: 60) { $0.thermometer(level: 0.55) },
    "thermometer.high": Symbol(width: 60) { $0.thermometer(level: 0.9) },
  ]

  private static let moon = VectorScene.Path.crescent(
    center: Point(x: 43, y: 53), radius: 36, cutCenter: Point(x: 61, y: 37), cutRadius: 30)

  private static let badgeMoon = VectorScene.Path.crescent(
    center: Point(x: 47, y: 53), radius: 24, cutCenter: Point(x: 59, y: 42), cutRadius: 20)

  private static let drop = VectorScene.Path { path in
    path.move(to: Point(x: 38, y: 11))
    path.cubic(
      to: Point(x: 65, y: 63), control1: Point(x: 50, y: 30), control2: Point(x: 65, y: 46))
    path.arc(center: Point(x: 38, y: 63), radius: 27, from: 0, to: .pi)
    path.cubic(
      to: Point(x: 38, y: 11), control1: Point(x: 11, y: 46), control2: Point(x: 26, y: 30))
    path.close()
  }

  private static func weather(_ fall: SymbolPen.Fall, isFilled: Bool) -> Symbol {
    Symbol(width: 116) { $0.cloud(with: fall, isFilled: isFilled) }
  }
}
