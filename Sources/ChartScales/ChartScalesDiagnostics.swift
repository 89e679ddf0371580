/// The wording of what is wrong with an input of this target.
enum ChartScalesDiagnostics {
  static func unknownNumberFormat(_ name: String) -> String {
    "unknown number format \"\(name)\"; automatic, compact, scientific and percent are known, and "
      + "objects with fixed, percent or currency"
  }

  static let emptyNumberFormat = "number format without fixed, percent or currency"
}
