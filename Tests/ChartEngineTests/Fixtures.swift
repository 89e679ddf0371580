import ChartScales
import DataTable
import Diagnostics
import Typography
import VectorScene

@testable import ChartEngine

/// Charts and environments that the tests share.
enum Fixtures {
  static let format = FormatContext(
    localeIdentifier: "en_US", timeZoneIdentifier: "America/Los_Angeles")

  static let fonts = FontLibrary()

  static func environment(
    theme: ChartTheme = .standard(isDark: false)
  ) -> ChartEnvironment {
    ChartEnvironment(fonts: fonts, format: format, theme: theme)
  }

  static func bars(
    _ values: [Double], names: [String]? = nil, horizontal: Bool = false,
    style: MarkStyle = MarkStyle()
  ) -> Chart {
    let names = names ?? values.indices.map { "Item \($0)" }
    let table = Table(aligning: [
      Column("item", texts: names), Column("sales", numbers: values),
    ])
    let encodings: [Channel: Encoding] =
      horizontal
      ? [.y: Encoding("item"), .x: Encoding("sales")]
      : [.x: Encoding("item"), .y: Encoding("sales")]
    return Chart(layers: [Layer(BarMark(), data: table, encodings: encodings, style: style)])
  }

  static func layout(
    _ chart: Chart, size: Size = Size(width: 400, height: 240),
    theme: ChartTheme = .standard(isDark: false)
  ) throws -> (chart: LaidOutChart, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let chart = try ChartRenderer.layout(
      of: chart, size: size, environment: environment(theme: theme), diagnostics: &diagnostics)
    return (chart, diagnostics)
  }

  static func shapes(_ laidOut: LaidOutChart) -> [MarkShape] {
    laidOut.resolved.layers.flatMap { $0.mark.shapes(of: $0, in: laidOut.plot) }
  }
}

/// A box of a given size beside a mark.
struct BoxContent: EmbeddedContent {
  var box: Size
  var name: String { "box" }

  func size(offered width: Double?, _ height: Double?) -> Size { box }

  func nodes(in frame: Rect) -> [Node] {
    [.path(PathNode(.rectangle(frame), fill: .color(.black)))]
  }
}

/// Numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Node {
  /// The paths of the node and of all nodes inside it, in their own coordinates.
  var paths: [PathNode] {
    switch self {
    case .path(let path): [path]
    case .group(let group): group.children.flatMap(\.paths)
    case .text, .image: []
    }
  }

  /// The texts of the node and of all nodes inside it.
  var texts: [TextNode] {
    switch self {
    case .text(let text): [text]
    case .group(let group): group.children.flatMap(\.texts)
    case .path, .image: []
    }
  }
}

extension Path {
  /// Whether a corner of the path lies at the point: a sharp corner, not a rounded one.
  func hasCorner(at point: Point) -> Bool {
    elements.contains { element in
      switch element {
      case .move(let end), .line(let end): end.distance(to: point) < 1e-6
      default: false
      }
    }
  }
}
