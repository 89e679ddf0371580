import Diagnostics

// The wording of messages about data panels.

extension Diagnostic {
  static func tableWithoutColumns(_ option: String, at place: Place) -> Diagnostic {
    .error(
      "option \(quoted(option)) of a table without columns", failure: .template, at: place,
      hint: "say with columns what the table shows")
  }

  static func orderBesideColumns(at place: Place) -> Diagnostic {
    .error(
      "option \"by\" beside columns", failure: .template, at: place,
      hint: "sort says the order of a table with columns")
  }

  static func trendWithoutGroup(_ column: String, at place: Place) -> Diagnostic {
    .error(
      "trend in column \(quoted(column)) without a group", failure: .template, at: place,
      hint: "group names the column that makes one row of each of its values")
  }

  static func noShares(_ count: Int, at place: Place) -> Diagnostic {
    .warning(
      "\(count) \(count == 1 ? "group" : "groups") of zero or less left out of the shares",
      failure: .data, at: place)
  }

  static func sourceWithoutTimes(_ name: String, at place: Place) -> Diagnostic {
    .error(
      "data source \(quoted(name)) without a column of times", failure: .template, at: place,
      hint: "its member time in the template names one")
  }
}
