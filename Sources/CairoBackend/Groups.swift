#if Cairo
  import CCairo
  import VectorScene

  extension Drawing {
    mutating func draw(_ group: Group) throws(CairoBackendError) {
      guard group.opacity > 0, !group.children.isEmpty, group.transform.isDrawable else { return }
      try saved { drawing throws(CairoBackendError) in
        drawing.transform(group.transform)
        drawing.addLink(of: group)
        guard group.opacity < Self.solid else { return try drawing.shadowed(group) }
        // The layer has to hold what the group draws, its shadow included.
        guard let bounds = group.localInkBounds else { return }
        let box = group.shadow.map { bounds.union($0.inkBounds(of: bounds)) } ?? bounds
        drawing.clip(toPixelsAround: box)
        cairo_push_group(drawing.context)
        try drawing.shadowed(group)
        cairo_pop_group_to_source(drawing.context)
        cairo_paint_with_alpha(drawing.context, group.opacity)
      }
    }

    /// Makes the group's box on a page its link.
    private func addLink(of group: Group) {
      guard let page, let address = group.allowedLink, let bounds = group.localInkBounds else {
        return
      }
      page.addLink(to: address, box: matrix.apply(bounds))
    }

    /// An opacity from which on the difference to 1 cannot be seen.
    static let solid = 0.9995

    /// The group in its own coordinates, over its shadow.
    private mutating func shadowed(_ group: Group) throws(CairoBackendError) {
      if let shadow = group.shadow, let bounds = group.localInkBounds {
        try draw(shadow, bounds: bounds) { drawing throws(CairoBackendError) in
          try drawing.clipped(group)
        }
      }
      try clipped(group)
    }

    /// The group's children within its clip and its mask.
    private mutating func clipped(_ group: Group) throws(CairoBackendError) {
      guard group.clip != nil || group.mask != nil else { return try drawChildren(of: group) }
      try saved { drawing throws(CairoBackendError) in
        if let path = group.clip {
          drawing.trace(path)
          cairo_set_fill_rule(drawing.context, CAIRO_FILL_RULE_WINDING)
          cairo_clip(drawing.context)
        }
        guard let mask = group.mask else { return try drawing.drawChildren(of: group) }
        guard let bounds = group.localInkBounds else { return }
        drawing.clip(toPixelsAround: bounds)
        try drawing.masked(group.children, by: mask)
      }
    }

    /// Nodes multiplied by the opacity of others.
    private mutating func masked(
      _ nodes: [Node], by mask: [Node]
    ) throws(CairoBackendError) {
      cairo_push_group(context)
      try draw(nodes)
      guard let content = cairo_pop_group(context) else { return }
      defer { cairo_pattern_destroy(content) }
      cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
      try withoutPage { drawing throws(CairoBackendError) in try drawing.draw(mask) }
      guard let cover = cairo_pop_group(context) else { return }
      defer { cairo_pattern_destroy(cover) }
      cairo_set_source(context, content)
      cairo_mask(context, cover)
    }
  }

  extension Transform {
    /// Whether anything could be seen through the transform; Cairo refuses to draw at all once it
    /// was given one that flattens the plane.
    fileprivate var isDrawable: Bool {
      let determinant = a * d - b * c
      return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
    }
  }
#endif
