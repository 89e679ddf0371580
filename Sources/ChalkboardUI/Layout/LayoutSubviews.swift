/// The views that a layout measures and places.
public struct LayoutSubviews: RandomAccessCollection {
  let elements: ArraySlice<LayoutElement>
  public var layoutDirection: LayoutDirection

  init(_ elements: ArraySlice<LayoutElement>, layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements[bounds], layoutDirection: layoutDirection)
  }

  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(indices.map { elements[$0] }[...], layoutDirection: layoutDirection)
  }

  func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    elements.contains { $0.guides.mayHave(key) }
  }

  /// The guide as the placed subviews set it: the topmost first baseline, the lowest last baseline,
  /// and the mean of any other guide.
  func mergedGuide(_ key: AlignmentKey) -> CGFloat? {
    let places = elements.compactMap { element -> CGFloat? in
      guard element.guides.mayHave(key), let placement = element.placement else { return nil }
      let size = element.size(for: placement.proposal)
      guard
        let place = element.explicitGuide(key, size: size, proposal: placement.proposal)
      else { return nil }
      return placement.origin(of: size)[key.axis] + place
    }
    guard !places.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return places.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return places.max() }
    return places.reduce(0, +) / CGFloat(places.count)
  }
}

/// One of the views that a layout measures and places.
public struct LayoutSubview: Equatable {
  let element: LayoutElement

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.element === rhs.element
  }

  /// The value that the view gives for `key`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    element.traits.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Default: 0. Views with a higher priority are offered space first.
  public var priority: Double { element.traits.layoutPriority }

  public var spacing: ViewSpacing { element.spacing }

  /// The size that the view takes when it is offered `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(for: proposal) }

  /// The view's size and alignment guides when it is offered `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(for: proposal)
  }

  /// Puts the view's `anchor` point at `position` and offers it `proposal`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    element.placement = LayoutElement.Placement(
      position: position, anchor: anchor, proposal: proposal,
      textAnchor: anchor == .center ? .center : .leading)
  }
}

extension LayoutSubview {
  /// Puts the view's top leading corner at `position`.
  ///
  /// - Parameter textAnchor: which part of the view's texts shall stay in its place when a viewer
  ///   has other fonts.
  func place(at position: CGPoint, textAnchor: TextAlignment, proposal: ProposedViewSize) {
    element.placement = LayoutElement.Placement(
      position: position, anchor: .topLeading, proposal: proposal, textAnchor: textAnchor)
  }
}

/// The direction of reading.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
