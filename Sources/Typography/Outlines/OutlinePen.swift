import VectorScene

/// Draws a glyph's contours in font units into a path with an em of 1 and y pointing down.
struct OutlinePen {
  private(set) var path = Path()
  private let scale: Double
  private var isOpen = false
  /// Elements that may still be drawn: more than any real glyph needs, a bound for damaged ones.
  private var room = 100_000

  /// - Parameter unitsPerEm: font units in an em; positive.
  init(unitsPerEm: Int) { scale = 1 / Double(unitsPerEm) }

  /// Whether a glyph was cut off because it is too long to be real.
  var isExhausted: Bool { room <= 0 }

  private func place(_ x: Double, _ y: Double) -> Point { Point(x: x * scale, y: 0 - y * scale) }

  /// Begins a contour, after closing the one before.
  mutating func move(_ x: Double, _ y: Double) {
    close()
    guard takeRoom() else { return }
    path.move(to: place(x, y))
    isOpen = true
  }

  mutating func line(_ x: Double, _ y: Double) {
    guard takeRoom() else { return }
    path.line(to: place(x, y))
    isOpen = true
  }

  mutating func quadratic(_ controlX: Double, _ controlY: Double, _ x: Double, _ y: Double) {
    guard takeRoom() else { return }
    path.quadratic(to: place(x, y), control: place(controlX, controlY))
    isOpen = true
  }

  mutating func cubic(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    guard takeRoom() else { return }
    path.cubic(to: place(x, y), control1: place(x1, y1), control2: place(x2, y2))
    isOpen = true
  }

  mutating func close() {
    guard isOpen else { return }
    path.close()
    isOpen = false
  }

  private mutating func takeRoom() -> Bool {
    room -= 1
    return room > 0
  }
}
