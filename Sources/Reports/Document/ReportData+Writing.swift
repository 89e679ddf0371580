import ChalkboardUI
import FoodTruckKit

extension ReportData {
  /// Writes figures as the report's views do.
  var figures: Figures {
    var environment = EnvironmentValues()
    environment.format = format
    environment.currencyCode = currency
    environment.vocabulary = words.vocabulary
    return environment.figures
  }
}

extension TextBlock {
  /// A paragraph of plain text.
  static func plain(_ text: String) -> TextBlock { .paragraph([.text(text)]) }
}
