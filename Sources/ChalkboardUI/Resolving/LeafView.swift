import VectorScene

/// A view that draws nodes itself, such as a chart.
package protocol LeafView: View where Body == Never {
  /// The size it takes when it is offered `proposal`.
  func sizeThatFits(_ proposal: ProposedViewSize, _ context: ViewContext) -> CGSize

  /// What it draws into `frame`, in the coordinates of the whole picture.
  func nodes(in frame: CGRect, _ context: ViewContext) -> [Node]
}

extension LeafView {
  public func makeElements(in list: inout ElementList) {
    list.append(LeafContent(view: self, context: list.context))
  }
}

struct LeafContent<Leaf: LeafView>: ElementContent {
  var view: Leaf
  var context: ViewContext

  var name: String { "\(Leaf.self)" }

  func size(for proposal: ProposedViewSize) -> CGSize { view.sizeThatFits(proposal, context) }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    nodes.append(contentsOf: view.nodes(in: frame, context))
  }
}
