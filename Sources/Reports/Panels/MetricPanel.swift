import DataTable
import Diagnostics
import FoodTruckKit

/// One figure, with how it changed.
struct MetricPanel: Panel {
  static let name = "metric"
  static let summary = "one figure, with its change against the time before"
  static let options = [
    TemplateMember(
      "value", .either([.choice(DayMeasure.allCases.map(\.rawValue)), .expression]),
      isRequired: true, "The figure: one of these names, or an expression."),
    TemplateMember("title", .template, "What it is called; needed for an expression."),
    FigureStyle.member,
    TemplateMember(
      "compare", .boolean,
      "Whether it stands beside the period before; true by default."),
  ]
  static let standardSpan = 3
  static let narrowSpan = 6

  private enum Figure {
    case measure(DayMeasure)
    case expression(Expression)
  }

  private let figure: Figure
  private let title: TemplateText?
  private let style: FigureStyle
  private let isCompared: Bool

  init(_ options: PanelOptions) throws(Diagnostic) {
    let object = options.object
    let value = try object.required("value")
    title = try object["title"].map(TemplateText.init)
    let text = try value.name()
    let style =
      try object["format"]?.choice(
        of: FigureStyle.self, known: FigureStyle.allCases.map(\.rawValue))
    if let measure = DayMeasure(rawValue: text) {
      figure = .measure(measure)
      self.style = style ?? (measure.isMoney ? .currency : .number)
    } else {
      figure = .expression(try Expression(parsing: text, at: value.place))
      self.style = style ?? .number
      if title == nil {
        throw .untitledMetric(text, known: DayMeasure.allCases.map(\.rawValue), at: value.place)
      }
    }
    isCompared = try object["compare"]?.boolean() ?? true
  }

  var ownTexts: [String] { [title?.source].compactMap { $0 } }

  func content(
    of data: ReportData, in scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    let title = try title?.text(in: scope, words: data.words.template)
    switch figure {
    case .measure(let measure) where data.period.kind == .day && title == nil && isCompared:
      return DayMetric(data: data, measure: measure).content
    case .measure(let measure):
      let expression = try Expression(parsing: Self.formula(of: measure), at: Place())
      return try content(
        expression, title ?? data.words.vocabulary.text(of: measure), data, scope)
    case .expression(let expression):
      return try content(expression, title ?? "", data, scope)
    }
  }

  /// A figure of a day as an expression, for other periods.
  private static func formula(of measure: DayMeasure) -> String {
    switch measure {
    case .income: "sum(sales.total)"
    case .quantity: "sum(sales.quantity)"
    case .orders: "distinct(sales.order)"
    case .averageOrder: "sum(sales.total) / distinct(sales.order)"
    }
  }

  private func content(
    _ expression: Expression, _ title: String, _ data: ReportData, _ scope: ExpressionScope
  ) throws(Diagnostic) -> PanelContent {
    let (words, figures) = (data.words.vocabulary, data.figures)
    let value = try ExactDecimal(expression.value(in: scope), at: expression.place)
    let text = value.map { style.text($0, figures) } ?? "–"
    var change: Change?
    var base = ""
    if isCompared {
      var earlier = scope
      earlier.period = scope.period.preceding
      let before = try ExactDecimal(
        expression.value(in: earlier, reportsNull: false), at: expression.place)
      let isKnown = scope.hasRows(before: scope.period.first)
      change = Change(from: isKnown ? before ?? .zero : nil, to: value)
      let period = PeriodText(format: scope.format).shortText(of: earlier.period)
      base = words.text(.versusDayBefore, [("day", period)])
    }
    let size = change.map { figures.size(of: $0, in: style == .currency ? .income : .quantity) }
    let tile = FigureTile(
      title: title, value: text, change: change, changeText: size ?? "", base: base)
    return PanelContent(title: nil, view: tile) { () throws(Diagnostic) in
      let sign = change?.direction == .up ? "+" : change?.direction == .down ? "−" : ""
      let comparison = size.map { " (\(sign)\($0) \(base))" } ?? ""
      return [.paragraph([.text(title + ": "), .strong([.text(text)]), .text(comparison)])]
    }
  }
}

extension ExpressionScope {
  /// Whether any source has rows of the time before a day, so that there is something to compare
  /// with.
  fileprivate func hasRows(before day: CalendarDay) -> Bool {
    let earlier = CalendarDay(daysSince1970: -1_000_000)...day.adding(days: -1)
    return sources.names.contains { name in
      guard let source = sources[name], source.timeColumn != nil else { return false }
      return !rows(of: source, in: earlier).isEmpty
    }
  }
}

/// A figure of the report's day beside the day before and a week before.
private struct DayMetric {
  let data: ReportData
  let measure: DayMeasure

  var content: PanelContent {
    PanelContent(
      title: nil, view: SummaryTile(measure, comparison: data.comparison)
    ) { () throws(Diagnostic) in
      let (words, figures) = (data.words.vocabulary, data.figures)
      let value = figures.value(measure.value(of: data.comparison.today), of: measure)
      let changes = [
        text(of: data.comparison.changeFromDayBefore(of: measure), .versusDayBefore, 1),
        text(of: data.comparison.changeFromWeekBefore(of: measure), .versusWeekBefore, 7),
      ]
      return [
        .paragraph([
          .text(words.text(of: measure) + ": "), .strong([.text(value)]),
          .text(" (\(changes.joined(separator: ", ")))"),
        ])
      ]
    }
  }

  private func text(of change: Change, _ key: Vocabulary.Key, _ days: Int) -> String {
    let words = data.words.vocabulary
    let day = words.weekday(data.day.adding(days: -days), isShort: false)
    let sign = change.direction == .up ? "+" : change.direction == .down ? "−" : ""
    return sign + data.figures.size(of: change, in: measure) + " "
      + words.text(key, [("day", day)])
  }
}
