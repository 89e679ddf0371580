import VectorScene

/// Something to draw inside a chart that the engine does not know: a view as an annotation or as an
/// axis label. The engine only asks how large it is and where its nodes go.
public protocol EmbeddedContent {
  /// What to call it in `chalkboard inspect`.
  var name: String { get }

  /// Whether grid lines stop short of it, as they should of text; by default they run on.
  var interruptsGridLines: Bool { get }

  /// The size that it takes when it is offered `width` and `height`; `nil` asks for its ideal.
  func size(offered width: Double?, _ height: Double?) -> Size

  /// Its nodes at a place in the scene.
  func nodes(in frame: Rect) -> [Node]
}

extension EmbeddedContent {
  public var interruptsGridLines: Bool { false }
}
