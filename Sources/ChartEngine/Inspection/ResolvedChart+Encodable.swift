import ChartScales
import VectorScene

// What `chalkboard inspect --stage resolved` prints: domains, ticks, and where each row lies in
// units of the scales.

extension ResolvedChart: Encodable {
  private enum CodingKeys: String, CodingKey {
    case title, summary, x, y, layers, legend, legendPosition
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(summary, forKey: .summary)
    try container.encode(x, forKey: .x)
    try container.encode(y, forKey: .y)
    try container.encode(layers, forKey: .layers)
    try container.encode(legend, forKey: .legend)
    try container.encode(legendPosition, forKey: .legendPosition)
  }
}

extension ResolvedPosition: Encodable {
  private enum CodingKeys: String, CodingKey {
    case scale, categories, domain, axis
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch scale.kind {
    case .absent: try container.encode("absent", forKey: .scale)
    case .discrete(_, let categories):
      try container.encode("band", forKey: .scale)
      try container.encode(categories, forKey: .categories)
    case .continuous(let continuous):
      try container.encode("\(type(of: continuous))", forKey: .scale)
      try container.encode(continuous.domain, forKey: .domain)
    }
    try container.encodeIfPresent(axis, forKey: .axis)
  }
}

extension ResolvedTick: Encodable {
  private enum CodingKeys: String, CodingKey {
    case value, label, hasGridLine, hasTick
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    switch label?.content {
    case .text(let text): try container.encode(text, forKey: .label)
    case .embedded(let content): try container.encode(content.name, forKey: .label)
    case nil: break
    }
    try container.encode(gridLine != nil, forKey: .hasGridLine)
    try container.encode(tick != nil, forKey: .hasTick)
  }
}

extension LegendEntry: Encodable {
  private enum CodingKeys: String, CodingKey {
    case label, paint, showsLine
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(label, forKey: .label)
    try container.encode(paint, forKey: .paint)
    try container.encode(showsLine, forKey: .showsLine)
  }
}

extension ResolvedLayer: Encodable {
  private enum CodingKeys: String, CodingKey {
    case mark, valueDimension, x, y, series, slots, descriptions
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mark.name, forKey: .mark)
    try container.encode(valueDimension, forKey: .valueDimension)
    try container.encode(x, forKey: .x)
    try container.encode(y, forKey: .y)
    if !series.isEmpty { try container.encode(series, forKey: .series) }
    if !slots.isEmpty { try container.encode(slots, forKey: .slots) }
    try container.encode(descriptions, forKey: .descriptions)
  }
}

extension ResolvedSpans: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, from, to
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    guard kind != .absent else { return }
    // JSON has no NaN: a missing place is `null`.
    try container.encode(from.map { $0.isFinite ? $0 : nil }, forKey: .from)
    if kind != .point { try container.encode(to.map { $0.isFinite ? $0 : nil }, forKey: .to) }
  }
}
