import ChalkboardUI
import VectorScene

/// Panels that stand beside each other on paper, all equally high.
struct PaperBlock {
  struct PlacedPanel {
    var panel: DocumentPanel
    /// From the left, in CSS pixels.
    var x: Double
    var width: Double
  }

  var panels: [PlacedPanel]
  var flow: PageFlow.Block

  /// What is so low and has no picture is a heading for what follows.
  private static let headingHeight = 72.0

  /// The lines that a row of panels takes on paper.
  ///
  /// - Parameters:
  ///   - width: what panels have, in CSS pixels.
  ///   - height: of a page. Panels of a line that is higher stand below each other when one of them
  ///     can be parted.
  static func blocks(
    of row: ReportDocument.Row, width: Double, height: Double, document: ReportDocument
  ) -> [PaperBlock] {
    let layout = PageRowLayout.compact(row.panels, width: width, gap: PagedReport.gap)
    let slots = layout.slots(width: width, count: row.panels.count)
    var lines: [[PlacedPanel]] = []
    for (panel, slot) in zip(row.panels, slots) {
      if slot.line >= lines.count { lines.append([]) }
      let x = document.isRightToLeft ? width - slot.x - slot.width : slot.x
      lines[lines.count - 1].append(PlacedPanel(panel: panel, x: x, width: slot.width))
    }
    var blocks: [PaperBlock] = []
    for line in lines {
      let block = PaperBlock(line, document: document)
      if block.flow.height > height, line.count > 1,
        line.contains(where: { $0.panel.content.rows != nil })
      {
        blocks += line.map {
          PaperBlock([PlacedPanel(panel: $0.panel, x: 0, width: width)], document: document)
        }
      } else {
        blocks.append(block)
      }
    }
    if row.startsPage, !blocks.isEmpty { blocks[0].flow.startsPage = true }
    return blocks
  }

  private init(_ panels: [PlacedPanel], document: ReportDocument) {
    self.panels = panels
    var rows: PageFlow.Rows?
    if panels.count == 1, let own = panels[0].panel.content.rows, own.count > 0 {
      rows = PageFlow.Rows(
        count: own.count, head: own.headHeight, row: own.rowHeight, foot: own.totalHeight)
    }
    let height: Double
    if let rows {
      // As its parts are measured, and without laying out all of its rows.
      height = rows.head + Double(rows.count) * rows.row + rows.foot
    } else {
      height = panels.reduce(0) { height, panel in
        max(height, document.size(of: panel.panel.content.view, width: panel.width).height)
      }
    }
    let isHeading =
      height <= Self.headingHeight && panels.allSatisfy { !$0.panel.content.isPicture }
    flow = PageFlow.Block(height: height.rounded(.up), rows: rows, keepsWithNext: isHeading)
  }

  /// What the block draws in a place of it, from the place's upper left corner.
  func nodes(_ placement: PageFlow.Placement, document: ReportDocument) -> [Node] {
    panels.flatMap { placed -> [Node] in
      let content = placed.panel.content
      var view = content.view
      if let rows = content.rows, let range = placement.rows {
        view = rows.view(of: range, isLast: placement.isLast)
      }
      let scene = document.scene(of: view, width: placed.width, height: placement.height)
      return [.group(Group(scene.nodes, transform: .translation(x: placed.x, y: 0)))]
    }
  }
}
