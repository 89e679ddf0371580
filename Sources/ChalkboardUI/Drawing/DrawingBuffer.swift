import VectorScene

/// What a graphics context draws into. All copies of a context share it, as they share the picture.
final class DrawingBuffer {
  private var nodes: [Node] = []
  /// The clip of the nodes that were drawn last; they go into one group.
  private var openClip: ClipStack?
  private var openNodes: [Node] = []

  func append(_ node: Node, clippedTo clip: ClipStack?) {
    if clip !== openClip {
      closeGroup()
      openClip = clip
    }
    if clip == nil { nodes.append(node) } else { openNodes.append(node) }
  }

  private func closeGroup() {
    guard let clip = openClip else { return }
    if !openNodes.isEmpty { nodes.append(clip.wrap(openNodes)) }
    openNodes = []
    openClip = nil
  }

  /// Everything that was drawn so far.
  func takeNodes() -> [Node] {
    closeGroup()
    defer { nodes = [] }
    return nodes
  }
}

/// The outlines that drawing is limited to, in the coordinates of the picture. A class, so that
/// drawings under the same clip are told by identity.
final class ClipStack {
  enum Limit {
    case path(VectorScene.Path)
    case mask([Node])
  }

  private let limit: Limit
  private let outer: ClipStack?

  init(_ limit: Limit, inside outer: ClipStack?) {
    self.limit = limit
    self.outer = outer
  }

  func wrap(_ nodes: [Node]) -> Node {
    let group =
      switch limit {
      case .path(let path): VectorScene.Group(nodes, clip: path)
      case .mask(let mask): VectorScene.Group(nodes, mask: mask)
      }
    return outer?.wrap([.group(group)]) ?? .group(group)
  }
}
