/// Finds the smallest units into which the stretches of one face can be divided so that each unit
/// always looks the same, whatever stands around it, and plans a font of them.
///
/// Most scripts divide into single characters and letters with their marks. Where letters change
/// with their neighbours, as in Arabic, whole words become units: a viewer replaces all their
/// characters by one glyph, before its own rules for the script find anything to do. So the subset
/// needs none of the tables by which the original font shapes, which are larger than all outlines
/// of a report; and what a viewer draws is what was laid out, not what its own shaping makes of it.
struct SubsetPlanner {
  /// How a stretch is divided.
  private enum Division: Int, Comparable {
    case clusters
    case words
    case whole
    /// Not at all: it has to be drawn by other means.
    case impossible

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    var next: Division { Division(rawValue: rawValue + 1) ?? .impossible }
  }

  private typealias Unit = UsedCluster

  private let stretches: [UsedStretch]
  private var divisions: [Division]
  private let scale: Double

  /// Viewers give up on longer ligatures.
  private static let longestUnit = 60
  /// In units of the subset: tables hold numbers of 16 bits.
  private static let widestUnit = 30_000.0

  /// - Parameters:
  ///   - stretches: all of one face.
  ///   - scale: units of the subset in one of the face.
  init(_ stretches: [UsedStretch], scale: Double) {
    self.stretches = stretches
    self.scale = scale
    divisions = Array(repeating: .clusters, count: stretches.count)
  }

  /// The plan, and the numbers of the stretches that it cannot draw.
  mutating func plan() -> (plan: SubsetPlan, impossible: [Int]) {
    // Every round that is not the last divides a stretch less finely, which has an end.
    while true {
      let units = stretches.indices.map { divided(stretches[$0], divisions[$0]) }
      var coarser = contextual(units)
      if coarser.isEmpty {
        let book = UnitBook(units, stretches, scale: scale)
        coarser = stretches.indices.filter {
          divisions[$0] < .impossible && !book.draws(units[$0], of: stretches[$0])
        }
        if coarser.isEmpty {
          return (book.plan, stretches.indices.filter { divisions[$0] == .impossible })
        }
      }
      for index in coarser {
        divisions[index] = stretches[index].isSyllabic ? .impossible : divisions[index].next
      }
    }
  }

  private func divided(_ stretch: UsedStretch, _ division: Division) -> [Unit] {
    switch division {
    case .clusters: return stretch.clusters
    case .words: return words(of: stretch)
    case .whole: return [stretch.joined(0..<stretch.clusters.count)]
    case .impossible: return []
    }
  }

  /// What stands between spaces, and the spaces.
  private func words(of stretch: UsedStretch) -> [Unit] {
    var units: [Unit] = []
    var start = 0
    for index in 0...stretch.clusters.count {
      let isEnd = index == stretch.clusters.count
      guard isEnd || stretch.clusters[index].isSpace else { continue }
      if start < index { units.append(stretch.joined(start..<index)) }
      if !isEnd { units.append(stretch.clusters[index]) }
      start = index + 1
    }
    return units
  }

  /// The stretches with a unit that looks different elsewhere, or that is too long.
  private func contextual(_ units: [[Unit]]) -> [Int] {
    var shapes: [UnitKey: [UnitGlyph]] = [:]
    var changing: Set<UnitKey> = []
    func key(_ unit: Unit, _ index: Int) -> UnitKey {
      UnitKey(
        characters: unit.characters, hasTabularFigures: stretches[index].hasTabularFigures)
    }
    for (index, units) in units.enumerated() {
      for unit in units {
        let key = key(unit, index)
        if let known = shapes[key] {
          if known != unit.glyphs { changing.insert(key) }
        } else {
          shapes[key] = unit.glyphs
        }
      }
    }
    return units.indices.filter { index in
      units[index].contains { changing.contains(key($0, index)) || isTooLarge($0) }
    }
  }

  private func isTooLarge(_ unit: Unit) -> Bool {
    let reach = unit.glyphs.reduce(unit.advance) { max($0, abs($1.x), abs($1.y)) }
    return unit.characters.count > Self.longestUnit || Double(reach) * scale > Self.widestUnit
  }
}
