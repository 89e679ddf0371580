import ChalkboardUI
import Diagnostics

extension ExpressionScope {
  /// What the expressions of a report can name: its sources and parameters, and `shop`, `city` and
  /// `title`.
  init(_ data: ReportData, diagnostics: DiagnosticSink) {
    self.init(
      sources: data.tables, period: data.period, now: data.now, format: data.format,
      currencyCode: data.currency, vocabulary: data.words.vocabulary, diagnostics: diagnostics)
    scalars = [
      "shop": .text(data.shop), "title": .text(data.title),
      "city": data.city.map { .text($0) } ?? .null,
    ]
    for parameter in data.parameters { scalars[parameter.name] = parameter.value.expressionValue }
  }
}

extension Parameter.Value {
  fileprivate var expressionValue: ExpressionValue {
    switch self {
    case .text(let text): .text(text)
    case .number(let number): .decimal(number)
    case .boolean(let flag): .boolean(flag)
    }
  }
}
