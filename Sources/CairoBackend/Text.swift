#if Cairo
  import CCairo
  import VectorScene

  extension Drawing {
    /// A text as its glyphs, one path for each run.
    func draw(_ node: TextNode) {
      guard node.origin.isFinite, node.width.isFinite else { return }
      let start = node.start
      for run in node.runs where run.size > 0 && run.size.isFinite {
        let outlines = resources.outlines(of: run.face)
        cairo_new_path(context)
        for placed in run.glyphs where placed.x.isFinite && placed.y.isFinite {
          append(
            outlines.outline(of: placed.glyph),
            placedBy: Transform(
              a: run.size, b: 0, c: 0, d: run.size, tx: start.x + placed.x,
              ty: start.y + placed.y))
        }
        guard setSource(node.fill, box: node.emBox) else { continue }
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
      }
      cairo_new_path(context)
    }
  }
#endif
