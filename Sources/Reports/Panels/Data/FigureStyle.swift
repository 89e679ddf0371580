import DataTable
import FoodTruckKit

/// How the figures of a panel are written.
enum FigureStyle: String, Hashable, Sendable, CaseIterable {
  case currency, number, percent

  static let member = TemplateMember(
    "format", .choice(allCases.map(\.rawValue)), "How figures are written; number by default.")

  func text(_ value: ExactDecimal, _ figures: Figures) -> String {
    switch self {
    case .currency: figures.money(value)
    case .number: figures.number(value)
    case .percent: figures.percent(value.doubleValue)
    }
  }

  /// In few characters, for bars.
  func shortText(_ value: ExactDecimal, _ figures: Figures) -> String {
    switch self {
    case .currency:
      // Cents of larger amounts are for tables.
      figures.axisMoney([
        value.doubleValue.magnitude < 100 ? value.doubleValue : value.doubleValue.rounded()
      ]).first ?? ""
    case .number: figures.axisNumbers([value.doubleValue]).first ?? ""
    case .percent: figures.percent(value.doubleValue)
    }
  }

  func axisTexts(_ values: [Double], _ figures: Figures) -> [String] {
    switch self {
    case .currency: figures.axisMoney(values)
    case .number: figures.axisNumbers(values)
    case .percent: values.map(figures.percent)
    }
  }
}
