extension View {
  /// Puts the view into a frame of a fixed size, aligned in it. Lengths in points; `nil` takes the
  /// view's own.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedView {
    wrapped { child, context in
      FixedFrameContent(
        child: child, context: context, width: context.checked(width, "\(Self.self)"),
        height: context.checked(height, "\(Self.self)"), alignment: alignment)
    }
  }

  /// Puts the view into a frame that follows what it is offered, within limits. Lengths in points.
  ///
  /// - Parameters:
  ///   - minWidth: `nil` takes the view's own smallest width; the same for `minHeight`.
  ///   - idealWidth: the width where none is offered; the same for `idealHeight`.
  ///   - maxWidth: with infinity the frame takes all it is offered; `nil` takes the view's own
  ///     largest width; the same for `maxHeight`.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedView {
    wrapped { child, context in
      FlexibleFrameContent(
        child: child, context: context,
        horizontal: FlexibleFrameContent.Limits(
          minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        vertical: FlexibleFrameContent.Limits(
          minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment)
    }
  }

  /// The view at its ideal size along both axes, whatever it is offered.
  public func fixedSize() -> ModifiedView { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal size along the given axes, whatever it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedView {
    wrapped { child, context in
      FixedSizeContent(
        child: child, context: context, isHorizontal: horizontal, isVertical: vertical)
    }
  }
}

/// Content that is larger or smaller than its one child, which is aligned in it.
protocol AligningContent: WrappingContent {
  var alignment: Alignment { get }
  /// What the child is offered.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize
}

extension AligningContent {
  /// Where the child lies in a frame of `size`.
  private func origin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    let frame = ViewDimensions(size: size)
    let dimensions = child.dimensions(for: childProposal(proposal))
    return CGPoint(
      x: frame[alignment.horizontal] - dimensions[alignment.horizontal],
      y: frame[alignment.vertical] - dimensions[alignment.vertical])
  }

  func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let childProposal = childProposal(proposal)
    let childSize = child.size(for: childProposal)
    guard let place = child.explicitGuide(guide, size: childSize, proposal: childProposal) else {
      return nil
    }
    return place + origin(in: size, proposal: proposal)[guide.axis]
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    let childProposal = childProposal(proposal)
    let origin = origin(in: frame.size, proposal: proposal)
    let position = CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y)
    let size = child.size(for: childProposal)
    let outerAnchor = nodes.textAnchor
    if abs(size.width - frame.width) > 0.01 { nodes.textAnchor = alignment.horizontal.textAnchor }
    child.draw(
      in: context.mirrored(CGRect(origin: position, size: size), in: frame),
      proposal: childProposal, to: &nodes)
    nodes.textAnchor = outerAnchor
  }
}

struct FixedFrameContent: AligningContent {
  var child: LayoutElement
  var context: ViewContext
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(for: childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

struct FlexibleFrameContent: AligningContent {
  /// The limits along one axis.
  struct Limits {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// NaN and negative lengths are no limits.
    init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
      func usable(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 ? $0 : nil } }
      self.minimum = usable(minimum)
      self.ideal = usable(ideal)
      self.maximum = usable(maximum)
    }

    func offer(_ length: CGFloat?) -> CGFloat? {
      guard var length = length ?? ideal else { return nil }
      if let maximum { length = min(length, maximum) }
      if let minimum { length = max(length, minimum) }
      return length
    }

    /// The frame's length when it was offered `length` and its child took `child`.
    func length(offered length: CGFloat?, child: CGFloat) -> CGFloat {
      let offer = offer(length)
      var result = child
      if let minimum { result = max(minimum, offer.map { min(result, $0) } ?? result) }
      if let maximum { result = min(maximum, offer.map { max(result, $0) } ?? result) }
      if let minimum { result = max(minimum, result) }
      return result
    }
  }

  var child: LayoutElement
  var context: ViewContext
  var horizontal: Limits
  var vertical: Limits
  var alignment: Alignment

  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: childProposal(proposal))
    return CGSize(
      width: horizontal.length(offered: proposal.width, child: size.width),
      height: vertical.length(offered: proposal.height, child: size.height))
  }
}

struct FixedSizeContent: WrappingContent {
  var child: LayoutElement
  var context: ViewContext
  var isHorizontal: Bool
  var isVertical: Bool

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
  }

  func size(for proposal: ProposedViewSize) -> CGSize { child.size(for: childProposal(proposal)) }

  func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(guide, size: size, proposal: childProposal(proposal))
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    child.draw(in: frame, proposal: childProposal(proposal), to: &nodes)
  }
}

extension ViewContext {
  /// A length that can be used; others are reported with the view's name and become `nil`.
  func checked(_ length: CGFloat?, _ view: @autoclosure () -> String) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite { return length }
    report(ChalkboardUIDiagnostics.invalidFrame(length, of: view()))
    return nil
  }
}
