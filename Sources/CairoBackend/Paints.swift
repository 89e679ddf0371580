#if Cairo
  import CCairo
  import VectorScene

  extension Drawing {
    /// Makes `paint` what is drawn with next; `false` when nothing of it would be seen.
    ///
    /// - Parameter box: What a gradient in fractions spans. As in SVG, one across a box without
    ///   an area is drawn as its fallback colour.
    func setSource(_ paint: Paint, box: Rect) -> Bool {
      let paint = paint.simplified
      guard !paint.isInvisible else { return false }
      if case .radialGradient(let gradient) = paint, gradient.units == .objectBox, !box.isEmpty {
        set(gradient, across: box)
        return true
      }
      switch paint.inUserSpace(of: box) {
      case .color(let color): set(color)
      case .linearGradient(let gradient): set(gradient)
      case .radialGradient(let gradient): set(gradient)
      }
      return true
    }

    func set(_ color: RGBColor) {
      cairo_set_source_rgba(
        context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
        color.opacity)
    }

    private func set(_ gradient: LinearGradientPaint) {
      setSource(
        pattern: cairo_pattern_create_linear(
          gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y),
        stops: gradient.stops)
    }

    private func set(_ gradient: RadialGradientPaint) {
      setSource(
        pattern: Self.radial(gradient, center: gradient.center, stretch: 1), stops: gradient.stops)
    }

    /// A circle as wide as the box asks for, squeezed about its centre until it is as high. Radii
    /// in pixels rather than fractions keep the fixed-point numbers below Cairo exact.
    private func set(_ gradient: RadialGradientPaint, across box: Rect) {
      let center = Point(
        x: box.x + gradient.center.x * box.width, y: box.y + gradient.center.y * box.height)
      let pattern = Self.radial(gradient, center: center, stretch: box.width)
      let squeeze = box.width / box.height
      var matrix = cairo_matrix_t(
        xx: 1, yx: 0, xy: 0, yy: squeeze, x0: 0, y0: center.y * (1 - squeeze))
      cairo_pattern_set_matrix(pattern, &matrix)
      setSource(pattern: pattern, stops: gradient.stops)
    }

    private static func radial(
      _ gradient: RadialGradientPaint, center: Point, stretch: Double
    ) -> OpaquePointer? {
      cairo_pattern_create_radial(
        center.x, center.y, gradient.startRadius * stretch,
        center.x, center.y, gradient.endRadius * stretch)
    }

    /// Takes the pattern over.
    private func setSource(pattern: OpaquePointer?, stops: [GradientStop]) {
      for stop in stops {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.offset, Double(stop.color.red) / 255, Double(stop.color.green) / 255,
          Double(stop.color.blue) / 255, stop.color.opacity)
      }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      // A pattern without memory carries its error over into the context.
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }
#endif
