import DataTable
import Diagnostics
import Foundation

/// Reads forecasts for one or several parking spots: in the form of `SpotForecastForm`, or as the
/// hourly answer of Open-Meteo (`OpenMeteoForm`), or an array of such answers.
public struct ForecastReader: Sendable {
  /// The zone of times without an offset where the file names none; that of the shop.
  public var timeZone: TimeZone
  /// The spots that an answer may be for; gives its name to an answer that has only coordinates.
  public var spots: [ParkingSpot]

  public init(timeZone: TimeZone, spots: [ParkingSpot] = []) {
    self.timeZone = timeZone
    self.spots = spots
  }

  /// Reads the forecasts of a file. Throws when it cannot be read, or holds no hour.
  public func read(_ source: InputSource) throws(Diagnostic) -> ForecastReading {
    let input = try source.load()
    return try read(try JSONParser().parse(input), source: input.name)
  }

  /// Reads the forecasts of a part of a document, such as a template's.
  ///
  /// - Parameters:
  ///   - source: what messages call the document.
  ///   - pointer: where in the document the value stands, as a JSON pointer.
  public func read(
    _ value: JSONValue, source: String?, pointer: String = ""
  ) throws(Diagnostic) -> ForecastReading {
    let document = JSONPart(value: value, file: source, pointer: pointer)
    var reading = ForecastReading()
    let answers = document.elements ?? [document]
    if answers.contains(where: OpenMeteoForm.recognizes) {
      let form = OpenMeteoForm(timeZone: timeZone)
      for answer in answers { try form.read(answer, into: &reading) }
      ParkingSpotNaming(spots: spots).name(&reading.forecasts)
    } else {
      let form = SpotForecastForm(timeZone: timeZone)
      for answer in answers { try form.read(answer, into: &reading) }
    }
    guard reading.forecasts.contains(where: { !$0.hours.isEmpty }) else {
      throw .noForecast(at: document.place)
    }
    return reading
  }
}

/// The forecasts of a file, and what could not be read.
public struct ForecastReading: Sendable {
  /// The candidates, in the order of the file.
  public var forecasts: [Forecast]
  public var diagnostics: [Diagnostic]

  public init(forecasts: [Forecast] = [], diagnostics: [Diagnostic] = []) {
    self.forecasts = forecasts
    self.diagnostics = diagnostics
  }
}
