#if Cairo
  import CCairo
  import VectorScene

  /// The pages that Cairo draws on, and the bytes that come of them.
  final class PDFSurface {
    /// In points.
    private static let unit = 0.75

    private let pointer: OpaquePointer
    private let file: FileBytes

    init() throws(CairoBackendError) {
      let file = FileBytes()
      // The document keeps the bytes alive for as long as Cairo may write to them.
      let target = Unmanaged.passUnretained(file).toOpaque()
      guard let pointer = cairo_pdf_surface_create_for_stream(writeBytes, target, 1, 1)
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

    /// The next page, of this size in scene units.
    func begin(pageOf size: Size, label: String?) {
      cairo_pdf_surface_set_size(pointer, size.width * Self.unit, size.height * Self.unit)
      if let label { cairo_pdf_surface_set_page_label(pointer, label) }
    }

    /// Draws the page in scene units, and lets go of it.
    func draw(
      _ page: Scene, with resources: DrawingResources, content: PageContent
    ) throws(CairoBackendError) {
      guard let context = cairo_create(pointer) else {
        throw .failed(operation: "create a context", reason: "no memory")
      }
      defer { cairo_destroy(context) }
      var drawing = Drawing(context: context, resources: resources, page: content)
      try drawing.saved { drawing throws(CairoBackendError) in
        drawing.transform(.scale(x: Self.unit, y: Self.unit))
        let box = Rect(origin: .zero, size: page.size)
        if let background = page.background, drawing.setSource(background, box: box) {
          cairo_paint(drawing.context)
        }
        try drawing.draw(page.nodes)
      }
      content.drawLinks(on: context)
      cairo_show_page(context)
      try check(cairo_status(context), operation: "draw")
    }

    /// Adds an entry to the outline, and gives its number.
    ///
    /// - Parameter parent: `nil` stands for the outline itself.
    func addOutline(_ bookmark: PDFBookmark, below parent: Int32?, page: Int) -> Int32 {
      let y = (max(0, bookmark.y) * Self.unit * 100).rounded() / 100
      let title = bookmark.title.filter { $0 != "\0" }
      return cairo_pdf_surface_add_outline(
        pointer, parent ?? CAIRO_PDF_OUTLINE_ROOT, title, "page=\(page) pos=[0 \(y)]",
        CAIRO_PDF_OUTLINE_FLAG_OPEN)
    }

    /// The whole file.
    func finish() throws(CairoBackendError) -> [UInt8] {
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
