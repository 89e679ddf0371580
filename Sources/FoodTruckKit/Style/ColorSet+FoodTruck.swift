import ChalkboardUI

extension ColorSet {
  /// The colours of the food truck's reports, by the names that the views know them by.
  public static let foodTruck = ColorSet([
    "BarBottomColor": Color(
      light: .init(204, 224, 255, opacity: 0.88), dark: .init(0, 0, 51, opacity: 0.88)),
    "PageColor": Color(light: .init(242, 242, 247), dark: .init(0, 0, 0)),
    "CardColor": Color(light: .init(255, 255, 255), dark: .init(28, 28, 30)),
    "CardBorderColor": Color(
      light: .init(60, 60, 67, opacity: 0.1), dark: .init(235, 235, 245, opacity: 0.09)),
    "TrackColor": Color(
      light: .init(120, 120, 128, opacity: 0.14), dark: .init(120, 120, 128, opacity: 0.32)),
    // What a time before is drawn in beside the accent.
    "EarlierColor": Color(light: .init(174, 174, 188), dark: .init(110, 110, 122)),
    "StripeColor": Color(
      light: .init(120, 120, 128, opacity: 0.07), dark: .init(120, 120, 128, opacity: 0.14)),
    "RestColor": Color(light: .init(174, 174, 178), dark: .init(99, 99, 102)),
    "NightColor": Color(
      light: .init(30, 27, 75, opacity: 0.42), dark: .init(0, 0, 20, opacity: 0.55)),
    "SunColor": Color(light: .init(255, 159, 10), dark: .init(255, 179, 64)),
    // Dark enough to be read as text: at least 4.5 : 1 on a card.
    "IncreaseColor": Color(light: .init(20, 121, 58), dark: .init(72, 208, 112)),
    "DecreaseColor": Color(light: .init(193, 39, 45), dark: .init(255, 122, 113)),
    "PlacedColor": Color(light: .init(79, 77, 196), dark: .init(158, 156, 255)),
    "PreparingColor": Color(light: .init(168, 84, 0), dark: .init(255, 176, 64)),
    "ReadyColor": Color(light: .init(20, 121, 58), dark: .init(72, 208, 112)),
    "CompletedColor": Color(light: .init(99, 99, 106), dark: .init(174, 174, 184)),
    "RefundColor": Color(light: .init(193, 39, 45), dark: .init(255, 122, 113)),
    "SampleColor": Color(light: .init(148, 88, 0), dark: .init(255, 200, 80)),
  ])
}

extension Color {
  /// Indigo, lighter in the dark.
  public static let foodTruckAccent = Color(light: .init(88, 86, 214), dark: .init(125, 122, 255))
}

extension View {
  /// Gives the views inside the food truck's colours, and their words and currency.
  ///
  /// - Parameters:
  ///   - currencyCode: by ISO 4217.
  public func foodTruckStyle(
    currencyCode: String = "USD", vocabulary: Vocabulary = .english
  ) -> some View {
    self
      .environment(\.colorSet, .foodTruck)
      .environment(\.accentColor, .foodTruckAccent)
      .environment(\.currencyCode, currencyCode)
      .environment(\.vocabulary, vocabulary)
      .chartLegendRemainder(vocabulary[.chartRemainder])
  }
}
