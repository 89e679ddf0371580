import VectorScene

/// Collects the nodes that elements draw, in drawing order.
package struct NodeList {
  package private(set) var nodes: [Node] = []
  /// Which part of texts shall stay in its place when a viewer has other fonts: what the layout
  /// around them aligns.
  var textAnchor = TextAlignment.leading
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
    inner.textAnchor = textAnchor
    body(&inner)
    guard !inner.nodes.isEmpty else { return }
    var group = VectorScene.Group(inner.nodes)
    wrap(&group)
    nodes.append(group.simplified)
  }
}

extension VectorScene.Group {
  /// The group, or its only child where that can take on what the group does.
  fileprivate var simplified: Node {
    guard children.count == 1, let child = children.first, transform.isIdentity, clip == nil,
      mask == nil, symbol == nil, accessibility == nil, link == nil
    else { return .group(self) }
    switch child {
    case .path(var path)
    where path.shadow == nil && (opacity == 1 || path.stroke == nil || path.fill == nil):
      path.fill = path.fill?.opacity(opacity)
      if var stroke = path.stroke {
        stroke.paint = stroke.paint.opacity(opacity)
        path.stroke = stroke
      }
      path.shadow = shadow
      return .path(path)
    case .text(var text) where shadow == nil:
      text.fill = text.fill.opacity(opacity)
      return .text(text)
    default: return .group(self)
    }
  }
}
