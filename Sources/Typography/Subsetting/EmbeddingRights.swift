/// What a font's makers allow documents to do with it: the field `fsType` of the table `OS/2`.
enum EmbeddingRights: Equatable {
  /// A part of the font may stand in a document, at least for viewing and printing.
  case subset
  /// The font may be embedded only as a whole, or only its bitmaps.
  case notAsSubset
  /// The font may not be embedded without a licence of its own.
  case none

  /// - Parameter windows: the table `OS/2`; a font without one restricts nothing.
  init(windows: FontBytes?) {
    let bits = windows?.uint16(8) ?? 0
    // The least restrictive of several holds: viewing and printing (4), editing (8).
    if bits & 0x2 != 0, bits & 0xC == 0 {
      self = .none
    } else if bits & 0x300 != 0 {
      self = .notAsSubset
    } else {
      self = .subset
    }
  }
}
