/// The axes along which a variable font changes: the tables `fvar` and `avar`.
struct FontAxes: Sendable {
  struct Axis: Sendable {
    var tag: Tag
    var least: Double
    /// Where the outlines that the font stores are.
    var usual: Double
    var most: Double
    /// Bends the axis: pairs of a place and what it stands for, both from -1 to 1, in order.
    fileprivate var bends: [(from: Double, to: Double)] = []

    var range: ClosedRange<Double> { least...most }

    /// From the axis's own scale to -1 to 1, where 0 is the usual place.
    func place(of value: Double) -> Double {
      let value = min(max(value, least), most)
      var place = 0.0
      if value < usual { place = (value - usual) / (usual - least) }
      if value > usual { place = (value - usual) / (most - usual) }
      place = Self.rounded(place)
      guard let next = bends.firstIndex(where: { $0.from >= place }) else { return place }
      let upper = bends[next]
      guard upper.from != place, next > 0 else { return upper.to }
      let lower = bends[next - 1]
      let part = (place - lower.from) / (upper.from - lower.from)
      return Self.rounded(lower.to + part * (upper.to - lower.to))
    }

    /// Places have 14 bits behind the point, which all readers of fonts keep to.
    private static func rounded(_ place: Double) -> Double {
      (place * 16_384).rounded() / 16_384
    }
  }

  private(set) var axes: [Axis] = []

  /// A bound for damaged tables.
  private static let largestCount = 64

  /// `nil` for a table without an axis that can be read.
  init?(_ table: FontBytes, bends: FontBytes? = nil) {
    guard let start = table.uint16(4), let count = table.uint16(8), let size = table.uint16(10),
      size >= 20
    else { return nil }
    for index in 0..<min(count, Self.largestCount) {
      let place = start + size * index
      guard let tag = table.tag(place), let least = table.int32(place + 4),
        let usual = table.int32(place + 8), let most = table.int32(place + 12),
        least <= usual, usual <= most
      else { return nil }
      axes.append(
        Axis(
          tag: tag, least: Double(least) / 65_536, usual: Double(usual) / 65_536,
          most: Double(most) / 65_536))
    }
    guard !axes.isEmpty else { return nil }
    if let bends { read(bends) }
  }

  /// Maps that are not in order, or do not keep the ends and the middle, are left out.
  private mutating func read(_ table: FontBytes) {
    guard table.uint16(0) == 1, let count = table.uint16(6) else { return }
    var place = 8
    for index in 0..<min(count, axes.count) {
      guard let pairs = table.uint16(place) else { return }
      var bends: [(from: Double, to: Double)] = []
      for pair in 0..<pairs {
        guard let from = table.int16(place + 2 + 4 * pair),
          let to = table.int16(place + 4 + 4 * pair)
        else { return }
        let bend = (from: Double(from) / 16_384, to: Double(to) / 16_384)
        guard bends.last.map({ $0.from < bend.from }) ?? true else { return }
        bends.append(bend)
      }
      place += 2 + 4 * pairs
      if bends.first?.from == -1, bends.last?.from == 1 { axes[index].bends = bends }
    }
  }

  subscript(tag: Tag) -> Axis? { axes.first { $0.tag == tag } }

  /// The weights that the font can have, of CSS's 1 to 1000; `nil` when it has but one.
  var weights: ClosedRange<Int>? {
    self["wght"].map { axis in
      let least = Int(roundedUnits: min(max(axis.least, 1), 1_000))
      return least...max(least, Int(roundedUnits: min(max(axis.most, 1), 1_000)))
    }
  }

  /// The widths that the font can have, from 1 to 9 as in ``FaceStyle/width``; `nil` when it has
  /// but one.
  var widths: ClosedRange<Int>? {
    self["wdth"].map { axis in
      let least = Self.width(ofPercent: axis.least)
      return least...max(least, Self.width(ofPercent: axis.most))
    }
  }

  /// Whether the font can be upright and slanted.
  var canSlant: Bool {
    (self["ital"].map { $0.least <= 0 && $0.most >= 1 } ?? false)
      || (self["slnt"].map { $0.least < 0 && $0.most >= 0 } ?? false)
  }

  /// Where on each axis a style is, from -1 to 1; empty for the font as it is stored.
  func coordinates(of style: FaceStyle) -> [Double] {
    let places = axes.map { axis in
      switch axis.tag {
      case "wght": axis.place(of: Double(style.weight))
      case "wdth": axis.place(of: Self.percent(ofWidth: style.width))
      case "ital" where canSlant: axis.place(of: style.isItalic ? 1 : 0)
      // Angles count against the clock, so that italics lean to the negative side.
      case "slnt" where canSlant: axis.place(of: style.isItalic ? axis.least : 0)
      default: 0.0
      }
    }
    return places.allSatisfy { $0 == 0 } ? [] : places
  }

  private static let percents = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]

  private static func percent(ofWidth width: Int) -> Double {
    percents[min(max(width, 1), percents.count) - 1]
  }

  private static func width(ofPercent percent: Double) -> Int {
    var best = 5
    for width in 1...percents.count
    where abs(percents[width - 1] - percent) < abs(percents[best - 1] - percent) {
      best = width
    }
    return best
  }
}
