import VectorScene

/// The plot's rectangle and the scales that fill it: turns scale units into scene units.
public struct PlotGeometry {
  public var rect: Rect
  public var x: ResolvedPosition
  public var y: ResolvedPosition
  public var theme: ChartTheme

  public func position(_ dimension: Dimension) -> ResolvedPosition { dimension == .x ? x : y }

  /// The room along a direction that the scale's range fills, in scene units.
  public func extent(_ dimension: Dimension) -> Double {
    let position = position(dimension)
    let length = dimension == .x ? rect.width : rect.height
    return max(0, length - position.startPadding - position.endPadding)
  }

  /// The coordinate of a value; not a number for a value without a place.
  public func coordinate(_ value: Double, _ dimension: Dimension) -> Double {
    let position = position(dimension)
    let along = position.startPadding + position.scale.fraction(value) * extent(dimension)
    return dimension == .x ? rect.minX + along : rect.maxY - along
  }

  /// Bars in narrower bands stand without gaps: finer ones would be a pattern of the pixels, not of
  /// the data. They cover each other's edges a little, so that no seams show.
  private static let narrowestBand = 1.5
  private static let denseOverlap = 0.5

  /// The point of a pair of values.
  public func point(_ x: Double, _ y: Double) -> Point {
    Point(x: coordinate(x, .x), y: coordinate(y, .y))
  }

  /// The coordinate of the start of a row's range. The foot of a stacked mark at zero is the
  /// baseline, which lies at the edge of the plot when the scale does not reach zero.
  func foot(of row: Int, in layer: ResolvedLayer, _ dimension: Dimension) -> Double {
    let value = layer.spans(dimension).from[row]
    return value == 0 && !layer.isOuterEnd.isEmpty
      ? baseline(dimension) : coordinate(value, dimension)
  }

  /// Where the foot of bars and areas lies.
  public func baseline(_ dimension: Dimension) -> Double {
    coordinate(position(dimension).scale.baseline, dimension)
  }

  /// The stretch of coordinates that a row's mark takes along a direction that gives it its
  /// thickness: its band, bin or range, narrowed to `size` and to the row's slot.
  ///
  /// - Parameter ratio: the share of a band that an automatic size takes.
  public func thickness(
    of row: Int, in layer: ResolvedLayer, along dimension: Dimension, size: MarkDimension,
    automaticRatio ratio: Double, automaticLimit limit: Double = .infinity
  ) -> (low: Double, high: Double)? {
    let spans = layer.spans(dimension)
    guard spans.isPresent(row) else { return nil }
    if spans.kind == .absent {
      return dimension == .x ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    }
    let from = coordinate(spans.from[row], dimension)
    let to = coordinate(spans.to[row], dimension)
    guard from.isFinite, to.isFinite else { return nil }
    if spans.kind == .range {
      if case .automatic = size { return (min(from, to), max(from, to)) }
    }
    let band = band(of: spans, from: from, to: to, dimension)
    return narrowed(
      center: (from + to) / 2, band: band, row: row, layer: layer, dimension: dimension,
      size: size, ratio: ratio, limit: limit)
  }

  /// How much room a row has along a direction, in scene units.
  private func band(
    of spans: ResolvedSpans, from: Double, to: Double, _ dimension: Dimension
  ) -> Double {
    let scale = position(dimension).scale
    if scale.isDiscrete { return scale.bandwidth * extent(dimension) }
    if spans.kind != .point { return abs(to - from) }
    // Bars at plain numbers or instants: as wide as the closest two allow.
    guard let gap = spans.smallestGap, let first = spans.from.first(where: \.isFinite) else {
      return min(24, extent(dimension))
    }
    return abs(coordinate(first + gap, dimension) - coordinate(first, dimension))
  }

  private func narrowed(
    center: Double, band: Double, row: Int, layer: ResolvedLayer, dimension: Dimension,
    size: MarkDimension, ratio: Double, limit: Double
  ) -> (low: Double, high: Double) {
    func span(_ center: Double, _ extent: Double) -> (low: Double, high: Double) {
      (center - extent / 2, center + extent / 2)
    }
    let automatic = size == .automatic ? limit : .infinity
    if size == .automatic, band < Self.narrowestBand, layer.slotCount <= 1 {
      return span(center, band + Self.denseOverlap)
    }
    guard layer.slotCount > 1, layer.slotDimension == dimension, layer.slots.indices.contains(row)
    else {
      return span(center, min(automatic, size.resolved(in: band, automaticRatio: ratio)))
    }
    let group = band * ratio
    let slot = group / Double(layer.slotCount)
    let low = center - group / 2 + slot * Double(layer.slots[row])
    return span(low + slot / 2, min(automatic, size.resolved(in: slot, automaticRatio: ratio)))
  }
}
