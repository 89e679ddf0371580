/// Divides blocks that stand below each other between pages of one height.
///
/// A page ends between two blocks, or between two rows of a block that has rows. Only heights count
/// here; what stands in the blocks is drawn when its page is.
struct PageFlow {
  /// Of a page, in CSS pixels.
  let height: Double
  /// Between blocks.
  let gap: Double
  private(set) var pages: [[Placement]] = []
  /// Where the next block of the last page would stand.
  private var y = 0.0

  /// What takes its place as a whole, or row by row.
  struct Block: Hashable {
    var height: Double
    /// `nil` for a block that is never parted.
    var rows: Rows?
    /// Whether a page starts with it.
    var startsPage = false
    /// Whether it is of no use at the end of a page, as a heading is.
    var keepsWithNext = false
  }

  /// Rows of one height between a head and a foot.
  struct Rows: Hashable {
    var count: Int
    /// Of what every part repeats.
    var head: Double
    var row: Double
    /// Of what stands in the last part only.
    var foot: Double
  }

  /// A block, or a part of one, on a page.
  struct Placement: Hashable {
    /// The block's number.
    var block: Int
    /// Of its upper edge, from the top of the page's contents.
    var y: Double
    /// Before it is scaled.
    var height: Double
    /// Below 1 for a block that is higher than a page.
    var scale = 1.0
    /// `nil` for the whole block.
    var rows: Range<Int>?
    var isLast = true
  }

  /// A page's end leaves so many rows on both of its sides.
  private static let fewestRows = 2

  init(height: Double, gap: Double) {
    self.height = max(1, height)
    self.gap = gap
  }

  /// The pages of these blocks: at least one, and none without blocks but that.
  static func pages(
    of blocks: [Block], height: Double, gap: Double
  ) -> [[Placement]] {
    var flow = PageFlow(height: height, gap: gap)
    for (index, block) in blocks.enumerated() {
      if block.startsPage { flow.turnPage() }
      if flow.least(of: blocks, from: index) > flow.room { flow.turnPage() }
      flow.append(block, number: index)
    }
    return flow.pages.isEmpty ? [[]] : flow.pages
  }

  /// What is left of the page.
  private var room: Double { height - y }

  private var isAtTop: Bool { pages.last?.isEmpty ?? true }

  private mutating func turnPage() {
    guard !isAtTop else { return }
    pages.append([])
    y = 0
  }

  /// The least that has to stand on one page where a block begins: all of what is not parted, and
  /// what it is not to be parted from.
  private func least(of blocks: [Block], from index: Int) -> Double {
    var sum = 0.0
    for block in blocks[index...] {
      if let rows = block.rows {
        let few = Double(min(rows.count, Self.fewestRows)) * rows.row
        return min(height, sum + min(block.height, rows.head + few))
      }
      sum += block.height
      guard block.keepsWithNext, sum < height else { break }
      sum += gap
    }
    return min(height, sum)
  }

  private mutating func append(_ block: Block, number: Int) {
    if let rows = block.rows, rows.count > 0, block.height > room {
      append(rows, of: number)
    } else {
      place(Placement(block: number, y: y, height: block.height))
    }
  }

  private mutating func append(_ rows: Rows, of number: Int) {
    var first = 0
    while first < rows.count {
      let left = rows.count - first
      let whole = rows.head + Double(left) * rows.row + rows.foot
      var fitting = left
      if whole > room {
        let fit = rows.row > 0 ? (room - rows.head) / rows.row : 0
        fitting = min(Int(max(0, min(fit, 1e9))), left - Self.fewestRows)
        if fitting < Self.fewestRows, !isAtTop {
          turnPage()
          continue
        }
        // Something has to stand on a page, however small it is.
        fitting = min(left, max(1, fitting))
      }
      let isLast = fitting == left
      place(
        Placement(
          block: number, y: y,
          height: rows.head + Double(fitting) * rows.row + (isLast ? rows.foot : 0),
          rows: first..<first + fitting, isLast: isLast))
      first += fitting
      if !isLast { turnPage() }
    }
  }

  private mutating func place(_ placement: Placement) {
    var placement = placement
    if placement.height > height { placement.scale = height / placement.height }
    if pages.isEmpty { pages.append([]) }
    pages[pages.count - 1].append(placement)
    y += placement.height * placement.scale + gap
  }
}
