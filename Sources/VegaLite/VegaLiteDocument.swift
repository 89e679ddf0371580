import ChartEngine
import ChartScales
import DataTable
import Diagnostics
import VectorScene

/// A Vega-Lite document (version 5 or 6), read and translated.
///
/// What is drawn stands in ``VegaLiteCoverage``; a property that is not drawn yet gives a warning with
/// the JSON pointer of its first place.
public struct VegaLiteDocument {
  public let chart: Chart
  /// What could not be drawn, and rows that could not be read.
  public let diagnostics: [Diagnostic]
  private let width: SizeSpecification?
  private let height: SizeSpecification?

  /// - Parameters:
  ///   - input: the document.
  ///   - dataFolder: where `data.url` is looked for; files outside it are refused, and `nil` reads
  ///     none.
  ///   - tables: what `data.name` can name.
  ///   - format: the time zone of times without an offset.
  /// - Throws: a ``Diagnostic`` for a document that is no JSON, no Vega-Lite, or not valid.
  public init(
    _ input: LoadedInput, dataFolder: String? = nil, tables: [(name: String, table: Table)] = [],
    format: FormatContext = FormatContext()
  ) throws(Diagnostic) {
    try self.init(
      SpecificationNode(value: try JSONParser().parse(input), pointer: "", file: input.name),
      dataFolder: dataFolder, tables: tables, format: format)
  }

  /// A document that is a part of another one.
  ///
  /// - Parameter pointer: where it stands there, for messages.
  package init(
    _ value: JSONValue, in file: String?, at pointer: String, dataFolder: String? = nil,
    tables: [(name: String, table: Table)], format: FormatContext
  ) throws(Diagnostic) {
    try self.init(
      SpecificationNode(value: value, pointer: pointer, file: file), dataFolder: dataFolder,
      tables: tables, format: format)
  }

  private init(
    _ root: SpecificationNode, dataFolder: String?, tables: [(name: String, table: Table)],
    format: FormatContext
  ) throws(Diagnostic) {
    try Self.checkSchema(root)
    var reader = ViewReader()
    let view = try reader.view(root)
    var translation = ChartTranslation(
      data: DataTranslation(
        folder: dataFolder, timeZone: format.timeZone, tables: tables), format: format)
    try translation.translate(view)
    chart = translation.chart
    var isKnown: Set<String> = []
    diagnostics =
      reader.diagnostics.filter { isKnown.insert($0.message).inserted } + translation.diagnostics
    width = view.width
    height = view.height
  }

  private static func checkSchema(_ root: SpecificationNode) throws(Diagnostic) {
    guard let schema = root.member("$schema") else { return }
    let address = try schema.string()
    guard address.contains("vega-lite"), address.contains("v5") || address.contains("v6") else {
      throw VegaLiteDiagnostics.foreignSchema(address, at: schema.place)
    }
  }

  /// Vega-Lite's own size of a plot whose size nothing says, and the room for axes around it.
  private static let continuousExtent = 200.0
  private static let step = 20.0
  private static let axisRoom = Size(width: 64, height: 56)

  /// How large the picture wants to be, in CSS pixels. A size that a container should decide is 400
  /// wide or 300 high.
  public var size: Size {
    Size(
      width: Self.extent(width, axis: .x, chart: chart, container: 400) + Self.axisRoom.width,
      height: Self.extent(height, axis: .y, chart: chart, container: 300) + Self.axisRoom.height)
  }

  private static func extent(
    _ size: SizeSpecification?, axis: Dimension, chart: Chart, container: Double
  ) -> Double {
    let domain = axis == .x ? chart.xScale.domain : chart.yScale.domain
    var count: Double?
    if case .categories(let names) = domain { count = Double(max(1, names.count)) }
    switch size {
    case .fixed(let extent): return extent
    case .step(let step): return step * (count ?? 10)
    case .container: return container
    case nil: return count.map { $0 * step } ?? continuousExtent
    }
  }
}

extension Chart {
  /// The chart of a Vega-Lite document. Use ``VegaLiteDocument`` to see its size and warnings too.
  public init(vegaLite text: String, dataFolder: String? = nil) throws(Diagnostic) {
    let input = LoadedInput(name: nil, bytes: Array(text.utf8))
    self = try VegaLiteDocument(input, dataFolder: dataFolder).chart
  }
}
