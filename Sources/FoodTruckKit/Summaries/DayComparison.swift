import DataTable
import Diagnostics

/// A day beside the day before it and the same weekday a week earlier.
public struct DayComparison: Hashable, Sendable {
  public var today: DaySummary
  /// `nil` when the sales begin later; likewise `weekBefore`.
  public var dayBefore: DaySummary?
  public var weekBefore: DaySummary?

  public init(today: DaySummary, dayBefore: DaySummary?, weekBefore: DaySummary?) {
    self.today = today
    self.dayBefore = dayBefore
    self.weekBefore = weekBefore
  }

  public func changeFromDayBefore(of measure: DayMeasure) -> Change {
    change(of: measure, from: dayBefore)
  }

  public func changeFromWeekBefore(of measure: DayMeasure) -> Change {
    change(of: measure, from: weekBefore)
  }

  private func change(of measure: DayMeasure, from base: DaySummary?) -> Change {
    guard let base else { return .unavailable }
    // An average of nothing counts as zero beside a day that has one.
    let (before, now) = (measure.value(of: base), measure.value(of: today))
    if before == nil, now == nil { return .unchanged }
    return Change(from: before ?? .zero, to: now ?? .zero)
  }
}

/// The figures of a day.
public enum DayMeasure: String, CaseIterable, Hashable, Codable, Sendable {
  case income
  case quantity
  case orders
  case averageOrder

  /// `nil` for the average of a day without orders.
  public func value(of summary: DaySummary) -> ExactDecimal? {
    switch self {
    case .income: summary.income
    case .quantity: summary.quantity
    case .orders: ExactDecimal(summary.orderCount)
    case .averageOrder: summary.averageOrder
    }
  }

  /// Whether it is an amount of money.
  public var isMoney: Bool { self == .income || self == .averageOrder }
}

extension SalesLedger {
  /// The day with its days of comparison. Throws when a sum is beyond what an exact decimal holds.
  public func comparison(of day: CalendarDay) throws(Diagnostic) -> DayComparison {
    DayComparison(
      today: try summary(of: day),
      dayBefore: try earlierSummary(of: day.adding(days: -1)),
      weekBefore: try earlierSummary(of: day.adding(days: -7)))
  }

  private func earlierSummary(of day: CalendarDay) throws(Diagnostic) -> DaySummary? {
    guard let firstDay, day >= firstDay else { return nil }
    return try summary(of: day)
  }
}
