import Typography
import VectorScene

/// A text in the layout.
struct TextContent: ElementContent {
  private let text: Text
  private let runs: [TextRun]
  private let settings: TextSettings
  let context: ViewContext
  private let cache = Cache()

  /// A class, since a text is laid out for one width several times.
  private final class Cache {
    var ideal: TextLayout?
    var last: (proposal: ProposedViewSize, layout: TextLayout)?
  }

  init(_ text: Text, context: ViewContext) {
    self.text = text
    self.context = context
    settings = context.environment.text
    runs = text.runs(in: context.environment)
  }

  var name: String { "Text" }

  var guides: GuideKinds { .textBaselines }

  private func lay(
    _ runs: [TextRun], width: Double, limit: Int?
  ) -> TextLayout {
    TextLayout(
      runs, fonts: context.fonts, width: width, limit: limit,
      truncation: settings.truncation.sceneTruncation, lineSpacing: Double(settings.lineSpacing))
  }

  /// The text without a limit of width.
  private var ideal: TextLayout {
    if let ideal = cache.ideal { return ideal }
    let ideal = lay(runs, width: .infinity, limit: settings.lineLimit)
    cache.ideal = ideal
    return ideal
  }

  private func layout(for proposal: ProposedViewSize) -> TextLayout {
    if let last = cache.last, last.proposal == proposal { return last.layout }
    let layout = newLayout(for: proposal)
    cache.last = (proposal, layout)
    return layout
  }

  private func newLayout(for proposal: ProposedViewSize) -> TextLayout {
    let ideal = ideal
    let width = proposal.width.map { $0.isNaN ? 0 : Double($0) } ?? .infinity
    let limit = lineLimit(for: proposal.height, lineHeight: ideal.lineHeight)
    let isFitting = Double(ideal.size.width) <= width + 1e-6
    if isFitting, limit.map({ ideal.lines.count <= $0 }) ?? true { return ideal }
    let layout = lay(runs, width: width, limit: limit)
    guard settings.minimumScaleFactor < 1, layout.isTruncated else { return layout }
    return shrunk(width: width, height: proposal.height) ?? layout
  }

  /// The largest scale at which nothing is cut, or the smallest one that is allowed.
  private func shrunk(width: Double, height: CGFloat?) -> TextLayout? {
    var low = settings.minimumScaleFactor
    var high: CGFloat = 1
    var best: TextLayout?
    func attempt(_ scale: CGFloat) -> TextLayout {
      let runs = text.runs(in: context.environment, scale: scale)
      let lineHeight = lay(runs, width: .infinity, limit: 1).lineHeight
      return lay(runs, width: width, limit: lineLimit(for: height, lineHeight: lineHeight))
    }
    for _ in 0..<6 {
      let middle = (low + high) / 2
      let layout = attempt(middle)
      if layout.isTruncated {
        high = middle
      } else {
        low = middle
        best = layout
      }
    }
    return best ?? attempt(settings.minimumScaleFactor)
  }

  /// The number of lines that the settings allow and that have room in `height`, at least 1.
  private func lineLimit(for height: CGFloat?, lineHeight: Double) -> Int? {
    guard let height, height.isFinite, lineHeight > 0 else { return settings.lineLimit }
    let step = lineHeight + Double(settings.lineSpacing)
    let room = (Double(height) + Double(settings.lineSpacing)) / step + 1e-6
    let lines = max(1, Int(min(1_000_000, room)))
    return min(lines, settings.lineLimit ?? .max)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    guard !runs.isEmpty else { return CGSize(width: 0, height: reservedHeight) }
    // No letter fits; asked for by stacks that want to know how flexible the text is.
    if let width = proposal.width, width < 1 {
      return CGSize(width: 0, height: max(CGFloat(ideal.lineHeight), reservedHeight))
    }
    var size = layout(for: proposal).size
    size.height = max(size.height, reservedHeight)
    return size
  }

  private var reservedHeight: CGFloat {
    guard settings.reservedLines > 0 else { return 0 }
    let font = settings.attributes.fontStyle(families: settings.families)
    let lineHeight =
      runs.isEmpty ? context.fonts.metrics(for: font).lineHeight : ideal.lineHeight
    let count = CGFloat(settings.reservedLines)
    return CGFloat(lineHeight) * count + settings.lineSpacing * (count - 1)
  }

  func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let lines = layout(for: proposal).lines
    if guide == VerticalAlignment.firstTextBaseline.key {
      return lines.first.map { CGFloat($0.baseline) }
    }
    if guide == VerticalAlignment.lastTextBaseline.key {
      return lines.last.map { CGFloat($0.baseline) }
    }
    return nil
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    guard !runs.isEmpty else { return }
    // Without a place nothing is drawn; a first letter would lie over its neighbour.
    if let width = proposal.width, width < 1 { return }
    let direction = context.environment.layoutDirection
    TextDrawing(
      layout: layout(for: proposal), runs: runs,
      alignment: settings.alignment.mirrored(in: direction),
      anchor: nodes.textAnchor.mirrored(in: direction), frame: frame,
      environment: context.environment
    ).draw(to: &nodes)
  }
}

extension Text.TruncationMode {
  fileprivate var sceneTruncation: Truncation {
    switch self {
    case .head: .start
    case .middle: .middle
    case .tail: .end
    }
  }
}
