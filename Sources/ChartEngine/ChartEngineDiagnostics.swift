import Diagnostics

/// The wording of everything that the engine reports.
enum ChartEngineDiagnostics {
  static func unknownTheme(_ name: String, known: [String]) -> Diagnostic {
    .error(
      "unknown theme \"\(name)\"", failure: .usage, hint: NearestName.hint(for: name, in: known))
  }

  /// What rows are called that belong to none of the things that a column names.
  static func nameless(_ title: String) -> String { "No \(title)" }

  static func missingValues(_ count: Int, of column: String) -> Diagnostic {
    .warning(
      "\(count) \(count == 1 ? "row" : "rows") without a value in \"\(column)\" not drawn")
  }

  static func undrawable(_ count: Int, on scale: String) -> Diagnostic {
    .warning("\(count) \(count == 1 ? "value" : "values") with no place on the \(scale) scale")
  }

  static func outsideDomain(_ count: Int, of column: String) -> Diagnostic {
    .warning(
      "\(count) \(count == 1 ? "row" : "rows") of \"\(column)\" outside the given categories")
  }

  static func droppedLabels(_ dropped: Int, of count: Int, axis: String) -> Diagnostic {
    .warning(
      "\(dropped) of \(count) labels on the \(axis) axis left out for want of room",
      hint: "a larger picture has room for more")
  }

  /// Numbers and dates that are left still tell where the others would stand.
  static func thinnedLabels(_ dropped: Int, of count: Int, axis: String) -> Diagnostic {
    .note("\(dropped) of \(count) labels on the \(axis) axis left out for want of room")
  }

  static func droppedAxisTitles() -> Diagnostic {
    .note("titles of the axes left out for want of room")
  }

  static func droppedAnnotations(_ dropped: Int, of count: Int) -> Diagnostic {
    .warning(
      "\(dropped) of \(count) labels beside marks left out for want of room",
      hint: "a larger picture has room for more")
  }

  static func repeatedColors(_ categories: Int, colors: Int) -> Diagnostic {
    .warning(
      "\(categories) series in \(colors) colors, which repeat",
      hint: "put small series together, or draw several charts")
  }

  static func droppedLegendEntries(_ dropped: Int, of count: Int) -> Diagnostic {
    .warning(
      "\(dropped) of \(count) entries of the legend left out for want of room",
      hint: "a larger picture has room for more")
  }

  static func shortenedLabels(_ shortened: Int, axis: String) -> Diagnostic {
    .note("\(shortened) \(shortened == 1 ? "label" : "labels") on the \(axis) axis shortened")
  }

  static func overflowingStack(_ category: String) -> Diagnostic {
    .warning("total of the stack at \(category) too large to draw")
  }

  static func wrongMeasure(_ column: String, for channel: String, needed: String) -> Diagnostic {
    .error("column \"\(column)\" of text on \(channel)", hint: "\(channel) needs \(needed)")
  }
}
