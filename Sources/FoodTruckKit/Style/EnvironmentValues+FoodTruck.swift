import ChalkboardUI

private struct VocabularyKey: EnvironmentKey {
  static let defaultValue = Vocabulary.english
}

private struct CurrencyCodeKey: EnvironmentKey {
  static let defaultValue = "USD"
}

extension EnvironmentValues {
  /// The words of the report. Default: English.
  public var vocabulary: Vocabulary {
    get { self[VocabularyKey.self] }
    set { self[VocabularyKey.self] = newValue }
  }

  /// The currency of all amounts, by its ISO 4217 code. Default: `USD`.
  public var currencyCode: String {
    get { self[CurrencyCodeKey.self] }
    set { self[CurrencyCodeKey.self] = newValue }
  }

  package var figures: Figures { Figures(self) }
}
