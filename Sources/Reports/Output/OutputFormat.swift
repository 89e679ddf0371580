import CairoBackend
import Diagnostics
import SVGBackend
import Typography
import VectorScene

/// A format that pictures and reports can be written in: the one place that knows the back ends.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  case svg
  case png
  case pdf
  case html
  case mail = "eml"
  case markdown = "md"

  /// Whether a picture alone can be written in it; the others hold reports.
  public var isPicture: Bool {
    switch self {
    case .svg, .png, .pdf: true
    case .html, .mail, .markdown: false
    }
  }

  /// Whether letters are drawn when it is written, and not where it is read.
  var needsFonts: Bool { self == .png || self == .pdf || self == .mail }

  /// The format of this name, such as `svg`; throws with the names that exist.
  public init(named name: String) throws(Diagnostic) {
    guard let format = OutputFormat(rawValue: name.lowercased()) else {
      throw .unknownFormat(name)
    }
    self = format
  }

  /// The format that the ending of a path names; throws with the endings that exist.
  public init(ofPath path: String) throws(Diagnostic) {
    let file = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let point = file.lastIndex(of: "."), point != file.startIndex else {
      throw .missingEnding(path)
    }
    let ending = file[file.index(after: point)...].lowercased()
    guard let format = OutputFormat(rawValue: ending) else {
      throw .unknownEnding(ending, of: path)
    }
    self = format
  }

  /// Throws when a picture of this size in CSS pixels cannot be written, before it is drawn.
  public func check(
    _ size: Size, options: OutputOptions, fonts: FontLibrary
  ) throws(Diagnostic) {
    do throws(CairoBackendError) {
      switch self {
      case .svg: break
      case .png:
        try PNGRenderer(options: PNGOptions(scale: options.scale), glyphs: fonts).check(size)
      case .pdf: try PDFRenderer(glyphs: fonts).check(size)
      case .html, .mail, .markdown: break
      }
    } catch {
      throw .failedRendering(error)
    }
    if !isPicture { throw .formatForReportsOnly(self, "pictures") }
  }

  /// What a file of this format will lack of a picture: fonts that may not be embedded, or
  /// any font at all.
  public func warnings(
    about scene: Scene, options: OutputOptions, fonts: FontLibrary
  ) -> [Diagnostic] {
    guard self == .svg, options.textMode != .system else { return [] }
    let texts = scene.nodes.texts
    if !texts.isEmpty, texts.allSatisfy(\.runs.isEmpty) {
      return [.textWithoutFont(options.textMode.rawValue)]
    }
    return options.textMode == .embed ? fonts.embeddingWarnings(for: texts) : []
  }

  /// The picture as a file of this format.
  ///
  /// - Parameter fonts: where the outlines of the scene's glyphs come from.
  /// - Throws: an error when the back end is not part of this build, the picture is too large, or
  ///   there is no font for a PNG or a PDF.
  public func bytes(
    of scene: Scene, options: OutputOptions, fonts: FontLibrary
  ) throws(Diagnostic) -> [UInt8] {
    switch self {
    case .svg:
      let renderer = SVGRenderer(
        options: SVGOptions(idPrefix: options.idPrefix, textMode: options.textMode),
        glyphs: options.textMode == .system ? nil : fonts)
      return renderer.render(scene)
    case .png, .pdf:
      // Viewers of SVG have fonts of their own; here the text would be missing.
      if fonts.lacksFonts { throw .noFont(for: self, in: fonts.folders) }
      do throws(CairoBackendError) {
        return try cairoBytes(of: scene, options: options, fonts: fonts)
      } catch {
        throw .failedRendering(error)
      }
    case .html, .mail, .markdown: throw .formatForReportsOnly(self, "pictures")
    }
  }

  /// The picture as a file of one of the formats that Cairo makes.
  private func cairoBytes(
    of scene: Scene, options: OutputOptions, fonts: FontLibrary
  ) throws(CairoBackendError) -> [UInt8] {
    if self == .pdf { return try PDFRenderer(glyphs: fonts).render(scene) }
    let renderer = PNGRenderer(
      options: PNGOptions(scale: options.scale, level: options.compressionLevel), glyphs: fonts)
    return try renderer.render(scene)
  }
}

/// How pictures are written, whatever is in them.
public struct OutputOptions: Hashable, Sendable {
  /// What every id of an SVG starts with; `nil`, the default, derives it from the content.
  public var idPrefix: String?
  /// What becomes of text in an SVG: real text in installed fonts by default, which keeps the file
  /// small and lets a page restyle it.
  public var textMode: SVGOptions.TextMode
  /// Pixels of a PNG per CSS pixel; 2 by default.
  public var scale: Double
  /// How hard a PNG is compressed, 0 to 12; 6 by default.
  public var compressionLevel: Int
  /// What the head of a mail says.
  public var mail = MailOptions()

  public init(
    idPrefix: String? = nil, textMode: SVGOptions.TextMode = .system, scale: Double = 2,
    compressionLevel: Int = 6
  ) {
    self.idPrefix = idPrefix
    self.textMode = textMode
    self.scale = scale
    self.compressionLevel = compressionLevel
  }
}
