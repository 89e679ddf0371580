extension View {
  private func changingText(_ change: @escaping (inout TextSettings) -> Void) -> ModifiedView {
    changingEnvironment { change(&$0.text) }
  }

  /// `nil` is ``Font/body``.
  public func font(_ font: Font?) -> ModifiedView { changingText { $0.attributes.font = font } }

  /// `nil` is the font's own weight.
  public func fontWeight(_ weight: Font.Weight?) -> ModifiedView {
    changingText { $0.attributes.weight = weight }
  }

  public func fontDesign(_ design: Font.Design?) -> ModifiedView {
    changingText { $0.attributes.design = design }
  }

  /// Accepted for the sake of code written for SwiftUI.
  public func fontWidth(_ width: Font.Width?) -> ModifiedView { changingText { _ in } }

  public func bold(_ isActive: Bool = true) -> ModifiedView {
    fontWeight(isActive ? .bold : nil)
  }

  public func italic(_ isActive: Bool = true) -> ModifiedView {
    changingText { $0.attributes.isItalic = isActive }
  }

  /// Figures of equal width.
  public func monospacedDigit() -> ModifiedView {
    changingText { $0.attributes.hasTabularFigures = true }
  }

  public func monospaced(_ isActive: Bool = true) -> ModifiedView {
    changingText { $0.attributes.design = isActive ? .monospaced : nil }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> ModifiedView {
    changingText { $0.attributes.isUnderlined = isActive }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> ModifiedView {
    changingText { $0.attributes.isStruckThrough = isActive }
  }

  private func lineLimit(_ limit: Int?, reserving reserved: Int) -> ModifiedView {
    changingText { text in
      text.lineLimit = limit.map { max(1, $0) }
      text.reservedLines = min(max(0, reserved), Self.mostReservedLines)
    }
  }

  private static var mostReservedLines: Int { 10_000 }

  /// `nil` sets no limit.
  public func lineLimit(_ number: Int?) -> ModifiedView { lineLimit(number, reserving: 0) }

  /// At most as many lines as the range ends with, in the place of as many as it begins with.
  public func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedView {
    lineLimit(limit.upperBound, reserving: limit.lowerBound)
  }

  /// At most as many lines as the range ends with.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedView {
    lineLimit(limit.upperBound, reserving: 0)
  }

  /// Any number of lines, in the place of as many as the range begins with.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> ModifiedView {
    lineLimit(nil, reserving: limit.lowerBound)
  }

  /// - Parameter reservesSpace: whether the text takes the place of all `limit` lines even when it
  ///   has fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedView {
    lineLimit(limit, reserving: reservesSpace ? max(1, limit) : 0)
  }

  /// Adds points between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> ModifiedView {
    changingText { $0.lineSpacing = lineSpacing.isFinite ? max(0, lineSpacing) : 0 }
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView {
    changingText { $0.alignment = alignment }
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> ModifiedView {
    changingText { $0.truncation = mode }
  }

  /// How far a text may shrink to fit, from 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> ModifiedView {
    changingText { $0.minimumScaleFactor = factor > 0 && factor < 1 ? max(0.05, factor) : 1 }
  }

  public func textCase(_ textCase: Text.Case?) -> ModifiedView {
    changingText { $0.textCase = textCase }
  }

  /// Accepted for the sake of code written for SwiftUI.
  public func allowsTightening(_ flag: Bool) -> ModifiedView { changingText { _ in } }
}
