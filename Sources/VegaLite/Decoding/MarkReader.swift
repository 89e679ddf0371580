import ChartEngine
import DataTable
import Diagnostics
import VectorScene

/// Reads a mark: its name, or an object with its properties.
struct MarkReader {
  var diagnostics: [Diagnostic] = []

  /// The names of Vega-Lite's marks, with the marks that draw them.
  private static let marks: [(String, MarkSpecification)] = [
    ("area", MarkSpecification(mark: AreaMark(), style: MarkStyle())),
    ("bar", MarkSpecification(mark: BarMark(), style: MarkStyle())),
    ("circle", MarkSpecification(mark: PointMark(), style: style(symbol: .circle))),
    ("line", MarkSpecification(mark: LineMark(), style: MarkStyle())),
    (
      "point",
      MarkSpecification(
        mark: PointMark(), style: style(symbol: SymbolShape(.circle, isFilled: false)))
    ),
    ("rect", MarkSpecification(mark: RectangleMark(), style: MarkStyle())),
    ("rule", MarkSpecification(mark: RuleMark(), style: style(paint: .color(.black)))),
    ("square", MarkSpecification(mark: PointMark(), style: style(symbol: .square))),
  ]

  private static func style(symbol: SymbolShape? = nil, paint: Paint? = nil) -> MarkStyle {
    var style = MarkStyle()
    style.symbol = symbol
    style.paint = paint
    if symbol?.isFilled == true { style.opacity = 0.7 }
    return style
  }

  static let interpolations: [(String, Interpolation)] = [
    ("linear", .linear), ("monotone", .monotone), ("cardinal", .cardinal()),
    ("catmull-rom", .catmullRom()), ("step", .stepCenter), ("step-before", .stepStart),
    ("step-after", .stepEnd),
  ]

  private static let shapes: [(String, SymbolShape.Outline)] = [
    ("circle", .circle), ("square", .square), ("cross", .plus), ("diamond", .diamond),
    ("triangle-up", .triangle), ("triangle", .triangle),
  ]

  mutating func mark(_ node: SpecificationNode) throws(Diagnostic) -> MarkSpecification {
    guard node.value.objectValue != nil else { return try node.choice("mark", Self.marks) }
    try node.checkMembers(VegaLiteCoverage.mark, &diagnostics)
    guard let type = node.member("type") else {
      throw VegaLiteDiagnostics.missing("type", at: node.place)
    }
    var mark = try type.choice("mark", Self.marks)
    try readPaint(node, &mark)
    try readLine(node, &mark)
    if let radius = node.member("cornerRadiusEnd") ?? node.member("cornerRadius") {
      mark.style.cornerRadius = try radius.number()
      mark.style.cornerStyle = .circular
    }
    if let size = node.member("size") { mark.style.symbolSize = try size.number() }
    if let shape = node.member("shape") {
      let outline = try shape.choice("shape", Self.shapes)
      mark.style.symbol = SymbolShape(outline, isFilled: mark.style.symbol?.isFilled ?? true)
    }
    if let filled = node.member("filled") { mark.style.symbol?.isFilled = try filled.boolean() }
    if let point = node.member("point") { mark.showsPoints = point.value != .boolean(false) }
    return mark
  }

  private func readPaint(
    _ node: SpecificationNode, _ mark: inout MarkSpecification
  ) throws(Diagnostic) {
    for name in ["color", "fill", "stroke"] {
      guard let color = node.member(name), !color.value.isNull else { continue }
      mark.style.paint = .color(try ColorReader.color(color))
    }
    for name in ["opacity", "fillOpacity"] {
      if let opacity = node.member(name) { mark.style.opacity = try opacity.number() }
    }
  }

  private func readLine(
    _ node: SpecificationNode, _ mark: inout MarkSpecification
  ) throws(Diagnostic) {
    if let width = node.member("strokeWidth") { mark.style.lineWidth = try width.number() }
    if let dash = node.member("strokeDash") {
      var lengths: [Double] = []
      for length in try dash.elements() { lengths.append(try length.number()) }
      mark.style.dash = lengths
    }
    if let method = node.member("interpolate") {
      mark.style.interpolation = try method.choice("interpolation", Self.interpolations)
    }
    if let tension = node.member("tension"), case .cardinal = mark.style.interpolation {
      mark.style.interpolation = .cardinal(tension: try tension.number())
    }
  }
}
