#if Cairo
  import CCairo
  import VectorScene

  extension Drawing {
    /// A text as its glyphs, and the pictures of those that have no outline.
    mutating func draw(_ node: TextNode) throws(CairoBackendError) {
      guard node.origin.isFinite, node.width.isFinite else { return }
      let string = page == nil ? [] : Array(node.string.utf8)
      var ends = page == nil ? [:] : TextStretch.clusterEnds(of: node, length: string.count)
      for run in node.runs where run.size > 0 && run.size.isFinite {
        if setSource(node.fill, box: node.emBox) {
          let isPlain = node.fill.isColor
          let isShown =
            isPlain && show(run, of: string, from: node.start, ends: &ends, isBlank: false)
          if !isShown { fillOutlines(of: run, from: node.start) }
          if !isPlain, page != nil {
            // Viewers cannot be trusted with gradients in fonts of this type.
            set(.black)
            _ = show(run, of: string, from: node.start, ends: &ends, isBlank: true)
          }
        }
        guard !node.fill.isInvisible else { continue }
        try drawPictures(of: run, from: node.start)
      }
    }

    /// The run as one path, filled with the source that is set.
    private func fillOutlines(of run: GlyphRun, from start: Point) {
      let outlines = resources.outlines(of: run.face)
      cairo_new_path(context)
      for placed in run.glyphs where placed.x.isFinite && placed.y.isFinite {
        append(
          outlines.outline(of: placed.glyph),
          placedBy: Transform(
            a: run.size, b: 0, c: 0, d: run.size, tx: start.x + placed.x, ty: start.y + placed.y))
      }
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }

    private mutating func drawPictures(
      of run: GlyphRun, from start: Point
    ) throws(CairoBackendError) {
      let outlines = resources.outlines(of: run.face)
      for placed in run.glyphs where placed.x.isFinite && placed.y.isFinite {
        guard outlines.outline(of: placed.glyph).isEmpty,
          let picture = resources.picture(of: placed.glyph, in: run.face)
        else { continue }
        let frame = picture.frame
        try draw(
          picture.surface,
          in: Rect(
            x: start.x + placed.x + frame.x * run.size,
            y: start.y + placed.y + frame.y * run.size,
            width: frame.width * run.size, height: frame.height * run.size))
      }
    }
  }

  extension Paint {
    fileprivate var isColor: Bool {
      guard case .color = simplified else { return false }
      return true
    }
  }
#endif
