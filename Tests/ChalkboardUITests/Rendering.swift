import ChartScales
import Diagnostics
import Testing
import Typography
import VectorScene

@testable import ChalkboardUI

/// A view's scene and what was reported on the way.
struct Rendering {
  var scene: Scene
  var diagnostics: [Diagnostic]

  /// Shared, since looking for fonts takes longer than a test.
  private static let fonts = FontLibrary()

  init(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    colorScheme: ColorScheme = .light, format: FormatContext = FormatContext()
  ) {
    let context = RenderContext(
      fonts: Self.fonts, format: format, colorScheme: colorScheme)
    scene = ViewRenderer(context).scene(
      of: view, proposal: ProposedViewSize(width: width, height: height))
    diagnostics = context.diagnostics.diagnostics
  }

  /// The boxes of all paths, in drawing order, in the coordinates of the picture.
  var frames: [Rect] { Self.paths(in: scene.nodes).compactMap(\.path.controlBox) }

  var paths: [PathNode] { Self.paths(in: scene.nodes) }

  var texts: [TextNode] { Self.texts(in: scene.nodes) }

  private static func paths(in nodes: [Node], _ transform: Transform = .identity) -> [PathNode] {
    nodes.flatMap { node -> [PathNode] in
      switch node {
      case .path(var path):
        path.path = path.path.applying(transform)
        return [path]
      case .group(let group):
        return paths(in: group.children, group.transform.followed(by: transform))
      case .text, .image: return []
      }
    }
  }

  private static func texts(in nodes: [Node]) -> [TextNode] {
    nodes.flatMap { node -> [TextNode] in
      switch node {
      case .text(let text): return [text]
      case .group(let group): return texts(in: group.children)
      case .path, .image: return []
      }
    }
  }
}

/// A filled rectangle of a fixed size, to be found again among the frames.
struct Box: View {
  var width: CGFloat
  var height: CGFloat

  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  var body: some View { FixedShape(size: CGSize(width: width, height: height)) }
}

struct FixedShape: Shape {
  var size: CGSize

  func path(in rect: CGRect) -> ChalkboardUI.Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
