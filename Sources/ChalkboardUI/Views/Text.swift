/// One or more lines of text.
public struct Text: View, Equatable, Sendable {
  typealias Piece = LocalizedStringKey.Piece

  private(set) var pieces: [Piece]

  init(pieces: [Piece]) { self.pieces = pieces }

  private init(_ fragment: any TextFragment) { pieces = [Piece(fragment: fragment)] }

  /// A text written as a literal, with values in it that are formatted by the environment's locale.
  /// The other parameters are accepted for the sake of code written for SwiftUI: nothing is looked
  /// up in tables.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    pieces = key.pieces
  }

  /// A text as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.init(String(content)) }

  private init(_ string: String) { self.init(string as any TextFragment) }

  /// A text as it is.
  public init(verbatim content: String) { self.init(content) }

  /// A text with attributes (``AttributeScopes/SwiftUIAttributes``).
  public init(_ attributedContent: AttributedString) {
    pieces = Piece.pieces(of: attributedContent)
  }

  /// A value in a format, by the environment's locale and time zone.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(FormattedFragment(input: input, style: format))
  }

  /// A date by the environment's locale and time zone.
  public init(_ date: Date, style: DateStyle) { self.init(style.fragment(date)) }

  /// From one time of the day to another.
  public init(_ dates: ClosedRange<Date>) {
    self.init(DateFragment(content: .range(dates.lowerBound, dates.upperBound)))
  }

  /// From one time of the day to another.
  public init(_ interval: DateInterval) {
    self.init(DateFragment(content: .range(interval.start, interval.end)))
  }

  /// An image that stands in the line like a character.
  public init(_ image: Image) { pieces = [Piece(fragment: "", image: image)] }

  public static func == (lhs: Text, rhs: Text) -> Bool {
    lhs.pieces.elementsEqual(rhs.pieces) { $0.isEqual(to: $1) }
  }

  /// Both texts in one, each with its own attributes.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(pieces: lhs.pieces + rhs.pieces) }

  /// The plain text in `environment`.
  package func string(in environment: EnvironmentValues) -> String {
    pieces.map { $0.fragment.string(in: environment) }.joined()
  }

  public func makeElements(in list: inout ElementList) {
    list.append(TextContent(self, context: list.context))
  }

  /// The text with other attributes where its pieces say nothing themselves.
  private func changed(_ change: (inout TextAttributes) -> Void) -> Text {
    var text = self
    for index in text.pieces.indices {
      var attributes = TextAttributes()
      change(&attributes)
      text.pieces[index].attributes = text.pieces[index].attributes.over(attributes)
    }
    return text
  }

  public func font(_ font: Font?) -> Text { changed { $0.font = font } }

  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }

  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = design } }

  public func bold(_ isActive: Bool = true) -> Text {
    changed { $0.weight = isActive ? .bold : nil }
  }

  public func italic(_ isActive: Bool = true) -> Text { changed { $0.isItalic = isActive } }

  /// Figures of equal width.
  public func monospacedDigit() -> Text { changed { $0.hasTabularFigures = true } }

  public func monospaced(_ isActive: Bool = true) -> Text {
    changed { $0.design = isActive ? .monospaced : nil }
  }

  /// The line has the text's colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isUnderlined = isActive }
  }

  /// The line has the text's colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isStruckThrough = isActive }
  }

  /// Raises the text by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Makes the text open an address when it is clicked, in pictures that can be clicked.
  package func link(_ address: String) -> Text { changed { $0.link = address } }

  /// Accepted for the sake of code written for SwiftUI: letters keep their distance.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Accepted for the sake of code written for SwiftUI: letters keep their distance.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    var text = self
    let style = TextStyle(AnyShapeStyle(style))
    for index in text.pieces.indices where text.pieces[index].style == nil {
      text.pieces[index].style = style
    }
    return text
  }

  /// `nil` changes nothing.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { foregroundStyle($0) } ?? self
  }
}

extension Text {
  /// Where an ellipsis stands in a text that is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// Capital or small letters throughout.
  public enum Case: Hashable, Sendable, CaseIterable {
    case uppercase, lowercase
  }

  /// How a date is written. Distances from now have no meaning in a picture and are written as the
  /// time.
  public struct DateStyle: Hashable, Sendable {
    private let isDate: Bool

    public static let date = DateStyle(isDate: true)
    public static let time = DateStyle(isDate: false)
    public static let relative = DateStyle(isDate: false)
    public static let offset = DateStyle(isDate: false)
    public static let timer = DateStyle(isDate: false)

    func fragment(_ date: Date) -> DateFragment {
      DateFragment(content: isDate ? .date(date) : .time(date))
    }
  }
}
