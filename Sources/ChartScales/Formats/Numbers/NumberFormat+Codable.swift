/// As JSON: `"automatic"`, `"compact"`, `"scientific"`, `"percent"` (no decimals), `{"fixed": 2}`,
/// `{"percent": 1}`, `{"currency": "USD"}`.
extension NumberFormat: Codable {
  private enum CodingKeys: String, CodingKey { case fixed, currency, percent }

  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      switch name {
      case "automatic": self = .automatic
      case "compact": self = .compact
      case "scientific": self = .scientific
      case "percent": self = .percent(decimals: 0)
      default:
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: ChartScalesDiagnostics.unknownNumberFormat(name)))
      }
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let decimals = try container.decodeIfPresent(Int.self, forKey: .fixed) {
      self = .fixed(decimals: decimals)
    } else if let code = try container.decodeIfPresent(String.self, forKey: .currency) {
      self = .currency(code: code)
    } else if let decimals = try container.decodeIfPresent(Int.self, forKey: .percent) {
      self = .percent(decimals: decimals)
    } else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: ChartScalesDiagnostics.emptyNumberFormat))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .automatic: try encodeName("automatic", to: encoder)
    case .compact: try encodeName("compact", to: encoder)
    case .scientific: try encodeName("scientific", to: encoder)
    case .fixed(let decimals):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(decimals, forKey: .fixed)
    case .currency(let code):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(code, forKey: .currency)
    case .percent(let decimals):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(decimals, forKey: .percent)
    }
  }

  private func encodeName(_ name: String, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
