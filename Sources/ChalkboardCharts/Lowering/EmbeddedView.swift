import ChalkboardUI
import ChartEngine
import VectorScene

/// A view inside a chart, as the engine sees it.
final class EmbeddedView: EmbeddedContent {
  let name = "view"
  private let element: LayoutElement?

  init(_ view: some View, context: ViewContext) {
    var context = context
    context.stackAxis = nil
    element = context.element(for: view)
  }

  func size(offered width: Double?, _ height: Double?) -> Size {
    let size = element?.size(for: proposal(width, height)) ?? .zero
    return Size(width: size.width, height: size.height)
  }

  func nodes(in frame: VectorScene.Rect) -> [Node] {
    let frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    return element?.nodes(in: frame, proposal: ProposedViewSize(frame.size)) ?? []
  }

  private func proposal(_ width: Double?, _ height: Double?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
  }
}
