import VectorScene

/// Places what stands beside marks.
struct AnnotationLayout {
  /// Between a mark and its annotation when the annotation does not say, in scene units.
  static let standardSpacing = 4.0

  /// At most this share of a layer's annotations is left out one by one; when more would have to go,
  /// none is shown, since a few left by chance tell nothing.
  static let largestLoss = 0.34

  /// The annotations that can stand without covering each other or another mark of the layer.
  ///
  /// - Parameters:
  ///   - shapes: the drawn marks of the layer.
  ///   - plot: those above, below and over their mark are moved sideways to stay inside it.
  static func arranged(
    _ annotations: [Annotation], around shapes: [MarkShape], in plot: Rect
  ) -> (placed: [PlacedContent], dropped: Int) {
    let all = placed(annotations, around: shapes, in: plot)
    // Large layers are not searched whole: what could be covered stands near in their order too.
    let reach = 24
    var kept: [PlacedContent] = []
    for (number, content) in all.enumerated() {
      let frame = content.frame
      let near = max(0, number - reach)..<min(shapes.count, number + reach)
      let coversMark =
        shapes.indices.contains(near.lowerBound)
        && shapes[near].contains { shape in
          shape.row != content.row && shape.frame.overlaps(frame)
        }
      if !coversMark, !kept.suffix(reach).contains(where: { $0.frame.overlaps(frame) }) {
        kept.append(content)
      }
    }
    let dropped = all.count - kept.count
    return Double(dropped) > largestLoss * Double(all.count)
      ? ([], all.count) : (kept, dropped)
  }

  private static func placed(
    _ annotations: [Annotation], around shapes: [MarkShape], in plot: Rect
  ) -> [PlacedContent] {
    guard !annotations.isEmpty else { return [] }
    let shapeByRow = Dictionary(
      shapes.map { ($0.row, $0) }, uniquingKeysWith: { first, _ in first })
    return annotations.compactMap { annotation in
      guard let shape = shapeByRow[annotation.row] else { return nil }
      let size = annotation.content.size(offered: nil, nil)
      guard size.width.isFinite, size.height.isFinite else { return nil }
      var frame = frame(of: size, annotation: annotation, at: shape)
      if annotation.position.isAboveOrBelow(shape.farSide) {
        frame.x = max(plot.minX, min(frame.x, plot.maxX - frame.width))
      }
      return PlacedContent(content: annotation.content, frame: frame, row: annotation.row)
    }
  }

  private static func frame(of size: Size, annotation: Annotation, at shape: MarkShape) -> Rect {
    let mark = shape.frame
    let gap = annotation.spacing ?? standardSpacing
    let side = annotation.position == .automatic ? shape.farSide : annotation.position
    let above = mark.minY - gap - size.height
    let below = mark.maxY + gap
    let before = mark.minX - gap - size.width
    let after = mark.maxX + gap
    let acrossX = horizontal(size.width, in: mark, annotation.alignment)
    let acrossY = vertical(size.height, in: mark, annotation.alignment)
    let origin: Point =
      switch side {
      case .top, .automatic: Point(x: acrossX, y: above)
      case .bottom: Point(x: acrossX, y: below)
      case .leading: Point(x: before, y: acrossY)
      case .trailing: Point(x: after, y: acrossY)
      case .topLeading: Point(x: before, y: above)
      case .topTrailing: Point(x: after, y: above)
      case .bottomLeading: Point(x: before, y: below)
      case .bottomTrailing: Point(x: after, y: below)
      case .overlay: Point(x: acrossX, y: acrossY)
      }
    return Rect(origin: origin, size: size)
  }

  private static func horizontal(
    _ width: Double, in mark: Rect, _ alignment: Annotation.Alignment
  ) -> Double {
    switch alignment {
    case .leading: mark.minX
    case .trailing: mark.maxX - width
    case .center, .top, .bottom: mark.midX - width / 2
    }
  }

  private static func vertical(
    _ height: Double, in mark: Rect, _ alignment: Annotation.Alignment
  ) -> Double {
    switch alignment {
    case .top: mark.minY
    case .bottom: mark.maxY - height
    case .center, .leading, .trailing: mark.midY - height / 2
    }
  }
}

extension Annotation.Position {
  /// Whether the content stands over, above or below its mark and not beside it.
  fileprivate func isAboveOrBelow(_ farSide: Annotation.Position) -> Bool {
    switch self == .automatic ? farSide : self {
    case .top, .bottom, .overlay: true
    default: false
    }
  }
}
