import VectorScene

/// A hairline between views: upright in a horizontal stack, level elsewhere.
public struct Divider: View {
  public init() {}

  public func makeElements(in list: inout ElementList) {
    list.append(
      DividerContent(
        isUpright: list.context.stackAxis == .horizontal, context: list.context))
  }
}

struct DividerContent: ElementContent {
  var isUpright: Bool
  var context: ViewContext

  var name: String { "Divider" }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let thickness = context.environment.pixelLength
    let length = proposal.replacingUnspecifiedDimensions()
    return isUpright
      ? CGSize(width: thickness, height: length.height)
      : CGSize(width: length.width, height: thickness)
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    let paint = SeparatorShapeStyle().paint(in: context.environment).paint
    nodes.append(.path(PathNode(.rectangle(Rect(onPixels(frame))), fill: paint)))
  }

  /// The line at the whole point next to its place: between two pixels it would be drawn on both,
  /// wider and paler than its neighbours. Whole points begin a pixel at every whole scale.
  private func onPixels(_ frame: CGRect) -> CGRect {
    var frame = frame
    if isUpright {
      frame.origin.x = frame.minX.rounded()
    } else {
      frame.origin.y = frame.minY.rounded()
    }
    return frame
  }
}
