import DataTable

/// The words of a report, apart from its data, in one language.
///
/// Names in braces stand for what is put in. A word that the language lacks is English.
public struct Vocabulary: Hashable, Sendable {
  /// The language as a BCP 47 tag such as `de` or `zh-Hans`.
  public let language: String
  private var phrases: [Key: Phrase]

  public static let english = Vocabulary(language: "en")

  public init(language: String, phrases: [Key: Phrase] = [:]) {
    self.language = language
    self.phrases = phrases
  }

  /// What is said, with the names in braces.
  public func phrase(_ key: Key) -> Phrase { phrases[key] ?? key.english }

  public mutating func set(_ phrase: Phrase, for key: Key) { phrases[key] = phrase }

  /// A text into which nothing is put.
  public subscript(key: Key) -> String { phrase(key).text }

  /// Whether the language is read from right to left.
  public var isRightToLeft: Bool {
    ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(baseLanguage)
  }

  /// The language without script and region.
  var baseLanguage: String { String(language.prefix { $0 != "-" }) }
}

extension Vocabulary {
  /// A value that is put in at its name in braces.
  package typealias Insertion = (name: String, value: String)

  /// A text with values in place of the names in braces.
  ///
  /// - Parameter count: the number that decides between singular and plural; `nil` where the text
  ///   depends on none.
  package func text(_ key: Key, count: ExactDecimal? = nil, _ values: [Insertion]) -> String {
    let phrase = phrase(key)
    let text =
      count.map { phrase.text(for: PluralRule(language: baseLanguage).category(of: $0)) }
      ?? phrase.text
    return Self.insert(values, into: text)
  }

  private static func insert(_ values: [Insertion], into template: String) -> String {
    var text = ""
    var rest = template[...]
    // Each name is looked for in the text alone, never in a value that was put in before.
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      text += rest[..<open]
      text += values.first { $0.name == name }?.value ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }
}

extension Vocabulary {
  /// A day of the week. It belongs to the sentences, whatever the locale of dates is.
  package func weekday(_ day: CalendarDay, isShort: Bool) -> String {
    let names: [Key] =
      isShort
      ? [
        .shortSunday, .shortMonday, .shortTuesday, .shortWednesday, .shortThursday, .shortFriday,
        .shortSaturday,
      ] : [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
    // 1970 began on a Thursday.
    let index = ((day.daysSince1970 % 7) + 11) % 7
    return self[names[index]]
  }

  package func text(of measure: DayMeasure) -> String {
    switch measure {
    case .income: self[.income]
    case .quantity: self[.quantity]
    case .orders: self[.orders]
    case .averageOrder: self[.averageOrder]
    }
  }

  package func text(of status: OrderStatus) -> String {
    switch status {
    case .placed: self[.placed]
    case .preparing: self[.preparing]
    case .ready: self[.ready]
    case .completed: self[.completed]
    }
  }

  /// A condition in words.
  package func text(of condition: WeatherCondition) -> String {
    switch condition {
    case .clear: self[.clear]
    case .mostlyClear: self[.mostlyClear]
    case .partlyCloudy: self[.partlyCloudy]
    case .cloudy: self[.cloudy]
    case .windy: self[.windy]
    case .fog: self[.fog]
    case .drizzle: self[.drizzle]
    case .rain: self[.rain]
    case .heavyRain: self[.heavyRain]
    case .freezingRain: self[.freezingRain]
    case .snow: self[.snow]
    case .thunderstorm: self[.thunderstorm]
    }
  }

  /// Asks whether something falls soon.
  package func question(about precipitation: Precipitation) -> String {
    switch precipitation {
    case .rain: self[.rainSoon]
    case .snow: self[.snowSoon]
    case .rainOrSnow: self[.rainOrSnowSoon]
    }
  }
}
