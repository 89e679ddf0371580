import VectorScene

/// Collects the nodes that elements draw, in drawing order.
package struct NodeList {
  package private(set) var nodes: [Node] = []
  /// How many groups lie around the list.
  private var depth = 0

  /// Back ends walk groups recursively; deeper ones are dissolved, and only their effect is lost.
  private static let largestDepth = 200

  package init() {}

  package mutating func append(_ node: Node) { nodes.append(node) }

  package mutating func append(contentsOf more: some Sequence<Node>) {
    nodes.append(contentsOf: more)
  }

  /// Draws with `body` into a group that `wrap` makes of the drawn nodes. Nothing is added when
  /// nothing is drawn.
  package mutating func group(
    _ body: (inout NodeList) -> Void, wrap: (inout VectorScene.Group) -> Void
  ) {
    guard depth < Self.largestDepth else { return body(&self) }
    var inner = NodeList()
    inner.depth = depth + 1
    body(&inner)
    guard !inner.nodes.isEmpty else { return }
    var group = VectorScene.Group(inner.nodes)
    wrap(&group)
    nodes.append(.group(group))
  }
}
