import VectorScene

/// What shapes, texts and backgrounds are coloured with: a colour, a gradient, or a rule that picks
/// one by the environment.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands for this one in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint for one shape. Styles outside this library have it from ``resolve(in:)``.
  func paint(for request: PaintRequest) -> StylePaint
}

/// What a ``ShapeStyle`` is asked to colour.
public struct PaintRequest {
  package var environment: EnvironmentValues
  /// The box that unit points refer to, in scene units; `nil` stands for the box of the shape
  /// itself, whatever it will be.
  package var frame: CGRect?

  package init(environment: EnvironmentValues, frame: CGRect? = nil) {
    self.environment = environment
    self.frame = frame
  }
}

/// A resolved style: paint, and the shadow that goes with it.
public struct StylePaint: Hashable, Sendable {
  package var paint: Paint
  package var shadow: Shadow?

  package init(_ paint: Paint, shadow: Shadow? = nil) {
    self.paint = paint
    self.shadow = shadow
  }

  package func opacity(_ factor: Double) -> StylePaint {
    StylePaint(paint.opacity(factor), shadow: shadow?.opacity(factor))
  }
}

extension ShapeStyle {
  public func paint(for request: PaintRequest) -> StylePaint {
    resolve(in: request.environment).paint(for: request)
  }

  /// The paint of the style for a shape whose unit points refer to `frame`; without one they refer
  /// to the painted shape's own box.
  package func paint(in environment: EnvironmentValues, frame: CGRect? = nil) -> StylePaint {
    paint(for: PaintRequest(environment: environment, frame: frame))
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: styles that resolve to nothing else give their paint themselves.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) has no other style that stands for it")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never

  public func paint(for request: PaintRequest) -> StylePaint { switch self {} }
}

extension Paint {
  /// The same paint with every colour's opacity multiplied by `factor`.
  package func opacity(_ factor: Double) -> Paint {
    guard factor != 1 else { return self }
    func fade(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(offset: $0.offset, color: $0.color.opacity(factor)) }
    }
    switch self {
    case .color(let color): return .color(color.opacity(factor))
    case .linearGradient(var gradient):
      gradient.stops = fade(gradient.stops)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = fade(gradient.stops)
      return .radialGradient(gradient)
    }
  }
}
