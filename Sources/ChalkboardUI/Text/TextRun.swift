import VectorScene

/// A stretch of text of one font and one style.
struct TextRun {
  enum Content {
    case string(String)
    case symbol(ResolvedSymbol)
  }

  var content: Content
  var font: FontStyle
  /// `nil` is the environment's foreground style.
  var style: TextStyle?
  var isUnderlined = false
  var isStruckThrough = false
  /// In scene units, upwards.
  var baselineOffset = 0.0
  /// The address that opens when the run is clicked.
  var link: String?

  /// Whether the run can be laid out as if it stood alone.
  var isPlain: Bool {
    guard case .string = content else { return false }
    return baselineOffset == 0
  }

  var string: String {
    if case .string(let string) = content { return string }
    return ""
  }
}

extension Text {
  /// The text's runs, with fonts scaled by `scale`. Neighbours that look the same are one run.
  func runs(in environment: EnvironmentValues, scale: CGFloat = 1) -> [TextRun] {
    let settings = environment.text
    var runs: [TextRun] = []
    runs.reserveCapacity(pieces.count)
    for piece in pieces {
      let attributes = piece.attributes.over(settings.attributes)
      let font = attributes.fontStyle(families: settings.families, scale: scale)
      var run = TextRun(
        content: .string(""), font: font, style: piece.style,
        isUnderlined: attributes.isUnderlined ?? false,
        isStruckThrough: attributes.isStruckThrough ?? false,
        baselineOffset: Double((attributes.baselineOffset ?? 0) * scale), link: attributes.link)
      if let image = piece.image {
        guard let symbol = image.resolvedSymbol(font: font, in: environment) else { continue }
        run.content = .symbol(symbol)
      } else {
        let string = piece.fragment.string(in: environment)
        guard !string.isEmpty else { continue }
        run.content = .string(settings.cased(string, locale: environment))
      }
      if let last = runs.indices.last, let joined = runs[last].joined(with: run) {
        runs[last] = joined
      } else {
        runs.append(run)
      }
    }
    return runs
  }
}

extension TextRun {
  /// Both runs as one, or `nil` when they look different.
  fileprivate func joined(with next: TextRun) -> TextRun? {
    guard style === next.style, font == next.font, isUnderlined == next.isUnderlined,
      isStruckThrough == next.isStruckThrough, baselineOffset == next.baselineOffset,
      link == next.link,
      case .string(let first) = content, case .string(let second) = next.content
    else { return nil }
    var joined = self
    joined.content = .string(first + second)
    return joined
  }
}

extension TextSettings {
  fileprivate func cased(_ string: String, locale environment: EnvironmentValues) -> String {
    switch textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }
}
