/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Foundation has this type on Apple's systems only.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static let identity = CGAffineTransform()

  public init() { self.init(1, 0, 0, 1, 0, 0) }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.init(a, b, c, d, tx, ty)
  }

  public init(translationX: CGFloat, y: CGFloat) { self.init(1, 0, 0, 1, translationX, y) }

  public init(scaleX: CGFloat, y: CGFloat) { self.init(scaleX, 0, 0, y, 0, 0) }

  /// A turn about the origin by `rotationAngle` radians, clockwise on the picture.
  public init(rotationAngle: CGFloat) {
    let sine = CGFloat(sin(Double(rotationAngle)))
    let cosine = CGFloat(cos(Double(rotationAngle)))
    self.init(cosine, sine, -sine, cosine, 0, 0)
  }

  public var isIdentity: Bool { self == .identity }

  /// The map that does this one first and then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * other.a + b * other.c, a * other.b + b * other.d,
      c * other.a + d * other.c, c * other.b + d * other.d,
      tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty)
  }

  /// The map that first moves by `x` and `y` and then does this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The map that first scales and then does this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The map that first turns by `angle` radians and then does this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that undoes this one; this one itself when it flattens the plane.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
  }

  /// The factor by which the map scales every length, or `nil` when it depends on the direction.
  var uniformScale: CGFloat? {
    let along = a * a + b * b
    let across = c * c + d * d
    let skew = a * c + b * d
    let tolerance = 1e-9 * max(along, across)
    guard abs(along - across) <= tolerance, abs(skew) <= tolerance else { return nil }
    return along.squareRoot()
  }
}

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The bounding box of the mapped rectangle.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ].map { $0.applying(transform) }
    let left = corners.reduce(CGFloat.infinity) { min($0, $1.x) }
    let right = corners.reduce(-CGFloat.infinity) { max($0, $1.x) }
    let top = corners.reduce(CGFloat.infinity) { min($0, $1.y) }
    let bottom = corners.reduce(-CGFloat.infinity) { max($0, $1.y) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
