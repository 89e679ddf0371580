extension NumberFormatting {
  /// The labels of an axis: all with the decimals that the ticks' step needs, and short where the
  /// digits would run over the page.
  ///
  /// Thousands of billions and more are written compactly (`50,000T`) as long as that tells the ticks
  /// apart, and numbers that need more than six decimals as powers of ten.
  ///
  /// - Parameter format: `nil`, the default, to choose by the ticks; any other is used as it is.
  public func labels(for ticks: TickSet, as format: NumberFormat? = nil) -> [String] {
    if let format { return ticks.values.map { string($0, as: format) } }
    if ticks.decimals > NumberFormat.automaticDecimals {
      return ticks.values.map { $0 == 0 ? string(0) : string($0, as: .scientific) }
    }
    let plain = ticks.step > 0 ? NumberFormat.fixed(decimals: ticks.decimals) : .automatic
    let largest = ticks.values.map(abs).max() ?? 0
    guard largest >= 1e12 else { return ticks.values.map { string($0, as: plain) } }
    let short = ticks.values.map { string($0, as: .compact) }
    if Self.areDistinct(short), Self.haveTwoDigits(ticks.values) { return short }
    return ticks.values.map { string($0, as: largest < 1e18 ? plain : .scientific) }
  }

  private static func areDistinct(_ labels: [String]) -> Bool {
    Set(labels).count == labels.count
  }

  /// Whether two digits write every value, so that compact labels round none.
  private static func haveTwoDigits(_ values: [Double]) -> Bool {
    values.allSatisfy { value in
      guard let number = ExactDecimal(value) else { return false }
      var coefficient = number.coefficient
      while coefficient >= 100, coefficient % 10 == 0 { coefficient /= 10 }
      return coefficient < 100
    }
  }
}
