import VectorScene

extension Document {
  mutating func group(_ group: Group) {
    guard depth < Self.maximumDepth, !group.children.isEmpty, group.opacity > 0,
      group.transform.isDrawable
    else { return }
    depth += 1
    defer { depth -= 1 }
    let factor = group.transform.scaleFactor
    guard let link = group.allowedLink, !isInsideLink else {
      return scaled(by: factor) { $0.visibleGroup(group) }
    }
    isInsideLink = true
    body.attribute("<a href=\"", link)
    body.markup(" rel=\"noopener\">\n")
    scaled(by: factor) { $0.visibleGroup(group) }
    body.markup("</a>\n")
    isInsideLink = false
  }

  /// The group in its own coordinates.
  private mutating func visibleGroup(_ group: Group) {
    var clip: DefinitionID?
    if let path = group.clip {
      guard !path.isEmpty else { return }
      clip = self.clip(path)
    }
    var mask: DefinitionID?
    if let nodes = group.mask {
      // A mask without any ink hides all.
      guard let bounds = nodes.inkBounds else { return }
      mask = self.mask(nodes, bounds: bounds)
    }
    let filter = group.shadow.flatMap { self.filter(for: $0, of: group) }
    let symbol = group.symbol.flatMap { isMask ? nil : self.symbol($0, children: group.children) }

    // SVG applies a filter before clip and mask; the shadow of the scene is that of what they left.
    let isSplit = filter != nil && (clip != nil || mask != nil)
    let outer = GroupAttributes(
      group, clip: isSplit ? nil : clip, mask: isSplit ? nil : mask, filter: filter)
    let inner = GroupAttributes(clip: isSplit ? clip : nil, mask: isSplit ? mask : nil)
    element(outer, symbol: isSplit ? nil : symbol) { document in
      document.element(inner, symbol: isSplit ? symbol : nil) { $0.nodes(group.children) }
    }
  }

  /// A `<g>` around `content`, or `<use>` in place of both. Nothing but the content where the
  /// attributes say nothing.
  private mutating func element(
    _ attributes: GroupAttributes, symbol: DefinitionID?, content: (inout Self) -> Void
  ) {
    guard symbol != nil || !attributes.isEmpty else { return content(&self) }
    body.markup(symbol == nil ? "<g" : "<use")
    if let symbol { body.reference(" href=\"#", symbol, "\"") }
    write(attributes)
    let label =
      attributes.accessibility?.role == .decoration ? nil : attributes.accessibility?.label
    if let label, !label.isEmpty {
      body.markup("><title>")
      body.text(label)
      body.markup("</title>")
    } else if symbol != nil {
      return body.markup("/>\n")
    } else {
      body.byte(">")
    }
    guard symbol == nil else { return body.markup("</use>\n") }
    body.byte("\n")
    content(&self)
    body.markup("</g>\n")
  }

  private mutating func write(_ attributes: GroupAttributes) {
    if let transform = attributes.transform { write(transform) }
    if attributes.opacity < MarkupWriter.solid {
      body.attribute(" opacity=\"", attributes.opacity, decimals: 3)
    }
    if let id = attributes.clip { body.reference(" clip-path=\"url(#", id, ")\"") }
    if let id = attributes.mask { body.reference(" mask=\"url(#", id, ")\"") }
    if let id = attributes.filter { body.reference(" filter=\"url(#", id, ")\"") }
    switch attributes.accessibility?.role {
    case .decoration: body.markup(" aria-hidden=\"true\"")
    case .image: body.markup(" role=\"img\"")
    case .element, nil: break
    }
  }

  private mutating func write(_ transform: Transform) {
    if transform.isTranslation {
      body.markup(" transform=\"translate(")
      body.number(transform.tx, decimals: translationDecimals)
      body.byte(" ")
      body.number(transform.ty, decimals: translationDecimals)
    } else {
      body.markup(" transform=\"matrix(")
      for factor in [transform.a, transform.b, transform.c, transform.d] {
        body.number(factor, decimals: 6)
        body.byte(" ")
      }
      body.number(transform.tx, decimals: translationDecimals)
      body.byte(" ")
      body.number(transform.ty, decimals: translationDecimals)
    }
    body.markup(")\"")
  }

  /// A translation is in the parent's coordinates, which may need more decimals than the group's.
  private var translationDecimals: Int { max(decimals, min(6, max(0, options.precision))) }
}

/// What one `<g>` or `<use>` says.
private struct GroupAttributes {
  /// `nil` for the identity.
  var transform: Transform?
  var opacity = 1.0
  var clip: DefinitionID?
  var mask: DefinitionID?
  var filter: DefinitionID?
  var accessibility: Accessibility?

  init(_ group: Group, clip: DefinitionID?, mask: DefinitionID?, filter: DefinitionID?) {
    transform = group.transform.isIdentity ? nil : group.transform
    opacity = group.opacity
    self.clip = clip
    self.mask = mask
    self.filter = filter
    let isSilent =
      group.accessibility?.role == .element && (group.accessibility?.label ?? "").isEmpty
    accessibility = isSilent ? nil : group.accessibility
  }

  init(clip: DefinitionID?, mask: DefinitionID?) {
    self.clip = clip
    self.mask = mask
  }

  var isEmpty: Bool {
    transform == nil && opacity >= MarkupWriter.solid && clip == nil && mask == nil
      && filter == nil && accessibility == nil
  }
}

extension Transform {
  /// Whether anything could be seen through the transform.
  fileprivate var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
  }

  /// How much longer lengths become, on average over the directions.
  var scaleFactor: Double { isTranslation ? 1 : abs(a * d - b * c).squareRoot() }
}
