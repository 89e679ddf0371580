import VectorScene

// What `chalkboard inspect --stage layout` prints: the frame of every part.

extension LaidOutChart: Encodable {
  private enum CodingKeys: String, CodingKey {
    case size, plot, title, labels, gridLines, ticks, legend, annotations, marks
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size, forKey: .size)
    try container.encode(plot.rect, forKey: .plot)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(labels, forKey: .labels)
    try container.encode(gridLines, forKey: .gridLines)
    try container.encode(ticks, forKey: .ticks)
    try container.encode(legend, forKey: .legend)
    try container.encode(annotations, forKey: .annotations)
    try container.encode(shapes.flatMap { $0 }, forKey: .marks)
  }
}

extension PlacedBlock: Encodable {
  private enum CodingKeys: String, CodingKey {
    case frame, lines
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(frame, forKey: .frame)
    try container.encode(block.lines.map(\.string), forKey: .lines)
  }
}

extension PlacedLine: Encodable {
  private enum CodingKeys: String, CodingKey {
    case from, to
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(from, forKey: .from)
    try container.encode(to, forKey: .to)
  }
}

extension PlacedLabel: Encodable {
  private enum CodingKeys: String, CodingKey {
    case frame, lines, content, fullText
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(frame, forKey: .frame)
    switch content {
    case .block(let block), .upward(let block):
      try container.encode(block.block.lines.map(\.string), forKey: .lines)
    case .embedded(let embedded): try container.encode(embedded.name, forKey: .content)
    }
    try container.encodeIfPresent(fullText, forKey: .fullText)
  }
}

extension PlacedLegendItem: Encodable {
  private enum CodingKeys: String, CodingKey {
    case entry, symbol, label
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entry, forKey: .entry)
    try container.encode(symbol, forKey: .symbol)
    try container.encode(label, forKey: .label)
  }
}

extension PlacedContent: Encodable {
  private enum CodingKeys: String, CodingKey {
    case frame, content
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(frame, forKey: .frame)
    try container.encode(content.name, forKey: .content)
  }
}

extension MarkShape: Encodable {
  private enum CodingKeys: String, CodingKey {
    case row, frame, label
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(row, forKey: .row)
    try container.encode(frame, forKey: .frame)
    try container.encodeIfPresent(label, forKey: .label)
  }
}
