import ChartEngine
import ChartScales
import DataTable
import Diagnostics

/// Does the transforms that stand in the channels (time units, bins, aggregates) and names the
/// columns that the channels then read.
struct FieldTranslation {
  var format: FormatContext
  private(set) var table: Table
  private(set) var encodings: [Channel: Encoding] = [:]

  init(_ table: Table, format: FormatContext) {
    self.table = table
    self.format = format
  }

  mutating func translate(_ channels: [ChannelSpecification]) throws(Diagnostic) {
    var groups: [String] = []
    var aggregates: [AggregateTransform.Aggregate] = []
    for channel in channels {
      if channel.datum != nil {
        try setDatum(channel)
        groups.append(contentsOf: encodings[channel.channel].map { [$0.column] } ?? [])
      } else if let operation = channel.aggregate {
        let name = channel.field.map { "\(operation.rawValue)_\($0)" } ?? "__count"
        if !aggregates.contains(where: { $0.resultName == name }) {
          aggregates.append(.init(operation, of: channel.field, as: name))
        }
        encodings[channel.channel] = Encoding(
          name, title: channel.title ?? aggregateTitle(operation, channel.field),
          measure: channel.measure ?? .quantitative)
      } else if let field = channel.field {
        groups += try setField(channel, field)
      }
    }
    if !aggregates.isEmpty {
      let unique = groups.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      table = try AggregateTransform(by: unique, aggregates).apply(to: table)
    }
  }

  private func aggregateTitle(
    _ operation: AggregateTransform.Operation, _ field: String?
  ) -> String {
    guard let field else { return "Count of Records" }
    let word =
      switch operation {
      case .count: "Count"
      case .distinct: "Distinct"
      case .sum: "Sum"
      case .mean: "Mean"
      case .min: "Min"
      case .max: "Max"
      case .first: "First"
      }
    return "\(word) of \(field)"
  }

  /// The columns that the channel reads.
  private mutating func setField(
    _ channel: ChannelSpecification, _ field: String
  ) throws(Diagnostic) -> [String] {
    do throws(Diagnostic) {
      _ = try table.column(named: field)
    } catch {
      throw Diagnostic.error(error.message, at: channel.node.place, hint: error.hint)
    }
    if let most = channel.maximumBins { return try setBins(channel, field, most: most) }
    guard let unit = channel.timeUnit else {
      encodings[channel.channel] = Encoding(
        field, title: channel.title, measure: channel.measure)
      return [field]
    }
    let column = try table.column(named: field)
    let starts = try table.instants(in: field).map { instant in
      instant.isFinite
        ? TimeBins.bin(of: unit, containing: instant, context: format).lowerBound : .nan
    }
    let name = "\(unit.rawValue)_\(field)"
    table = try table.setting(Column(name, instants: starts))
    encodings[channel.channel] = Encoding(
      name, title: channel.title ?? "\(column.name) (\(unit.rawValue))", measure: .temporal,
      unit: channel.channel.role == .position(.x) || channel.channel.role == .position(.y)
        ? unit : nil)
    return [name]
  }

  private mutating func setBins(
    _ channel: ChannelSpecification, _ field: String, most: Int
  ) throws(Diagnostic) -> [String] {
    let numbers = try table.numbers(in: field)
    guard let extent = ScaleDomain(covering: numbers) else {
      encodings[channel.channel] = Encoding(field, title: channel.title)
      return [field]
    }
    let ticks = LinearTicks.d3(lower: extent.lower, upper: extent.upper, count: most)
    let step = ticks.step > 0 ? ticks.step : 1
    let starts = numbers.map { $0.isFinite ? ($0 / step).rounded(.down) * step : .nan }
    let name = "bin_\(field)"
    table = try table.setting(Column(name, numbers: starts))
    encodings[channel.channel] = Encoding(
      name, title: channel.title ?? "\(field) (binned)", measure: .quantitative, binWidth: step)
    return [name]
  }

  /// A constant in units of the scale: a column of its own.
  private mutating func setDatum(_ channel: ChannelSpecification) throws(Diagnostic) {
    guard let datum = channel.datum else { return }
    let name = "datum_\(channel.channel.rawValue)"
    let count = max(1, table.rowCount)
    let column: Column
    if let number = datum.doubleValue {
      column = Column(name, numbers: [Double](repeating: number, count: count))
    } else {
      column = Column(name, texts: [String?](repeating: datum.stringValue, count: count))
    }
    table = table.columns.isEmpty ? Table(aligning: [column]) : try table.setting(column)
    encodings[channel.channel] = Encoding(
      name, title: channel.title ?? "", measure: channel.measure)
  }
}
