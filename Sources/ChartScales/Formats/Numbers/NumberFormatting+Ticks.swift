extension NumberFormatting {
  /// The labels of an axis: all with the decimals that the ticks' step needs, and short where the
  /// digits would run over the page.
  ///
  /// From a million millions on they are compact (`50,000T`) where that is exact, and powers of ten
  /// (`5E18`, `5E-9`) from a million of these on and where more than six decimals are needed; no two ticks get the same label.
  ///
  /// - Parameter format: `nil`, the default, to choose by the ticks; any other is used as it is.
  public func labels(for ticks: TickSet, as format: NumberFormat? = nil) -> [String] {
    if let format { return ticks.values.map { string($0, as: format) } }
    let largest = ticks.values.map(abs).max() ?? 0
    if largest >= 1e12, largest < 1e18, Self.haveTwoDigits(ticks.values) {
      let short = ticks.values.map { string($0, as: .compact) }
      if Self.areDistinct(short) { return short }
    }
    if ticks.decimals > NumberFormat.automaticDecimals || largest >= 1e18 {
      let powers = ticks.values.map { $0 == 0 ? string(0) : string($0, as: .scientific) }
      if Self.areDistinct(powers) { return powers }
    }
    let plain = ticks.step > 0 ? NumberFormat.fixed(decimals: ticks.decimals) : .automatic
    return ticks.values.map { string($0, as: plain) }
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
