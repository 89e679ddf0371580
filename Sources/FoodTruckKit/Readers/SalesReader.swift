import DataTable
import Diagnostics
import Foundation

/// Reads what was sold from CSV, JSON or NDJSON.
///
/// Six columns are needed: order id, time, city, item, quantity and unit price, found by name in any
/// order and under the names that tills give them (`Qty`, `Order Number`, `product`). The city may be
/// empty. `image` (the path of a picture of the item) and `status` (see `OrderStatus`) may be there;
/// further columns do not matter. Rows of cancelled and void orders are left out.
public struct SalesReader: Sendable {
  /// The zone of times without an offset; that of the shop.
  public var timeZone: TimeZone
  /// Whether the first row that would be skipped is an error instead.
  public var isStrict: Bool
  /// The mark in front of decimals; `nil` finds it for each column from all its cells.
  public var decimalMark: DecimalMark?

  public init(timeZone: TimeZone, isStrict: Bool = false, decimalMark: DecimalMark? = nil) {
    self.timeZone = timeZone
    self.isStrict = isStrict
    self.decimalMark = decimalMark
  }

  /// Reads all sales.
  ///
  /// `format` is the name of a reader of `ReaderCatalog`; `nil` finds it. An empty file is no sales,
  /// with a warning. Throws when the file cannot be read, a column is missing or none of its rows can
  /// be read, and in strict mode when a row cannot.
  public func read(
    _ source: InputSource, format: String? = nil
  ) throws(Diagnostic) -> SalesReading {
    let reader = try format.map { (name) throws(Diagnostic) in
      try ReaderCatalog.reader(named: name)
    }
    let input = try source.load()
    if input.isWithoutRecords {
      if isStrict { throw .emptySales(input.name).asError }
      return SalesReading(diagnostics: [.emptySales(input.name)])
    }
    var options = ReadOptions(
      requests: SalesColumns.requests, keepsOtherColumns: false, timeZone: timeZone,
      isStrict: isStrict)
    options.decimalMark = decimalMark
    options.textLimit = ReadOptions.labelLimit
    options.readsNames = true
    let result = try (reader ?? ReaderCatalog.reader(for: input)).read(input, options: options)
    return try reading(of: result)
  }

  private func reading(of result: ReadResult) throws(Diagnostic) -> SalesReading {
    let table = result.table
    var reading = SalesReading(
      rowsRead: result.rowsRead, rowsSkipped: result.rowsSkipped, diagnostics: result.diagnostics)
    let quantities = try table.decimals(in: SalesColumns.quantity)
    let prices = try table.decimals(in: SalesColumns.unitPrice)
    let statuses = StatusColumn(table[SalesColumns.status])
    var rows: [Int] = []
    var amounts: [ExactDecimal] = []
    rows.reserveCapacity(table.rowCount)
    amounts.reserveCapacity(table.rowCount)
    for row in 0..<table.rowCount where !statuses.isCancelled(row) {
      let (quantity, price) = (quantities[row] ?? .zero, prices[row] ?? .zero)
      let (amount, overflow) = quantity.multipliedReportingOverflow(by: price)
      if overflow {
        let problem = Diagnostic.amountOutOfRange(quantity, price, at: table.place(row: row))
        if isStrict { throw problem.asError }
        reading.rowsRead -= 1
        reading.rowsSkipped += 1
        reading.diagnostics.append(problem)
        continue
      }
      rows.append(row)
      amounts.append(amount)
    }
    try reading.requireReadableRow()
    reading.diagnostics += statuses.diagnostics(of: table)
    let isWhole = rows.count == table.rowCount
    func texts(_ name: String) throws(Diagnostic) -> TextValues {
      guard table[name] != nil else { return TextValues(rows.lazy.map { _ in nil }) }
      let values = try table.texts(in: name)
      return isWhole ? values : values.selecting(rows: rows)
    }
    let times = try table.instants(in: SalesColumns.time)
    reading.sales = SalesTable(
      orders: try texts(SalesColumns.order), times: rows.map { times[$0] },
      cities: try texts(SalesColumns.city), items: try texts(SalesColumns.item),
      quantities: rows.map { quantities[$0] ?? .zero },
      unitPrices: rows.map { prices[$0] ?? .zero }, amounts: amounts,
      images: try texts(SalesColumns.image), statuses: rows.map { statuses[$0] },
      hasStatuses: table[SalesColumns.status] != nil)
    return reading
  }
}

extension LoadedInput {
  /// Whether there is nothing but white space, or JSON's empty array.
  var isWithoutRecords: Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var rest = bytes[start...].lazy.filter { $0 > 0x20 }.makeIterator()
    guard let first = rest.next() else { return true }
    return first == UInt8(ascii: "[") && rest.next() == UInt8(ascii: "]") && rest.next() == nil
  }
}
