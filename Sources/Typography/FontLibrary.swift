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
  /// The language of all text; `nil` when none was stated. See ``inLanguage(_:)``.
  public var language: String? { textLanguage.tag }

  private let textLanguage: TextLanguage
  private let shared: Shared

  /// What libraries for several languages have in common.
  private final class Shared: Sendable {
    let shaper: Mutex<Shaper>

    init(_ shaper: sending Shaper) { self.shaper = Mutex(shaper) }
  }

  /// Nothing is read until the first text is measured.
  ///
  /// - Parameters:
  ///   - folders: where to look for fonts, subfolders included; of two faces that serve equally
  ///     well, the one in the earlier folder is used. `nil` takes the folders of the machine.
  ///   - namedFolders: where to look before that, such as what the environment names (see
  ///     ``namedFolders(environment:)``). Every file there that cannot be used is reported, whether
  ///     text asked for it or not.
  ///   - userFolders: where to look for what those folders lack, such as the user's own (see
  ///     ``userFolders(environment:)``). None by default, so that a picture depends on the machine
  ///     alone.
  ///   - language: a language tag (BCP 47) or a locale's name, such as `ja` or `zh-Hant`; it decides
  ///     between the Chinese, Japanese and Korean shapes of a character. `nil` prefers the Japanese.
  ///   - cacheFolder: where an index of all font files is kept between runs (see
  ///     ``cacheFolder(environment:)``); it is made when it is missing, and never read when text
  ///     needs no more than common fonts. `nil`, the default, keeps it in memory.
  public init(
    folders: [String]? = nil, namedFolders: [String] = [], userFolders: [String] = [],
    language: String? = nil, cacheFolder: String? = nil
  ) {
    let named = Self.distinct(namedFolders)
    let machine = (folders ?? Self.machineFolders).filter { !named.contains($0) }
    let users = userFolders.filter { !named.contains($0) && !machine.contains($0) }
    let all = named + machine + users
    self.folders = all
    textLanguage = TextLanguage(tag: language)
    let catalogue = FontCatalogue(
      namedFolders: named, folders: machine, userFolders: users, cacheFolder: cacheFolder)
    shared = Shared(Shaper(folders: all, catalogue: catalogue))
  }

  private init(_ library: FontLibrary, language: String?) {
    folders = library.folders
    textLanguage = TextLanguage(tag: language)
    shared = library.shared
  }

  /// A library for text in another language. It shares the opened fonts with this one, so that each
  /// gives the outlines of the other's glyphs, and also the warnings.
  public func inLanguage(_ language: String?) -> FontLibrary {
    language == self.language ? self : FontLibrary(self, language: language)
  }

  private func withShaper<Result>(_ use: (inout Shaper) -> sending Result) -> sending Result {
    shared.shaper.withLock { shaper in
      // Compared here, since copying it takes as long as finding a known line.
      if shaper.language.tag != textLanguage.tag { shaper.language = textLanguage }
      return use(&shaper)
    }
  }

  /// The folders of the machine, whoever uses it.
  public static let machineFolders = ["/usr/local/share/fonts", "/usr/share/fonts"]

  /// The folders that the environment names in `CHALKBOARD_FONT_DIR`, separated by colons.
  public static func namedFolders(environment: [String: String]) -> [String] {
    environment["CHALKBOARD_FONT_DIR"]?.split(separator: ":").map(String.init) ?? []
  }

  /// The user's own folders: `fonts` in `XDG_DATA_HOME` (`.local/share` in `HOME` by default), and
  /// `.fonts` in `HOME`.
  public static func userFolders(environment: [String: String]) -> [String] {
    let home = home(environment)
    let data = absolute(environment["XDG_DATA_HOME"]) ?? home.map { "\($0)/.local/share" }
    return distinct([data.map { "\($0)/fonts" }, home.map { "\($0)/.fonts" }].compactMap { $0 })
  }

  /// The user's folder for what can be made anew: `chalkboard` in `XDG_CACHE_HOME`, or in `.cache`
  /// in `HOME`; `nil` when the environment has neither.
  public static func cacheFolder(environment: [String: String]) -> String? {
    let caches = absolute(environment["XDG_CACHE_HOME"]) ?? home(environment).map { "\($0)/.cache" }
    return caches.map { "\($0)/chalkboard" }
  }

  private static func home(_ environment: [String: String]) -> String? {
    absolute(environment["HOME"])
  }

  /// Paths that are relative or empty are passed over, as the XDG specification asks for.
  private static func absolute(_ path: String?) -> String? {
    path.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private static func distinct(_ folders: [String]) -> [String] {
    var distinct: [String] = []
    for folder in folders where !distinct.contains(folder) { distinct.append(folder) }
    return distinct
  }

  /// Ascent, descent and the other heights of a font, in scene units.
  public func metrics(for font: FontStyle) -> LineMetrics {
    withShaper { $0.style(font).metrics }
  }

  /// Chooses and places the glyphs of one line.
  ///
  /// Line ends and tabs become spaces, other control characters are dropped. A character that no
  /// face covers is shown as an empty frame, as wide as an em for CJK characters and emoji, and is
  /// reported by ``takeWarnings()``.
  ///
  /// - Parameter direction: that of the paragraph; `nil` takes the one of the text's first letter.
  public func shape(
    _ text: String, font: FontStyle, direction: TextDirection? = nil
  ) -> ShapedLine {
    withShaper { shaper in
      let style = shaper.style(font)
      return shaper.shape(text, style, base: direction)
    }
  }

  /// How wide a line is, as ``shape(_:font:)`` makes it. What no face covers is not reported, so it
  /// is for texts that are tried and may not be drawn.
  package func width(
    of text: String, font: FontStyle, direction: TextDirection? = nil
  ) -> Double {
    withShaper { shaper in
      shaper.isReporting = false
      defer { shaper.isReporting = true }
      let style = shaper.style(font)
      return shaper.shape(text, style, base: direction).width
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
  ///   - direction: that of the paragraphs; `nil` takes the one of each paragraph's first letter.
  public func layOut(
    _ text: String, font: FontStyle, width: Double, lineLimit: Int? = nil,
    truncation: Truncation = .end, direction: TextDirection? = nil
  ) -> TextBlock {
    withShaper { shaper in
      let wrapper = TextWrapper(
        style: shaper.style(font), width: width, lineLimit: lineLimit, truncation: truncation,
        direction: direction)
      return wrapper.layOut(text, with: &shaper)
    }
  }

  public func outline(of glyph: UInt16, in face: FaceID) -> Path? {
    if face == MissingSign.face { return MissingSign.outline(of: glyph) }
    return withShaper { $0.catalogue.face(face)?.outline(of: glyph) }
  }

  public func picture(of glyph: UInt16, in face: FaceID) -> GlyphPicture? {
    withShaper { $0.catalogue.face(face)?.picture(of: glyph) }
  }

  public func advance(of glyph: UInt16, in face: FaceID) -> Double? {
    withShaper { shaper in
      shaper.catalogue.face(face).map { Double($0.advance(glyph)) / Double($0.unitsPerEm) }
    }
  }

  /// Fonts of the glyphs that some texts use, for documents that carry their fonts, without those
  /// whose makers forbid it; see ``embeddingWarnings(for:)``.
  public func embeddedFonts(for texts: [TextNode]) -> EmbeddedFonts {
    withShaper { shaper in
      FontEmbedding(catalogue: shaper.catalogue).fonts(for: texts) { text, font in
        shaper.shape(text, shaper.style(font))
      }
    }
  }

  /// One warning for each face that some texts use and that may not be embedded.
  public func embeddingWarnings(for texts: [TextNode]) -> [Diagnostic] {
    withShaper { FontEmbedding.warnings(for: texts, in: $0.catalogue) }
  }

  /// What went wrong since the last call: characters without a glyph (one warning for each script),
  /// font files that cannot be read, no font at all. Sorted.
  public func takeWarnings() -> [Diagnostic] {
    withShaper { $0.takeWarnings() }
  }

  /// Whether text was measured and no font was there for it.
  public var lacksFonts: Bool {
    withShaper { $0.catalogue.hasNoFont }
  }

  /// Every face in the folders, sorted by family, width, weight and slant. Opens every font file
  /// that the index does not know.
  public func faces() -> [FaceDescription] {
    withShaper { $0.catalogue.descriptions() }
  }

  /// A face that was used; `nil` for one that this library did not open.
  public func description(of face: FaceID) -> FaceDescription? {
    withShaper { shaper in
      shaper.catalogue.face(face).map { FaceDescription($0.header) }
    }
  }

  /// The stretches of a line with the face that each of them uses; `nil` where no face covers it.
  public func face(for text: String, font: FontStyle) -> [(text: String, face: FaceID?)] {
    withShaper { shaper in
      let style = shaper.style(font)
      return shaper.stretches(of: text, style)
    }
  }
}
