import DataTable
import Diagnostics

/// Reads transforms.
struct TransformReader {
  var diagnostics: [Diagnostic] = []

  private static let operations: [(String, AggregateTransform.Operation)] = [
    ("count", .count), ("sum", .sum), ("mean", .mean), ("average", .mean), ("min", .min),
    ("max", .max), ("distinct", .distinct),
  ]

  /// `nil` for a transform that is not drawn yet; a warning says so.
  mutating func transform(_ node: SpecificationNode) throws(Diagnostic) -> TransformSpecification? {
    if let filter = node.member("filter") { return try self.filter(filter) }
    if let aggregate = node.member("aggregate"), node.value["joinaggregate"] == nil {
      return .aggregate(try self.aggregate(aggregate, groups: node.member("groupby")))
    }
    try node.checkMembers(VegaLiteCoverage.transform, &diagnostics)
    return nil
  }

  private mutating func filter(
    _ node: SpecificationNode
  ) throws(Diagnostic) -> TransformSpecification? {
    guard node.value.objectValue != nil, let field = node.member("field") else {
      diagnostics.append(VegaLiteDiagnostics.unsupported("filter", at: node.place))
      return nil
    }
    let column = try field.string()
    let conditions: [(String, (CellValue) -> FilterTransform.Condition)] = [
      ("equal", { .equal($0) }), ("lt", { .below($0) }), ("lte", { .atMost($0) }),
      ("gt", { .above($0) }), ("gte", { .atLeast($0) }),
    ]
    for (name, condition) in conditions {
      guard let value = node.value[name] else { continue }
      return .filter(FilterTransform(column, condition(CellValue(value))))
    }
    if let values = node.value["oneOf"]?.arrayValue {
      return .filter(FilterTransform(column, .among(values.map { CellValue($0) })))
    }
    diagnostics.append(VegaLiteDiagnostics.unsupported("filter", at: node.place))
    return nil
  }

  private func aggregate(
    _ node: SpecificationNode, groups: SpecificationNode?
  ) throws(Diagnostic) -> AggregateTransform {
    var names: [String] = []
    for group in try groups?.elements() ?? [] { names.append(try group.string()) }
    var aggregates: [AggregateTransform.Aggregate] = []
    for element in try node.elements() {
      guard let operation = element.member("op") else {
        throw VegaLiteDiagnostics.missing("op", at: element.place)
      }
      aggregates.append(
        AggregateTransform.Aggregate(
          try operation.choice("aggregate", Self.operations),
          of: element.value["field"]?.stringValue, as: element.value["as"]?.stringValue))
    }
    return AggregateTransform(by: names, aggregates)
  }
}

extension CellValue {
  /// The cell that a value of a document is compared with.
  init(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .text(text)
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number):
      self = number.decimalValue.map { .decimal($0) } ?? .number(number.doubleValue)
    case .null, .array, .object: self = .missing
    }
  }
}
