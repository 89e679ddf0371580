import VectorScene

/// A mask's content, and the decimals with which it is written.
struct MaskKey: Hashable {
  var nodes: [Node]
  var decimals: Int
}

extension Document {
  /// The definition of a clip, made if it is new.
  mutating func clip(_ path: Path) -> DefinitionID {
    if let known = clips[path] { return known }
    let id = DefinitionID(kind: .clip, number: clips.count + 1)
    clips[path] = id
    definitions.reference("<clipPath id=\"", id, "\"><path d=\"")
    definitions.pathData(path, decimals: decimals)
    definitions.markup("\"/></clipPath>\n")
    return id
  }

  /// The definition of a mask, made if it is new.
  ///
  /// The scene masks with opacity and SVG with luminance times opacity. Everything in the mask is
  /// painted white, so the luminance is 1 and every viewer agrees; only for pictures, which keep
  /// their colours, the mask has to ask for opacity.
  mutating func mask(_ nodes: [Node], bounds: Rect) -> DefinitionID {
    let key = MaskKey(nodes: nodes, decimals: decimals)
    if let known = masks[key] { return known }
    let id = DefinitionID(kind: .mask, number: masks.count + 1)
    masks[key] = id
    let content = captured { document in
      let wasMask = document.isMask
      document.isMask = true
      document.nodes(nodes)
      document.isMask = wasMask
    }
    definitions.reference("<mask id=\"", id, "\" maskUnits=\"userSpaceOnUse\"")
    definitions.region(bounds.roundedOut)
    if nodes.containsImage { definitions.markup(" mask-type=\"alpha\"") }
    definitions.markup(">\n")
    definitions.append(content)
    definitions.markup("</mask>\n")
    return id
  }
}

extension MarkupWriter {
  /// The attributes `x y width height`, in whole units.
  mutating func region(_ box: Rect) {
    attribute(" x=\"", box.x, decimals: 2)
    attribute(" y=\"", box.y, decimals: 2)
    attribute(" width=\"", box.width, decimals: 2)
    attribute(" height=\"", box.height, decimals: 2)
  }
}

extension Rect {
  /// The smallest rectangle in whole units around this one; a tenth of it around small ones.
  var roundedOut: Rect {
    let step = max(width, height) < 10 ? 0.05 : 1
    return Rect(
      from: Point(x: (minX / step).rounded(.down) * step, y: (minY / step).rounded(.down) * step),
      to: Point(x: (maxX / step).rounded(.up) * step, y: (maxY / step).rounded(.up) * step))
  }
}

extension [Node] {
  fileprivate var containsImage: Bool {
    contains { node in
      switch node {
      case .image: true
      case .group(let group): group.children.containsImage
      case .path, .text: false
      }
    }
  }
}
