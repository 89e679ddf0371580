/// What the environment says about texts.
struct TextSettings {
  var attributes = TextAttributes()
  /// In order of preference.
  var families = FontStacks.standard
  /// `nil` sets no limit.
  var lineLimit: Int?
  /// A text takes the place of so many lines even when it has fewer.
  var reservedLines = 0
  /// Additional points between lines.
  var lineSpacing: CGFloat = 0
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  /// How far a text may shrink to fit, from 0 to 1.
  var minimumScaleFactor: CGFloat = 1
  var textCase: Text.Case?
}

/// How the lines of a text are aligned with each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

extension EnvironmentValues {
  var text: TextSettings {
    get { values.text }
    set { values.text = newValue }
  }

  /// `nil` is ``Font/body``.
  public var font: Font? {
    get { values.text.attributes.font }
    set { values.text.attributes.font = newValue }
  }

  /// Default: `nil`, no limit.
  public var lineLimit: Int? {
    get { values.text.lineLimit }
    set { values.text.lineLimit = newValue }
  }

  /// Additional points between lines. Default: 0.
  public var lineSpacing: CGFloat {
    get { values.text.lineSpacing }
    set { values.text.lineSpacing = newValue }
  }

  /// Default: leading.
  public var multilineTextAlignment: TextAlignment {
    get { values.text.alignment }
    set { values.text.alignment = newValue }
  }

  /// Default: at the end.
  public var truncationMode: Text.TruncationMode {
    get { values.text.truncation }
    set { values.text.truncation = newValue }
  }

  /// How far a text may shrink to fit, from 0 to 1. Default: 1.
  public var minimumScaleFactor: CGFloat {
    get { values.text.minimumScaleFactor }
    set { values.text.minimumScaleFactor = newValue }
  }

  /// Default: `nil`, as written.
  public var textCase: Text.Case? {
    get { values.text.textCase }
    set { values.text.textCase = newValue }
  }

  /// The font families that stand for the system's font, in order of preference.
  package var fontFamilies: [String] {
    get { values.text.families }
    set { values.text.families = newValue }
  }
}
