extension AttributeScopes {
  /// What a ``Text`` draws of an attributed string: its font, colour, lines, baseline and link.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.SwiftUIAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// In points, upwards.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }

  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension Text {
  /// A line under or through a text. Its pattern and colour are accepted for the sake of code written
  /// for SwiftUI: the line is solid and has the text's colour.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    public static let single = LineStyle()

    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}

extension LocalizedStringKey.Piece {
  /// One for each run of an attributed string.
  static func pieces(of attributed: AttributedString) -> [LocalizedStringKey.Piece] {
    attributed.runs.map { run in
      let text = String(attributed[run.range].characters)
      var piece = LocalizedStringKey.Piece(fragment: text)
      piece.attributes = TextAttributes(run.attributes)
      if let color = run.attributes.foregroundColor {
        piece.style = TextStyle(AnyShapeStyle(color))
      }
      return piece
    }
  }
}

extension TextAttributes {
  fileprivate init(_ container: AttributeContainer) {
    self.init()
    font = container.font
    baselineOffset = container.baselineOffset
    link = container.link?.absoluteString
    if container.underlineStyle != nil { isUnderlined = true }
    if container.strikethroughStyle != nil { isStruckThrough = true }
  }
}
