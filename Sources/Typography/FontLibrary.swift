import Diagnostics
import VectorScene

/// Finds fonts, measures text with them and gives their outlines.
///
/// A library keeps what it has opened and shaped, so make one and share it; it may be used from
/// several threads at once. For the same folders and the same text it always gives the same result.
public final class FontLibrary: GlyphSource, Sendable {
  /// The folders that are searched, in order.
  public let folders: [String]

  /// Nothing is read until the first text is measured.
  ///
  /// - Parameter folders: where to look for fonts, subfolders included; of two faces that serve
  ///   equally well, the one in the earlier folder is used. `nil` takes the folders of the machine,
  ///   without the user's own (see ``systemFolders(environment:)``).
  public init(folders: [String]? = nil) {
    self.folders = folders ?? Self.systemFolders(environment: [:])
  }

  /// The usual folders for fonts: the user's first, then those of the machine.
  ///
  /// - Parameter environment: the process's environment variables. `CHALKBOARD_FONT_DIR` (folders
  ///   separated by colons) comes before all others, then `XDG_DATA_HOME` and `HOME`; an empty
  ///   dictionary gives the machine's folders alone.
  public static func systemFolders(environment: [String: String]) -> [String] {
    ["/usr/local/share/fonts", "/usr/share/fonts"]
  }

  /// Ascent, descent and the other heights of a font, in scene units.
  public func metrics(for font: FontStyle) -> LineMetrics {
    LineMetrics(
      ascent: 0.97 * font.size, descent: 0.24 * font.size, lineHeight: 1.21 * font.size,
      capHeight: 0.73 * font.size, xHeight: 0.55 * font.size)
  }

  /// Chooses and places the glyphs of one line.
  ///
  /// Line ends and tabs become spaces, other control characters are dropped. A character that no
  /// face covers takes the width of an em or, for Latin letters, an estimate, and is reported by
  /// ``takeWarnings()``.
  public func shape(_ text: String, font: FontStyle) -> ShapedLine {
    ShapedLine(
      string: text, font: font, width: Double(text.unicodeScalars.count) * 0.6 * font.size,
      metrics: metrics(for: font), runs: [], isComplete: false)
  }

  /// Breaks a text into lines.
  ///
  /// Lines break at spaces, after hyphens and dashes and between CJK characters; a word that fits
  /// no line is broken between two characters as readers see them. Line ends in the text are kept.
  ///
  /// - Parameters:
  ///   - width: how wide a line may be, in scene units; infinity breaks at line ends only.
  ///   - lineLimit: how many lines there may be, at least 1; `nil` sets no limit.
  ///   - truncation: where the ellipsis stands in the last line when the limit cuts the text.
  public func layOut(
    _ text: String, font: FontStyle, width: Double, lineLimit: Int? = nil,
    truncation: Truncation = .end
  ) -> TextBlock {
    TextBlock(
      lines: text.isEmpty ? [] : [shape(text, font: font)], metrics: metrics(for: font),
      isTruncated: false)
  }

  public func outline(of glyph: UInt16, in face: FaceID) -> Path? { nil }

  /// What went wrong since the last call: characters without a glyph (one warning for each font
  /// stack and kind of script), font files that cannot be read, no font at all. Sorted.
  public func takeWarnings() -> [Diagnostic] { [] }

  /// Every face in the folders, sorted by family, weight and slant. Opens every font file.
  public func faces() -> [FaceDescription] { [] }

  /// The stretches of a line with the face that each of them uses; `nil` where no face covers it.
  public func face(for text: String, font: FontStyle) -> [(text: String, face: FaceID?)] {
    [(text, nil)]
  }
}
