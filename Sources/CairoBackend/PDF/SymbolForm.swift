#if Cairo
  import CCairo
  import VectorScene

  /// What stands in several places of a document, recorded once, so that the file has it once.
  final class SymbolForm {
    let children: [Node]
    /// What of the symbol's coordinates is recorded.
    private let bounds: Rect
    /// Units of the recording per unit of the symbol.
    private let scale: Double
    private let surface: OpaquePointer

    /// Cairo writes coordinates in 256ths of a unit, so small symbols are recorded enlarged.
    private static let side = 400.0

    /// - Parameter size: How many points a unit of the symbol is worth where it stands first.
    init?(
      _ children: [Node], bounds: Rect, size: Double, resources: DrawingResources,
      page: PageContent
    ) throws(CairoBackendError) {
      let scale = Self.side / max(bounds.width, bounds.height)
      guard scale.isFinite, scale > 0, size.isFinite, size > 0 else { return nil }
      var extents = cairo_rectangle_t(
        x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
      guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents),
        let context = cairo_create(surface)
      else { return nil }
      defer { cairo_destroy(context) }
      self.children = children
      self.bounds = bounds
      self.scale = scale
      self.surface = surface
      var drawing = Drawing(
        context: context, resources: resources, page: page,
        resolution: PageContent.resolution * size / scale)
      drawing.transform(
        Transform(
          a: scale, b: 0, c: 0, d: scale, tx: -bounds.x * scale, ty: -bounds.y * scale))
      try drawing.draw(children)
      try check(cairo_status(context), operation: "draw")
    }

    deinit { cairo_surface_destroy(surface) }

    /// Draws the symbol in its own coordinates.
    func draw(on drawing: inout Drawing) {
      let context = drawing.context
      cairo_save(context)
      cairo_translate(context, bounds.x, bounds.y)
      cairo_scale(context, 1 / scale, 1 / scale)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
      cairo_restore(context)
    }
  }

  extension Drawing {
    /// Draws a group's children, those of a symbol as one that the document has once.
    mutating func drawChildren(of group: Group) throws(CairoBackendError) {
      guard let name = group.symbol, let page,
        let form = try page.form(named: name, group.children, size: matrix.stretch)
      else { return try draw(group.children) }
      form.draw(on: &self)
    }
  }

  extension cairo_matrix_t {
    /// How much longer lengths become, on average over the directions.
    fileprivate var stretch: Double { abs(xx * yy - xy * yx).squareRoot() }
  }
#endif
