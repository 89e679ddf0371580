/// A text that is far longer than its place can show, of which only the ends are shaped.
struct LongText {
  /// In characters as readers see them.
  private let count: Int

  /// More characters than this are looked at in any case, so that the texts of most charts are
  /// never cut.
  private static let smallestCount = 256
  /// Narrower than letters of text on the average, in ems. Where letters are narrower still, more
  /// of the text is tried.
  private static let narrowestAdvance = 0.4

  /// As many characters as some lines may hold; `nil` for lines without limit.
  init?(lines: Int, width: Double, size: Double) {
    guard lines < .max, width.isFinite, size > 0 else { return nil }
    let held = Double(lines) * width / (size * Self.narrowestAdvance)
    guard held < 1e9 else { return nil }
    count = Self.smallestCount + Int(held)
  }

  private init(count: Int) { self.count = count }

  var longer: LongText { LongText(count: count &* 4) }

  /// The beginning of a text; `nil` for one that is not longer.
  func beginning(of text: String) -> String? {
    guard text.utf8.count > count,
      let end = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex),
      end < text.endIndex
    else { return nil }
    return String(text[..<end])
  }

  /// The beginning and the end of a text; `nil` for one that is not longer than both.
  func ends(of text: String) -> (beginning: String, end: String)? {
    guard text.utf8.count > 2 * count, let beginning = beginning(of: text),
      let start = text.index(text.endIndex, offsetBy: -count, limitedBy: text.startIndex),
      text[start...].utf8.count + beginning.utf8.count <= text.utf8.count
    else { return nil }
    return (beginning, String(text[start...]))
  }
}
