import ChartScales
import DataTable
import VectorScene

// What `chalkboard inspect --stage chart` prints: the specification with its tables. Views and
// closures appear by name only.

extension Chart: Encodable {
  private enum CodingKeys: String, CodingKey {
    case title, summary, layers, xScale, yScale, xAxis, yAxis, legend
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encodeIfPresent(summary, forKey: .summary)
    try container.encode(layers, forKey: .layers)
    try container.encode(xScale, forKey: .xScale)
    try container.encode(yScale, forKey: .yScale)
    try container.encode(xAxis, forKey: .xAxis)
    try container.encode(yAxis, forKey: .yAxis)
    try container.encode(legend, forKey: .legend)
  }
}

extension Layer: Encodable {
  private enum CodingKeys: String, CodingKey {
    case mark, encodings, data, stacking, annotations, mask
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(mark.name, forKey: .mark)
    try container.encode(encodings, forKey: .encodings)
    try container.encode(data, forKey: .data)
    try container.encodeIfPresent(stacking, forKey: .stacking)
    if !annotations.isEmpty { try container.encode(annotations, forKey: .annotations) }
    if !mask.isEmpty { try container.encode(mask, forKey: .mask) }
  }
}

extension EncodingSet: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NamedKey.self)
    for (channel, encoding) in self {
      try container.encode(encoding, forKey: NamedKey(channel.rawValue))
    }
  }
}

extension Encoding: Encodable {
  private enum CodingKeys: String, CodingKey {
    case column, title, measure, unit, unitCount, binWidth
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(column, forKey: .column)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encodeIfPresent(measure, forKey: .measure)
    try container.encodeIfPresent(unit, forKey: .unit)
    if unitCount != 1 { try container.encode(unitCount, forKey: .unitCount) }
    try container.encodeIfPresent(binWidth, forKey: .binWidth)
  }
}

extension Annotation: Encodable {
  private enum CodingKeys: String, CodingKey {
    case row, position, alignment, spacing, content
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(row, forKey: .row)
    try container.encode(position, forKey: .position)
    try container.encode(alignment, forKey: .alignment)
    try container.encodeIfPresent(spacing, forKey: .spacing)
    try container.encode(content.name, forKey: .content)
  }
}

extension PositionScaleDescription: Encodable {
  private enum CodingKeys: String, CodingKey {
    case domain, kind, startPadding, endPadding
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(domain, forKey: .domain)
    try container.encodeIfPresent(kind, forKey: .kind)
    try container.encode(startPadding, forKey: .startPadding)
    try container.encode(endPadding, forKey: .endPadding)
  }
}

extension PositionScaleDescription.Domain: Encodable {
  private enum CodingKeys: String, CodingKey {
    case includesZero, reversed, range, categories
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .automatic(let includesZero, let reversed):
      try container.encodeIfPresent(includesZero, forKey: .includesZero)
      try container.encode(reversed, forKey: .reversed)
    case .range(let lower, let upper): try container.encode([lower, upper], forKey: .range)
    case .categories(let names): try container.encode(names, forKey: .categories)
    }
  }
}

extension AxisDescription: Encodable {
  private enum CodingKeys: String, CodingKey {
    case isHidden, title, marks
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(isHidden, forKey: .isHidden)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(marks, forKey: .marks)
  }
}

extension AxisMarkSet: Encodable {
  private enum CodingKeys: String, CodingKey {
    case position, values, hasOwnContent
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(position, forKey: .position)
    try container.encode(values, forKey: .values)
    try container.encode(content != nil, forKey: .hasOwnContent)
  }
}

/// A key whose name is not known before.
struct NamedKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }

  init?(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}
