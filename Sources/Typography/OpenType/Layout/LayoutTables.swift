/// The layout tables of a face, for all its scripts.
///
/// The library's lock guards it.
final class LayoutTables {
  let substitutions: LookupList?
  let positionings: LookupList?
  /// The older table, for a face without kerning in `GPOS`.
  let kerning: KerningTable?
  let definitions: GlyphDefinitions?
  /// The deltas of a variable font's instance; `nil` for the default one.
  let variations: ItemVariations?
  private var propertiesOfGlyphs = LookupCache<UInt16>()

  /// - Parameter coordinates: where on its axes a variable font is, from -1 to 1; empty for the
  ///   default instance.
  init(_ directory: TableDirectory, coordinates: [Double] = []) {
    substitutions = directory["GSUB"].flatMap { bytes in
      let table = LayoutTable(substitution: bytes, coordinates: coordinates)
      return bytes.uint16(0) == 1 ? LookupList(table, isPositioning: false) : nil
    }
    positionings = directory["GPOS"].flatMap { bytes in
      let table = LayoutTable(positioning: bytes, coordinates: coordinates)
      return bytes.uint16(0) == 1 ? LookupList(table, isPositioning: true) : nil
    }
    kerning = directory["kern"].flatMap(KerningTable.init)
    definitions = directory["GDEF"].flatMap(GlyphDefinitions.init)
    variations =
      coordinates.isEmpty
      ? nil
      : definitions?.variationBytes.flatMap {
        ItemVariations($0.bytes, at: $0.start, coordinates: coordinates)
      }
  }

  /// Whether a script treats a language in a way of its own.
  func knows(_ language: Tag, script: Tag) -> Bool {
    substitutions?.table.knows(language, script: script) == true
      || positionings?.table.knows(language, script: script) == true
  }

  /// A glyph's ``LayoutGlyph/properties``; 0 for all in a face without classes.
  func properties(of glyph: UInt16) -> UInt16 {
    guard let definitions, definitions.hasClasses else { return 0 }
    if let known = propertiesOfGlyphs[UInt32(glyph)] { return known }
    let properties = definitions.properties(of: glyph)
    propertiesOfGlyphs[UInt32(glyph)] = properties
    return properties
  }

  /// The same for a glyph whose character tells its class where the face does not.
  func properties(of glyph: LayoutGlyph) -> UInt16 {
    if let definitions, definitions.hasClasses { return properties(of: glyph.glyph) }
    let isMark =
      !glyph.isInvisible
      && Unicode.Scalar(glyph.scalar)?.properties.generalCategory == .nonspacingMark
    return isMark ? LayoutGlyph.Property.mark : LayoutGlyph.Property.base
  }
}
