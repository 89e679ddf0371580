/// Where the views of a stack lie along its axis, and how large they are.
struct StackArrangement {
  var proposals: [ProposedViewSize]
  var sizes: [CGSize]
  /// Each view's place along the stack's axis, from its start.
  var offsets: [CGFloat]
  /// Each view's distance from the stack's edge across its axis.
  var crossOffsets: [CGFloat]
  /// The alignment guide that the views share, from the stack's edge across its axis.
  var crossGuide: CGFloat = 0
  var size: CGSize
}

/// The negotiation of a stack with its views, the same for both axes.
///
/// Space is offered to the views of the highest priority first, and among them to the least
/// flexible ones first, each time an equal share of what is left.
struct StackNegotiation {
  var axis: Axis
  var alignment: AlignmentKey
  var spacing: CGFloat?

  func spacings(_ subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: subviews.count - 1) }
    return zip(subviews, subviews.dropFirst()).map { previous, next in
      previous.spacing.distance(to: next.spacing, along: axis)
    }
  }

  func arrange(
    _ subviews: LayoutSubviews, proposal: ProposedViewSize, spacings: [CGFloat]
  ) -> StackArrangement {
    var proposals = Array(repeating: proposal, count: subviews.count)
    if let length = proposal[axis] {
      let lengths = share(
        length - spacings.reduce(0, +), among: subviews, cross: proposal[axis.other])
      for index in proposals.indices { proposals[index][axis] = lengths[index] }
    }
    var arrangement = StackArrangement(
      proposals: proposals, sizes: [], offsets: [], crossOffsets: [], size: .zero)
    arrangement.sizes.reserveCapacity(subviews.count)
    arrangement.offsets.reserveCapacity(subviews.count)
    var end: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      if index > 0 { end += spacings[index - 1] }
      let size = subview.sizeThatFits(proposals[index])
      arrangement.offsets.append(end)
      arrangement.sizes.append(size)
      end += size[axis]
    }
    arrangement.size[axis] = max(0, end)
    align(&arrangement, subviews)
    return arrangement
  }

  /// Lines the views up across the stack's axis.
  private func align(_ arrangement: inout StackArrangement, _ subviews: LayoutSubviews) {
    let cross = axis.other
    guard arrangement.sizes.allSatisfy({ $0[cross].isFinite }) else {
      arrangement.crossOffsets = Array(repeating: 0, count: subviews.count)
      arrangement.size[cross] = .infinity
      return
    }
    var guides: [CGFloat] = []
    guides.reserveCapacity(subviews.count)
    var before = -CGFloat.infinity
    var after = -CGFloat.infinity
    for (index, subview) in subviews.enumerated() {
      let guide = subview.dimensions(in: arrangement.proposals[index])[alignment]
      guides.append(guide)
      before = max(before, guide)
      after = max(after, arrangement.sizes[index][cross] - guide)
    }
    arrangement.crossOffsets = guides.map { before - $0 }
    arrangement.crossGuide = subviews.isEmpty ? 0 : before
    arrangement.size[cross] = subviews.isEmpty ? 0 : max(0, before + after)
  }

  /// The length along the axis that each view is offered.
  private func share(_ length: CGFloat, among subviews: LayoutSubviews, cross: CGFloat?)
    -> [CGFloat]
  {
    func proposal(_ length: CGFloat) -> ProposedViewSize {
      var proposal = ProposedViewSize.unspecified
      proposal[axis] = length
      proposal[axis.other] = cross
      return proposal
    }
    let views = Array(subviews)
    var offers = Array(repeating: CGFloat(0), count: views.count)
    var remaining = length
    for group in groupsByPriority(views) {
      let reserved = group.lower.reduce(CGFloat(0)) {
        $0 + views[$1].sizeThatFits(proposal(0))[axis]
      }
      remaining -= reserved
      let order =
        group.members.count < 2
        ? group.members
        : group.members.map { index in
          let largest = views[index].sizeThatFits(proposal(.infinity))[axis]
          let smallest = views[index].sizeThatFits(proposal(0))[axis]
          // Infinity less infinity would be no number.
          return (index: index, flexibility: largest == smallest ? 0 : largest - smallest)
        }.sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }.map(\.index)
      for (position, index) in order.enumerated() {
        let offer = max(0, remaining) / CGFloat(order.count - position)
        offers[index] = offer
        guard remaining.isFinite else { continue }
        remaining -= views[index].sizeThatFits(proposal(offer))[axis]
      }
      remaining += reserved
    }
    return offers
  }

  private struct PriorityGroup {
    var members: [Int]
    /// The views of lower priority, whose smallest lengths are kept for them.
    var lower: ArraySlice<Int>
  }

  private func groupsByPriority(_ views: [LayoutSubview]) -> [PriorityGroup] {
    guard let first = views.first, views.contains(where: { $0.priority != first.priority }) else {
      return [PriorityGroup(members: Array(views.indices), lower: [])]
    }
    let order = views.indices.sorted {
      (-views[$0].priority, $0) < (-views[$1].priority, $1)
    }
    var groups: [PriorityGroup] = []
    var start = 0
    while start < order.count {
      let priority = views[order[start]].priority
      let end =
        order[start...].firstIndex { views[$0].priority != priority } ?? order.count
      groups.append(PriorityGroup(members: Array(order[start..<end]), lower: order[end...]))
      start = end
    }
    return groups
  }
}

/// What a stack keeps between measuring and placing.
public struct StackCache {
  var spacings: [CGFloat]
  var last: (proposal: ProposedViewSize, arrangement: StackArrangement)?
}

/// A layout that arranges its views one after the other.
protocol StackRule: Layout where Cache == StackCache {
  var negotiation: StackNegotiation { get }
  /// Which part of each view's texts shall stay in its place when a viewer has other fonts.
  func textAnchors(of subviews: LayoutSubviews) -> [TextAlignment]
}

extension StackRule {
  public func makeCache(subviews: Subviews) -> StackCache {
    StackCache(spacings: negotiation.spacings(subviews))
  }

  private func arrangement(
    for proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout StackCache
  ) -> StackArrangement {
    if let last = cache.last, last.proposal == proposal { return last.arrangement }
    let arrangement = negotiation.arrange(
      subviews, proposal: proposal, spacings: cache.spacings)
    cache.last = (proposal, arrangement)
    return arrangement
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> CGSize {
    arrangement(for: proposal, subviews, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    let arrangement = arrangement(for: proposal, subviews, &cache)
    let axis = negotiation.axis
    let cross = axis.other
    let anchors = textAnchors(of: subviews)
    for (index, subview) in subviews.enumerated() {
      var position = bounds.origin
      position[axis] += arrangement.offsets[index]
      position[cross] += arrangement.crossOffsets[index]
      var offer = arrangement.proposals[index]
      // Where no length was offered across the stack, it is known now: dividers and other flexible
      // views grow to it.
      if proposal[cross] == nil, arrangement.sizes[index][cross] < bounds.size[cross] {
        offer[axis] = arrangement.sizes[index][axis]
        offer[cross] = bounds.size[cross]
        let guide = subview.dimensions(in: offer)[negotiation.alignment]
        position[cross] = bounds.origin[cross] + arrangement.crossGuide - guide
      }
      subview.place(at: position, textAnchor: anchors[index], proposal: offer)
    }
  }

  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
    let isVertical = negotiation.axis == .vertical
    var spacing = ViewSpacing()
    spacing.formUnion(first.spacing, edges: isVertical ? .top : .leading)
    spacing.formUnion(last.spacing, edges: isVertical ? .bottom : .trailing)
    for subview in subviews {
      spacing.formUnion(subview.spacing, edges: isVertical ? .horizontal : .vertical)
    }
    return spacing
  }
}
