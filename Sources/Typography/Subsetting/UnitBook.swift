/// The units of a subset with their glyphs' numbers, and a check of what a viewer makes of them.
struct UnitBook {
  private(set) var plan = SubsetPlan()

  private var glyphs: [UnitKey: Int] = [:]
  /// The characters of ligatures by their first one, longer ones first.
  private var ligatures: [UInt32: [[UInt32]]] = [:]
  private let scale: Double

  /// Tables hold numbers of 16 bits.
  private static let largestAdjustment = 30_000

  /// - Parameters:
  ///   - units: for each stretch, in the order of writing. Units of one key look the same.
  ///   - scale: units of the subset in one of the face.
  init(_ units: [[UsedCluster]], _ stretches: [UsedStretch], scale: Double) {
    self.scale = scale
    var shapes: [UnitKey: SubsetPlan.Shape] = [:]
    var invisible: Set<UInt32> = []
    for (units, stretch) in zip(units, stretches) {
      for unit in units {
        let key = UnitKey(
          characters: unit.characters, hasTabularFigures: stretch.hasTabularFigures)
        if shapes[key] == nil { shapes[key] = shape(of: unit) }
      }
      invisible.formUnion(stretch.invisible)
    }
    number(shapes, invisible: invisible)
    for (units, stretch) in zip(units, stretches) { addPairs(units, of: stretch) }
  }

  private func scaled(_ units: Int) -> Int { Int((Double(units) * scale).rounded()) }

  private func shape(of unit: UsedCluster) -> SubsetPlan.Shape {
    SubsetPlan.Shape(
      glyphs: unit.glyphs.map {
        UnitGlyph(glyph: $0.glyph, x: scaled($0.x), y: scaled($0.y))
      }, advance: max(0, scaled(unit.advance)))
  }

  private mutating func number(
    _ shapes: [UnitKey: SubsetPlan.Shape], invisible: Set<UInt32>
  ) {
    var texts = Set(shapes.keys.map(\.characters))
    // Characters that occur in ligatures only have glyphs that nobody sees.
    for text in texts where text.count > 1 {
      for scalar in text { texts.insert([scalar]) }
    }
    for scalar in invisible { texts.insert([scalar]) }
    let sorted = texts.sorted {
      ($0.count > 1 ? 1 : 0, $0) < ($1.count > 1 ? 1 : 0, $1)
    }
    for text in sorted {
      let plain = shapes[UnitKey(characters: text, hasTabularFigures: false)]
      let tabular = shapes[UnitKey(characters: text, hasTabularFigures: true)]
      let glyph = add(plain ?? tabular ?? SubsetPlan.Shape())
      glyphs[UnitKey(characters: text, hasTabularFigures: false)] = glyph
      glyphs[UnitKey(characters: text, hasTabularFigures: true)] = glyph
      if text.count == 1 {
        plan.characters.append((text[0], glyph))
      } else {
        let components = text.map {
          glyphs[UnitKey(characters: [$0], hasTabularFigures: false)] ?? 0
        }
        plan.ligatures.append(SubsetPlan.Ligature(components: components, glyph: glyph))
        ligatures[text[0], default: []].append(text)
      }
    }
    for text in sorted {
      guard let plain = shapes[UnitKey(characters: text, hasTabularFigures: false)],
        let tabular = shapes[UnitKey(characters: text, hasTabularFigures: true)],
        plain != tabular,
        let glyph = glyphs[UnitKey(characters: text, hasTabularFigures: false)]
      else { continue }
      let replacement = add(tabular)
      glyphs[UnitKey(characters: text, hasTabularFigures: true)] = replacement
      plan.tabular.append((glyph, replacement))
    }
    plan.ligatures.sort {
      ($0.components[0], -$0.components.count, $0.glyph)
        < ($1.components[0], -$1.components.count, $1.glyph)
    }
    for first in ligatures.keys { ligatures[first]?.sort { $0.count > $1.count } }
  }

  private mutating func add(_ shape: SubsetPlan.Shape) -> Int {
    plan.shapes.append(shape)
    return plan.shapes.count - 1
  }

  private func glyph(_ unit: UsedCluster, of stretch: UsedStretch) -> Int {
    glyphs[
      UnitKey(characters: unit.characters, hasTabularFigures: stretch.hasTabularFigures)] ?? 0
  }

  /// What the layout adds to a unit's advance before its neighbour, in units of the subset.
  private func adjustment(
    _ unit: UsedCluster, _ next: UsedCluster, of stretch: UsedStretch
  ) -> Int {
    let (left, right) = stretch.isRightToLeft ? (next, unit) : (unit, next)
    return scaled(right.origin - left.origin) - plan.shapes[glyph(left, of: stretch)].advance
  }

  private mutating func addPairs(_ units: [UsedCluster], of stretch: UsedStretch) {
    for (unit, next) in zip(units, units.dropFirst()) {
      let adjustment = adjustment(unit, next, of: stretch)
      let key = SubsetPlan.PairKey(
        first: glyph(unit, of: stretch), second: glyph(next, of: stretch))
      guard adjustment != 0, plan.pairs[key] == nil else { continue }
      plan.pairs[key] = SubsetPlan.Pair(
        adjustment: adjustment, isRightToLeft: stretch.isRightToLeft)
    }
  }

  /// Whether a viewer comes from the characters of the units to these very units, each in its place.
  func draws(_ units: [UsedCluster], of stretch: UsedStretch) -> Bool {
    let text = units.flatMap(\.characters)
    var place = 0
    for unit in units {
      guard text[place...].starts(with: unit.characters),
        unitLength(at: place, in: text) == unit.characters.count
      else { return false }
      place += unit.characters.count
    }
    return zip(units, units.dropFirst()).allSatisfy { unit, next in
      let wanted = adjustment(unit, next, of: stretch)
      let key = SubsetPlan.PairKey(
        first: glyph(unit, of: stretch), second: glyph(next, of: stretch))
      // Half a unit is lost in rounding at either end.
      return abs(wanted) <= Self.largestAdjustment
        && abs((plan.pairs[key]?.adjustment ?? 0) - wanted) <= 1
    }
  }

  private func unitLength(at place: Int, in text: [UInt32]) -> Int {
    for ligature in ligatures[text[place]] ?? [] where text[place...].starts(with: ligature) {
      return ligature.count
    }
    return 1
  }
}

/// Texts by their first character that differs; the beginning of a text comes before it.
private func < (one: (Int, [UInt32]), other: (Int, [UInt32])) -> Bool {
  if one.0 != other.0 { return one.0 < other.0 }
  return one.1.lexicographicallyPrecedes(other.1)
}
