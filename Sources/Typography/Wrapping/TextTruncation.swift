/// Shortens a text to one line with an ellipsis.
struct TextTruncation {
  let wrapper: TextWrapper

  private static let ellipsis = "…"

  /// As much of the text as fits beside the ellipsis, which alone is drawn where nothing else fits.
  ///
  /// At the end the ellipsis always stands, since more text may follow; elsewhere only where the
  /// text is too long.
  func line(_ text: String, with shaper: inout Shaper) -> ShapedLine {
    let measured = measure(text, with: shaper)
    let direction = wrapper.direction(of: measured)
    if wrapper.truncation != .end, wrapper.fits(measured.width(0..<measured.count)) {
      return shaper.shape(text, wrapper.style, base: direction)
    }
    let room =
      wrapper.width + TextWrapper.tolerance - shaper.shape(Self.ellipsis, wrapper.style).width
    var kept = keep(measured, room: room)
    // Kerning with the ellipsis may need a little more room than was counted.
    while true {
      let line = shaper.shape(string(measured, kept), wrapper.style, base: direction)
      if wrapper.fits(line.width) || (kept.head.isEmpty && kept.tail.isEmpty) { return line }
      if kept.head.isEmpty || kept.tail.count > kept.head.count {
        kept.tail = measured.clusterEnd(after: kept.tail.lowerBound)..<measured.count
      } else {
        kept.head = 0..<measured.clusterStart(before: kept.head.upperBound)
      }
    }
  }

  /// The text, or of a long one as much of its ends as cannot all stay.
  private func measure(_ text: String, with shaper: Shaper) -> MeasuredText {
    // Letters at a cut may have other forms.
    let width = wrapper.width + 2 * wrapper.style.size
    var shown = wrapper.longText(lines: 1)
    while let part = shown {
      if wrapper.truncation == .end {
        guard let beginning = part.beginning(of: text) else { break }
        let measured = wrapper.measure(beginning, with: shaper)
        if measured.width(0..<measured.count) > width { return measured }
      } else {
        guard let (beginning, end) = part.ends(of: text) else { break }
        let measured = wrapper.measure(beginning + end, with: shaper)
        let middle = beginning.unicodeScalars.count
        if measured.width(0..<middle) > width, measured.width(middle..<measured.count) > width {
          return measured
        }
      }
      shown = part.longer
    }
    return wrapper.measure(text, with: shaper)
  }

  /// The beginning and the end of the text that stay.
  private typealias Kept = (head: Range<Int>, tail: Range<Int>)

  private func string(_ text: MeasuredText, _ kept: Kept) -> String {
    let head = text.string(kept.head)
    let tail = text.string(kept.tail)
    let end = head.lastIndex { $0 != " " }.map { head.index(after: $0) } ?? head.startIndex
    let start = tail.firstIndex { $0 != " " } ?? tail.endIndex
    return head[..<end] + Self.ellipsis + tail[start...]
  }

  private func keep(_ text: MeasuredText, room: Double) -> Kept {
    var head = 0
    var tail = text.count
    var growsHead = wrapper.truncation != .start
    var growsTail = wrapper.truncation != .end
    func fits(_ head: Int, _ tail: Int) -> Bool {
      head <= tail && text.width(0..<head) + text.width(tail..<text.count) <= room
    }
    while growsHead || growsTail {
      if growsHead {
        let next = text.clusterEnd(after: head)
        growsHead = next > head && fits(next, tail)
        if growsHead { head = next }
      }
      if growsTail {
        let next = text.clusterStart(before: tail)
        growsTail = next < tail && fits(head, next)
        if growsTail { tail = next }
      }
    }
    return (0..<head, tail..<text.count)
  }
}
