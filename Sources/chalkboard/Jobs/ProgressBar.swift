import Foundation
import Reports

/// A line on the terminal that tells how far a batch is. It is drawn over itself.
struct ProgressBar {
  /// How many jobs there are; `nil` when nobody knows.
  var total: Int?
  private var last: Moment?

  private static let width = 30
  /// Between two drawings, in milliseconds.
  private static let interval = 100.0

  init(total: Int?) { self.total = total }

  /// Whether standard error is a terminal, where somebody watches.
  static var isWanted: Bool { isatty(STDERR_FILENO) == 1 }

  /// Draws the line unless it was drawn a moment ago.
  mutating func show(_ tally: BatchTally) {
    let now = Moment.now
    if let last, now.milliseconds(since: last) < Self.interval { return }
    last = now
    StandardError.write(Array("\r\u{1B}[K\(text(tally))".utf8))
  }

  /// Takes the line away.
  func clear() {
    if last != nil { StandardError.write(Array("\r\u{1B}[K".utf8)) }
  }

  func text(_ tally: BatchTally) -> String {
    var text = "\(tally.done)"
    if let total, total > 0 {
      let filled = min(Self.width * tally.done / total, Self.width)
      let bar =
        String(repeating: "█", count: filled)
        + String(repeating: "░", count: Self.width - filled)
      text = "\(bar) \(tally.done) of \(total)"
    }
    text += " done"
    if tally.unchanged > 0 { text += ", \(tally.unchanged) unchanged" }
    if tally.failed > 0 { text += ", \(tally.failed) failed" }
    return text
  }
}
