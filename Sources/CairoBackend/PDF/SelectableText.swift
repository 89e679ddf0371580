#if Cairo
  import CCairo
  import VectorScene

  extension Drawing {
    /// The run as text of a font, in the source that is set; `false` when that cannot be done, and
    /// nothing was drawn.
    ///
    /// - Parameter isBlank: Whether the text is there without being seen.
    /// - Parameter ends: As ``TextStretch/clusterEnds(of:length:)`` gives them.
    func show(
      _ run: GlyphRun, of string: [UInt8], from start: Point, ends: inout [Int: Int],
      isBlank: Bool
    ) -> Bool {
      guard isShowable(size: run.size), let font = page?.font(of: run.face, isBlank: isBlank) else {
        return false
      }
      cairo_set_font_face(context, font.pointer)
      cairo_set_font_size(context, run.size)
      for stretch in TextStretch.stretches(of: run, ends: &ends, length: string.count) {
        show(stretch, of: string, from: start)
      }
      return true
    }

    private func show(_ stretch: TextStretch, of string: [UInt8], from start: Point) {
      let limit = coordinateLimit
      var glyphs: [cairo_glyph_t] = []
      var clusters: [cairo_text_cluster_t] = []
      for cluster in stretch.clusters {
        let count = glyphs.count
        for placed in cluster.glyphs where placed.x.isFinite && placed.y.isFinite {
          glyphs.append(
            cairo_glyph_t(
              index: UInt(placed.glyph), x: max(-limit, min(limit, start.x + placed.x)),
              y: max(-limit, min(limit, start.y + placed.y))))
        }
        guard !cluster.bytes.isEmpty || glyphs.count > count else { continue }
        clusters.append(
          cairo_text_cluster_t(
            num_bytes: Int32(clamping: cluster.bytes.count),
            num_glyphs: Int32(glyphs.count - count)))
      }
      guard !glyphs.isEmpty else { return }
      // Cairo refuses to draw at all once a cluster cut a character in two.
      guard stretch.clusters.allSatisfy({ Self.isWhole($0.bytes, of: string) }) else {
        cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
        return
      }
      if stretch.isBackward { clusters.reverse() }
      let text = Array(string[stretch.bytes])
      text.withUnsafeBytes { bytes in
        cairo_show_text_glyphs(
          context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(clamping: bytes.count), glyphs, Int32(clamping: glyphs.count), clusters,
          Int32(clamping: clusters.count),
          stretch.isBackward
            ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
      }
    }

    /// Whether the bytes are no part of a character, nor begin or end with one.
    private static func isWhole(_ bytes: Range<Int>, of string: [UInt8]) -> Bool {
      [bytes.lowerBound, bytes.upperBound].allSatisfy { place in
        place == string.count || string[place] & 0xC0 != 0x80
      }
    }

    /// Whether a font of this size can be: Cairo refuses to draw at all after one that is flat or
    /// endless.
    private func isShowable(size: Double) -> Bool {
      let matrix = self.matrix
      let area = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) * size * size
      let sides = [matrix.xx, matrix.xy, matrix.yx, matrix.yy].map { abs($0) * size }
      return area > 1e-4 && sides.allSatisfy { $0 < 1e4 }
    }
  }
#endif
