import VectorScene

/// A drawing read from an SVG file, in its own coordinates from (0, 0) to its size.
struct SVGPicture: Hashable {
  var nodes: [Node]
  var size: Size
  /// What the file holds that is not drawn: names of elements, in the order of their appearance.
  var skipped: [String]

  /// The largest file that is read, in bytes.
  static let byteLimit = 512 * 1024

  enum Failure: Error, Hashable {
    case xml(XMLParser.Failure)
    case noSVG(String)
    case noSize
  }

  /// Reads groups, shapes, paths and gradients with their presentation attributes and transforms.
  ///
  /// Everything else (text, images, scripts, styles, references to other elements or files) is left
  /// out and named in `skipped`.
  init(_ bytes: [UInt8]) throws(Failure) {
    var parser = XMLParser(bytes)
    let root: XMLElement
    do throws(XMLParser.Failure) {
      root = try parser.document()
    } catch {
      throw .xml(error)
    }
    guard root.name == "svg" else { throw .noSVG(root.name) }
    guard let frame = Self.frame(of: root) else { throw .noSize }
    var builder = SVGNodeBuilder(gradients: SVGGradients(in: root))
    let style = SVGStyle().inherited(by: root)
    let children = builder.nodes(of: root.children, style: style)
    size = frame.size
    skipped = builder.skipped
    let content = Group(
      children, transform: .translation(x: -frame.minX, y: -frame.minY), opacity: style.opacity,
      clip: .rectangle(frame))
    nodes = children.isEmpty ? [] : [.group(content)]
  }

  /// The part of the drawing's plane that the picture shows.
  private static func frame(of root: XMLElement) -> Rect? {
    if let box = root["viewBox"] {
      var scanner = SVGScanner(box)
      let numbers = scanner.numbers()
      guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    guard let width = SVGScanner.length(root["width"]),
      let height = SVGScanner.length(root["height"]), width > 0, height > 0
    else { return nil }
    return Rect(x: 0, y: 0, width: width, height: height)
  }
}
