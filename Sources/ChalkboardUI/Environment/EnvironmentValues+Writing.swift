import ChartScales

extension EnvironmentValues {
  /// Writes numbers by the environment's locale; much faster than format styles, and exact for
  /// money.
  package var numbers: NumberFormatting { NumberFormatting(format) }

  /// Writes moments by the environment's locale and time zone.
  package var dates: DateFormatting { DateFormatting(format) }

  /// Writes temperatures in the unit that is used where the locale is from.
  package var temperatures: TemperatureFormatting { TemperatureFormatting(format) }
}
