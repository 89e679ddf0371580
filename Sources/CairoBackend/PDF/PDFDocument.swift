import VectorScene

#if Cairo
  import CCairo
#endif

/// A PDF document in the making: it takes one page after another, and keeps none.
///
/// A unit of a page is 0.75 points. What stands on several pages, such as fonts, pictures and symbols,
/// is in the file once. Built without the trait `Cairo`, ``init(information:options:glyphs:)`` always
/// throws ``CairoBackendError/notBuilt``.
public struct PDFDocument: ~Copyable {
  /// What a document says of itself; an empty text is left out.
  public struct Information: Hashable, Sendable {
    public var title: String
    public var subject: String
    public var keywords: [String]

    public init(title: String = "", subject: String = "", keywords: [String] = []) {
      self.title = title
      self.subject = subject
      self.keywords = keywords
    }
  }

  #if Cairo
    private let surface: PDFSurface
    private let resources: DrawingResources
    private let content: PageContent
    private var outline = PDFOutline()
    private var pageCount = 0
  #endif

  /// A document without pages.
  public init(
    information: Information, options: PDFOptions = PDFOptions(), glyphs: any GlyphSource
  ) throws(CairoBackendError) {
    #if Cairo
      surface = try PDFSurface()
      resources = DrawingResources(glyphs: glyphs)
      content = PageContent(resources: resources)
      surface.set(information.title, for: CAIRO_PDF_METADATA_TITLE)
      surface.set(information.subject, for: CAIRO_PDF_METADATA_SUBJECT)
      surface.set(information.keywords.joined(separator: ", "), for: CAIRO_PDF_METADATA_KEYWORDS)
      surface.set("Chalkboard", for: CAIRO_PDF_METADATA_CREATOR)
      // Without a word from us, Cairo takes the time of now.
      surface.set(options.date ?? "", for: CAIRO_PDF_METADATA_CREATE_DATE)
    #else
      throw .notBuilt
    #endif
  }

  #if Cairo
    // Fonts ask for glyphs until the file is finished, and Cairo may keep them for longer.
    deinit { content.close() }
  #endif

  /// Draws the next page, which is as large as the scene.
  ///
  /// - Parameter label: what viewers call the page; `nil` is its number.
  /// - Parameter bookmarks: In the order of the page.
  /// - Throws: ``CairoBackendError``, before anything is drawn when the page is too large.
  public mutating func append(
    _ page: Scene, label: String? = nil, bookmarks: [PDFBookmark] = []
  ) throws(CairoBackendError) {
    try PDFRenderer.check(page.size)
    #if Cairo
      pageCount += 1
      surface.begin(pageOf: page.size, label: label)
      try surface.draw(page, with: resources, content: content)
      for bookmark in bookmarks {
        outline.append(bookmark, onPage: pageCount, of: surface)
      }
    #endif
  }

  /// The finished file. A document without pages gets an empty one.
  public consuming func finish() throws(CairoBackendError) -> [UInt8] {
    #if Cairo
      return try surface.finish()
    #else
      throw .notBuilt
    #endif
  }
}

#if Cairo
  /// The entries of an outline that new ones may stand below.
  private struct PDFOutline {
    /// The number that Cairo gave the last entry of each level.
    private var parents: [Int32] = []

    mutating func append(_ bookmark: PDFBookmark, onPage page: Int, of surface: PDFSurface) {
      guard bookmark.y.isFinite else { return }
      let level = min(max(0, bookmark.level), parents.count)
      parents.removeLast(parents.count - level)
      parents.append(surface.addOutline(bookmark, below: parents.last, page: page))
    }
  }
#endif
