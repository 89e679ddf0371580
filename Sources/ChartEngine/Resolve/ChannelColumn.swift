import ChartScales
import DataTable
import Diagnostics

/// The values of one channel of a layer, read from its table.
struct ChannelColumn {
  var channel: Channel
  var encoding: Encoding
  var measure: Measure
  var column: Column

  init(_ channel: Channel, _ encoding: Encoding, in table: Table) throws {
    self.channel = channel
    self.encoding = encoding
    column = try table.column(named: encoding.column)
    measure = encoding.measure ?? Self.measure(of: column)
    if measure != .nominal, column.kind == .text {
      throw ChartEngineDiagnostics.wrongMeasure(
        encoding.column, for: channel.rawValue,
        needed: measure == .temporal ? "dates" : "numbers")
    }
  }

  private static func measure(of column: Column) -> Measure {
    switch column.values {
    case .decimal, .number: .quantitative
    case .instant: .temporal
    case .text, .boolean: .nominal
    }
  }

  /// The cells as numbers, NaN where missing; seconds since 1970 for dates.
  var numbers: [Double] { column.doubles }

  /// The cells as texts; `nil` where missing.
  var texts: [String?] {
    if case .text(let values) = column.values { return Array(values) }
    return (0..<column.count).map { column.text(at: $0) }
  }

  /// The cells as names of what rows belong to: those without one belong together, too.
  var names: [String] {
    let texts = texts
    guard texts.contains(nil) else { return texts.compactMap { $0 } }
    let nameless = ChartEngineDiagnostics.nameless(encoding.displayTitle)
    return texts.map { $0 ?? nameless }
  }
}

/// The channels of a layer that are encoded, read from its table.
struct LayerColumns {
  var layer: Layer
  var channels: [ChannelColumn]

  init(_ layer: Layer) throws {
    self.layer = layer
    channels = try layer.encodings.map {
      try ChannelColumn($0.channel, $0.encoding, in: layer.data)
    }
  }

  subscript(channel: Channel) -> ChannelColumn? { channels.first { $0.channel == channel } }

  /// The channels that place marks along a direction: one, or two for a range.
  func positions(_ dimension: Dimension) -> [ChannelColumn] {
    channels.filter { $0.channel.role == .position(dimension) }
  }

  /// The direction in which a mark with a baseline grows: that of the range, else that of the
  /// numbers across from categories or dates, else up.
  var valueDimension: Dimension {
    for dimension in [Dimension.y, .x] where self[dimension.end] != nil { return dimension }
    let x = self[.x]?.measure
    let y = self[.y]?.measure
    guard let x, let y else { return x == .quantitative && y == nil ? .x : .y }
    return x == .quantitative && y != .quantitative ? .x : .y
  }
}

/// Numbers for names, in order of their first appearance.
struct CategoryIndex {
  private(set) var names: [String]
  private var numbers: [String: Int]
  /// Whether new names may be added.
  private var isOpen: Bool

  /// - Parameter given: names that come first, in this order; when there are any, others are not
  ///   added.
  init(given: [String] = []) {
    names = []
    numbers = [:]
    isOpen = true
    for name in given { _ = number(of: name) }
    isOpen = given.isEmpty
  }

  /// The number of a name, which is added when it is new; `nil` when it does not belong.
  mutating func number(of name: String) -> Int? {
    if let known = numbers[name] { return known }
    guard isOpen else { return nil }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
