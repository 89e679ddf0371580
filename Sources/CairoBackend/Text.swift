#if Cairo
  import CCairo
  import VectorScene

  extension Drawing {
    /// A text as its glyphs: one path for each run, and the pictures of those that have no outline.
    mutating func draw(_ node: TextNode) throws(CairoBackendError) {
      guard node.origin.isFinite, node.width.isFinite else { return }
      let start = node.start
      for run in node.runs where run.size > 0 && run.size.isFinite {
        let outlines = resources.outlines(of: run.face)
        var pictures: [(glyph: DecodedGlyph, x: Double, y: Double)] = []
        cairo_new_path(context)
        for placed in run.glyphs where placed.x.isFinite && placed.y.isFinite {
          let outline = outlines.outline(of: placed.glyph)
          if outline.isEmpty, let picture = resources.picture(of: placed.glyph, in: run.face) {
            pictures.append((picture, start.x + placed.x, start.y + placed.y))
            continue
          }
          append(
            outline,
            placedBy: Transform(
              a: run.size, b: 0, c: 0, d: run.size, tx: start.x + placed.x,
              ty: start.y + placed.y))
        }
        if setSource(node.fill, box: node.emBox) {
          cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
          cairo_fill(context)
        }
        cairo_new_path(context)
        guard !node.fill.isInvisible else { continue }
        for picture in pictures {
          let frame = picture.glyph.frame
          try draw(
            picture.glyph.surface,
            in: Rect(
              x: picture.x + frame.x * run.size, y: picture.y + frame.y * run.size,
              width: frame.width * run.size, height: frame.height * run.size))
        }
      }
    }
  }
#endif
