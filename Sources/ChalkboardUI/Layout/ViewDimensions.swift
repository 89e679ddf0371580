/// A view's size and its alignment guides.
public struct ViewDimensions {
  private let size: CGSize
  private let element: LayoutElement?
  private let proposal: ProposedViewSize

  init(size: CGSize, element: LayoutElement? = nil, proposal: ProposedViewSize = .unspecified) {
    self.size = size
    self.element = element
    self.proposal = proposal
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  /// The guide's place from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's place from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's place where the view or a view in it sets it; `nil` elsewhere.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// The guide's place where the view or a view in it sets it; `nil` elsewhere.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let element, element.guides.mayHave(key) else { return nil }
    return element.explicitGuide(key, size: size, proposal: proposal)
  }
}

extension ViewDimensions: Equatable {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.element === rhs.element
  }
}

/// Which alignment guides an element may set; lets layouts skip the search for those that nothing
/// sets.
package struct GuideKinds: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  static let textBaselines = GuideKinds(rawValue: 1)
  static let others = GuideKinds(rawValue: 2)
  static let all: GuideKinds = [.textBaselines, .others]

  func mayHave(_ key: AlignmentKey) -> Bool {
    !isEmpty && (contains(.others) || key.isTextBaseline)
  }
}
