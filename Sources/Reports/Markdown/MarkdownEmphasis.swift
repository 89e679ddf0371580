/// A piece of a paragraph before its emphasis is found.
enum MarkdownToken {
  case text(String)
  case span(TextSpan)
  case delimiter(MarkdownDelimiter)
  case linkStart
  case linkEnd(String)
}

/// A run of stars or underscores.
struct MarkdownDelimiter {
  var sign: Character
  var count: Int
  /// Whether it may begin and end emphasis.
  var opens: Bool
  var closes: Bool
}

/// Finds emphasis by the rules of CommonMark, in one pass.
///
/// What is open is a stack of frames, each of which gathers the spans behind it. A closing run looks
/// for an opening one down the stack; how far it looked in vain is remembered, so that no text makes the
/// pass take longer.
struct MarkdownEmphasis {
  private struct Frame {
    /// `nil` for the paragraph itself and for links.
    var delimiter: MarkdownDelimiter?
    var isLink = false
    var spans: [Span] = []
  }

  /// A span, and how deep it is.
  private struct Span {
    var span: TextSpan
    var depth = 0
  }

  private struct Search: Hashable {
    var sign: Character
    var opens: Bool
    var remainder: Int
  }

  private var frames = [Frame()]
  /// The number of the frame of the link that is open, or 0.
  private var floor = 0
  private var failures: [Search: Int] = [:]

  /// Deeper emphasis is left out.
  private static let depthLimit = 16

  static func spans(of tokens: [MarkdownToken]) -> [TextSpan] {
    var emphasis = MarkdownEmphasis()
    for token in tokens { emphasis.take(token) }
    emphasis.flatten(to: 0)
    return merged(emphasis.frames[0].spans.map(\.span))
  }

  private mutating func take(_ token: MarkdownToken) {
    switch token {
    case .text(let text): append(Span(span: .text(text)))
    case .span(let span): append(Span(span: span))
    case .delimiter(let delimiter): take(delimiter)
    case .linkStart:
      frames.append(Frame(isLink: true))
      floor = frames.count - 1
    case .linkEnd(let address):
      flatten(to: floor)
      guard frames.count > 1, let link = frames.popLast() else { return }
      floor = 0
      limitFailures()
      append(wrapped(link.spans) { .link($0, url: address) })
    }
  }

  private mutating func append(_ span: Span) {
    frames[frames.count - 1].spans.append(span)
  }

  /// Turns frames above this one into the text that they are.
  private mutating func flatten(to index: Int) {
    guard frames.count > index + 1 else { return }
    let open = frames[(index + 1)...]
    frames.removeSubrange((index + 1)...)
    for frame in open {
      if let delimiter = frame.delimiter {
        append(
          Span(span: .text(String(repeating: delimiter.sign, count: delimiter.count))))
      }
      frames[index].spans += frame.spans
    }
    limitFailures()
  }

  /// What was remembered of frames that are gone does not hold for new ones.
  private mutating func limitFailures() {
    for (search, bottom) in failures where bottom > frames.count {
      failures[search] = frames.count
    }
  }

  private mutating func take(_ delimiter: MarkdownDelimiter) {
    var delimiter = delimiter
    while delimiter.closes, delimiter.count > 0, let index = opener(for: delimiter) {
      close(index, with: &delimiter)
    }
    guard delimiter.count > 0 else { return }
    if delimiter.opens {
      frames.append(Frame(delimiter: delimiter))
    } else {
      append(Span(span: .text(String(repeating: delimiter.sign, count: delimiter.count))))
    }
  }

  private mutating func opener(for closer: MarkdownDelimiter) -> Int? {
    let search = Search(
      sign: closer.sign, opens: closer.opens, remainder: closer.count % 3)
    let bottom = max(floor + 1, failures[search] ?? 1)
    var index = frames.count - 1
    while index >= bottom {
      if let opener = frames[index].delimiter, opener.sign == closer.sign,
        Self.fits(opener, closer)
      {
        return index
      }
      index -= 1
    }
    failures[search] = frames.count
    return nil
  }

  /// The rule of three: a run that may do both does not pair with one when their lengths add up to a
  /// multiple of three, unless both are.
  private static func fits(_ opener: MarkdownDelimiter, _ closer: MarkdownDelimiter) -> Bool {
    guard opener.closes || closer.opens, (opener.count + closer.count) % 3 == 0 else { return true }
    return opener.count % 3 == 0 && closer.count % 3 == 0
  }

  private mutating func close(_ index: Int, with closer: inout MarkdownDelimiter) {
    flatten(to: index)
    guard var opener = frames[index].delimiter else { return }
    let isStrong = opener.count > 1 && closer.count > 1
    let inner = frames[index].spans
    let span = wrapped(inner) { isStrong ? .strong($0) : .emphasis($0) }
    opener.count -= isStrong ? 2 : 1
    closer.count -= isStrong ? 2 : 1
    if opener.count == 0 {
      frames.removeLast()
      limitFailures()
      append(span)
    } else {
      frames[index].delimiter = opener
      frames[index].spans = [span]
    }
  }

  private func wrapped(_ spans: [Span], _ wrap: ([TextSpan]) -> TextSpan) -> Span {
    let depth = 1 + (spans.map(\.depth).max() ?? 0)
    let inner = Self.merged(spans.map(\.span))
    if depth > Self.depthLimit, inner.count == 1, let only = inner.first {
      return Span(span: only, depth: depth - 1)
    }
    if depth > Self.depthLimit { return Span(span: .text(inner.plainText)) }
    return Span(span: wrap(inner), depth: depth)
  }

  /// Neighbouring texts as one.
  private static func merged(_ spans: [TextSpan]) -> [TextSpan] {
    var merged: [TextSpan] = []
    var text = ""
    for span in spans {
      if case .text(let more) = span {
        text += more
        continue
      }
      if !text.isEmpty { merged.append(.text(text)) }
      text = ""
      merged.append(span)
    }
    if !text.isEmpty { merged.append(.text(text)) }
    return merged
  }
}
