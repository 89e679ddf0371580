import Typography
import VectorScene

/// Fits the names below the bands of an x axis, so that none overlaps another.
///
/// The order of what is tried is told at ``AxisLayout``. Where the picture is too low for turned names,
/// they are cut on one line instead.
struct CategoryLabelFitting {
  var names: [String]
  var font: FontStyle
  /// The distance from one label to the next, in scene units.
  var band: Double
  /// The most lines that a level name may have.
  var lineLimit: Int
  /// The longest a turned label may be.
  var upwardLimit: Double
  var orientation: AxisLabel.Orientation
  var fonts: FontLibrary

  struct Fitted {
    var block: TextBlock
    var isShortened: Bool
  }

  struct Plan {
    var isUpward = false
    /// By the number of the label; `nil` for those left out.
    var labels: [Fitted?]
    /// How much room the labels take below the plot.
    var height: Double

    var dropped: Int { labels.count { $0 == nil } }
    var shortened: Int { labels.count { $0?.isShortened == true } }
  }

  /// Between a label and the next.
  private static let gap = 6.0
  private static let shortName = 34.0
  private static let narrowestCut = 60.0

  func plan() -> Plan {
    let widest = names.map { fonts.shape($0, font: font).width }.max() ?? 0
    let room = max(0, band - Self.gap)
    if orientation == .upward { return upward() }
    if widest <= room { return level(every: 1, width: room, lines: 1) }
    if room >= 24 {
      let wrapped = level(every: 1, width: room, lines: lineLimit)
      if wrapped.shortened == 0, !wrapped.breaksWords(names) { return wrapped }
      if band >= Self.narrowestCut || orientation == .level { return wrapped }
      // Standing they would be cut as short, and take the plot's height.
      if upwardLimit < Self.narrowestCut { return level(every: 1, width: room, lines: 1) }
    }
    if widest <= Self.shortName || orientation == .level, band > 0 {
      let wanted = min(widest, Self.narrowestCut)
      let every = max(1, Int(((wanted + Self.gap) / band).rounded(.up)))
      return level(every: every, width: band * Double(every) - Self.gap, lines: 1)
    }
    return upward()
  }

  private func level(every: Int, width: Double, lines: Int) -> Plan {
    let labels = fitted(every: every, width: width, lines: lines)
    let height = labels.lazy.compactMap { $0?.block.size.height }.max() ?? 0
    return Plan(labels: labels, height: height)
  }

  private func upward() -> Plan {
    let lineHeight = fonts.metrics(for: font).lineHeight
    let every =
      band > 0 ? Int(min(Double(names.count), (lineHeight / band).rounded(.up))) : names.count
    let labels = fitted(every: every, width: upwardLimit, lines: 1)
    let length = labels.lazy.compactMap { $0?.block.size.width }.max() ?? 0
    return Plan(isUpward: true, labels: labels, height: length)
  }

  private func fitted(every: Int, width: Double, lines: Int) -> [Fitted?] {
    names.enumerated().map { index, name in
      guard index % max(1, every) == 0 else { return nil }
      let block = fonts.layOut(name, font: font, width: width, lineLimit: lines)
      return Fitted(block: block, isShortened: block.isTruncated)
    }
  }
}

extension CategoryLabelFitting.Plan {
  /// Whether a line ends where a text may not be broken.
  fileprivate func breaksWords(_ names: [String]) -> Bool {
    zip(labels, names).contains { label, name in
      guard let lines = label?.block.lines, lines.count > 1 else { return false }
      let places = FontLibrary.breakPlaces(of: name)
      let bytes = Array(name.utf8)
      var end = 0
      return lines.dropLast().contains { line in
        end += line.string.utf8.count
        // The spaces between two lines are not shown.
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
        return !places.contains(end)
      }
    }
  }
}
