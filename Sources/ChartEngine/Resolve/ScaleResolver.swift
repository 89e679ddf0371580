import ChartScales
import Diagnostics

/// Decides the scale of one direction from the data and what was asked for.
struct ScaleResolver {
  var dimension: Dimension
  var description: PositionScaleDescription
  var axis: AxisDescription
  var format: FormatContext
  /// How many labels there is room for.
  var roomForLabels: Int
  /// Whether marks show their values along the direction, which then starts at zero.
  var showsValues: Bool

  /// A scale with the ticks that were chosen along with its domain.
  struct Resolved {
    var scale: PositionScale
    /// The automatic values of a numeric scale; `nil` for the others.
    var ticks: TickSet?
  }

  func discrete(_ categories: [String]) -> Resolved {
    var isReversed = false
    if case .automatic(_, let reversed) = description.domain { isReversed = reversed }
    // Categories along y are read from the top.
    let bands = BandScale(count: max(1, categories.count))
    return Resolved(
      scale: PositionScale(
        kind: .discrete(bands, categories: categories), isTemporal: false,
        isReversed: isReversed != (dimension == .y)), ticks: nil)
  }

  func temporal(_ extent: ScaleDomain?) -> Resolved {
    var domain = extent ?? ScaleDomain(0, 86_400)
    switch description.domain {
    case .range(let lower, let upper): domain = ScaleDomain(lower, upper, isReversed: lower > upper)
    case .automatic(_, let reversed): domain = domain.reversed(reversed)
    case .categories: break
    }
    if domain.span == 0 {
      domain = ScaleDomain(domain.lower - 43_200, domain.upper + 43_200)
    }
    return Resolved(
      scale: PositionScale(
        kind: .continuous(TimeScale(domain: domain)), isTemporal: true, isReversed: false),
      ticks: nil)
  }

  func numeric(_ extent: ScaleDomain?, isIntegral: Bool, isNormalized: Bool) -> Resolved {
    let kind = description.kind ?? .linear
    let options = tickOptions(isIntegral: isIntegral)
    var domain: ScaleDomain
    var ticks: TickSet
    switch description.domain {
    case .range(let lower, let upper):
      domain = ScaleDomain(lower, upper, isReversed: lower > upper)
      var inside = options
      inside.roundLowerBound = false
      inside.roundUpperBound = false
      ticks = LinearTicks.apple(lower: domain.lower, upper: domain.upper, options: inside)
    case .automatic, .categories:
      var includesZero = kind == .linear && showsValues
      var isReversed = false
      if case .automatic(let zero, let reversed) = description.domain {
        includesZero = zero ?? includesZero
        isReversed = reversed
      }
      var extent = isNormalized ? Self.shares(extent) : extent
      if let wanted = explicitExtent { extent = extent?.union(wanted) ?? wanted }
      let nice = NiceDomain(extent: extent, includesZero: includesZero, options: options)
      domain = nice.domain.reversed(isReversed)
      ticks = nice.ticks
    }
    if case .log(let base) = kind {
      let scale = LogScale(domain: positive(domain, extent: extent), base: base)
      domain = LogTicks.nice(scale.domain, base: base)
      ticks = LogTicks.automatic(LogScale(domain: domain, base: base))
    }
    let scale = kind.continuousScale(over: domain) ?? LinearScale(domain: domain)
    return Resolved(
      scale: PositionScale(kind: .continuous(scale), isTemporal: false, isReversed: false),
      ticks: ticks)
  }

  /// What parts of a whole take: 0 to 1, and more only where some are negative or another layer of
  /// the chart reaches out.
  private static func shares(_ extent: ScaleDomain?) -> ScaleDomain {
    guard let extent else { return .unit }
    // Sums of shares miss 1 by a few roundings.
    let tolerance = 1e-9
    return ScaleDomain(
      extent.lower < -tolerance ? extent.lower : 0,
      extent.upper > 1 + tolerance || extent.lower < -tolerance ? max(0, extent.upper) : 1)
  }

  /// The part of a domain on which a logarithm exists.
  private func positive(_ domain: ScaleDomain, extent: ScaleDomain?) -> ScaleDomain {
    let upper = domain.upper > 0 ? domain.upper : 10
    let lowest = extent.map(\.lower) ?? 1
    let lower = domain.lower > 0 ? domain.lower : (lowest > 0 ? lowest : min(1, upper / 10))
    return ScaleDomain(lower, upper, isReversed: domain.isReversed)
  }

  /// Values that an axis was told to show belong to the domain.
  private var explicitExtent: ScaleDomain? {
    let values = axis.marks.flatMap { marks -> [Double] in
      if case .values(let values) = marks.values { values } else { [] }
    }
    return ScaleDomain(covering: values)
  }

  private func tickOptions(isIntegral: Bool) -> LinearTickOptions {
    var options = LinearTickOptions(
      desiredCount: max(2, min(5, roomForLabels)), isIntegral: isIntegral)
    guard case .automatic(let count, let stride, let lower, let upper)? = axis.marks.first?.values
    else { return options }
    if let count { options.desiredCount = count }
    options.minimumStride = stride
    options.roundLowerBound = lower ?? true
    options.roundUpperBound = upper ?? true
    return options
  }
}
