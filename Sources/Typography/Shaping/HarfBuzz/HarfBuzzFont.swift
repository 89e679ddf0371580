#if HarfBuzz
  import CHarfBuzz

  /// A face as HarfBuzz sees it, with units of the face's em.
  final class HarfBuzzFont {
    private let library: HarfBuzzLibrary
    private let font: OpaquePointer
    /// Keeps the memory that the font reads.
    private let face: FontFace

    /// `nil` when HarfBuzz has no memory for it.
    init?(_ face: FontFace, library: HarfBuzzLibrary) {
      let bytes = face.file
      let start = bytes.memory.assumingMemoryBound(to: CChar.self)
      guard let length = UInt32(exactly: bytes.count),
        let index = UInt32(exactly: face.header.index),
        let blob = library.createBlob(start, length, HB_MEMORY_MODE_READONLY, nil, nil),
        let source = library.createFace(blob, index), let font = library.createFont(source)
      else { return nil }
      // The font holds the face, and the face the blob.
      library.destroyFace(source)
      library.destroyBlob(blob)
      if let count = UInt32(exactly: face.coordinates.count), count > 0 {
        // With 14 bits behind the point.
        library.setCoordinates(font, face.coordinates.map { Int32($0 * 16_384) }, count)
      }
      self.library = library
      self.font = font
      self.face = face
    }

    deinit { library.destroyFont(font) }

    /// The glyphs of a stretch of one script, direction and face, from left to right.
    ///
    /// - Parameters:
    ///   - text: the whole line in UTF-8, for the letters around the stretch change its shape.
    ///   - range: in bytes.
    ///   - language: a BCP 47 tag, or `nil`.
    func shape(
      _ text: [UInt8], _ range: Range<Int>, isRightToLeft: Bool, language: String?,
      hasTabularFigures: Bool
    ) -> [Glyph] {
      guard let buffer = library.createBuffer(), let count = Int32(exactly: text.count),
        let start = UInt32(exactly: range.lowerBound), let length = Int32(exactly: range.count)
      else { return [] }
      defer { library.destroyBuffer(buffer) }
      text.withUnsafeBytes { bytes in
        let letters = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        library.addUTF8(buffer, letters, count, start, length)
      }
      library.setDirection(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
      // Without a language HarfBuzz would ask the process for one.
      library.setLanguage(buffer, library.language(language ?? "und", -1))
      library.guessProperties(buffer)
      var features: [hb_feature_t] = []
      if hasTabularFigures {
        let tag: Tag = "tnum"
        features.append(hb_feature_t(tag: tag.value, value: 1, start: 0, end: .max))
      }
      library.shape(font, buffer, features, UInt32(features.count))
      return glyphs(of: buffer)
    }

    /// A glyph as HarfBuzz placed it, in units of the face.
    struct Glyph {
      /// The first byte of the characters that it stands for.
      var cluster: UInt32
      /// 0 where the face has none.
      var glyph: UInt16
      var advance: Int32
      var xOffset: Int32
      var yOffset: Int32
    }

    private func glyphs(of buffer: OpaquePointer) -> [Glyph] {
      var count: UInt32 = 0
      var positionCount: UInt32 = 0
      guard let infos = library.glyphInfos(buffer, &count),
        let positions = library.glyphPositions(buffer, &positionCount)
      else { return [] }
      return (0..<Int(min(count, positionCount))).map { index in
        Glyph(
          cluster: infos[index].cluster,
          glyph: UInt16(exactly: infos[index].codepoint) ?? 0,
          advance: positions[index].x_advance, xOffset: positions[index].x_offset,
          yOffset: positions[index].y_offset)
      }
    }
  }
#endif
