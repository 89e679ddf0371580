import ChalkboardUI
import Diagnostics
import FoodTruckKit
import SVGBackend
import Typography
import VectorScene

/// A view of a report as it is drawn, with what was reported on the way.
struct RenderedView {
  let scene: Scene
  let diagnostics: [Diagnostic]

  private static let fonts = FontLibrary()

  init(
    _ view: some View, width: Double = 560, locale: String = "en_US",
    zone: String = "America/Los_Angeles", isDark: Bool = false
  ) {
    let sink = DiagnosticSink()
    var environment = EnvironmentValues()
    environment.format.localeIdentifier = locale
    environment.format.timeZoneIdentifier = zone
    let context = RenderContext(
      fonts: Self.fonts, format: environment.format, colorScheme: isDark ? .dark : .light,
      diagnostics: sink)
    scene = ViewRenderer(context).scene(
      of: view.foodTruckStyle(), proposal: ProposedViewSize(width: width, height: nil))
    diagnostics = sink.diagnostics
  }

  var svg: String { String(decoding: SVGRenderer().render(scene), as: UTF8.self) }

  /// A line of text with the box that its letters fill, roughly.
  struct Line: Hashable {
    var text: String
    var box: VectorScene.Rect
  }

  /// All lines of text, in drawing order.
  var lines: [Line] {
    var lines: [Line] = []
    Self.collect(scene.nodes, transform: .identity, into: &lines)
    return lines
  }

  var texts: [String] { lines.map(\.text) }

  private static func collect(_ nodes: [Node], transform: Transform, into lines: inout [Line]) {
    for node in nodes {
      switch node {
      case .group(let group):
        collect(group.children, transform: group.transform.followed(by: transform), into: &lines)
      case .text(let text):
        let size = text.font.size
        let corners = [
          Point(x: text.start.x, y: text.start.y - size * 0.7),
          Point(x: text.start.x + text.width, y: text.start.y + size * 0.2),
        ].map { transform.apply($0) }
        lines.append(
          Line(
            text: text.string,
            box: VectorScene.Rect(
              x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
              width: abs(corners[1].x - corners[0].x), height: abs(corners[1].y - corners[0].y))))
      case .path, .image: break
      }
    }
  }

  /// Pairs of texts that lie over each other.
  var overlaps: [String] {
    let lines = lines.filter { $0.box.width > 0 }
    return lines.indices.flatMap { first in
      lines[(first + 1)...].filter { Self.overlap(lines[first].box, $0.box) }.map {
        "\(lines[first].text) / \($0.text)"
      }
    }
  }

  /// Texts that leave the picture.
  var outsiders: [String] {
    lines.filter {
      $0.box.x < -0.5 || $0.box.x + $0.box.width > scene.size.width + 0.5
        || $0.box.y < -0.5 || $0.box.y + $0.box.height > scene.size.height + 0.5
    }.map(\.text)
  }

  private static func overlap(_ first: VectorScene.Rect, _ second: VectorScene.Rect) -> Bool {
    first.x + 0.5 < second.x + second.width && second.x + 0.5 < first.x + first.width
      && first.y + 0.5 < second.y + second.height && second.y + 0.5 < first.y + first.height
  }
}
