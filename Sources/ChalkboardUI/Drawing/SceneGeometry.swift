import VectorScene

// Between Foundation's geometry, which SwiftUI's API speaks, and the scene's.

extension Point {
  package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }

  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Size {
  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Rect {
  /// The scene's rectangle for `rect`, with its sides put in order.
  package init(_ rect: CGRect) {
    self.init(
      from: Point(x: rect.origin.x, y: rect.origin.y),
      to: Point(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height))
  }
}

extension CGRect {
  package init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  /// The point at `anchor`'s fractions of the width and height.
  package func point(at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
  }
}

extension Transform {
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}
