#if Cairo
  import CCairo
  import VectorScene

  extension Drawing {
    mutating func draw(_ node: PathNode) throws(CairoBackendError) {
      guard !node.path.isEmpty else { return }
      if let shadow = node.shadow {
        var plain = node
        plain.shadow = nil
        guard let bounds = plain.inkBounds else { return }
        try draw(shadow, bounds: bounds) { drawing throws(CairoBackendError) in
          try drawing.draw(plain)
        }
      }
      trace(node.path)
      // The box that gradients span is that of the outline, without the stroke.
      let needsBox = (node.fill?.needsBox ?? false) || (node.stroke?.paint.needsBox ?? false)
      let box = needsBox ? node.path.inkBox ?? .zero : .zero
      if let fill = node.fill, setSource(fill, box: box) {
        cairo_set_fill_rule(
          context,
          node.fillRule == .evenodd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill_preserve(context)
      }
      if let stroke = node.stroke, stroke.width > 0, stroke.width.isFinite,
        setSource(stroke.paint, box: box)
      {
        set(stroke)
        cairo_stroke(context)
      }
      cairo_new_path(context)
    }

    /// Makes `path` the current one.
    func trace(_ path: Path) {
      cairo_new_path(context)
      append(path)
    }

    /// Adds `path` to the current one.
    func append(_ path: Path, placedBy place: Transform = .identity) {
      let limit = coordinateLimit
      func held(_ point: Point) -> Point {
        let point = place.apply(point)
        return Point(
          x: max(-limit, min(limit, point.x)), y: max(-limit, min(limit, point.y)))
      }
      var current = Point.zero
      var start = Point.zero
      for element in path.elements {
        switch element {
        case .move(let point):
          current = held(point)
          start = current
          cairo_move_to(context, current.x, current.y)
        case .line(let point):
          current = held(point)
          cairo_line_to(context, current.x, current.y)
        case .quadratic(let control, let end):
          // The cubic that is the same curve has its controls two thirds of the way.
          let control = held(control)
          let end = held(end)
          curve(
            current.interpolated(to: control, at: 2.0 / 3),
            end.interpolated(to: control, at: 2.0 / 3), end)
          current = end
        case .cubic(let control1, let control2, let end):
          current = held(end)
          curve(held(control1), held(control2), current)
        case .close:
          cairo_close_path(context)
          current = start
        }
      }
    }

    private func curve(_ control1: Point, _ control2: Point, _ end: Point) {
      cairo_curve_to(
        context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }

    private func set(_ stroke: Stroke) {
      cairo_set_line_width(context, min(stroke.width, coordinateLimit))
      cairo_set_line_cap(context, stroke.cap.cairo)
      cairo_set_line_join(context, stroke.join.cairo)
      cairo_set_miter_limit(context, stroke.miterLimit >= 1 ? min(stroke.miterLimit, 1e6) : 1)
      // Cairo refuses to draw at all once it was given a pattern that says nothing.
      let isDashed =
        stroke.dash.allSatisfy { $0 >= 0 && $0.isFinite } && stroke.dash.contains { $0 > 0 }
      if isDashed {
        cairo_set_dash(
          context, stroke.dash, Int32(clamping: stroke.dash.count),
          stroke.dashOffset.isFinite ? stroke.dashOffset : 0)
      } else {
        cairo_set_dash(context, nil, 0, 0)
      }
    }
  }

  extension LineCap {
    fileprivate var cairo: cairo_line_cap_t {
      switch self {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    }
  }

  extension LineJoin {
    fileprivate var cairo: cairo_line_join_t {
      switch self {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    }
  }
#endif
