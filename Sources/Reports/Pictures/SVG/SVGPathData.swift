import Foundation
import VectorScene

/// Reads the path data of SVG (SVG 2, chapter 9.3).
///
/// As the specification asks, an error ends the path where it stands; what comes before is drawn.
struct SVGPathData {
  /// No path has more segments than this; the rest of it is left out.
  static let segmentLimit = 20_000

  private var scanner: SVGScanner
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point of a curve, for the smooth curve that follows; `nil` after others.
  private var cubicControl: Point?
  private var quadraticControl: Point?

  static func path(_ text: String) -> Path {
    var data = SVGPathData(scanner: SVGScanner(text))
    data.read()
    return data.path
  }

  private init(scanner: SVGScanner) { self.scanner = scanner }

  private mutating func read() {
    var command: UInt8?
    for _ in 0..<Self.segmentLimit {
      if let letter = scanner.letter() {
        command = letter
      } else if scanner.isAtEnd {
        return
      } else if command == UInt8(ascii: "M") {
        command = UInt8(ascii: "L")
      } else if command == UInt8(ascii: "m") {
        command = UInt8(ascii: "l")
      }
      guard let command, segment(command) else { return }
    }
  }

  /// Whether the segment could be read.
  private mutating func segment(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let lower = command | 0x20
    if lower == UInt8(ascii: "z") {
      path.close()
      current = start
      (cubicControl, quadraticControl) = (nil, nil)
      return true
    }
    if path.isEmpty, lower != UInt8(ascii: "m") { return false }
    let (cubic, quadratic) = (cubicControl, quadraticControl)
    (cubicControl, quadraticControl) = (nil, nil)
    switch lower {
    case UInt8(ascii: "m"):
      guard let point = point(isRelative) else { return false }
      path.move(to: point)
      (current, start) = (point, point)
    case UInt8(ascii: "l"):
      guard let point = point(isRelative) else { return false }
      line(to: point)
    case UInt8(ascii: "h"):
      guard let x = scanner.number() else { return false }
      line(to: Point(x: isRelative ? current.x + x : x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = scanner.number() else { return false }
      line(to: Point(x: current.x, y: isRelative ? current.y + y : y))
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let isSmooth = lower == UInt8(ascii: "s")
      let first = isSmooth ? reflected(cubic) : point(isRelative)
      guard let first, let second = point(isRelative), let end = point(isRelative) else {
        return false
      }
      path.cubic(to: end, control1: first, control2: second)
      (current, cubicControl) = (end, second)
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let isSmooth = lower == UInt8(ascii: "t")
      let control = isSmooth ? reflected(quadratic) : point(isRelative)
      guard let control, let end = point(isRelative) else { return false }
      path.quadratic(to: end, control: control)
      (current, quadraticControl) = (end, control)
    case UInt8(ascii: "a"): return arc(isRelative)
    default: return false
    }
    return true
  }

  private mutating func point(_ isRelative: Bool) -> Point? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return isRelative ? Point(x: current.x + x, y: current.y + y) : Point(x: x, y: y)
  }

  private func reflected(_ control: Point?) -> Point {
    guard let control else { return current }
    return Point(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func line(to point: Point) {
    path.line(to: point)
    current = point
  }

  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let rx = scanner.number(), let ry = scanner.number(), let degrees = scanner.number(),
      let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let end = point(isRelative)
    else { return false }
    let arc = EllipticalArc(
      from: current, to: end, radii: Point(x: abs(rx), y: abs(ry)),
      rotation: degrees * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
    arc.append(to: &path)
    current = end
    return true
  }
}

/// A part of an ellipse between two points, as SVG gives it (SVG 2, appendix B.2).
private struct EllipticalArc {
  var from: Point
  var to: Point
  var radii: Point
  var rotation: Double
  var isLarge: Bool
  var isClockwise: Bool

  /// Adds cubic curves of at most a quarter turn each; a line where a radius is zero.
  func append(to path: inout Path) {
    guard from != to else { return }
    guard radii.x > 0, radii.y > 0 else {
      path.line(to: to)
      return
    }
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let half = Point(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
    let local = Point(
      x: cosine * half.x + sine * half.y, y: cosine * half.y - sine * half.x)
    // Radii that are too small to reach both points are grown.
    let reach =
      (local.x / radii.x) * (local.x / radii.x) + (local.y / radii.y) * (local.y / radii.y)
    let grown = reach > 1 ? radii * reach.squareRoot() : radii
    let (rx2, ry2) = (grown.x * grown.x, grown.y * grown.y)
    let cross = rx2 * local.y * local.y + ry2 * local.x * local.x
    let factor = cross > 0 ? max(0, (rx2 * ry2 - cross) / cross).squareRoot() : 0
    let sign: Double = isLarge == isClockwise ? -1 : 1
    let center = Point(
      x: sign * factor * grown.x * local.y / grown.y,
      y: -sign * factor * grown.y * local.x / grown.x)
    let first = atan2((local.y - center.y) / grown.y, (local.x - center.x) / grown.x)
    let last = atan2((-local.y - center.y) / grown.y, (-local.x - center.x) / grown.x)
    var sweep = last - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let transform = Transform.scale(x: grown.x, y: grown.y)
      .followed(by: .translation(x: center.x, y: center.y))
      .followed(by: .rotation(radians: rotation))
      .followed(by: .translation(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2))
    let count = max(1, (abs(sweep) / (.pi / 2)).rounded(.up))
    let step = sweep / count
    let length = 4 / 3 * tan(step / 4)
    var angle = first
    for _ in 0..<Int(count) {
      let next = angle + step
      path.cubic(
        to: transform.apply(Point(x: cos(next), y: sin(next))),
        control1: transform.apply(
          Point(x: cos(angle) - length * sin(angle), y: sin(angle) + length * cos(angle))),
        control2: transform.apply(
          Point(x: cos(next) + length * sin(next), y: sin(next) - length * cos(next))))
      angle = next
    }
  }
}
