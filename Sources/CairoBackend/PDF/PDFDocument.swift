#if Cairo
  import CCairo
  import VectorScene

  /// A document of one page that Cairo draws on, and the bytes that come of it.
  struct PDFDocument: ~Copyable {
    /// In points.
    private static let unit = 0.75

    private let pointer: OpaquePointer
    private let file: FileBytes

    /// An empty page of this size in scene units.
    init(size: Size) throws(CairoBackendError) {
      let file = FileBytes()
      // The document keeps the bytes alive for as long as Cairo may write to them.
      let target = Unmanaged.passUnretained(file).toOpaque()
      guard
        let pointer = cairo_pdf_surface_create_for_stream(
          writeBytes, target, size.width * Self.unit, size.height * Self.unit)
      else { throw .failed(operation: "create a document", reason: "no memory") }
      let status = cairo_surface_status(pointer)
      guard status == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(pointer)
        throw CairoBackendError(status, operation: "create a document")
      }
      // The first that tells the characters of glyphs that stand for several of them together.
      cairo_pdf_surface_restrict_to_version(pointer, CAIRO_PDF_VERSION_1_5)
      self.pointer = pointer
      self.file = file
    }

    deinit {
      // Cairo writes what is left when it lets go.
      withExtendedLifetime(file) { cairo_surface_destroy(pointer) }
    }

    /// Says something about the document; an empty text is left out.
    func set(_ text: String, for entry: cairo_pdf_metadata_t) {
      cairo_pdf_surface_set_metadata(pointer, entry, text)
    }

    /// Draws the page in scene units, and gives the finished file.
    consuming func draw(
      with resources: DrawingResources, _ body: (inout Drawing) throws(CairoBackendError) -> Void
    ) throws(CairoBackendError) -> [UInt8] {
      guard let context = cairo_create(pointer) else {
        throw .failed(operation: "create a context", reason: "no memory")
      }
      defer { cairo_destroy(context) }
      let page = PageContent(resources: resources)
      // Fonts ask for glyphs until the file is finished.
      defer { page.close() }
      var drawing = Drawing(context: context, resources: resources, page: page)
      try drawing.saved { drawing throws(CairoBackendError) in
        drawing.transform(.scale(x: Self.unit, y: Self.unit))
        try body(&drawing)
      }
      page.drawLinks(on: context)
      try check(cairo_status(context), operation: "draw")
      cairo_surface_finish(pointer)
      try check(cairo_surface_status(pointer), operation: "write the document")
      return file.bytes
    }
  }

  /// What Cairo has written so far.
  private final class FileBytes {
    var bytes: [UInt8] = []
  }

  /// Takes the next bytes from Cairo; `target` is a ``FileBytes``.
  private func writeBytes(
    target: UnsafeMutableRawPointer?, source: UnsafePointer<UInt8>?, count: UInt32
  ) -> cairo_status_t {
    guard let target, let source else { return CAIRO_STATUS_WRITE_ERROR }
    let file = Unmanaged<FileBytes>.fromOpaque(target).takeUnretainedValue()
    file.bytes.append(contentsOf: UnsafeBufferPointer(start: source, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }
#endif
