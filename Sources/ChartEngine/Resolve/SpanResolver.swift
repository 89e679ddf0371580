import ChartScales
import Diagnostics

/// Turns the position channels of a layer into numbers on the scales.
struct SpanResolver {
  var format: FormatContext

  /// Rows of a line, an area or points that have no value are gaps, which the picture shows; a bar
  /// that is missing looks like a bar of zero.
  ///
  /// - Parameter categories: the categories of a discrete scale; `nil` for a continuous one. Those
  ///   that are new are added.
  func spans(
    of columns: LayerColumns, _ dimension: Dimension, categories: inout CategoryIndex?,
    diagnostics: inout [Diagnostic]
  ) -> ResolvedSpans {
    let positions = columns.positions(dimension)
    guard let start = positions.first else { return .absent }
    let mark = columns.layer.mark
    let showsGaps = mark.joinsRows || !mark.hasBaseline
    let from = values(start, &categories, showsGaps, &diagnostics)
    if positions.count > 1 {
      return ResolvedSpans(
        kind: .range, from: from, to: values(positions[1], &categories, showsGaps, &diagnostics),
        smallestGap: nil)
    }
    if start.measure == .temporal, let step = start.encoding.step, categories == nil {
      return bins(from, of: step)
    }
    if let width = start.encoding.binWidth, width > 0, categories == nil {
      return ResolvedSpans(
        kind: .bin, from: from, to: from.map { $0 + width }, smallestGap: nil)
    }
    return ResolvedSpans(
      kind: .point, from: from, to: from,
      smallestGap: categories == nil ? Self.smallestGap(from) : nil)
  }

  private func values(
    _ column: ChannelColumn, _ categories: inout CategoryIndex?, _ showsGaps: Bool,
    _ diagnostics: inout [Diagnostic]
  ) -> [Double] {
    guard categories != nil else {
      let numbers = column.numbers.map { $0.isFinite ? $0 : .nan }
      report(missing: numbers.count { $0.isNaN }, column, showsGaps, &diagnostics)
      return numbers
    }
    var missing = 0
    var outside = 0
    let indices = column.texts.map { text -> Double in
      guard let text else {
        missing += 1
        return .nan
      }
      guard let index = categories?.number(of: text) else {
        outside += 1
        return .nan
      }
      return Double(index)
    }
    report(missing: missing, column, showsGaps, &diagnostics)
    if outside > 0 {
      diagnostics.append(
        ChartEngineDiagnostics.outsideDomain(outside, of: column.encoding.displayTitle))
    }
    return indices
  }

  private func report(
    missing: Int, _ column: ChannelColumn, _ showsGaps: Bool, _ diagnostics: inout [Diagnostic]
  ) {
    guard missing > 0 else { return }
    var diagnostic = ChartEngineDiagnostics.missingValues(
      missing, of: column.encoding.displayTitle)
    if showsGaps { diagnostic.severity = .note }
    diagnostics.append(diagnostic)
  }

  private func bins(_ instants: [Double], of step: TimeStep) -> ResolvedSpans {
    let bins = instants.map { instant -> Range<Double>? in
      instant.isFinite ? TimeBins.bin(of: step, containing: instant, context: format) : nil
    }
    return ResolvedSpans(
      kind: .bin, from: bins.map { $0?.lowerBound ?? .nan },
      to: bins.map { $0?.upperBound ?? .nan },
      smallestGap: nil)
  }

  private static func smallestGap(_ values: [Double]) -> Double? {
    let sorted = values.filter(\.isFinite).sorted()
    return zip(sorted, sorted.dropFirst()).lazy.map { $1 - $0 }.filter { $0 > 0 }.min()
  }
}
