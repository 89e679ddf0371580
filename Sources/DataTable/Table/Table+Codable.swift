// A table is coded so that a person can read it in `chalkboard inspect`: a column is its name, its
// kind and its cells, with `null` for a missing one. Decimals are strings; instants are ISO 8601 in
// UTC.

extension Table: Codable {
  private enum CodingKeys: String, CodingKey {
    case source, rows, lines, columns
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encode(rowCount, forKey: .rows)
    if !lineNumbers.isEmpty { try container.encode(lineNumbers, forKey: .lines) }
    try container.encode(columns, forKey: .columns)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      columns: container.decode([Column].self, forKey: .columns),
      source: container.decodeIfPresent(String.self, forKey: .source),
      lineNumbers: container.decodeIfPresent([Int32].self, forKey: .lines) ?? [])
  }
}

extension Column: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, kind, values
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(kind, forKey: .kind)
    switch values {
    case .text(let texts): try container.encode(Array(texts), forKey: .values)
    case .decimal(let decimals): try container.encode(decimals, forKey: .values)
    case .number(let numbers):
      // JSON has no infinity: it is coded as missing.
      try container.encode(numbers.map { $0.isFinite ? $0 : nil }, forKey: .values)
    case .instant(let instants):
      try container.encode(instants.map(CodedInstant.init), forKey: .values)
    case .boolean(let flags): try container.encode(flags, forKey: .values)
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func cells<Value: Decodable>(_ type: Value.Type) throws -> [Value?] {
      try container.decode([Value?].self, forKey: .values)
    }
    let name = try container.decode(String.self, forKey: .name)
    switch try container.decode(ColumnKind.self, forKey: .kind) {
    case .text: self.init(name, texts: try cells(String.self))
    case .decimal: self.init(name, decimals: try cells(ExactDecimal.self))
    case .number: self.init(name, numbers: try cells(Double.self).map { $0 ?? .nan })
    case .instant:
      self.init(name, instants: try cells(CodedInstant.self).map { $0?.seconds ?? .nan })
    case .boolean: self.init(name, .boolean(try cells(Bool.self)))
    }
  }
}

/// An instant in JSON: an ISO 8601 text, or a number of seconds where the year has not four digits.
private struct CodedInstant: Codable {
  let seconds: Double

  init(_ seconds: Double) {
    self.seconds = seconds
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let text = ISOTime.text(secondsSince1970: seconds) {
      try container.encode(text)
    } else if seconds.isFinite {
      try container.encode(seconds)
    } else {
      try container.encodeNil()
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      seconds = number
      return
    }
    var text = try container.decode(String.self)
    guard let time = text.withUTF8({ ISOTime(utf8: $0) }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no ISO 8601 time: \"\(text)\"")
    }
    seconds = Double(time.localSeconds - (time.offset ?? 0)) + time.fraction
  }
}
