import ChalkboardUI

/// How the panels of a row stand on a page in HTML, which is laid out for windows of three widths, and
/// at which widths each is drawn.
///
/// A picture is stretched to its column. Where that would make its letters much larger or smaller, it
/// is drawn once more.
struct HTMLRowLayout {
  /// A range of widths of the window. The style sheet knows the same.
  enum Layout: Int, CaseIterable {
    /// 800 CSS pixels and more.
    case wide
    /// From 600, and on paper.
    case middle
    case narrow

    /// What the panels of a row have together, as a rule, in CSS pixels.
    var width: Double {
      switch self {
      case .wide: 1080
      case .middle: 690
      case .narrow: 344
      }
    }
  }

  /// A drawing of a panel.
  struct Picture: Hashable {
    var layouts: [Layout]
    var width: Double
    var height: Double

    /// The classes by which the style sheet hides it in the other layouts.
    var classes: StaticString {
      switch layouts {
      case [.wide]: " wide"
      case [.wide, .middle]: " wide middle"
      case [.middle]: " middle"
      case [.middle, .narrow]: " middle narrow"
      case [.narrow]: " narrow"
      default: " wide middle narrow"
      }
    }

    /// What makes its ids differ from those of the panel's other drawings.
    var suffix: String { layouts.first.map { $0 == .wide ? "" : "\($0)" } ?? "" }
  }

  /// A letter may be drawn so many times larger or smaller than it was laid out.
  private static let stretches = 0.72...1.4

  private let panels: [DocumentPanel]
  private let document: ReportDocument
  private let layouts: [PageRowLayout.Slot]
  private let folded: [PageRowLayout.Slot]
  private let narrow: [PageRowLayout.Slot]

  init(_ row: ReportDocument.Row, document: ReportDocument) {
    panels = row.panels
    self.document = document
    let layout = PageRowLayout(
      spans: row.panels.map(\.span), narrowSpans: row.panels.map(\.narrowSpan))
    let count = row.panels.count
    layouts = layout.slots(width: Layout.wide.width, count: count)
    folded = PageRowLayout.compact(panels, width: Layout.middle.width, gap: 16)
      .slots(width: Layout.middle.width, count: count)
    narrow = layout.slots(width: Layout.narrow.width, count: count)
  }

  private func slots(_ layout: Layout) -> [PageRowLayout.Slot] {
    switch layout {
    case .wide: layouts
    case .middle: folded
    case .narrow: narrow
    }
  }

  /// How many of twelve columns a panel takes.
  func columns(of index: Int, in layout: Layout) -> Int {
    guard index < slots(layout).count else { return 12 }
    let share = (slots(layout)[index].width + 16) / (layout.width + 16)
    return min(12, max(1, Int((share * 12).rounded())))
  }

  /// The drawings of a panel: one for each layout, or for several of about the same width.
  func pictures(of index: Int) -> [Picture] {
    var pictures: [Picture] = []
    for layout in Layout.allCases {
      guard index < slots(layout).count else { continue }
      let slot = slots(layout)[index]
      if let last = pictures.last, Self.stretches.contains(slot.width / last.width) {
        pictures[pictures.count - 1].layouts.append(layout)
      } else {
        pictures.append(
          Picture(
            layouts: [layout], width: slot.width,
            height: height(ofLine: slot.line, in: layout)))
      }
    }
    return pictures
  }

  /// All panels of a line are as high as the highest.
  private func height(ofLine line: Int, in layout: Layout) -> Double {
    var height = 1.0
    for (panel, slot) in zip(panels, slots(layout))
    where slot.line == line && panel.content.isPicture {
      height = max(height, document.size(of: panel.content.view, width: slot.width).height)
    }
    return height.rounded(.up)
  }
}
