import ChartEngine
import ChartScales
import DataTable
import Diagnostics
import VectorScene

// Scales, axes and legends.

extension ChartTranslation {
  mutating func setGuides(_ channel: ChannelSpecification, _ encoding: Encoding?) {
    switch channel.channel.role {
    case .position(let dimension) where channel.channel == dimension.start:
      let title = channel.title ?? encoding?.displayTitle
      if channel.hidesGuide {
        set(dimension) { $0.isHidden = true }
      } else if let title, !title.isEmpty {
        set(dimension) { $0.title = $0.title ?? title }
      }
    case .color, .shape, .size:
      if channel.hidesGuide { changeLegend { $0.isVisible = false } }
    default: break
    }
  }

  mutating func setScale(
    _ channel: ChannelSpecification, rows: Table, _ encodings: [Channel: Encoding]
  ) throws(Diagnostic) {
    let scale = channel.scale
    switch channel.channel.role {
    case .color:
      let names = scale.domain.map { $0.stringValue ?? "\($0)" }
      changeColors { colors in
        if !names.isEmpty { colors.domain = names }
        if !scale.colors.isEmpty { colors.range = scale.colors.map { .color($0) } }
      }
    case .position(let dimension) where channel.channel == dimension.start:
      guard let encoding = encodings[channel.channel],
        let column = rows[encoding.column]
      else { return }
      if encoding.measure == .nominal || column.kind == .text || column.kind == .boolean {
        let names = try categories(channel, column: column, rows: rows, encodings)
        changeScale(dimension) { $0.domain = .categories(names) }
        return
      }
      changeScale(dimension) { description in
        if let kind = scale.kind { description.kind = kind }
        description.domain = Self.domain(scale, keeping: description.domain)
      }
      if !scale.domain.isEmpty, scale.domain.compactMap(\.doubleValue).count != 2 {
        warn(
          VegaLiteDiagnostics.unsupported("domain", of: "scale", at: channel.node.place))
      }
    default: return
    }
  }

  private static func domain(
    _ scale: ScaleSpecification, keeping domain: PositionScaleDescription.Domain
  ) -> PositionScaleDescription.Domain {
    let numbers = scale.domain.compactMap(\.doubleValue)
    if numbers.count == 2 { return .range(numbers[0], numbers[1]) }
    if scale.includesZero == nil, !scale.isReversed { return domain }
    return .automatic(includesZero: scale.includesZero, reversed: scale.isReversed)
  }

  /// Categories in the order that is asked for; by default that of their names.
  private func categories(
    _ channel: ChannelSpecification, column: Column, rows: Table, _ encodings: [Channel: Encoding]
  ) throws(Diagnostic) -> [String] {
    if !channel.scale.domain.isEmpty {
      return channel.scale.domain.map { $0.stringValue ?? "\($0)" }
    }
    var found: [String] = []
    var known: Set<String> = []
    func add(_ row: Int, of column: Column) {
      if let name = column.text(at: row), known.insert(name).inserted { found.append(name) }
    }
    var ordered = rows
    switch channel.sort {
    case .channel(let other, let isDescending):
      guard let key = encodings[other] else { break }
      ordered = try SortTransform(by: key.column, isDescending ? .descending : .ascending)
        .apply(to: rows)
    case .ascending, nil: ordered = try SortTransform(by: column.name).apply(to: rows)
    case .descending: ordered = try SortTransform(by: column.name, .descending).apply(to: rows)
    case .names, .none?: break
    }
    guard let names = ordered[column.name] else { return [] }
    for row in 0..<ordered.rowCount { add(row, of: names) }
    guard case .names(let first) = channel.sort else { return found }
    return first.filter(known.contains) + found.filter { !first.contains($0) }
  }
}
