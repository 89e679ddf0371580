#if Cairo
  import CCairo
  import VectorScene

  /// A face as a font of Cairo's whose glyphs are drawn by us (in a PDF, a font of type 3).
  final class GlyphFont {
    let pointer: OpaquePointer
    private let content: Content

    /// Where the font's glyphs come from. Cairo may hold a font in its caches for long; so what it
    /// holds of ours is let go when the page is done.
    fileprivate final class Content {
      let face: FaceID
      let isBlank: Bool
      var resources: DrawingResources?

      init(face: FaceID, isBlank: Bool, resources: DrawingResources) {
        self.face = face
        self.isBlank = isBlank
        self.resources = resources
      }
    }

    /// Its address is what counts, and nothing is ever stored there.
    fileprivate nonisolated(unsafe) static let key = UnsafeMutablePointer<cairo_user_data_key_t>
      .allocate(capacity: 1)

    /// - Parameter isBlank: Whether the glyphs take their place without any ink.
    init?(of face: FaceID, isBlank: Bool, resources: DrawingResources) {
      guard let pointer = cairo_user_font_face_create() else { return nil }
      let content = Content(face: face, isBlank: isBlank, resources: resources)
      let held = Unmanaged.passRetained(content)
      let status = cairo_font_face_set_user_data(pointer, Self.key, held.toOpaque()) {
        if let content = $0 { Unmanaged<Content>.fromOpaque(content).release() }
      }
      guard status == CAIRO_STATUS_SUCCESS else {
        held.release()
        cairo_font_face_destroy(pointer)
        return nil
      }
      cairo_user_font_face_set_render_glyph_func(pointer) { font, glyph, context, extents in
        guard let context, let extents,
          let content = cairo_font_face_get_user_data(
            cairo_scaled_font_get_font_face(font), GlyphFont.key)
        else { return CAIRO_STATUS_USER_FONT_ERROR }
        Unmanaged<Content>.fromOpaque(content).takeUnretainedValue()
          .draw(UInt16(truncatingIfNeeded: glyph), on: context, extents: &extents.pointee)
        return CAIRO_STATUS_SUCCESS
      }
      self.pointer = pointer
      self.content = content
    }

    deinit { cairo_font_face_destroy(pointer) }

    func close() { content.resources = nil }
  }

  extension GlyphFont.Content {
    /// Fills the glyph's outline with an em of 1. A glyph that is a picture stays without ink, but
    /// takes the picture's place.
    fileprivate func draw(
      _ glyph: UInt16, on context: OpaquePointer, extents: inout cairo_text_extents_t
    ) {
      guard let resources else { return }
      let outline = resources.outlines(of: face).outline(of: glyph)
      extents.x_advance =
        resources.advance(of: glyph, in: face) ?? max(0, outline.controlBox?.maxX ?? 0)
      let place =
        outline.isEmpty
        ? resources.picture(of: glyph, in: face)?.frame : isBlank ? outline.controlBox : nil
      // Cairo drops a glyph that takes no place; of ink it sees for itself where it is.
      if let frame = place {
        extents.x_bearing = frame.x
        extents.y_bearing = frame.y
        extents.width = frame.width
        extents.height = frame.height
      }
      guard !isBlank, !outline.isEmpty else { return }
      Drawing(context: context, resources: resources).trace(outline)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
  }
#endif
