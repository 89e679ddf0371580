import ChalkboardUI
import SVGBackend
import Typography
import VectorScene

/// A view as the scene and the SVG that a program would get.
struct Picture {
  var scene: Scene

  init(_ view: some View, width: Double, height: Double? = nil) {
    let context = RenderContext(fonts: FontLibrary())
    scene = ViewRenderer(context).scene(
      of: view, proposal: ProposedViewSize(width: width, height: height.map { CGFloat($0) }))
  }

  var svg: [UInt8] { SVGRenderer(options: SVGOptions(precision: 2)).render(scene) }
}
