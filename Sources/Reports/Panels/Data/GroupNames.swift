import ChalkboardUI
import ChartScales
import DataTable
import FoodTruckKit

/// What the groups of a query are called.
struct GroupNames {
  /// One for each group; of times as they stand in tables.
  let names: [String]
  /// In seconds since 1970; empty where groups are no times.
  let times: [Double]
  private let unit: DataTimeUnit?
  private let dates: DateFormatting

  init(_ keys: PanelGroups.Keys, format: FormatContext, words: Vocabulary) {
    let dates = DateFormatting(format)
    self.dates = dates
    switch keys {
    case .names(let names):
      self.names = names.map { $0.isEmpty ? "–" : $0 }
      times = []
      unit = nil
    case .times(let times, let unit):
      self.times = times
      self.unit = unit
      names = times.map {
        dates.string($0, as: unit == .month ? .monthYear : Self.format(of: unit))
      }
    case .cycle(let numbers, let unit):
      times = []
      self.unit = unit
      names = numbers.map { number in
        if unit == .weekday {
          // 1970-01-04 was a Sunday.
          let first = CalendarDay(daysSince1970: 2 + format.firstWeekday)
          return words.weekday(first.adding(days: number), isShort: true)
        }
        // Hours are named by the clock of a day without changes.
        return DateFormatting(format.inUTC).string(Double(number) * 3600, as: .hour)
      }
    }
  }

  /// The calendar unit of an axis of time.
  var component: Calendar.Component {
    switch unit {
    case .hour: .hour
    case .week: .weekOfYear
    case .month: .month
    default: .day
    }
  }

  func axisText(ofTime time: Date?) -> String {
    guard let time, let unit else { return "" }
    return dates.string(time.timeIntervalSince1970, as: Self.format(of: unit))
  }

  private static func format(of unit: DataTimeUnit) -> DateFormat {
    switch unit {
    case .hour: .hour
    case .month: .month
    default: .monthDay
    }
  }
}

extension FormatContext {
  /// The same in UTC.
  fileprivate var inUTC: FormatContext {
    var format = self
    format.timeZoneIdentifier = "UTC"
    return format
  }
}
