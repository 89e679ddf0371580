import ChartScales

extension EnvironmentValues {
  /// The locale, zone and conventions that texts are formatted by. Default: `en_US`, UTC.
  package var format: FormatContext {
    get { values.format }
    set { values.format = newValue }
  }

  /// Default: `en_US`.
  public var locale: Locale {
    get { values.format.locale }
    set { values.format.localeIdentifier = newValue.identifier }
  }

  /// Default: UTC.
  public var timeZone: TimeZone {
    get { values.format.timeZone }
    set { values.format.timeZoneIdentifier = newValue.identifier }
  }

  /// The calendar of the locale in the time zone. Setting it sets the time zone, and the locale
  /// where the calendar has one.
  public var calendar: Calendar {
    get { values.format.calendar }
    set {
      values.format.timeZoneIdentifier = newValue.timeZone.identifier
      if let locale = newValue.locale { values.format.localeIdentifier = locale.identifier }
    }
  }
}
