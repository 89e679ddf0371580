#if Cairo
  import CCairo
  import VectorScene

  /// A picture in memory that Cairo draws on.
  struct Surface: ~Copyable {
    let pointer: OpaquePointer
    let width: Int
    let height: Int

    /// A clear picture.
    init(
      width: Int, height: Int, format: cairo_format_t
    ) throws(CairoBackendError) {
      guard let pointer = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
        throw .failed(operation: "create a surface", reason: "no memory")
      }
      try self.init(owning: pointer, operation: "create a surface")
    }

    /// Takes a surface over from Cairo, and gives it back in any case.
    init(owning pointer: OpaquePointer, operation: String) throws(CairoBackendError) {
      let status = cairo_surface_status(pointer)
      guard status == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(pointer)
        throw CairoBackendError(status, operation: operation)
      }
      self.pointer = pointer
      width = Int(cairo_image_surface_get_width(pointer))
      height = Int(cairo_image_surface_get_height(pointer))
    }

    deinit { cairo_surface_destroy(pointer) }

    /// The picture's bytes, when all that was drawn has arrived in them.
    func withPixels<Result>(
      _ body: (_ bytes: UnsafeMutableRawPointer, _ stride: Int) throws(CairoBackendError) -> Result
    ) throws(CairoBackendError) -> Result {
      cairo_surface_flush(pointer)
      try check(cairo_surface_status(pointer), operation: "draw")
      guard let bytes = cairo_image_surface_get_data(pointer) else {
        throw .failed(operation: "read the picture", reason: "no pixels")
      }
      let result = try body(bytes, Int(cairo_image_surface_get_stride(pointer)))
      cairo_surface_mark_dirty(pointer)
      return result
    }

    /// Draws on the surface through a context of its own, and checks that everything went well.
    func draw(
      with resources: DrawingResources, _ body: (inout Drawing) throws(CairoBackendError) -> Void
    ) throws(CairoBackendError) {
      guard let context = cairo_create(pointer) else {
        throw .failed(operation: "create a context", reason: "no memory")
      }
      defer { cairo_destroy(context) }
      var drawing = Drawing(context: context, resources: resources)
      try body(&drawing)
      try check(cairo_status(context), operation: "draw")
    }
  }

  extension CairoBackendError {
    init(_ status: cairo_status_t, operation: String) {
      let reason = cairo_status_to_string(status).map { String(cString: $0) }
      self = .failed(operation: operation, reason: reason ?? "status \(status.rawValue)")
    }
  }

  func check(_ status: cairo_status_t, operation: String) throws(CairoBackendError) {
    guard status == CAIRO_STATUS_SUCCESS else {
      throw CairoBackendError(status, operation: operation)
    }
  }
#endif
