import VectorScene

/// A shadow and the part of the page that its filter has to cover.
struct FilterKey: Hashable {
  var shadow: Shadow
  /// In fractions of the box of what casts the shadow, or in its coordinates.
  var region: Rect
  var units: GradientUnits
}

extension Document {
  /// The filter that draws the shadow of a shape.
  ///
  /// Its region is in fractions of the shape's box, in steps, so that shapes of one size share it.
  mutating func filter(for shadow: Shadow, of node: PathNode) -> DefinitionID? {
    guard let box = node.path.inkBox else { return nil }
    let reach = node.stroke.map { $0.isInvisible ? 0 : $0.reach } ?? 0
    // Three standard deviations.
    let spread = max(0, shadow.radius) * 1.5 + reach
    guard shadow.isDrawable, spread.isFinite else { return nil }
    guard box.width > 1e-3, box.height > 1e-3 else {
      return node.inkBounds.flatMap { filter(for: shadow, around: $0) }
    }
    func steps(_ distance: Double, of side: Double) -> Double {
      (max(reach, distance) / side * 10).rounded(.up) / 10
    }
    let left = steps(spread - shadow.offset.x, of: box.width)
    let right = steps(spread + shadow.offset.x, of: box.width)
    let top = steps(spread - shadow.offset.y, of: box.height)
    let bottom = steps(spread + shadow.offset.y, of: box.height)
    let region = Rect(x: -left, y: -top, width: 1 + left + right, height: 1 + top + bottom)
    return filter(FilterKey(shadow: shadow, region: region, units: .objectBox))
  }

  /// The filter that draws the shadow of a group, in the group's own coordinates.
  mutating func filter(for shadow: Shadow, of group: Group) -> DefinitionID? {
    guard shadow.isDrawable, let bounds = group.localInkBounds else { return nil }
    return filter(for: shadow, around: bounds.union(shadow.inkBounds(of: bounds)))
  }

  private mutating func filter(for shadow: Shadow, around bounds: Rect) -> DefinitionID? {
    guard bounds.isFinite else { return nil }
    return filter(FilterKey(shadow: shadow, region: bounds.roundedOut, units: .userSpace))
  }

  private mutating func filter(_ key: FilterKey) -> DefinitionID {
    if let known = filters[key] { return known }
    let id = DefinitionID(kind: .filter, number: filters.count + 1)
    filters[key] = id
    let shadow = key.shadow
    definitions.reference("<filter id=\"", id, "\"")
    if key.units == .userSpace { definitions.markup(" filterUnits=\"userSpaceOnUse\"") }
    definitions.region(key.region)
    definitions.markup(" color-interpolation-filters=\"sRGB\">")
    // A blur by 0 means no picture in SVG 1.1 and no change in SVG 2.
    if shadow.radius > 0 {
      definitions.markup("<feGaussianBlur in=\"SourceAlpha\"")
      definitions.attribute(" stdDeviation=\"", shadow.radius / 2, decimals: decimals + 1)
      definitions.markup("/><feOffset")
    } else {
      definitions.markup("<feOffset in=\"SourceAlpha\"")
    }
    if shadow.offset.x != 0 {
      definitions.attribute(" dx=\"", shadow.offset.x, decimals: decimals)
    }
    if shadow.offset.y != 0 {
      definitions.attribute(" dy=\"", shadow.offset.y, decimals: decimals)
    }
    definitions.markup("/>")
    tint(isMask ? shadow.color.whitened : shadow.color)
    definitions.markup("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
    definitions.markup("</filter>\n")
    return id
  }

  /// Colours what came before by its opacity.
  ///
  /// A matrix and not `feFlood`, whose colour is a style: browsers do not compute styles in a
  /// hidden part of a page, and shadows that share this definition would be black.
  private mutating func tint(_ color: RGBColor) {
    definitions.markup("<feColorMatrix values=\"")
    for channel in [color.red, color.green, color.blue] {
      definitions.markup("0 0 0 0 ")
      definitions.number(Double(channel) / 255, decimals: 3)
      definitions.byte(" ")
    }
    definitions.markup("0 0 0 ")
    definitions.number(color.opacity, decimals: 3)
    definitions.markup(" 0\"/>")
  }
}

extension Shadow {
  fileprivate var isDrawable: Bool {
    color.opacity > 0 && offset.isFinite && radius.isFinite
  }
}
