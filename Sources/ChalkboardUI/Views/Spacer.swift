/// Space that takes what its stack has left; outside a stack it grows along both axes.
public struct Spacer: View {
  /// In points; `nil` is the default distance between views, 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public func makeElements(in list: inout ElementList) {
    // A spacer is served after everything else, and never takes what a text would need.
    var traits = ElementTraits()
    traits.layoutPriority = -.infinity
    list.append(
      SpacerContent(
        minLength: minLength ?? ViewSpacing.standard, axis: list.context.stackAxis,
        context: list.context), traits: traits)
  }
}

struct SpacerContent: ElementContent {
  var minLength: CGFloat
  var axis: Axis?
  var context: ViewContext

  var name: String { "Spacer" }

  /// A spacer is the distance itself; it wants none of its own along the stack.
  var spacing: ViewSpacing {
    switch axis {
    case .horizontal: ViewSpacing(leading: 0, trailing: 0)
    case .vertical: ViewSpacing(top: 0, bottom: 0)
    case nil: .zero
    }
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    var size = CGSize(
      width: max(minLength, proposal.width ?? minLength),
      height: max(minLength, proposal.height ?? minLength))
    if let axis { size[axis.other] = 0 }
    return size
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {}
}
