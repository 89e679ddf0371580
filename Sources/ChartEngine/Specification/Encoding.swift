import ChartScales

/// How a channel gets its values: from a column of the layer's table.
public struct Encoding: Hashable, Sendable {
  /// The name of the column.
  public var column: String
  /// What the values are called in axis titles, legends and descriptions; `nil` takes the column's
  /// name.
  public var title: String?
  /// `nil` decides by the column: numbers are quantitative, instants temporal, the rest nominal.
  public var measure: Measure?
  /// For dates: each value stands for the whole calendar unit that it lies in.
  public var unit: CalendarUnit?
  /// How many such units each value stands for: 15 minutes, say. Default: 1.
  public var unitCount: Int
  /// For numbers: each value stands for itself and all that is up to this much larger.
  public var binWidth: Double?

  public init(
    _ column: String, title: String? = nil, measure: Measure? = nil,
    unit: CalendarUnit? = nil, unitCount: Int = 1, binWidth: Double? = nil
  ) {
    self.column = column
    self.title = title
    self.measure = measure
    self.unit = unit
    self.unitCount = unitCount
    self.binWidth = binWidth
  }

  /// The stretch of time that each value stands for; `nil` when values are moments.
  var step: TimeStep? { unit.map { TimeStep($0, count: unitCount) } }

  /// The name by which people know the values.
  public var displayTitle: String { title ?? column }
}

/// What kind of values a column holds.
public enum Measure: String, Hashable, Codable, Sendable {
  case quantitative, temporal, nominal
}

/// The encodings of a layer, in the order of ``Channel``.
public struct EncodingSet: Hashable, Sendable, Sequence {
  private var entries: [(channel: Channel, encoding: Encoding)] = []

  public init() {}

  public init(_ encodings: [Channel: Encoding]) {
    for channel in Channel.allCases {
      if let encoding = encodings[channel] { entries.append((channel, encoding)) }
    }
  }

  public subscript(channel: Channel) -> Encoding? {
    get { entries.first { $0.channel == channel }?.encoding }
    set {
      var all = Dictionary(uniqueKeysWithValues: entries.map { ($0.channel, $0.encoding) })
      all[channel] = newValue
      self = EncodingSet(all)
    }
  }

  public func makeIterator() -> some IteratorProtocol<(channel: Channel, encoding: Encoding)> {
    entries.makeIterator()
  }

  public static func == (lhs: EncodingSet, rhs: EncodingSet) -> Bool {
    lhs.entries.elementsEqual(rhs.entries) { $0 == $1 }
  }

  public func hash(into hasher: inout Hasher) {
    for entry in entries {
      hasher.combine(entry.channel)
      hasher.combine(entry.encoding)
    }
  }
}
