import DataTable

/// Which form of a text goes with a number, by the names of Unicode CLDR.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// How a language tells numbers apart: the cardinal rules of Unicode CLDR for the languages that have
/// words here. All others tell one from the rest.
public enum PluralRule: Hashable, Sendable {
  /// One form for all numbers.
  case none
  /// One without decimals is told apart.
  case one
  /// One, and whole millions.
  case spanish
  /// All from 0 to below 2, and whole millions.
  case french
  /// All from 0 to 1.
  case hindi
  /// Six forms.
  case arabic

  /// - Parameter language: its code without script and region.
  public init(language: String) {
    self =
      switch language {
      case "ja", "ko", "th", "vi", "zh", "id", "ms": .none
      case "es": .spanish
      case "fr": .french
      case "hi", "bn", "fa": .hindi
      case "ar": .arabic
      default: .one
      }
  }

  /// The categories that a text needs a form for, `other` the last.
  public var categories: [PluralCategory] {
    switch self {
    case .none: [.other]
    case .one, .hindi: [.one, .other]
    case .spanish, .french: [.one, .many, .other]
    case .arabic: [.zero, .one, .two, .few, .many, .other]
    }
  }

  /// Whether all numbers of the category are the same, so that its form can do without the number.
  public func isExact(_ category: PluralCategory) -> Bool {
    switch self {
    case .one, .spanish: category == .one
    case .arabic: category == .zero || category == .one || category == .two
    case .none, .french, .hindi: false
    }
  }

  /// The category of a number; its sign makes no difference.
  public func category(of number: ExactDecimal) -> PluralCategory {
    let parts = WholeAndFraction(number)
    let isMillions = parts.isWhole && parts.whole > 0 && parts.whole % 1_000_000 == 0
    switch self {
    case .none: return .other
    case .one: return parts.equals(1) ? .one : .other
    case .spanish: return parts.equals(1) ? .one : isMillions ? .many : .other
    case .french: return parts.whole <= 1 ? .one : isMillions ? .many : .other
    case .hindi: return parts.whole == 0 || parts.equals(1) ? .one : .other
    case .arabic: return Self.arabicCategory(of: parts)
    }
  }

  private static func arabicCategory(of parts: WholeAndFraction) -> PluralCategory {
    guard parts.isWhole else { return .other }
    switch (parts.whole, parts.whole % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }
}

/// A number's size before its decimal point, and whether anything comes after it.
private struct WholeAndFraction {
  var whole: UInt128
  var isWhole: Bool

  init(_ number: ExactDecimal) {
    whole = number.coefficient.magnitude
    isWhole = true
    for _ in 0..<number.decimalPlaces where whole > 0 {
      if whole % 10 != 0 { isWhole = false }
      whole /= 10
    }
  }

  func equals(_ number: UInt128) -> Bool { isWhole && whole == number }
}
