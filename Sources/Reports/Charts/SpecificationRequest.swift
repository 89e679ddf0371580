import ChartEngine
import ChartScales
import DataTable
import Diagnostics
import VectorScene
import VegaLite

/// A chart that a Vega-Lite document describes.
public struct SpecificationRequest: Sendable {
  public var document: LoadedInput
  /// Where the data that the document names are looked for; `nil` reads none.
  public var dataFolder: String?
  /// In CSS pixels; `nil` is what the document says.
  public var width: Double?
  public var height: Double?

  public init(document: LoadedInput, dataFolder: String?) {
    self.document = document
    self.dataFolder = dataFolder
  }

  /// Whether an input is a Vega-Lite document and not a file of rows.
  public static func recognizes(_ input: LoadedInput) -> Bool {
    guard input.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{"),
      case .object(let object)? = try? JSONParser().parse(input)
    else { return false }
    if object["$schema"]?.stringValue?.contains("vega") == true { return true }
    return object["mark"] != nil || object["layer"] != nil
  }

  /// Reads the document and its data, and draws the chart.
  ///
  /// - Throws: an error when the document is no Vega-Lite, or when its data cannot be read.
  public func drawing(_ settings: DrawingSettings) throws(Diagnostic) -> ChartDrawing {
    let environment = try settings.chartEnvironment()
    let translated = try VegaLiteDocument(
      document, dataFolder: dataFolder, format: settings.format)
    let drawn: (scene: Scene, diagnostics: [Diagnostic])
    do {
      drawn = try ChartRenderer.scene(
        for: translated.chart, size: try size(of: translated), environment: environment)
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw .unexpected(error)
    }
    return ChartDrawing(
      scene: drawn.scene,
      diagnostics: translated.diagnostics + drawn.diagnostics + settings.fonts.takeWarnings())
  }

  /// A stage of the chart as indented JSON; the stage `table` is that of the first layer.
  public func json(
    of stage: InspectionStage, _ settings: DrawingSettings
  ) throws(Diagnostic) -> [UInt8] {
    let translated = try VegaLiteDocument(
      document, dataFolder: dataFolder, format: settings.format)
    if stage == .table {
      return try StageJSON.bytes(of: translated.chart.layers.first?.data ?? Table())
    }
    return try StageJSON.bytes(
      of: translated.chart, stage, size: try size(of: translated),
      environment: try settings.chartEnvironment())
  }

  /// Throws for a picture that is too large to be made.
  private func size(of document: VegaLiteDocument) throws(Diagnostic) -> Size {
    let size = Size(
      width: width ?? document.size.width, height: height ?? document.size.height)
    for side in [size.width, size.height] where !(side <= Self.largestSide) {
      throw .tooLargePicture(size, limit: Self.largestSide, in: self.document.name)
    }
    return size
  }

  /// In CSS pixels; what Cairo can address.
  private static let largestSide = 32_767.0
}
