import VectorScene

/// A picture that stands in several places, such as a thumbnail: a file with many of them defines
/// it once.
///
/// It is drawn in a coordinate space of its own and scaled to fit what it is offered, keeping its
/// proportions. Its ideal size is that of the coordinate space.
public struct SharedDrawing: LeafView {
  private let name: String
  private let size: CGSize
  private let renderer: (inout GraphicsContext) -> Void

  /// - Parameters:
  ///   - name: stands for the drawing in the file. Drawings of the same name must look the same, so
  ///     it says what they depend on, the colour scheme included. Characters other than letters,
  ///     digits and `-` become `-`.
  ///   - size: the coordinate space of `renderer`, in points.
  public init(
    _ name: String, size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.name = String(decoding: name.utf8.map(Self.byteOfName), as: UTF8.self)
    self.size = size
    self.renderer = renderer
  }

  private static func byteOfName(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      byte
    default: UInt8(ascii: "-")
    }
  }

  private var isDrawable: Bool {
    size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, _ context: ViewContext) -> CGSize {
    guard isDrawable else { return .zero }
    let scale = min(
      (proposal.width ?? .infinity) / size.width, (proposal.height ?? .infinity) / size.height)
    guard scale.isFinite else { return size }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  package func nodes(in frame: CGRect, _ context: ViewContext) -> [Node] {
    guard isDrawable, frame.width > 0, frame.height > 0 else { return [] }
    let nodes = context.session.sharedDrawing(name) {
      var graphics = GraphicsContext(transform: .identity, context: context)
      EnvironmentValues.$ambient.withValue(context.environment) { renderer(&graphics) }
      return graphics.takeNodes()
    }
    guard !nodes.isEmpty else { return [] }
    let scale = min(frame.width / size.width, frame.height / size.height)
    let transform = Transform(
      a: Double(scale), b: 0, c: 0, d: Double(scale), tx: Double(frame.minX),
      ty: Double(frame.minY))
    return [.group(VectorScene.Group(nodes, transform: transform, symbol: name))]
  }
}
