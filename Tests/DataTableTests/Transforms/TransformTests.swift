import DataTable
import Diagnostics
import Foundation
import Testing

@Suite struct FilterTransformTests {
  private let table = Table(aligning: [
    Column("item", texts: ["Latte", "Tea", nil, "Cake"]),
    Column("price", decimals: [decimal("3.50"), 2, 4, nil]),
    Column("rating", numbers: [1, .nan, 3, 4]),
  ])

  private func rows(_ column: String, _ condition: FilterTransform.Condition) throws -> [String?] {
    let kept = try FilterTransform(column, condition).apply(to: table)
    return Array(try kept.texts(in: "item"))
  }

  @Test func meetsConditions() throws {
    #expect(try rows("item", .equal(.text("Tea"))) == ["Tea"])
    #expect(try rows("item", .notEqual(.text("Tea"))) == ["Latte", nil, "Cake"])
    #expect(try rows("item", .among([.text("Cake"), .text("Tea")])) == ["Tea", "Cake"])
    #expect(try rows("price", .below(.decimal(decimal("3.5")))) == ["Tea"])
    #expect(try rows("price", .atMost(.decimal(decimal("3.5")))) == ["Latte", "Tea"])
    #expect(try rows("price", .above(.number(3))) == ["Latte", nil])
    #expect(try rows("price", .atLeast(.decimal(4))) == [nil])
    #expect(try rows("rating", .equal(.decimal(3))) == [nil])
    #expect(try rows("price", .missing) == ["Cake"])
    #expect(try rows("rating", .present) == ["Latte", nil, "Cake"])
  }

  @Test func comparesOnlyAlike() {
    #expect(throws: Diagnostic.self) { try rows("item", .equal(.decimal(1))) }
    #expect(throws: Diagnostic.self) { try rows("price", .below(.instant(1))) }
    #expect(throws: Diagnostic.self) { try rows("cost", .present) }
  }
}

@Suite struct SortTransformTests {
  private let table = Table(aligning: [
    Column("item", texts: ["b", "a", nil, "b", "a"]),
    Column("n", decimals: [1, decimal("2.0"), 9, nil, 2]),
    Column("row", numbers: [0, 1, 2, 3, 4]),
  ])

  private func order(_ keys: [SortTransform.Key]) throws -> [Double] {
    try SortTransform(by: keys).apply(to: table).numbers(in: "row")
  }

  @Test func sortsStablyWithMissingLast() throws {
    #expect(try order([.init("item")]) == [1, 4, 0, 3, 2])
    #expect(try order([.init("item", .descending)]) == [0, 3, 1, 4, 2])
    #expect(try order([.init("n", .descending)]) == [2, 1, 4, 0, 3])
    #expect(try order([.init("item"), .init("row", .descending)]) == [4, 1, 3, 0, 2])
    #expect(try order([]) == [0, 1, 2, 3, 4])
  }

  @Test func agreesWithSortingCells() throws {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<50 {
      let values: [ExactDecimal?] = (0..<40).map { _ in
        let value = Int.random(in: -5...5, using: &generator)
        return value == 5 ? nil : ExactDecimal(coefficient: Int128(value), decimalPlaces: 1)
      }
      let table = Table(aligning: [Column("n", decimals: values)])
      let sorted = try SortTransform(by: "n").apply(to: table).decimals(in: "n")
      #expect(sorted.compactMap(\.self) == values.compactMap(\.self).sorted())
      #expect(sorted.last ?? 0 == nil || values.allSatisfy { $0 != nil })
    }
  }
}

@Suite struct LimitTransformTests {
  @Test(arguments: [
    (2, 0, [0.0, 1]), (9, 0, [0, 1, 2]), (0, 0, []), (-1, 0, []), (1, 2, [2]), (1, 9, []),
    (Int.max, 1, [1, 2]), (1, Int.min, [0]),
  ])
  func keepsTheFirst(count: Int, offset: Int, rows: [Double]) throws {
    let table = Table(aligning: [Column("n", numbers: [0, 1, 2])])
    #expect(try LimitTransform(count, offset: offset).apply(to: table).numbers(in: "n") == rows)
  }
}

@Suite struct DeriveTransformTests {
  private let table = Table(aligning: [
    Column("quantity", decimals: [2, 3, nil, 0]),
    Column("unit price", decimals: [decimal("2.50"), decimal("-1.05"), 1, 7]),
    Column("rating", numbers: [0.5, 2, 1, .nan]),
    Column("item", texts: ["a", "b", "c", "d"]),
  ])

  private func derive(_ operation: DeriveTransform.Operation, _ left: String, _ right: String)
    throws -> Column
  {
    try DeriveTransform(operation, left, right, as: "x").apply(to: table).column(named: "x")
  }

  @Test func isExactForDecimals() throws {
    let product = try derive(.product, "quantity", "unit price")
    #expect((0..<4).map { product.text(at: $0) } == ["5.00", "-3.15", nil, "0"])
    let sum = try derive(.sum, "quantity", "unit price")
    #expect(sum.text(at: 1) == "1.95")
    let difference = try derive(.difference, "quantity", "unit price")
    #expect(difference.text(at: 1) == "4.05")
    let quotient = try derive(.quotient(decimalPlaces: 2), "unit price", "quantity")
    #expect((0..<4).map { quotient.text(at: $0) } == ["1.25", "-0.35", nil, nil])
  }

  @Test func isFloatingPointOtherwise() throws {
    let product = try derive(.product, "quantity", "rating")
    #expect(product.kind == .number)
    #expect(product[1] == .number(6))
    #expect(product[2] == .missing && product[3] == .missing)
    #expect(try derive(.quotient(decimalPlaces: 2), "rating", "quantity")[3] == .missing)
  }

  @Test func refusesTextAndOverflow() throws {
    #expect(throws: Diagnostic.self) { try derive(.product, "quantity", "item") }
    let huge = try Table(
      columns: [Column("n", decimals: [1, ExactDecimal(coefficient: .max)])], source: "a.csv",
      lineNumbers: [2, 3])
    let error = #expect(throws: Diagnostic.self) {
      try DeriveTransform(.product, "n", "n", as: "x").apply(to: huge)
    }
    #expect(error?.place == Place(file: "a.csv", line: 3))
  }
}

@Suite struct TransformCatalogTests {
  @Test func listsItsFolder() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/DataTable/Transforms")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasSuffix("Transform.swift") }.map { String($0.dropLast(6)) }
    #expect(TransformCatalog.transforms.map { "\($0)" } == files.sorted())
    #expect(Set(TransformCatalog.transforms.map { $0.name }).count == files.count)
  }
}
