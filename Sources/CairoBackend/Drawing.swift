#if Cairo
  import CCairo
  import VectorScene

  /// Draws nodes on a Cairo context, whatever surface stands behind it.
  ///
  /// Failures of single calls stay in the context's status, which its owner checks at the end.
  struct Drawing {
    let context: OpaquePointer
    let resources: DrawingResources
    /// The page that is drawn on; `nil` where pixels are, and where text is to be no text but shapes.
    private(set) var page: PageContent?
    /// Pixels that a unit of the surface is worth where something is drawn as pixels, as shadows are.
    let resolution: Double
    /// Coordinates beyond this are held fast: Cairo counts 256ths of a pixel in 32 bits.
    private(set) var coordinateLimit = deviceLimit
    private var depth = 0

    /// In pixels; half of what Cairo can address.
    private static let deviceLimit = 4_000_000.0

    /// Groups nested deeper than this are left out, as in SVG.
    private static let maximumDepth = 200

    init(
      context: OpaquePointer, resources: DrawingResources, page: PageContent? = nil,
      resolution: Double? = nil
    ) {
      self.context = context
      self.resources = resources
      self.page = page
      self.resolution = resolution ?? (page == nil ? 1 : PageContent.resolution)
      updateCoordinateLimit()
    }

    /// Nodes in drawing order, later ones over earlier ones.
    mutating func draw(_ nodes: [Node]) throws(CairoBackendError) {
      for node in nodes {
        switch node {
        case .group(let group):
          guard depth < Self.maximumDepth else { continue }
          depth += 1
          try draw(group)
          depth -= 1
        case .path(let path): try draw(path)
        case .text(let text): try draw(text)
        case .image(let image): try draw(image)
        }
      }
    }

    /// Runs `body`, after which transform, clip and source are again what they were.
    mutating func saved(
      _ body: (inout Self) throws(CairoBackendError) -> Void
    ) throws(CairoBackendError) {
      cairo_save(context)
      let limit = coordinateLimit
      defer {
        coordinateLimit = limit
        cairo_restore(context)
      }
      try body(&self)
    }

    /// Runs `body`, in which text is no text but shapes, and groups are no links.
    mutating func withoutPage(
      _ body: (inout Self) throws(CairoBackendError) -> Void
    ) throws(CairoBackendError) {
      let page = self.page
      defer { self.page = page }
      self.page = nil
      try body(&self)
    }

    /// From the current coordinates to pixels.
    var matrix: cairo_matrix_t {
      get {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return matrix
      }
      nonmutating set {
        var matrix = newValue
        cairo_set_matrix(context, &matrix)
      }
    }

    mutating func transform(_ transform: Transform) {
      var matrix = cairo_matrix_t(
        xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
        y0: transform.ty)
      cairo_transform(context, &matrix)
      updateCoordinateLimit()
    }

    mutating func setMatrix(_ matrix: cairo_matrix_t) {
      self.matrix = matrix
      updateCoordinateLimit()
    }

    private mutating func updateCoordinateLimit() {
      let matrix = self.matrix
      let stretch = max(
        abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy), 1e-3)
      coordinateLimit = Self.deviceLimit / stretch
    }

    /// Narrows the clip to the whole pixels that hold `bounds`, so that layers are no larger.
    func clip(toPixelsAround bounds: Rect) {
      let matrix = self.matrix
      let box = matrix.apply(bounds).roundedOut
      cairo_identity_matrix(context)
      cairo_new_path(context)
      cairo_rectangle(context, box.x, box.y, box.width, box.height)
      cairo_clip(context)
      self.matrix = matrix
    }
  }

  extension cairo_matrix_t {
    /// The box in pixels around a rectangle in user space, within what Cairo can address.
    func apply(_ rect: Rect) -> Rect {
      let transform = Transform(a: xx, b: yx, c: xy, d: yy, tx: x0, ty: y0)
      let box = transform.apply(rect)
      func held(_ value: Double) -> Double { max(-4e6, min(4e6, value)) }
      return Rect(
        from: Point(x: held(box.minX), y: held(box.minY)),
        to: Point(x: held(box.maxX), y: held(box.maxY)))
    }
  }

  extension Rect {
    /// The smallest rectangle of whole units around this one.
    var roundedOut: Rect {
      Rect(
        from: Point(x: minX.rounded(.down), y: minY.rounded(.down)),
        to: Point(x: maxX.rounded(.up), y: maxY.rounded(.up)))
    }
  }
#endif
