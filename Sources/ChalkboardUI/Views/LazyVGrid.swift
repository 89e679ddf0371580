/// How wide a column, or how tall a row, of a lazy grid is.
public struct GridItem: Hashable, Sendable {
  public enum Size: Hashable, Sendable {
    /// In points.
    case fixed(CGFloat)
    /// An equal share of what is left, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// To the next track, in points; `nil` is 8.
  public var spacing: CGFloat?
  /// `nil` is the grid's.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, filled row by row.
public struct LazyVGrid<Content> {
  private let layout: TrackLayout
  private let content: Content
}

extension LazyVGrid: View where Content: View {
  /// - Parameter spacing: between rows, in points; `nil` is 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(
      items: columns, axis: .horizontal,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    self.content = content()
  }

  public func makeElements(in list: inout ElementList) {
    list.append(content, laidOutBy: layout, name: "LazyVGrid")
  }
}

/// Views in rows, filled column by column.
public struct LazyHGrid<Content> {
  private let layout: TrackLayout
  private let content: Content
}

extension LazyHGrid: View where Content: View {
  /// - Parameter spacing: between columns, in points; `nil` is 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(
      items: rows, axis: .vertical,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    self.content = content()
  }

  public func makeElements(in list: inout ElementList) {
    list.append(content, laidOutBy: layout, name: "LazyHGrid")
  }
}

/// Puts views into tracks of given widths (or heights), line after line.
struct TrackLayout: Layout {
  var items: [GridItem]
  /// The axis along which the tracks lie beside each other.
  var axis: Axis
  var alignment: Alignment
  var spacing: CGFloat?

  static var layoutProperties: LayoutProperties { LayoutProperties(mergesGuides: true) }

  private struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// More tracks than a picture has room for mean a minimum near 0.
  private static let largestCount: CGFloat = 10_000

  private func tracks(_ length: CGFloat?) -> [Track] {
    let offered = length.flatMap { $0.isFinite ? $0 : nil } ?? 10
    let gaps = items.dropLast().reduce(CGFloat(0)) { $0 + ($1.spacing ?? ViewSpacing.standard) }
    var remaining = offered - gaps
    for item in items { if case .fixed(let length) = item.size { remaining -= length } }
    var flexible = items.filter { if case .fixed = $0.size { false } else { true } }.count
    var tracks: [Track] = []
    var start: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? ViewSpacing.standard
      func add(_ length: CGFloat) {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
      switch item.size {
      case .fixed(let length): add(max(0, length))
      case .flexible(let minimum, let maximum):
        let length = max(minimum, min(maximum, max(0, remaining) / CGFloat(flexible)))
        add(length)
        remaining -= length
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(0, remaining) / CGFloat(flexible)
        let minimum = max(1, minimum)
        let fitting = (share + gap) / (minimum + gap)
        // A comparison with NaN is false, so that what is converted lies within the limits.
        let count = fitting >= 1 ? Int(min(Self.largestCount, fitting)) : 1
        let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
        for _ in 0..<count { add(min(maximum, max(length, 0))) }
        remaining -= share
        flexible -= 1
      }
    }
    return tracks
  }

  /// Calls `body` with each view, its track, and the place and thickness of its line.
  private func forEachCell(
    _ subviews: Subviews, _ tracks: [Track],
    _ body: (LayoutSubview, Track, _ lineStart: CGFloat, _ thickness: CGFloat) -> Void
  ) -> CGFloat {
    guard !tracks.isEmpty else { return 0 }
    var lineStart: CGFloat = 0
    var index = subviews.startIndex
    while index < subviews.endIndex {
      let end = min(subviews.endIndex, index + tracks.count)
      let line = subviews[index..<end]
      let thickness = zip(line, tracks).reduce(CGFloat(0)) { thickest, cell in
        max(thickest, cell.0.sizeThatFits(offer(cell.1.length))[axis.other])
      }
      for (subview, track) in zip(line, tracks) { body(subview, track, lineStart, thickness) }
      lineStart += thickness + (spacing ?? ViewSpacing.standard)
      index = end
    }
    return max(0, lineStart - (spacing ?? ViewSpacing.standard))
  }

  private func offer(_ length: CGFloat) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = length
    return proposal
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let tracks = tracks(proposal[axis])
    var size = CGSize.zero
    size[axis] = tracks.last.map { $0.start + $0.length } ?? 0
    size[axis.other] = forEachCell(subviews, tracks) { _, _, _, _ in }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    _ = forEachCell(subviews, tracks(proposal[axis])) { subview, track, lineStart, thickness in
      var size = CGSize.zero
      size[axis] = track.length
      size[axis.other] = thickness
      let cell = ViewDimensions(size: size)
      let dimensions = subview.dimensions(in: offer(track.length))
      let alignment = track.alignment ?? alignment
      var position = bounds.origin
      position[axis] += track.start
      position[axis.other] += lineStart
      position.x += cell[alignment.horizontal] - dimensions[alignment.horizontal]
      position.y += cell[alignment.vertical] - dimensions[alignment.vertical]
      subview.place(
        at: position, textAnchor: alignment.horizontal.textAnchor,
        proposal: offer(track.length))
    }
  }
}
