import Typography

/// Shortens a text of several runs to one line with an ellipsis, which looks like the characters
/// beside it.
struct RunTruncation {
  let text: RunText
  let width: Double
  let mode: Truncation

  private static let ellipsis = "…"

  /// As much of a range as fits beside the ellipsis, which alone is drawn where nothing else fits.
  ///
  /// At the end the ellipsis always stands, since more text may follow; elsewhere only where the
  /// text is too long, and `nil` means that it is not.
  func line(_ range: Range<Int>) -> [RunText.Stretch]? {
    if mode != .end, fits(text.stretches(range)) { return nil }
    let ends = text.clusterEnds(range)
    let starts = [range.lowerBound] + ends
    func line(head: Int, tail: Int) -> [RunText.Stretch] {
      joined(
        head: range.lowerBound..<starts[head],
        tail: starts[ends.count - tail]..<range.upperBound)
    }
    func split(_ kept: Int) -> (head: Int, tail: Int) {
      switch mode {
      case .end: (kept, 0)
      case .start: (0, kept)
      case .middle: ((kept + 1) / 2, kept / 2)
      }
    }
    let kept = GallopingSearch.last(upTo: ends.count) { count in
      let (head, tail) = split(count)
      return fits(line(head: head, tail: tail))
    }
    var (head, tail) = split(kept)
    if mode == .middle {
      // A narrow character may still fit on one side.
      while head + tail < ends.count, fits(line(head: head + 1, tail: tail)) { head += 1 }
      while head + tail < ends.count, fits(line(head: head, tail: tail + 1)) { tail += 1 }
    }
    return line(head: head, tail: tail)
  }

  private func fits(_ line: [RunText.Stretch]) -> Bool {
    text.width(line) <= width + RunWrapper.tolerance
  }

  /// What is kept, with the ellipsis between; no spaces stand beside it.
  private func joined(head: Range<Int>, tail: Range<Int>) -> [RunText.Stretch] {
    var line = text.stretches(text.trimmed(head))
    var end = text.stretches(text.trimmedAtStart(tail))
    if let last = line.last, isText(last) {
      line[line.count - 1].text += Self.ellipsis
    } else if line.isEmpty, let first = end.first, isText(first) {
      end[0].text = Self.ellipsis + first.text
    } else {
      let run = nearestTextRun(to: text.run(at: head.upperBound))
      line.append(RunText.Stretch(run: run, text: Self.ellipsis, level: line.last?.level ?? 0))
    }
    return line + end
  }

  private func isText(_ stretch: RunText.Stretch) -> Bool {
    if case .string = text.runs[stretch.run].content { return true }
    return false
  }

  /// A run whose font the ellipsis can have: `run` or the nearest one before it that is no symbol,
  /// else the nearest one after it.
  private func nearestTextRun(to run: Int) -> Int {
    let isText = text.runs.map { run in
      if case .string = run.content { true } else { false }
    }
    return isText[...run].lastIndex(of: true) ?? isText[run...].firstIndex(of: true) ?? run
  }
}

/// Finds how far something holds without looking at every place.
enum GallopingSearch {
  /// The largest number up to `count` for which `holds` is true, if it is true for all smaller ones;
  /// 0 is taken to hold.
  static func last(upTo count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var step = 1
    var high = count + 1
    while low + step <= count {
      guard holds(low + step) else {
        high = low + step
        break
      }
      low += step
      step *= 2
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
