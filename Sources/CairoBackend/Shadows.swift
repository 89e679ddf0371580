#if Cairo
  import CCairo
  import VectorScene

  extension Drawing {
    /// The shadow of what `caster` draws within `bounds`, both in the current coordinates.
    ///
    /// The caster is drawn by its opacity alone on a surface of its own, blurred there, and then
    /// used as a mask for the shadow's colour.
    mutating func draw(
      _ shadow: Shadow, bounds: Rect,
      caster: (inout Drawing) throws(CairoBackendError) -> Void
    ) throws(CairoBackendError) {
      guard shadow.color.opacity > 0, shadow.radius.isFinite, shadow.offset.isFinite,
        bounds.isFinite
      else { return }
      let visible = visiblePixels
      let resolution = self.resolution(for: visible)
      var matrix = self.matrix.scaled(by: resolution)
      let pixels = ShadowPixels(shadow, matrix: matrix)
      guard
        let box = pixels.box(
          around: matrix.apply(bounds), visible: visible.scaled(by: resolution))
      else { return }
      let surface = try Surface(
        width: Int(box.width), height: Int(box.height), format: CAIRO_FORMAT_A8)
      matrix.x0 -= box.x
      matrix.y0 -= box.y
      try surface.draw(with: resources) { drawing throws(CairoBackendError) in
        drawing.setMatrix(matrix)
        try caster(&drawing)
      }
      let (width, height) = (surface.width, surface.height)
      try surface.withPixels { bytes, stride throws(CairoBackendError) in
        GaussianBlur(deviation: pixels.deviation).apply(
          to: bytes, width: width, height: height, stride: stride)
      }
      try saved { drawing throws(CairoBackendError) in
        cairo_identity_matrix(drawing.context)
        cairo_scale(drawing.context, 1 / resolution, 1 / resolution)
        drawing.set(shadow.color)
        cairo_mask_surface(
          drawing.context, surface.pointer, box.x + pixels.offset.x, box.y + pixels.offset.y)
      }
    }

    /// How many pixels a unit of the surface is worth, so that all that is seen takes no more than
    /// 32 MiB on a page.
    private func resolution(for visible: Rect) -> Double {
      guard resolution != 1 else { return 1 }
      let area = max(1, visible.width * visible.height)
      return min(resolution, (Double(1 << 25) / area).squareRoot())
    }

    /// The pixels that the clip lets through.
    private var visiblePixels: Rect {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      let matrix = self.matrix
      cairo_identity_matrix(context)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      self.matrix = matrix
      return Rect(from: Point(x: left, y: top), to: Point(x: right, y: bottom))
    }
  }

  extension cairo_matrix_t {
    /// The matrix with a surface behind it that is enlarged.
    fileprivate func scaled(by factor: Double) -> cairo_matrix_t {
      cairo_matrix_t(
        xx: xx * factor, yx: yx * factor, xy: xy * factor, yy: yy * factor, x0: x0 * factor,
        y0: y0 * factor)
    }
  }

  extension Rect {
    fileprivate func scaled(by factor: Double) -> Rect {
      Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }
  }

  /// A shadow measured in pixels.
  private struct ShadowPixels {
    /// Standard deviations along x and y.
    var deviation: Point
    var offset: Point

    init(_ shadow: Shadow, matrix: cairo_matrix_t) {
      let deviation = max(0, shadow.radius) / 2
      self.deviation = Point(
        x: deviation * (matrix.xx * matrix.xx + matrix.xy * matrix.xy).squareRoot(),
        y: deviation * (matrix.yx * matrix.yx + matrix.yy * matrix.yy).squareRoot())
      offset = Point(
        x: matrix.xx * shadow.offset.x + matrix.xy * shadow.offset.y,
        y: matrix.yx * shadow.offset.x + matrix.yy * shadow.offset.y)
    }

    /// The pixels of the caster and its blur that matter, or `nil` when none is seen.
    func box(around caster: Rect, visible: Rect) -> Rect? {
      func spread(_ rect: Rect) -> Rect {
        let reach = Point(x: deviation.x * 3 + 2, y: deviation.y * 3 + 2)
        return Rect(
          x: rect.x - reach.x, y: rect.y - reach.y, width: rect.width + 2 * reach.x,
          height: rect.height + 2 * reach.y)
      }
      let source = spread(visible.offset(dx: -offset.x, dy: -offset.y))
      guard let box = spread(caster).intersection(source)?.roundedOut, !box.isEmpty,
        box.width <= Double(PNGRenderer.maximumSide), box.height <= Double(PNGRenderer.maximumSide)
      else { return nil }
      return box
    }
  }
#endif
