import ChartScales
import Diagnostics
import Typography
import VectorScene

/// Lowers a tree of views to a scene.
public struct ViewRenderer {
  private let context: RenderContext

  package init(_ context: RenderContext) { self.context = context }

  /// The picture of `view` when it is offered `proposal`: usually a fixed width and a height of
  /// `nil`, which gives the height that the view wants. The picture has the size that the view
  /// takes.
  package func scene(
    of view: some View, proposal: ProposedViewSize, background: Paint? = nil, title: String = "",
    summary: String = ""
  ) -> Scene {
    let context = ViewContext(context)
    var nodes = NodeList()
    var size = CGSize.zero
    if let root = context.element(for: view) {
      size = root.size(for: proposal)
      let frame = root.drawable(CGRect(origin: .zero, size: size))
      size = frame.size
      root.draw(in: frame, proposal: proposal, to: &nodes)
    }
    return Scene(
      size: Size(size), background: background, nodes: nodes.nodes, title: title,
      summary: summary, language: language)
  }

  /// What `view` takes when it is offered `proposal`; nothing is drawn.
  package func size(of view: some View, proposal: ProposedViewSize) -> Size {
    let root = ViewContext(context).element(for: view)
    return root.map { Size($0.size(for: proposal)) } ?? Size(width: 0, height: 0)
  }

  /// The locale as a BCP 47 tag.
  private var language: String {
    context.environment.format.localeIdentifier
      .split(separator: "@").first.map { $0.replacingOccurrences(of: "_", with: "-") } ?? ""
  }
}

extension ViewContext {
  /// The elements of `view` in this environment, as one; `nil` for a view that has none. Several
  /// lie over each other.
  package func element(for view: some View) -> LayoutElement? {
    ElementList(context: self).element(of: view)
  }
}

extension LayoutElement {
  /// What the view draws when it lies in `frame`, whose size it chose for `proposal`.
  package func nodes(in frame: CGRect, proposal: ProposedViewSize) -> [Node] {
    var nodes = NodeList()
    draw(in: frame, proposal: proposal, to: &nodes)
    return nodes.nodes
  }
}
