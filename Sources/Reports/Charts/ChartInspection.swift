import ChartEngine
import DataTable
import Diagnostics
import Foundation
import VectorScene

/// One of the stages between a file and a picture.
public enum InspectionStage: String, Hashable, Sendable, CaseIterable {
  /// The rows, one for each mark.
  case table
  /// The specification as it is handed to the engine.
  case chart
  /// Every choice made.
  case resolved
  /// Every part placed.
  case layout
  /// What back ends draw.
  case scene
}

extension ChartRequest {
  /// A stage of this chart as indented JSON with sorted keys, ending in a newline.
  public func json(
    of stage: InspectionStage, _ settings: DrawingSettings
  ) throws(Diagnostic) -> [UInt8] {
    let environment = try settings.chartEnvironment()
    if stage == .table { return try StageJSON.bytes(of: try table(in: environment)) }
    if stage == .scene { return try StageJSON.bytes(of: try drawing(settings).scene) }
    let chart = try chart(in: environment)
    return try StageJSON.bytes(of: chart, stage, size: size, environment: environment)
  }
}

/// Writes stages as JSON.
package enum StageJSON {
  /// `chart`, `resolved` or `layout` of a chart of this size.
  package static func bytes(
    of chart: Chart, _ stage: InspectionStage, size: Size, environment: ChartEnvironment
  ) throws(Diagnostic) -> [UInt8] {
    var diagnostics: [Diagnostic] = []
    do {
      switch stage {
      case .table, .chart: return try bytes(of: chart)
      case .resolved:
        return try bytes(
          of: ChartRenderer.resolve(
            chart, size: size, environment: environment, diagnostics: &diagnostics))
      case .layout:
        return try bytes(
          of: ChartRenderer.layout(
            of: chart, size: size, environment: environment, diagnostics: &diagnostics))
      case .scene:
        return try bytes(
          of: ChartRenderer.scene(for: chart, size: size, environment: environment).scene)
      }
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw .unexpected(error)
    }
  }

  package static func bytes(of value: some Encodable) throws(Diagnostic) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return [UInt8](try encoder.encode(value)) + [0x0A]
    } catch {
      throw .unexpected(error)
    }
  }
}
