/// A font file with what some texts need of one face, for documents that carry their fonts.
public struct EmbeddedFont: Hashable, Sendable {
  public var face: FaceID
  /// A whole OpenType file. It maps the characters of the texts to their glyphs, so that a viewer
  /// that is given a text's string draws the same glyphs in the same places.
  public var bytes: [UInt8]
  /// The family that viewers that load no fonts of documents find the face under; `nil` when they
  /// could not.
  public var installedFamily: String?

  public init(face: FaceID, bytes: [UInt8], installedFamily: String? = nil) {
    self.face = face
    self.bytes = bytes
    self.installedFamily = installedFamily
  }
}

/// The fonts of a document's texts.
public struct EmbeddedFonts: Hashable, Sendable {
  /// In the order in which the texts first use the faces; without those that may not or cannot be
  /// embedded.
  public var fonts: [EmbeddedFont]
  /// Texts that a viewer would draw differently, though all their faces are embedded.
  public var exceptions: Set<TextNode>
  /// Of the texts that have figures of one width and would be seen elsewhere without them.
  public var fits: [TextNode: FigureFit]

  public init(
    fonts: [EmbeddedFont] = [], exceptions: Set<TextNode> = [], fits: [TextNode: FigureFit] = [:]
  ) {
    self.fonts = fonts
    self.exceptions = exceptions
    self.fits = fits
  }
}
