import ChalkboardUI
import ChartScales
import Diagnostics
import FoodTruckKit
import Typography
import VectorScene

/// A report that has its data, but is laid out by no format yet.
///
/// One document gives all formats that are asked for, so that data are read once.
public struct ReportDocument {
  public let title: String
  /// The report in a sentence, for people who cannot see it.
  public let summary: String
  /// The name of its shop.
  public let shop: String
  /// The moment that the report speaks of as now, in seconds since 1970.
  public let now: Double
  public var page: PageSetup
  public var background: PictureBackground
  package let format: FormatContext
  package let vocabulary: Vocabulary
  package let rows: [Row]
  package let fonts: FontLibrary
  private let currency: String
  private let sink: DiagnosticSink
  private let runningText: (TemplateText, Int, Int) throws(Diagnostic) -> String

  /// Panels that stand beside each other.
  package struct Row {
    package var panels: [DocumentPanel]
    /// Whether a paged format begins a new page with it.
    package var startsPage: Bool
    /// Its share of what is left of a board's height; 0 for a row that is as high as it needs.
    package var stretch: Double = 0
  }

  /// The language as a BCP 47 tag.
  public var language: String {
    format.localeIdentifier.split(separator: "@").first.map {
      String($0).replacing("_", with: "-")
    } ?? "en"
  }

  public var isRightToLeft: Bool { vocabulary.isRightToLeft }

  /// Every panel, in the order of reading.
  package var panels: [DocumentPanel] { rows.flatMap(\.panels) }

  init(
    _ data: ReportData, rows: [Row], page: PageSetup, background: PictureBackground,
    fonts: FontLibrary, sink: DiagnosticSink,
    runningText: @escaping (TemplateText, Int, Int) throws(Diagnostic) -> String
  ) {
    let description = ReportDescription(data: data)
    title = description.title
    summary = description.summary
    shop = data.shop
    now = data.now
    format = data.format
    vocabulary = data.words.vocabulary
    currency = data.currency
    self.rows = rows
    self.page = page
    self.background = background
    self.fonts = fonts.inLanguage(data.format.localeIdentifier)
    self.sink = sink
    self.runningText = runningText
  }

  /// A header or footer of the paper on one of its pages, placeholders filled in.
  ///
  /// - Parameters:
  ///   - page: from 1.
  ///   - count: of all pages.
  package func runningText(
    _ text: TemplateText, page: Int, of count: Int
  ) throws(Diagnostic) -> String {
    try runningText(text, page, count)
  }

  /// What drawing had to leave out or assume since this was asked last.
  public func takeDiagnostics() -> [Diagnostic] { sink.take() + fonts.takeWarnings() }
}

/// A panel of a document, and how wide it is.
package struct DocumentPanel {
  /// Unique within the document: `panel-3`.
  package var id: String
  package var content: PanelContent
  /// In twelfths of the page.
  package var span: Int
  /// The same on a narrow page.
  package var narrowSpan: Int
}

// MARK: Drawing

extension ReportDocument {
  /// The whole report as one picture.
  ///
  /// - Parameter width: in CSS pixels; `nil` is that of the page.
  public func scene(width: Double? = nil) -> Scene {
    let width = CGFloat(width ?? page.width)
    let height = page.height.map { CGFloat($0) }
    let view = ReportPage(
      rows, width: width, height: height, layoutDirection: layoutDirection)
    let background: Paint? =
      background == .none ? nil : .color(page.colorScheme.reportPageColor)
    var scene = renderer(page.colorScheme).scene(
      of: styled(view), proposal: ProposedViewSize(width: width, height: height),
      background: background, title: title, summary: summary)
    // A part of a pixel at the end would be cut off or blended by viewers, each in its own way.
    scene.size.height.round(.up)
    return scene
  }

  /// One view of the report alone, on a clear ground.
  ///
  /// - Parameters:
  ///   - width: in CSS pixels.
  ///   - height: `nil` is as high as the view needs.
  package func scene(
    of view: some View, width: Double, height: Double? = nil,
    colorScheme: PictureColorScheme? = nil, title: String = "", summary: String = ""
  ) -> Scene {
    var scene = renderer(colorScheme ?? page.colorScheme).scene(
      of: styled(view.environment(\.layoutDirection, layoutDirection)),
      proposal: ProposedViewSize(width: CGFloat(width), height: height.map { CGFloat($0) }),
      title: title, summary: summary)
    scene.size.height.round(.up)
    return scene
  }

  /// What a view of the report takes at this width, in CSS pixels.
  package func size(of view: some View, width: Double) -> Size {
    renderer(page.colorScheme).size(
      of: styled(view.environment(\.layoutDirection, layoutDirection)),
      proposal: ProposedViewSize(width: CGFloat(width), height: nil))
  }

  private var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  private func styled(_ view: some View) -> some View {
    view.foodTruckStyle(currencyCode: currency, vocabulary: vocabulary)
  }

  private func renderer(_ colorScheme: PictureColorScheme) -> ViewRenderer {
    ViewRenderer(
      RenderContext(
        fonts: fonts, format: format, colorScheme: colorScheme == .dark ? .dark : .light,
        diagnostics: sink))
  }
}
