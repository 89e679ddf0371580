/// `GSUB` lookups 1 to 4.
extension LookupRunner {
  /// Puts another glyph in place of one.
  ///
  /// - Parameter guess: its class in a font that gives glyphs none; 0 keeps the class of the one
  ///   before.
  mutating func substitute(_ glyph: UInt16, at place: Int, guess: UInt16 = 0) {
    let properties: UInt16
    if let definitions, definitions.hasClasses {
      properties = definitions.properties(of: glyph)
    } else {
      properties = guess != 0 ? guess : glyphs[place].properties
    }
    glyphs[place].substitute(glyph, properties: properties)
  }

  private func glyph(at place: Int) -> UInt16? {
    bytes.uint16(place).map { UInt16(truncatingIfNeeded: $0) }
  }

  private func coverageIndex(in subtable: Int, at place: Int) -> Int? {
    guard let coverage = bytes.uint16(subtable + 2) else { return nil }
    return coverageIndex(of: glyphs[place].glyph, at: subtable + coverage)
  }

  mutating func replaceOne(_ subtable: Int, at place: Int) -> Int? {
    guard let format = bytes.uint16(subtable), let index = coverageIndex(in: subtable, at: place)
    else { return nil }
    switch format {
    case 1:
      guard let delta = glyph(at: subtable + 4) else { return nil }
      substitute(glyphs[place].glyph &+ delta, at: place)
    case 2:
      guard let count = bytes.uint16(subtable + 4), index < count,
        let other = glyph(at: subtable + 6 + 2 * index)
      else { return nil }
      substitute(other, at: place)
    default: return nil
    }
    return place + 1
  }

  /// The list for the glyph at `place` in a subtable of lists, and how long it is.
  private func list(_ subtable: Int, at place: Int) -> (start: Int, count: Int)? {
    guard bytes.uint16(subtable) == 1, let index = coverageIndex(in: subtable, at: place),
      let setCount = bytes.uint16(subtable + 4), index < setCount,
      let offset = bytes.uint16(subtable + 6 + 2 * index),
      let count = bytes.uint16(subtable + offset)
    else { return nil }
    return (subtable + offset, count)
  }

  mutating func replaceByMany(_ subtable: Int, at place: Int) -> Int? {
    guard let (start, count) = list(subtable, at: place), spend(count) else { return nil }
    guard count != 1 else {
      guard let other = glyph(at: start + 2) else { return nil }
      substitute(other, at: place)
      return place + 1
    }
    let whole = glyphs[place]
    let guess = whole.isLigature ? LayoutGlyph.Property.base : 0
    var parts: [LayoutGlyph] = []
    for index in 0..<count {
      guard let other = glyph(at: start + 2 + 2 * index) else { return nil }
      substitute(other, at: place, guess: guess)
      glyphs[place].becomePart(index, of: whole)
      parts.append(glyphs[place])
      glyphs[place] = whole
    }
    glyphs.replaceSubrange(place...place, with: parts)
    return place + count
  }

  mutating func replaceByFirstAlternate(_ subtable: Int, at place: Int) -> Int? {
    guard let (start, count) = list(subtable, at: place), count > 0,
      let other = glyph(at: start + 2)
    else { return nil }
    substitute(other, at: place)
    return place + 1
  }

  mutating func ligate(_ subtable: Int, at place: Int) -> Int? {
    guard let (start, count) = list(subtable, at: place) else { return nil }
    for index in 0..<count {
      guard spend(), let offset = bytes.uint16(start + 2 + 2 * index),
        let ligature = glyph(at: start + offset),
        let componentCount = bytes.uint16(start + offset + 2), componentCount > 0
      else { return nil }
      if componentCount == 1 {
        substitute(ligature, at: place)
        return place + 1
      }
      if let parts = components(componentCount, at: start + offset + 4, from: place) {
        return join(parts, to: ligature)
      }
    }
    return nil
  }

  /// The places of a ligature's components, of which the first is known to be there.
  private mutating func components(_ count: Int, at list: Int, from place: Int) -> [Int]? {
    let bytes = bytes
    guard let second = bytes.uint16(list),
      let secondPlace = next(after: place, where: { Int($0) == second })
    else { return nil }
    var places = [place, secondPlace]
    guard belongs(secondPlace, with: place) else { return nil }
    for index in 2..<max(count, 2) {
      guard let wanted = bytes.uint16(list + 2 * (index - 1)),
        let found = next(after: places[index - 1], where: { Int($0) == wanted }),
        belongs(found, with: place)
      else { return nil }
      places.append(found)
    }
    return places
  }

  /// Marks of one component of a ligature do not join those of another.
  private func belongs(_ place: Int, with first: Int) -> Bool {
    let head = glyphs[first]
    let glyph = glyphs[place]
    if head.ligature != 0, head.component != 0 {
      return head.ligature == glyph.ligature && head.component == glyph.component
    }
    return glyph.ligature == 0 || glyph.component == 0 || glyph.ligature == head.ligature
  }

  /// Puts a ligature in place of its components. Marks between them stay behind it, and remember
  /// which component they belong to.
  private mutating func join(_ places: [Int], to glyph: UInt16) -> Int? {
    guard let first = places.first, let last = places.last else { return nil }
    mergeClusters(first...last)
    // A letter with marks in one glyph is a letter to which further marks attach; marks in one
    // glyph stay a mark of their component.
    let others = places.dropFirst()
    let isOfMarks = others.allSatisfy { glyphs[$0].isMark }
    let isLigature = !(isOfMarks && (glyphs[first].isBase || glyphs[first].isMark))
    let isMarkLigature = isOfMarks && glyphs[first].isMark
    let number = isLigature ? makeLigatureNumber() : 0
    var held = glyphs[first].countedComponents
    var heldLigature = glyphs[first].ligature
    var counted = held
    if isLigature {
      let total = places.reduce(0) { $0 + glyphs[$1].countedComponents }
      glyphs[first].becomeLigature(number, components: total)
    }
    substitute(
      glyph, at: first, guess: isLigature ? LayoutGlyph.Property.ligature : 0)
    var place = first + 1
    for part in others {
      while place < part {
        if isLigature { rejoin(place, number, counted: counted, held: held) }
        place += 1
      }
      heldLigature = glyphs[part].ligature
      held = glyphs[part].countedComponents
      counted += held
      place = part + 1
    }
    if !isMarkLigature, heldLigature != 0 {
      while place < glyphs.count, glyphs[place].ligature == heldLigature,
        glyphs[place].component != 0
      {
        rejoin(place, number, counted: counted, held: held)
        place += 1
      }
    }
    for part in others.reversed() { glyphs.remove(at: part) }
    return last + 1 - others.count
  }

  private mutating func rejoin(_ place: Int, _ number: UInt32, counted: Int, held: Int) {
    let component = glyphs[place].component == 0 ? held : Int(glyphs[place].component)
    glyphs[place].join(number, component: counted - held + min(component, held))
  }

  private mutating func mergeClusters(_ places: ClosedRange<Int>) {
    let lowest = glyphs[places].lazy.map(\.cluster).min() ?? 0
    for place in places { glyphs[place].cluster = lowest }
  }
}
