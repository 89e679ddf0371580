/// A shape with its outline changed.
public struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Path, CGRect) -> Path

  public func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape of a fixed size.
public struct SizedShape<Base: Shape>: Shape {
  let base: Base
  let size: CGSize

  public func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(origin: rect.origin, size: size))
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

extension Shape {
  private func changed(_ change: @escaping @Sendable (Path, CGRect) -> Path) -> ChangedShape<Self> {
    ChangedShape(base: self, change: change)
  }

  /// The part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> ChangedShape<Self>
  {
    changed { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChangedShape<Self> {
    changed { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  public func offset(_ offset: CGSize) -> ChangedShape<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  public func offset(_ offset: CGPoint) -> ChangedShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  /// The shape turned about the `anchor` point of its frame, clockwise for positive angles.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    changed { path, rect in
      path.applying(
        .around(rect.point(at: anchor), CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
    }
  }

  /// The shape scaled about the `anchor` point of its frame.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ChangedShape<Self>
  {
    changed { path, rect in
      path.applying(.around(rect.point(at: anchor), CGAffineTransform(scaleX: x, y: y)))
    }
  }

  /// The shape scaled about the `anchor` point of its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public func transform(_ transform: CGAffineTransform) -> ChangedShape<Self> {
    changed { path, _ in path.applying(transform) }
  }

  public func size(_ size: CGSize) -> SizedShape<Self> { SizedShape(base: self, size: size) }

  public func size(width: CGFloat, height: CGFloat) -> SizedShape<Self> {
    size(CGSize(width: width, height: height))
  }
}

extension CGAffineTransform {
  /// The map that does `transform` about `center` in place of the origin.
  fileprivate static func around(_ center: CGPoint, _ transform: CGAffineTransform)
    -> CGAffineTransform
  {
    CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
