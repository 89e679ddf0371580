/// A view's place in the layout: it answers how large it wants to be, and draws itself where it is
/// put.
///
/// A class, since it keeps the sizes that it was asked for: stacks ask each child several times.
package final class LayoutElement {
  package let content: any ElementContent
  package let traits: ElementTraits
  /// The alignment guides that it may set.
  let guides: GuideKinds
  /// Where the layout around it put it.
  var placement: Placement?
  private let session: RenderSession
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var places: [(question: GuideQuestion, place: CGFloat?)] = []

  private static let largestNumberOfSizes = 12
  private static let largestNumberOfPlaces = 6

  private struct GuideQuestion: Equatable {
    var guide: AlignmentKey
    var size: CGSize
    var proposal: ProposedViewSize
  }

  struct Placement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
    /// Which part of the view's texts shall stay in its place when a viewer has other fonts.
    var textAnchor = TextAlignment.leading

    /// The top leading corner of a view of `size`.
    func origin(of size: CGSize) -> CGPoint {
      CGPoint(
        x: position.x - Self.part(anchor.x, of: size.width),
        y: position.y - Self.part(anchor.y, of: size.height))
    }

    /// 0 times infinity is NaN, but the leading edge of something endless is still its edge.
    private static func part(_ fraction: CGFloat, of length: CGFloat) -> CGFloat {
      fraction == 0 ? 0 : fraction * length
    }
  }

  init(_ content: any ElementContent, traits: ElementTraits, session: RenderSession) {
    self.content = content
    guides = content.guides
    self.traits = traits
    self.session = session
  }

  /// The size that the view takes when it is offered `proposal`. Never negative and never NaN, but
  /// it may be infinite when the proposal is.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    for entry in sizes where entry.proposal == proposal { return entry.size }
    var size = CGSize.zero
    if session.stack.isShort {
      _ = session.stack.onFreshStack { size = self.content.size(for: proposal) }
    } else {
      size = content.size(for: proposal)
    }
    size = sanitized(size)
    if sizes.count >= Self.largestNumberOfSizes { sizes.removeFirst(sizes.count / 2) }
    sizes.append((proposal, size))
    return size
  }

  private func sanitized(_ size: CGSize) -> CGSize {
    if size.width >= 0, size.height >= 0 { return size }
    if size.width.isNaN || size.height.isNaN {
      content.report(ChalkboardUIDiagnostics.sizeIsNoNumber(of: content.name))
    }
    // `max` with NaN would give NaN.
    return CGSize(
      width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }

  package func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(for: proposal), element: self, proposal: proposal)
  }

  /// Where an alignment guide was set to other than its default place, from the view's top or
  /// leading edge; `nil` when it was not.
  func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let question = GuideQuestion(guide: guide, size: size, proposal: proposal)
    for entry in places where entry.question == question { return entry.place }
    let place = place(of: question)
    if places.count >= Self.largestNumberOfPlaces { places.removeFirst(places.count / 2) }
    places.append((question, place))
    return place
  }

  private func place(of question: GuideQuestion) -> CGFloat? {
    let (guide, size, proposal) = (question.guide, question.size, question.proposal)
    var result: CGFloat?
    let isDone: Bool
    if session.stack.isShort {
      isDone = session.stack.onFreshStack {
        result = self.content.explicitGuide(guide, size: size, proposal: proposal)
      }
    } else {
      result = content.explicitGuide(guide, size: size, proposal: proposal)
      isDone = true
    }
    guard isDone, let place = result, place.isFinite else { return nil }
    return place
  }

  var spacing: ViewSpacing { content.spacing }

  /// Draws the view into `frame`, which it chose itself when it was offered `proposal`.
  package func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    let frame = drawable(frame)
    guard session.stack.isShort else {
      return content.draw(in: frame, proposal: proposal, to: &nodes)
    }
    let isDone = session.stack.onFreshStack {
      self.content.draw(in: frame, proposal: proposal, to: &nodes)
    }
    if !isDone { content.report(ChalkboardUIDiagnostics.tooDeep(content.name)) }
  }

  /// The frame of the view with its `anchor` point at `position`.
  func frame(at placement: Placement) -> CGRect {
    let size = size(for: placement.proposal)
    return CGRect(origin: placement.origin(of: size), size: size)
  }

  /// The largest length that is drawn, in scene units: far more than a page has, and as far as
  /// numbers of single precision still tell neighbours apart.
  private static let largestLength: CGFloat = 16_777_216

  func drawable(_ frame: CGRect) -> CGRect {
    func isDrawable(_ value: CGFloat) -> Bool { abs(value) <= Self.largestLength }
    if isDrawable(frame.origin.x), isDrawable(frame.origin.y), isDrawable(frame.size.width),
      isDrawable(frame.size.height)
    {
      return frame
    }
    let name = content.name
    content.context.environment.diagnostics?.report(once: "frame of \(name)") {
      ChalkboardUIDiagnostics.undrawableFrame(frame, of: name)
    }
    func clamp(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(Self.largestLength, max(-Self.largestLength, value))
    }
    return CGRect(
      x: clamp(frame.origin.x), y: clamp(frame.origin.y), width: max(0, clamp(frame.size.width)),
      height: max(0, clamp(frame.size.height)))
  }
}
