import ChalkboardCharts
import ChalkboardUI
import DataTable

/// What a chart of a day's temperatures is drawn from.
struct ForecastLine {
  struct Point: Hashable {
    var time: Double
    /// In the unit that is shown.
    var degrees: Double
    /// Which part of the line the point is of, from 0; parts are not joined.
    var part: Int
  }

  /// A sunrise or a sunset.
  struct Turn: Hashable {
    var instant: Double
    /// The temperature at that moment.
    var height: Double
    var isSunset: Bool
    /// Where the symbol stands above its bar: beside it where the next one is close.
    var alignment = Alignment.center
  }

  let points: [Point]
  /// The foot of the area: a little below the lowest temperature, so that its hour has a body too.
  let foot: Double
  /// The top of the plot: above the highest temperature, and above the symbols that stand on the
  /// area.
  let top: Double
  /// Degrees without decimals, evenly apart.
  let labelledDegrees: [Double]
  /// Every third hour by the clock of the place, or every hour of a few; fewer where there is no room.
  let labelledTimes: [Double]
  /// The nights, as far as there is an area to shade.
  let nights: [Range<Double>]
  /// The sunrises and sunsets within the area, in the order of time.
  let turns: [Turn]

  /// - Parameters:
  ///   - width: of the chart, in points.
  ///   - degrees: what is shown for degrees Celsius.
  init(forecast: Forecast, span: Range<Double>, width: CGFloat, degrees: (Double) -> Double) {
    let parts = forecast.knownHours(in: span)
    let points = parts.enumerated().flatMap { part, hours in
      hours.compactMap { hour in
        hour.temperatureCelsius.map {
          Point(time: hour.time, degrees: degrees($0), part: part)
        }
      }
    }
    self.points = points
    let low = points.map(\.degrees).min() ?? 0
    let high = points.map(\.degrees).max() ?? 0
    let foot = (low - max(2, (high - low) * 0.25)).rounded(.down)
    self.foot = foot
    turns = Self.separated(Self.turns(of: forecast, points), in: span)
    let highestTurn = turns.map(\.height).max() ?? foot
    top = max(high + (high - foot) * 0.06, highestTurn + (high - foot) * 0.24)
    labelledDegrees = Self.wholeDegrees(from: foot, to: top)
    labelledTimes = Self.labelledTimes(in: span, forecast, width: width)
    nights = parts.isEmpty ? [] : forecast.nights(in: span)
  }

  /// About five multiples of 1, 2 or 5 and a power of ten.
  static func wholeDegrees(from low: Double, to high: Double) -> [Double] {
    guard low.isFinite, high.isFinite, low < high, high - low < 1e6 else { return [] }
    var unit = 1.0
    while true {
      for factor in [1.0, 2, 5] where (high - low) / (factor * unit) <= 6 {
        let step = factor * unit
        let first = (low / step).rounded(.up) * step
        return Array(stride(from: first, through: high, by: step))
      }
      unit *= 10
    }
  }

  private static func labelledTimes(
    in span: Range<Double>, _ forecast: Forecast, width: CGFloat
  ) -> [Double] {
    let hours = (span.upperBound - span.lowerBound) / 3600
    let room = max(1, Double(width - axisWidth) / labelWidth)
    // A clock has no other parts of a day that are read at a glance.
    let step = [1, 3, 6, 12].first { ($0 > 1 || hours <= 8) && hours / Double($0) <= room } ?? 24
    var clock = LocalClock(timeZone: forecast.timeZone)
    let times = stride(from: span.lowerBound, through: span.upperBound, by: 3600)
    return times.filter { time in
      let second = clock.secondOfDay(at: time)
      // The midnight that ends a day would be named as the one that begins it.
      return second % (step * 3600) == 0 && (second > 0 || time < span.upperBound)
    }
  }

  /// What the degrees beside the plot take, and what one of the hours below it takes, in points.
  private static let axisWidth: CGFloat = 45
  private static let labelWidth = 40.0

  private static func turns(of forecast: Forecast, _ points: [Point]) -> [Turn] {
    let turns = forecast.sun.flatMap { times in
      [(times.sunrise, false), (times.sunset, true)].compactMap { instant, isSunset in
        instant.flatMap { instant in
          height(at: instant, points).map {
            Turn(instant: instant, height: $0, isSunset: isSunset)
          }
        }
      }
    }
    return turns.sorted { $0.instant < $1.instant }
  }

  /// The area's height, between its points on a straight line; `nil` outside.
  private static func height(at instant: Double, _ points: [Point]) -> Double? {
    guard let next = points.firstIndex(where: { $0.time > instant }), next > 0,
      points[next - 1].part == points[next].part
    else { return nil }
    let (left, right) = (points[next - 1], points[next])
    let part = (instant - left.time) / (right.time - left.time)
    return left.degrees + (right.degrees - left.degrees) * part
  }

  /// Two symbols that would lie over each other lean away from each other instead.
  private static func separated(_ turns: [Turn], in span: Range<Double>) -> [Turn] {
    var turns = turns
    for index in turns.indices.dropFirst()
    where turns[index].instant - turns[index - 1].instant
      < (span.upperBound - span.lowerBound) * symbolShare
      && turns[index - 1].alignment == .center
    {
      turns[index - 1].alignment = .trailing
      turns[index].alignment = .leading
    }
    return turns
  }

  /// About what a symbol takes of the chart's width on a narrow page.
  private static let symbolShare = 0.08
}
