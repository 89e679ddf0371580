#if Cairo
  import CCairo
  import VectorScene

  /// What the pages of a document have beside what is painted on them: the fonts and symbols of all, and
  /// the links of the one that is drawn.
  final class PageContent {
    /// Pixels per point of what is drawn as pixels, which is 2 per scene unit.
    static let resolution = 2 / 0.75

    private let resources: DrawingResources
    private var fonts: [FontName: GlyphFont?] = [:]
    private var forms: [String: [SymbolForm]] = [:]
    private var links: [(address: String, box: Rect)] = []

    init(resources: DrawingResources) { self.resources = resources }

    private struct FontName: Hashable {
      var face: FaceID
      var isBlank: Bool
    }

    /// The face as a font; `nil` when there is no memory for one.
    ///
    /// - Parameter isBlank: Whether the glyphs take their place without any ink.
    func font(of face: FaceID, isBlank: Bool) -> GlyphFont? {
      let name = FontName(face: face, isBlank: isBlank)
      if let known = fonts[name] { return known }
      let new = GlyphFont(of: face, isBlank: isBlank, resources: resources)
      fonts[name] = .some(new)
      return new
    }

    /// What all groups of this symbol draw; `nil` when it cannot be drawn apart from its page.
    ///
    /// Groups that share a name but not their children, against the scene's promise, get forms of
    /// their own.
    ///
    /// - Parameter size: How many points a unit of the symbol is worth where it stands.
    func form(
      named name: String, _ children: [Node], size: Double
    ) throws(CairoBackendError) -> SymbolForm? {
      if let known = forms[name]?.first(where: { $0.children == children }) { return known }
      // Fonts and links belong to the page.
      guard children.texts.isEmpty, !children.hasLinks, let bounds = children.inkBounds,
        let form = try SymbolForm(
          children, bounds: bounds, size: size, resources: resources, page: self)
      else { return nil }
      forms[name, default: []].append(form)
      return form
    }

    /// A click within `box`, in points, opens the address.
    func addLink(to address: String, box: Rect) {
      guard box.isFinite, !box.isEmpty else { return }
      links.append((Self.encoded(address), box))
    }

    /// Puts the links on the page: at the end, since Cairo loses those within layers. The next page
    /// starts without any.
    func drawLinks(on context: OpaquePointer) {
      defer { links = [] }
      for link in links {
        let box = link.box
        let sides = [box.x, box.y, box.width, box.height].map { ($0 * 100).rounded() / 100 }
        let place = sides.map { "\($0)" }.joined(separator: " ")
        cairo_tag_begin(context, CAIRO_TAG_LINK, "uri='\(link.address)' rect=[\(place)]")
        cairo_tag_end(context, CAIRO_TAG_LINK)
      }
    }

    /// Ends the document: no glyph is asked for any more.
    func close() {
      for font in fonts.values { font?.close() }
    }

    /// The address with everything percent-encoded that has a meaning in Cairo's attributes or in
    /// a PDF's strings, or is not ASCII.
    private static func encoded(_ address: String) -> String {
      let special = Set("'()\\\"<>{}|^`".utf8)
      return address.utf8.reduce(into: "") { text, byte in
        if byte > 0x20, byte < 0x7F, !special.contains(byte) {
          text.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          let digits = String(byte, radix: 16, uppercase: true)
          text += "%" + (digits.count < 2 ? "0" : "") + digits
        }
      }
    }
  }

  extension Sequence<Node> {
    /// Whether a group among these nodes, or within them, is a link.
    fileprivate var hasLinks: Bool {
      contains { node in
        guard case .group(let group) = node else { return false }
        return group.link != nil || group.children.hasLinks
      }
    }
  }
#endif
