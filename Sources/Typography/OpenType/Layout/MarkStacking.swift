import VectorScene

/// Places combining marks by the boxes of glyphs, in a face that says nothing about their places:
/// centred over or under the letter, and each beyond the one before.
struct MarkStacking {
  let glyphs: FaceGlyphs

  /// Where a letter with its marks ends, in font units, y pointing up.
  private struct Stack {
    var pen: Int
    var width: Double
    var top: Double
    var bottom: Double
  }

  func place(_ run: inout [LayoutGlyph]) {
    guard run.contains(where: \.isMark) else { return }
    var stack: Stack?
    var pen = 0
    // What a font without classes calls a mark may have a width, and is drawn over the letter.
    for index in run.indices {
      guard run[index].isMark else {
        if !run[index].isInvisible {
          let box = box(run[index].glyph)
          stack = Stack(
            pen: pen, width: Double(run[index].advance), top: box?.top ?? 0,
            bottom: box?.bottom ?? 0)
        }
        pen &+= run[index].advance
        continue
      }
      let own = run[index].advance
      run[index].advance = 0
      guard var base = stack, let mark = box(run[index].glyph) else {
        run[index].xOffset &-= own
        continue
      }
      place(&run[index], mark, on: &base, pen: pen)
      stack = base
    }
  }

  private func place(
    _ glyph: inout LayoutGlyph, _ mark: (left: Double, right: Double, top: Double, bottom: Double),
    on base: inout Stack, pen: Int
  ) {
    let gap = Double(glyphs.unitsPerEm) / 16
    let position = MarkPosition(glyph.scalar)
    let width = mark.right - mark.left
    let left: Double =
      switch position.side {
      case .left: 0
      case .right: base.width - width
      case .after: base.width - width / 2
      case .centre: (base.width - width) / 2
      }
    glyph.xOffset = Int(roundedUnits: left - mark.left) + base.pen - pen
    switch position.height {
    case .below(let isAttached):
      // A mark that is drawn low already stays where it is.
      let offset = min(0, base.bottom - (isAttached ? 0 : gap) - mark.top)
      glyph.yOffset = Int(roundedUnits: offset)
      base.bottom = min(base.bottom, mark.bottom + offset)
    case .above(let isAttached):
      var offset = base.top + (isAttached ? 0 : gap) - mark.bottom
      // Over a low letter it comes down by half of what it could, to stay near its usual height.
      if offset < 0 { offset /= 2 }
      glyph.yOffset = Int(roundedUnits: offset)
      base.top = max(base.top, mark.top + offset)
    case .over: break
    }
  }

  private func box(
    _ glyph: UInt16
  ) -> (left: Double, right: Double, top: Double, bottom: Double)? {
    guard let box = glyphs.outline(of: glyph)?.controlBox else { return nil }
    let em = Double(glyphs.unitsPerEm)
    return (box.minX * em, box.maxX * em, 0 - box.minY * em, 0 - box.maxY * em)
  }
}

/// Where a combining mark stands at its letter, by its canonical combining class.
struct MarkPosition {
  enum Side { case left, centre, right, after }
  enum Height {
    case above(isAttached: Bool)
    case below(isAttached: Bool)
    /// Through the letter, or at its side: as the font draws it.
    case over
  }

  var side = Side.centre
  var height = Height.over

  init(_ scalar: UInt32) {
    let combiningClass =
      Unicode.Scalar(scalar)?.properties.canonicalCombiningClass.rawValue ?? 0
    switch combiningClass {
    case 200: (side, height) = (.left, .below(isAttached: true))
    case 202: height = .below(isAttached: true)
    case 204: (side, height) = (.right, .below(isAttached: true))
    case 212: (side, height) = (.left, .above(isAttached: true))
    case 214: height = .above(isAttached: true)
    case 216: (side, height) = (.right, .above(isAttached: true))
    case 218: (side, height) = (.left, .below(isAttached: false))
    case 220: height = .below(isAttached: false)
    case 222: (side, height) = (.right, .below(isAttached: false))
    case 228: (side, height) = (.left, .above(isAttached: false))
    case 230: height = .above(isAttached: false)
    case 232: (side, height) = (.right, .above(isAttached: false))
    case 233: (side, height) = (.after, .below(isAttached: false))
    case 234: (side, height) = (.after, .above(isAttached: false))
    default: break
    }
  }
}
