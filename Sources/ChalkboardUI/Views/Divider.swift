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
    nodes.append(.path(PathNode(.rectangle(Rect(frame)), fill: paint)))
  }
}
