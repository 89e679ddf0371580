import FoodTruckKit

/// What a ring shows.
struct DonutShares: Sendable {
  struct Slice: Sendable {
    var name: String
    var number: Double
    var text: String
    /// Of the source.
    var rows: [Int]
    /// Whether it stands for all that are too small to be shown.
    var isRest = false
    /// 0 to 1.
    var share = 0.0
  }

  var slices: [Slice]
  var total: String

  func table(percents: [String], _ words: Vocabulary) -> TextTable {
    TextTable(
      columns: [
        .init(title: words[.item]), .init(title: words[.total], isNumeric: true),
        .init(title: words[.part], isNumeric: true),
      ], rows: zip(slices, percents).map { [$0.name, $0.text, $1] },
      totals: [words[.total], total, ""])
  }
}
