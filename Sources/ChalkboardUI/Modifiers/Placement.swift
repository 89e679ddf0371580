extension View {
  /// Puts the view's centre at a point of the space that it is offered; it takes all of that.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView {
    position(CGPoint(x: x, y: y))
  }

  /// Puts the view's centre at a point of the space that it is offered; it takes all of that.
  public func position(_ position: CGPoint) -> ModifiedView {
    wrapped { child, context in
      PositionContent(child: child, context: context, position: position)
    }
  }

  /// Views with a higher priority are offered space first. Default: 0.
  public func layoutPriority(_ value: Double) -> ModifiedView {
    changingTraits { $0.layoutPriority = value.isNaN ? 0 : value }
  }

  /// Views with a higher index are drawn over those with a lower one. Default: 0.
  public func zIndex(_ value: Double) -> ModifiedView {
    changingTraits { $0.zIndex = value.isNaN ? 0 : value }
  }

  /// Gives a value to the layout around the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> ModifiedView {
    changingTraits { $0.layoutValues[ObjectIdentifier(key)] = value }
  }

  /// Sets where a guide lies, from the view's leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedView {
    wrapped { child, context in
      GuideContent(child: child, context: context, key: guide.key, place: computeValue)
    }
  }

  /// Sets where a guide lies, from the view's top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedView {
    wrapped { child, context in
      GuideContent(child: child, context: context, key: guide.key, place: computeValue)
    }
  }

  /// Keeps the view's proportions.
  ///
  /// - Parameters:
  ///   - aspectRatio: width over height; `nil` takes that of the view's ideal size.
  ///   - contentMode: whether the view fits into what it is offered, or fills it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> ModifiedView {
    wrapped { child, context in
      AspectRatioContent(
        child: child, context: context, ratio: aspectRatio, contentMode: contentMode)
    }
  }

  /// Keeps the proportions of `aspectRatio`.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> ModifiedView {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public func scaledToFit() -> ModifiedView { aspectRatio(contentMode: .fit) }

  public func scaledToFill() -> ModifiedView { aspectRatio(contentMode: .fill) }
}

/// How something with fixed proportions is put into other proportions.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is inside.
  case fit
  /// All of the space is covered.
  case fill
}

struct PositionContent: WrappingContent {
  var child: LayoutElement
  var context: ViewContext
  var position: CGPoint

  var guides: GuideKinds { [] }

  func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: proposal)
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    let placement = LayoutElement.Placement(
      position: CGPoint(x: frame.minX + position.x, y: frame.minY + position.y),
      anchor: .center, proposal: proposal)
    child.draw(
      in: context.mirrored(child.frame(at: placement), in: frame), proposal: proposal, to: &nodes)
  }
}

struct GuideContent: WrappingContent {
  var child: LayoutElement
  var context: ViewContext
  var key: AlignmentKey
  var place: (ViewDimensions) -> CGFloat

  var guides: GuideKinds { child.guides.union(key.isTextBaseline ? .textBaselines : .others) }

  func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard guide == key else {
      return child.explicitGuide(guide, size: size, proposal: proposal)
    }
    return place(child.dimensions(for: proposal))
  }
}

struct AspectRatioContent: WrappingContent {
  var child: LayoutElement
  var context: ViewContext
  /// Width over height; `nil` takes that of the child's ideal size.
  var ratio: CGFloat?
  var contentMode: ContentMode

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = child.size(for: .unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      guard width.isFinite || height.isFinite else { return proposal }
      let isWidthLimiting = (width < height * ratio) == (contentMode == .fit)
      return isWidthLimiting
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil):
      return self.ratio == nil
        ? proposal : ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    }
  }

  func size(for proposal: ProposedViewSize) -> CGSize { child.size(for: childProposal(proposal)) }

  func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(guide, size: size, proposal: childProposal(proposal))
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    child.draw(in: frame, proposal: childProposal(proposal), to: &nodes)
  }
}
