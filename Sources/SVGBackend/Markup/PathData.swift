import VectorScene

extension MarkupWriter {
  /// The text of a path's `d` attribute.
  ///
  /// Points are rounded first and differences taken of the rounded ones, so relative commands,
  /// which are shorter, add up to exactly the points.
  mutating func pathData(_ path: Path, decimals: Int) {
    var pen = PathPen(decimals: decimals)
    for element in path.elements { pen.draw(element, to: &self) }
  }
}

/// Where path data stands: the point reached, the start of the subpath, and the last command.
private struct PathPen {
  private struct Place: Equatable {
    var x: Int = 0
    var y: Int = 0
  }

  let decimals: Int
  private let power: Double
  private var current = Place()
  private var start = Place()
  /// The command that further numbers would repeat; 0 after one that cannot be repeated.
  private var command: UInt8 = 0
  /// Whether the subpath has a segment already.
  private var hasSegment = false
  /// Whether the next number follows its command's letter directly.
  private var isFirstNumber = false

  init(decimals: Int) {
    self.decimals = decimals
    power = MarkupWriter.powerOfTen(decimals)
  }

  @inline(__always)
  private func place(_ point: Point) -> Place {
    Place(
      x: MarkupWriter.quantized(point.x, power: power),
      y: MarkupWriter.quantized(point.y, power: power))
  }

  mutating func draw(_ element: PathElement, to output: inout MarkupWriter) {
    switch element {
    case .move(let point):
      current = place(point)
      start = current
      hasSegment = false
      output.byte("M")
      output.units(current.x, decimals: decimals)
      if current.y >= 0 { output.byte(" ") }
      output.units(current.y, decimals: decimals)
      command = 0
    case .line(let point): line(to: place(point), &output)
    case .quadratic(let control, let end):
      begin("q", &output)
      pair(place(control), &output)
      move(to: place(end), &output)
    case .cubic(let control1, let control2, let end):
      begin("c", &output)
      pair(place(control1), &output)
      pair(place(control2), &output)
      move(to: place(end), &output)
    case .close:
      output.byte("z")
      current = start
      command = 0
      hasSegment = false
    }
  }

  private mutating func line(to end: Place, _ output: inout MarkupWriter) {
    // A segment of no length is seen only where it is the whole subpath, as a dot with caps.
    guard end != current || !hasSegment else { return }
    if end.y == current.y {
      begin("h", &output)
      number(end.x - current.x, &output)
    } else if end.x == current.x {
      begin("v", &output)
      number(end.y - current.y, &output)
    } else {
      begin("l", &output)
      pair(end, &output)
    }
    current = end
  }

  private mutating func begin(_ letter: Unicode.Scalar, _ output: inout MarkupWriter) {
    let letter = UInt8(ascii: letter)
    hasSegment = true
    if letter != command { output.byte(letter) }
    isFirstNumber = letter != command
    command = letter
  }

  private mutating func number(_ units: Int, _ output: inout MarkupWriter) {
    if !isFirstNumber, units >= 0 { output.byte(" ") }
    isFirstNumber = false
    output.units(units, decimals: decimals)
  }

  private mutating func pair(_ place: Place, _ output: inout MarkupWriter) {
    number(place.x - current.x, &output)
    number(place.y - current.y, &output)
  }

  private mutating func move(to end: Place, _ output: inout MarkupWriter) {
    pair(end, &output)
    current = end
  }
}
