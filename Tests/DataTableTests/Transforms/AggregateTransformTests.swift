import DataTable
import Diagnostics
import Testing

@Suite struct AggregateTransformTests {
  private let table = Table(aligning: [
    Column("item", texts: ["b", "a", "b", nil, "a", "c"]),
    Column("price", decimals: [decimal("0.10"), 2, decimal("0.2"), 1, nil, nil]),
    Column("rating", numbers: [1, 2, 3, .nan, 5, .nan]),
  ])

  private func column(_ operation: AggregateTransform.Operation, of name: String?) throws
    -> [String?]
  {
    let result = try AggregateTransform(by: ["item"], [.init(operation, of: name, as: "x")])
      .apply(to: table)
    #expect(Array(try result.texts(in: "item")) == ["b", "a", nil, "c"])
    return Array(try result.texts(in: "x"))
  }

  @Test func aggregates() throws {
    #expect(try column(.count, of: nil) == ["2", "2", "1", "1"])
    #expect(try column(.count, of: "price") == ["2", "1", "1", "0"])
    #expect(try column(.sum, of: "price") == ["0.30", "2", "1", nil])
    #expect(try column(.mean, of: "price") == ["0.15000000", "2.00000000", "1.00000000", nil])
    #expect(try column(.min, of: "price") == ["0.10", "2", "1", nil])
    #expect(try column(.max, of: "price") == ["0.2", "2", "1", nil])
    #expect(try column(.first, of: "rating") == ["1.0", "2.0", nil, nil])
    #expect(try column(.sum, of: "rating") == ["4.0", "7.0", nil, nil])
    #expect(try column(.mean, of: "rating") == ["2.0", "3.5", nil, nil])
    #expect(try column(.distinct, of: "rating") == ["2", "2", "0", "0"])
    #expect(try column(.max, of: "item") == ["b", "a", nil, "c"])
  }

  @Test func groupsByEqualValues() throws {
    let table = Table(aligning: [
      Column("n", decimals: [1, decimal("1.0"), 2, nil, nil]),
      Column("day", instants: [5, 5, 5, .nan, 7]),
    ])
    let both = try AggregateTransform(by: ["n", "day"], [.init(.count)]).apply(to: table)
    #expect(try both.decimals(in: "count") == [2, 1, 1, 1])
    let distinct = try AggregateTransform([.init(.distinct, of: "n")]).apply(to: table)
    #expect(distinct["distinct_n"]?.decimal(at: 0) == 2)
  }

  @Test func withoutGroupsThereIsOneRow() throws {
    let aggregates = [
      AggregateTransform.Aggregate(.count), .init(.sum, of: "sold"), .init(.distinct, of: "donut"),
    ]
    let options = ReadOptions(requests: [ColumnRequest(name: "sold", kind: .decimal)])
    let empty = try Fixture.read("header-only.csv", options: options).table
    let total = try AggregateTransform(aggregates).apply(to: empty)
    #expect(total.rowCount == 1)
    #expect(total["count"]?.decimal(at: 0) == 0)
    #expect(total["sum_sold"]?[0] == .missing)
    let grouped = try AggregateTransform(by: ["donut"], aggregates).apply(to: empty)
    #expect(grouped.rowCount == 0)
  }

  @Test func centsAddUp() throws {
    let table = try Fixture.read("cents.csv").table
    let sums = try AggregateTransform(by: ["donut"], [.init(.sum, of: "amount", as: "sum")])
      .apply(to: table)
    #expect(Array(try sums.texts(in: "donut")) == ["Sugar", "Refund", "Rounding"])
    #expect(Array(try sums.texts(in: "sum")) == ["3.00", "-3.00", "0.045"])
    #expect(sums["sum"]?.decimal(at: 2)?.rounded(toPlaces: 2).description == "0.04")
  }

  @Test func anOrderTotalCountsOncePerOrder() throws {
    let table = try Fixture.read("order-totals.csv").table
    let totals = try table.applying([
      AggregateTransform(by: ["order"], [.init(.first, of: "order total", as: "total")]),
      AggregateTransform([.init(.sum, of: "total", as: "total")]),
    ])
    #expect(totals["total"]?.text(at: 0) == "11.50")
    let items = try table.applying([
      DeriveTransform(.product, "quantity", "unit price", as: "income"),
      AggregateTransform(by: ["donut"], [.init(.sum, of: "income", as: "income")]),
    ])
    #expect(Array(try items.texts(in: "income")) == ["7.50", "4.00"])
  }

  @Test func errorsNameWhatIsWrong() throws {
    let transform = AggregateTransform([.init(.sum, of: "item")])
    #expect(throws: Diagnostic.self) { try transform.apply(to: table) }
    #expect(throws: Diagnostic.self) { try AggregateTransform([.init(.sum)]).apply(to: table) }
    #expect(throws: Diagnostic.self) {
      try AggregateTransform(by: ["x"], [.init(.count)]).apply(to: table)
    }
    let huge = try Table(
      columns: [Column("n", decimals: [ExactDecimal(coefficient: .max), 1])], source: "a.csv",
      lineNumbers: [4, 5])
    let error = #expect(throws: Diagnostic.self) {
      try AggregateTransform([.init(.sum, of: "n")]).apply(to: huge)
    }
    #expect(error?.message.hasPrefix("sum out of range") == true)
    #expect(error?.place?.line == 5)
  }

  @Test func sumsOfGroupsAreTheSumOfAll() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      let count = Int.random(in: 1...60, using: &generator)
      let items = (0..<count).map { _ in "item \(Int.random(in: 0...5, using: &generator))" }
      let values = (0..<count).map { _ in
        ExactDecimal(
          coefficient: Int128.random(in: -9999...9999, using: &generator),
          decimalPlaces: UInt8.random(in: 0...3, using: &generator))
      }
      let table = Table(aligning: [Column("item", texts: items), Column("n", decimals: values)])
      let groups = try AggregateTransform(by: ["item"], [.init(.sum, of: "n", as: "n")])
        .apply(to: table)
      let sums = try groups.decimals(in: "n").compactMap(\.self)
      #expect(try ExactDecimal.sum(sums) == ExactDecimal.sum(values))
      #expect(groups.rowCount == Set(items).count)
    }
  }
}
