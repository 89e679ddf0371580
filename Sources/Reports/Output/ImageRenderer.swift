import ChalkboardUI
import ChartScales
import Diagnostics
import SVGBackend
import Typography
import VectorScene

/// Renders a view, such as a chart, as a picture.
///
/// ```swift
/// let picture = ImageRenderer(content: TopDonuts(sales: sales))
/// picture.proposedSize = ProposedViewSize(width: 480, height: nil)
/// try picture.write(to: "top.svg")
/// ```
/// A class as in SwiftUI, so that a constant can be adjusted.
public final class ImageRenderer<Content: View> {
  public var content: Content
  /// The size that the view is offered, in points; an unspecified side is as the view wants it.
  public var proposedSize: ProposedViewSize = .unspecified
  /// Pixels of a PNG per point; 2 by default.
  public var scale: CGFloat = 2
  public var colorScheme: ColorScheme = .light
  /// The accent colour of the view's environment; blue by default.
  public var accentColor: Color = .blue
  /// `en_US` by default, whatever the machine's is.
  public var locale = Locale(identifier: "en_US")
  /// UTC by default, whatever the machine's is.
  public var timeZone = TimeZone.gmt
  /// What lies behind the view; `nil`, the default, leaves the page clear.
  public var background: Color?
  /// What becomes of text in an SVG: real text in the viewer's own fonts, the default, or in fonts
  /// that the SVG carries, or outlines.
  public var textMode: SVGOptions.TextMode = .system
  /// Where fonts come from. Renderers that share a library read each font once.
  public var fonts: FontLibrary
  /// What the last picture had to leave out or assume.
  public private(set) var diagnostics: [Diagnostic] = []

  public init(content: Content, fonts: FontLibrary = FontLibrary()) {
    self.content = content
    self.fonts = fonts
  }

  /// The picture as an SVG document.
  public func svg() throws(Diagnostic) -> Data { try data(.svg) }

  /// The picture as a PNG file. Throws when this build has no Cairo.
  public func png() throws(Diagnostic) -> Data { try data(.png) }

  /// The picture as a PDF document of one page. Throws when this build has no Cairo.
  public func pdf() throws(Diagnostic) -> Data { try data(.pdf) }

  /// Writes the picture; the ending of the path chooses the format. The file is written whole or not
  /// at all.
  public func write(to path: String) throws(Diagnostic) {
    let bytes = try data(OutputFormat(ofPath: path))
    try FileWriter.write([FileWriter.File(path: path, bytes: [UInt8](bytes))])
  }

  private func data(_ format: OutputFormat) throws(Diagnostic) -> Data {
    let context = RenderContext(
      fonts: fonts,
      format: FormatContext(
        localeIdentifier: locale.identifier, timeZoneIdentifier: timeZone.identifier),
      colorScheme: colorScheme, accentColor: accentColor)
    let scene = ViewRenderer(context).scene(
      of: content, proposal: proposedSize,
      background: background.map { $0.paint(in: context.environment).paint })
    let options = OutputOptions(textMode: textMode, scale: Double(scale))
    diagnostics =
      context.diagnostics.diagnostics + fonts.takeWarnings()
      + format.warnings(about: scene, options: options, fonts: fonts)
    return Data(try format.bytes(of: scene, options: options, fonts: fonts))
  }
}
