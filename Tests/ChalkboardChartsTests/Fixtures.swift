import ChalkboardCharts
import ChartScales
import Diagnostics
import SVGBackend
import Typography
import VectorScene

/// Renders views as the tests need them.
enum Fixtures {
  static let fonts = FontLibrary()

  static func render(
    _ view: some View, width: CGFloat? = 400, height: CGFloat? = nil, isDark: Bool = false,
    locale: String = "en_US", zone: String = "America/Los_Angeles"
  ) -> (scene: Scene, diagnostics: [Diagnostic]) {
    let context = RenderContext(
      fonts: fonts,
      format: FormatContext(localeIdentifier: locale, timeZoneIdentifier: zone),
      colorScheme: isDark ? .dark : .light)
    let scene = ViewRenderer(context).scene(
      of: view, proposal: ProposedViewSize(width: width, height: height))
    return (scene, context.diagnostics.diagnostics)
  }

  static func svg(_ scene: Scene) -> String {
    String(decoding: SVGRenderer(options: SVGOptions()).render(scene), as: UTF8.self)
  }
}

extension Node {
  /// The texts of the node and of all nodes inside it.
  var texts: [String] {
    switch self {
    case .text(let text): [text.string]
    case .group(let group): group.children.flatMap(\.texts)
    case .path, .image: []
    }
  }

  /// The paths of the node and of all nodes inside it, in their own coordinates.
  var paths: [PathNode] {
    switch self {
    case .path(let path): [path]
    case .group(let group): group.children.flatMap(\.paths)
    case .text, .image: []
    }
  }

  /// The groups of the node and of all nodes inside it.
  var groups: [VectorScene.Group] {
    guard case .group(let group) = self else { return [] }
    return [group] + group.children.flatMap(\.groups)
  }
}
