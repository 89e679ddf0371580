/// A text written as a literal, with values in it that are formatted by the environment's locale.
///
/// Nothing is looked up in tables: the key itself is the text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A part of the text, with attributes where it was interpolated as a `Text`.
  struct Piece: Sendable {
    var fragment: any TextFragment
    var attributes = TextAttributes()
    var style: TextStyle?
    var image: Image?
  }

  var pieces: [Piece]

  public init(_ value: String) { pieces = [Piece(fragment: value)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  public static func == (lhs: LocalizedStringKey, rhs: LocalizedStringKey) -> Bool {
    lhs.pieces.elementsEqual(rhs.pieces) { $0.isEqual(to: $1) }
  }

  /// The plain text in `environment`.
  package func string(in environment: EnvironmentValues) -> String {
    pieces.map { $0.fragment.string(in: environment) }.joined()
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    private mutating func append(_ fragment: any TextFragment) {
      pieces.append(Piece(fragment: fragment))
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { append(literal) }
    }

    public mutating func appendInterpolation(_ string: String) { append(string) }

    public mutating func appendInterpolation(_ string: Substring) { append(String(string)) }

    public mutating func appendInterpolation(_ string: AttributedString) {
      pieces += Piece.pieces(of: string)
    }

    public mutating func appendInterpolation(_ text: Text) { pieces += text.pieces }

    public mutating func appendInterpolation(_ image: Image) {
      pieces.append(Piece(fragment: "", image: image))
    }

    /// A whole number, grouped by the locale's rules.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      append(IntegerFragment(value: Int128(clamping: value)))
    }

    /// A number with six decimals, as SwiftUI writes it; use `specifier` or `format` for others.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      appendInterpolation(value, specifier: "%f")
    }

    /// A number as C's `printf` writes it, such as `%.1f`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, specifier: String
    ) {
      append(SpecifierFragment(argument: .number(Double(value)), specifier: specifier))
    }

    /// A number as C's `printf` writes it, such as `%03d`.
    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ value: Value, specifier: String
    ) {
      append(
        SpecifierFragment(argument: .integer(Int(clamping: value)), specifier: specifier))
    }

    public mutating func appendInterpolation(_ value: String, specifier: String) { append(value) }

    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      append(FormattedFragment(input: input, style: format))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(style.fragment(date))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(DateFragment(content: .range(dates.lowerBound, dates.upperBound)))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(DateFragment(content: .range(interval.start, interval.end)))
    }
  }
}

extension LocalizedStringKey.Piece {
  func isEqual(to other: Self) -> Bool {
    fragment.isEqual(to: other.fragment) && attributes == other.attributes
      && (image == nil) == (other.image == nil)
  }
}
