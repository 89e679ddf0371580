import CairoBackend
import ChalkboardUI
import Diagnostics
import VectorScene

/// A report on sheets of paper, drawn page by page.
///
/// Rows of panels stay whole, a panel with rows of its own is parted between them, and what is higher
/// than a page is made smaller. The number of pages is found by measuring alone, so that each can be
/// let go as soon as it is drawn.
struct PagedReport {
  private let document: ReportDocument
  private let paper: Paper
  private let blocks: [PaperBlock]
  private let pages: [[PageFlow.Placement]]

  /// Between panels, in the units that panels are laid out in.
  static let gap = 16.0
  /// CSS pixels per unit of a panel: letters on paper are read from closer by than on a screen, and
  /// panels that are made for one find room beside each other.
  private static let scale = 0.84

  init(_ document: ReportDocument, paper: Paper) {
    self.document = document
    self.paper = paper
    let frame = Self.frame(of: paper)
    let width = frame.width / Self.scale
    let height = frame.height / Self.scale
    blocks = document.rows.flatMap { row in
      PaperBlock.blocks(of: row, width: width, height: height, document: document)
    }
    pages = PageFlow.pages(of: blocks.map(\.flow), height: height, gap: Self.gap)
  }

  var pageCount: Int { pages.count }

  /// What had to be made smaller than the rest of the report.
  var diagnostics: [Diagnostic] {
    pages.joined().filter { $0.scale < 0.995 }.map { placement in
      let title = blocks[placement.block].panels.lazy.compactMap(\.panel.content.title).first
      return .scaledToPage(title, percent: Int((placement.scale * 100).rounded()))
    }
  }

  /// Where panels go, in CSS pixels.
  private static func frame(of paper: Paper) -> Rect {
    let size = paper.size
    // Even the widest margins leave some paper.
    let inset = max(0, min(paper.inset, size.width / 3, size.height / 3))
    return Rect(
      x: inset, y: inset, width: size.width - 2 * inset, height: size.height - 2 * inset)
  }

  /// One page, and what stands on it for the outline.
  ///
  /// - Parameter index: from 0.
  func page(_ index: Int) throws(Diagnostic) -> (scene: Scene, bookmarks: [PDFBookmark]) {
    let frame = Self.frame(of: paper)
    var nodes: [Node] = []
    var bookmarks: [PDFBookmark] = []
    for placement in pages[index] {
      let block = blocks[placement.block]
      let scale = placement.scale * Self.scale
      let y = frame.y + placement.y * Self.scale
      let place = Transform(
        a: scale, b: 0, c: 0, d: scale, tx: frame.x + frame.width * (1 - placement.scale) / 2,
        ty: y)
      nodes.append(.group(Group(block.nodes(placement, document: document), transform: place)))
      guard placement.rows.map({ $0.lowerBound == 0 }) ?? true else { continue }
      for panel in block.panels {
        guard let title = panel.panel.content.title, !title.isEmpty else { continue }
        bookmarks.append(PDFBookmark(title: title, y: y))
      }
    }
    nodes += try runningLines(ofPage: index)
    let size = paper.size
    let background: RGBColor =
      document.page.colorScheme == .dark ? document.page.colorScheme.reportPageColor : .white
    let scene = Scene(
      size: Size(width: size.width, height: size.height), background: .color(background),
      nodes: nodes, title: document.title, summary: document.summary,
      language: document.language)
    return (scene, bookmarks)
  }

  // MARK: Header and footer

  /// The lines in the upper and the lower margin. A report of several pages has their numbers at the
  /// lower edge, unless one of the lines says them.
  private func runningLines(ofPage index: Int) throws(Diagnostic) -> [Node] {
    func text(_ line: TemplateText?) throws(Diagnostic) -> String {
      guard let line else { return "" }
      return try document.runningText(line, page: index + 1, of: pageCount)
    }
    let saysNumber = [paper.header, paper.footer].contains { line in
      line.map { $0.source.replacing(" ", with: "").contains("{{page") } ?? false
    }
    let number = saysNumber || pageCount < 2 ? "" : "\(index + 1) / \(pageCount)"
    let top = line(try text(paper.header), trailing: "", isAtTop: true)
    let bottom = line(try text(paper.footer), trailing: number, isAtTop: false)
    return top + bottom
  }

  private func line(_ leading: String, trailing: String, isAtTop: Bool) -> [Node] {
    guard !leading.isEmpty || !trailing.isEmpty else { return [] }
    let frame = Self.frame(of: paper)
    let view = HStack(spacing: 16) {
      Text(leading).lineLimit(1)
      Spacer(minLength: 0)
      Text(trailing).monospacedDigit().lineLimit(1)
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    let scene = document.scene(of: view, width: frame.width / Self.scale)
    let margin = isAtTop ? frame.y : paper.size.height - frame.maxY
    let inset = max(0, (margin - scene.size.height * Self.scale) / 2)
    let y = isAtTop ? inset : paper.size.height - margin + inset
    let place = Transform(a: Self.scale, b: 0, c: 0, d: Self.scale, tx: frame.x, ty: y)
    return [.group(Group(scene.nodes, transform: place))]
  }
}

// MARK: PDF

extension PagedReport {
  /// The report as a PDF document with its panels' titles for an outline.
  func pdf() throws(Diagnostic) -> [UInt8] {
    let information = PDFDocument.Information(
      title: document.title, subject: document.summary, keywords: [document.shop])
    var pdf: PDFDocument
    do throws(CairoBackendError) {
      pdf = try PDFDocument(information: information, glyphs: document.fonts)
    } catch {
      throw .failedRendering(error)
    }
    for index in pages.indices {
      let page = try page(index)
      do throws(CairoBackendError) {
        try pdf.append(page.scene, bookmarks: page.bookmarks)
      } catch {
        throw .failedRendering(error)
      }
    }
    do throws(CairoBackendError) {
      return try pdf.finish()
    } catch {
      throw .failedRendering(error)
    }
  }
}
