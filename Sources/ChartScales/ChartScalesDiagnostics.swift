/// The wording of what is wrong with an input of this target.
enum ChartScalesDiagnostics {
  static func unknownNumberFormat(_ name: String) -> String {
    "unknown number format \"\(name)\"; automatic, compact, percent, or an object with fixed, "
      + "percent or currency is known"
  }

  static let emptyNumberFormat =
    "number format without fixed, percent or currency"
}
