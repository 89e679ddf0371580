import Diagnostics
import Synchronization
import VectorScene

/// Finds fonts, measures text with them and gives their outlines.
///
/// A library keeps what it has opened and shaped, so make one and share it; it may be used from
/// several threads at once. For the same folders and the same text it always gives the same result.
public final class FontLibrary: GlyphSource, Sendable {
  /// The folders that are searched, in order.
  public let folders: [String]
  private let shaper: Mutex<Shaper>

  /// Nothing is read until the first text is measured.
  ///
  /// - Parameter folders: where to look for fonts, subfolders included; of two faces that serve
  ///   equally well, the one in the earlier folder is used. `nil` takes the folders of the machine,
  ///   without the user's own (see ``systemFolders(environment:)``).
  public init(folders: [String]? = nil) {
    let folders = folders ?? Self.systemFolders(environment: [:])
    self.folders = folders
    shaper = Mutex(Shaper(folders: folders))
  }

  /// The usual folders for fonts: the user's first, then those of the machine.
  ///
  /// - Parameter environment: the process's environment variables. `CHALKBOARD_FONT_DIR` (folders
  ///   separated by colons) comes before all others, then `XDG_DATA_HOME` and `HOME`; an empty
  ///   dictionary gives the machine's folders alone.
  public static func systemFolders(environment: [String: String]) -> [String] {
    var folders: [String] = []
    for folder in environment["CHALKBOARD_FONT_DIR"]?.split(separator: ":") ?? [] {
      folders.append(String(folder))
    }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 }
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      folders.append("\(data)/fonts")
    } else if let home {
      folders.append("\(home)/.local/share/fonts")
    }
    if let home { folders.append("\(home)/.fonts") }
    folders += ["/usr/local/share/fonts", "/usr/share/fonts"]
    var distinct: [String] = []
    for folder in folders where !distinct.contains(folder) { distinct.append(folder) }
    return distinct
  }

  /// Ascent, descent and the other heights of a font, in scene units.
  public func metrics(for font: FontStyle) -> LineMetrics {
    shaper.withLock { $0.style(font).metrics }
  }

  /// Chooses and places the glyphs of one line.
  ///
  /// Line ends and tabs become spaces, other control characters are dropped. A character that no
  /// face covers is shown as an empty frame, as wide as an em for CJK characters and emoji, and is
  /// reported by ``takeWarnings()``.
  public func shape(_ text: String, font: FontStyle) -> ShapedLine {
    shaper.withLock { shaper in
      let style = shaper.style(font)
      return shaper.shape(text, style)
    }
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
    shaper.withLock { shaper in
      let wrapper = TextWrapper(
        style: shaper.style(font), width: width, lineLimit: lineLimit, truncation: truncation)
      return wrapper.layOut(text, with: &shaper)
    }
  }

  public func outline(of glyph: UInt16, in face: FaceID) -> Path? {
    if face == MissingSign.face { return MissingSign.outline(of: glyph) }
    return shaper.withLock { $0.catalogue.face(face)?.outline(of: glyph) }
  }

  /// What went wrong since the last call: characters without a glyph (one warning for each font
  /// stack and kind of script), font files that cannot be read, no font at all. Sorted.
  public func takeWarnings() -> [Diagnostic] {
    shaper.withLock { $0.takeWarnings() }
  }

  /// Every face in the folders, sorted by family, weight and slant. Opens every font file.
  public func faces() -> [FaceDescription] {
    shaper.withLock { shaper in
      shaper.catalogue.everyHeader().map(FaceDescription.init).sorted { one, other in
        (one.family, one.weight, one.isItalic ? 1 : 0, one.path, one.index)
          < (other.family, other.weight, other.isItalic ? 1 : 0, other.path, other.index)
      }
    }
  }

  /// The stretches of a line with the face that each of them uses; `nil` where no face covers it.
  public func face(for text: String, font: FontStyle) -> [(text: String, face: FaceID?)] {
    shaper.withLock { shaper in
      let style = shaper.style(font)
      return shaper.stretches(of: text, style)
    }
  }
}
