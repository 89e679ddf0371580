import ChartScales

/// Says what each mark shows, for tooltips and screen readers: `The Classic, Sales: 412`.
struct DescriptionWriter {
  var format: FormatContext
  /// Layers with more rows say nothing, since nobody would listen and the file would grow.
  static let largestLayer = 400

  func descriptions(_ columns: LayerColumns) -> [String] {
    let count = columns.layer.data.rowCount
    guard count <= Self.largestLayer else { return [] }
    if columns.layer.mark.joinsRows { return seriesDescriptions(columns, count: count) }
    let writers = columns.channels
      .filter { channel in
        switch channel.channel.role {
        case .position, .color, .size, .text: true
        case .offset, .shape, .opacity, .detail: false
        }
      }
      .reduce(into: [ChannelColumn]()) { unique, channel in
        if !unique.contains(where: { $0.encoding.column == channel.encoding.column }) {
          unique.append(channel)
        }
      }
    return (0..<count).map { row in
      writers.compactMap { phrase($0, row: row) }.joined(separator: ", ")
    }
  }

  /// Lines and areas are called by their series, or by what they measure.
  private func seriesDescriptions(_ columns: LayerColumns, count: Int) -> [String] {
    let names = [Channel.color, .shape, .detail].compactMap { columns[$0] }
      .first { $0.measure == .nominal }
    let fallback = columns[columns.valueDimension.start]?.encoding.displayTitle ?? ""
    guard let names = names?.names else { return [String](repeating: fallback, count: count) }
    return (0..<count).map { names.indices.contains($0) ? names[$0] : fallback }
  }

  private func phrase(_ channel: ChannelColumn, row: Int) -> String? {
    switch channel.measure {
    case .nominal: return channel.column.text(at: row)
    case .temporal:
      guard let instant = channel.column.double(at: row) else { return nil }
      let dates: DateFormat = (channel.encoding.unit ?? .second) < .day ? .hourMinute : .monthDay
      return DateFormatting(format).string(instant, as: dates)
    case .quantitative:
      guard let number = channel.column.double(at: row) else { return nil }
      let text = NumberFormatting(format).string(number, as: .automatic)
      return "\(channel.encoding.displayTitle): \(text)"
    }
  }
}
