extension Sequence<Node> {
  /// All texts that may be drawn, in drawing order.
  package var texts: [TextNode] {
    var texts: [TextNode] = []
    for node in self {
      switch node {
      case .group(let group):
        texts += group.children.texts
        texts += group.mask?.texts ?? []
      case .text(let text) where !text.fill.isInvisible: texts.append(text)
      case .text, .path, .image: break
      }
    }
    return texts
  }
}
