import Typography
import VectorScene

/// Fits the names below the bands of an x axis, so that none overlaps another.
///
/// In this order: on one line; wrapped at words onto two; for short names every n-th; cut with an
/// ellipsis on two lines while bands are 60 wide or more; cut on one line where the picture is too low
/// for turned names; turned upwards and cut at the end; turned upwards and every n-th.
struct CategoryLabelFitting {
  var names: [String]
  var font: FontStyle
  /// The distance from one label to the next, in scene units.
  var band: Double
  /// The longest a turned label may be.
  var upwardLimit: Double
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
    let lineHeight = fonts.metrics(for: font).lineHeight
    if widest <= room { return level(every: 1, width: room, lines: 1) }
    if room >= 24 {
      let wrapped = level(every: 1, width: room, lines: 2)
      if wrapped.shortened == 0, !wrapped.breaksWords(names) { return wrapped }
      if band >= Self.narrowestCut { return wrapped }
      // Standing they would be cut as short, and take the plot's height.
      if upwardLimit < Self.narrowestCut { return level(every: 1, width: room, lines: 1) }
    }
    if widest <= Self.shortName, band > 0 {
      let every = max(1, Int(((widest + Self.gap) / band).rounded(.up)))
      return level(every: every, width: band * Double(every), lines: 1)
    }
    let every = band > 0 ? max(1, Int((lineHeight / band).rounded(.up))) : names.count
    return upward(every: every)
  }

  private func level(every: Int, width: Double, lines: Int) -> Plan {
    let labels = fitted(every: every, width: width, lines: lines)
    let height = labels.lazy.compactMap { $0?.block.size.height }.max() ?? 0
    return Plan(labels: labels, height: height)
  }

  private func upward(every: Int) -> Plan {
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
  /// Whether a line ends inside a word: where it ends at a space, the space is not shown.
  fileprivate func breaksWords(_ names: [String]) -> Bool {
    zip(labels, names).contains { label, name in
      guard let lines = label?.block.lines, lines.count > 1 else { return false }
      let shown = lines.reduce(0) { $0 + $1.string.utf8.count }
      return shown + lines.count - 1 > name.utf8.count
    }
  }
}
