extension Node {
  /// A box that holds everything the node draws, its shadow included, in the coordinates of its
  /// parent; it may be a little larger than the ink. `nil` when nothing is drawn.
  ///
  /// Back ends use it to keep the surfaces of masks, shadows and half-clear groups small.
  package var inkBounds: Rect? {
    switch self {
    case .group(let group): group.inkBounds
    case .path(let path): path.inkBounds
    case .text(let text): text.inkBounds
    case .image(let image): image.frame.isFinite && !image.frame.isEmpty ? image.frame : nil
    }
  }
}

extension Sequence<Node> {
  /// A box that holds everything these nodes draw; `nil` when they draw nothing.
  package var inkBounds: Rect? {
    reduce(nil) { bounds, node in
      guard let box = node.inkBounds else { return bounds }
      return bounds?.union(box) ?? box
    }
  }
}

extension Group {
  /// A box around what the group draws, in the coordinates of its parent.
  package var inkBounds: Rect? {
    guard let bounds = localInkBounds else { return nil }
    let box = transform.apply(shadow.map { bounds.union($0.inkBounds(of: bounds)) } ?? bounds)
    return box.isFinite ? box : nil
  }

  /// A box around what the group draws but its shadow, in the group's own coordinates.
  package var localInkBounds: Rect? {
    var bounds = children.inkBounds
    if let clip { bounds = bounds?.intersection(clip.controlBox ?? .zero) }
    if let mask {
      guard let box = mask.inkBounds else { return nil }
      bounds = bounds?.intersection(box)
    }
    return bounds
  }
}

extension PathNode {
  /// A box around fill, stroke and shadow.
  package var inkBounds: Rect? {
    guard var bounds = path.controlBox else { return nil }
    if let stroke, stroke.width > 0, stroke.width.isFinite {
      bounds = bounds.outset(by: stroke.reach)
    }
    if let shadow { bounds = bounds.union(shadow.inkBounds(of: bounds)) }
    return bounds.isFinite ? bounds : nil
  }
}

extension Stroke {
  /// How far from the path the stroke may reach, in scene units.
  package var reach: Double {
    // A square cap reaches a half of the diagonal; a miter as far as its limit lets it.
    width / 2 * max(1.5, join == .miter && miterLimit.isFinite ? miterLimit : 1)
  }
}

extension TextNode {
  /// A generous box around the line: glyphs may overhang their advance and their em.
  package var inkBounds: Rect? {
    guard origin.isFinite, width.isFinite, font.size > 0, font.size.isFinite else { return nil }
    return Rect(
      x: start.x - font.size / 2, y: start.y - 1.5 * font.size, width: max(0, width) + font.size,
      height: 2.25 * font.size)
  }

  /// The box that a gradient in ``GradientUnits/objectBox`` spans on a text: as wide as the line,
  /// from 0.8 em above the baseline to 0.2 em below it, whatever the font's own metrics.
  package var emBox: Rect {
    Rect(x: start.x, y: start.y - 0.8 * font.size, width: width, height: font.size)
  }
}

extension Shadow {
  /// A box around the shadow of something that fills `bounds`.
  package func inkBounds(of bounds: Rect) -> Rect {
    // Three standard deviations hold all of a Gaussian that 8 bits can show.
    let spread = radius.isFinite ? max(0, radius) * 1.5 : 0
    guard offset.isFinite else { return bounds.outset(by: spread) }
    return bounds.outset(by: spread).offset(dx: offset.x, dy: offset.y)
  }
}

extension Rect {
  package var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }

  /// The rectangle with its sides moved outwards by `distance`.
  package func outset(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }
}
