import DataTable
import Diagnostics
import Foundation

/// Reads the newest orders and how far they are.
///
/// The file is a JSON array, an object that holds one, or NDJSON, of orders such as
///
///     { "id": "1042", "time": "2026-05-06T11:32", "city": "Cupertino", "status": "preparing",
///       "lines": [{ "item": "Lemon Zest", "quantity": 2, "unitPrice": 3.5 }] }
///
/// The city may be left out; without a status an order is completed (`null` is an unknown one), and
/// without a quantity a line is one piece. Names are found as in a sales file. Any file of sales, with one item in each row,
/// will do as well.
public struct OrdersReader: Sendable {
  /// The zone of times without an offset; that of the shop.
  public var timeZone: TimeZone
  /// Whether the first order that would be skipped is an error instead.
  public var isStrict: Bool
  /// The mark in front of decimals in a file of sales; `nil` finds it for each column.
  public var decimalMark: DecimalMark?

  public init(timeZone: TimeZone, isStrict: Bool = false, decimalMark: DecimalMark? = nil) {
    self.timeZone = timeZone
    self.isStrict = isStrict
    self.decimalMark = decimalMark
  }

  /// The orders of a file, the newest first.
  ///
  /// Throws when the file or none of its orders can be read, and in strict mode when an order
  /// cannot.
  public func read(_ source: InputSource) throws(Diagnostic) -> OrdersReading {
    let input = try source.load()
    if input.isWithoutRecords { return OrdersReading() }
    if let orders = try nestedOrders(input) { return try reading(of: orders) }
    let reader = SalesReader(timeZone: timeZone, isStrict: isStrict, decimalMark: decimalMark)
    let sales = try reader.read(.bytes(input.bytes, name: input.name))
    return OrdersReading(
      orders: Order.newest(of: sales.sales), skipped: sales.rowsSkipped,
      diagnostics: sales.diagnostics)
  }

  /// The orders as JSON; `nil` when the input is something else, or has no lists of lines.
  private func nestedOrders(_ input: LoadedInput) throws(Diagnostic) -> [JSONPart]? {
    let first = input.bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "{") else { return nil }
    let parts =
      NDJSONReader().recognizes(input) ? try Self.lines(of: input) : try Self.rows(of: input)
    return parts.contains(where: Self.isOrder) ? parts : nil
  }

  /// Whether a part is an order with its lines, even where these are no list, and not a row of sales.
  private static func isOrder(_ part: JSONPart) -> Bool {
    guard let lines = part.anyMember(lineNames) else { return false }
    return lines.elements != nil || part.anyMember(SalesColumns.names(of: SalesColumns.item)) == nil
  }

  private static func rows(of input: LoadedInput) throws(Diagnostic) -> [JSONPart] {
    let document = JSONPart(value: try JSONParser().parse(input), file: input.name)
    if let elements = document.elements { return elements }
    // An object is one order, or holds a list of orders.
    if document.member(lineNames) != nil, document.member(idNames) != nil { return [document] }
    let lists = (document.value.objectValue?.names ?? []).compactMap { document[$0]?.elements }
    return lists.first { !$0.isEmpty } ?? []
  }

  private static func lines(of input: LoadedInput) throws(Diagnostic) -> [JSONPart] {
    var parts: [JSONPart] = []
    for (index, line) in input.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated() where line.contains(where: { $0 > 0x20 })
    {
      do throws(Diagnostic) {
        let value = try JSONParser().parse(LoadedInput(name: input.name, bytes: Array(line)))
        parts.append(JSONPart(value: value, file: input.name, line: index + 1))
      } catch {
        var error = error
        error.place?.line = index + 1
        throw error
      }
    }
    return parts
  }

  private func reading(of parts: [JSONPart]) throws(Diagnostic) -> OrdersReading {
    var reading = OrdersReading()
    var clock = LocalClock(timeZone: timeZone)
    for part in parts {
      do throws(Diagnostic) {
        guard let order = try order(part, clock: &clock, diagnostics: &reading.diagnostics) else {
          continue
        }
        reading.orders.append(order)
      } catch {
        if isStrict { throw error }
        reading.skipped += 1
        reading.diagnostics.append(.orderSkipped(error))
      }
    }
    if reading.skipped == parts.count, reading.skipped > 0 {
      throw .nothingReadable(of: reading.skipped, "order", first: reading.diagnostics.first)
    }
    reading.orders = Order.sortedNewestFirst(reading.orders)
    return reading
  }

  private static let idNames = ["id"] + SalesColumns.names(of: SalesColumns.order)
  private static let lineNames = ["lines", "items", "donuts", "line items"]

  /// `nil` for a cancelled order.
  private func order(
    _ part: JSONPart, clock: inout LocalClock, diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> Order? {
    guard let id = part.member(Self.idNames)?.text else {
      throw .missingMember("id", in: part)
    }
    let time = part.member(SalesColumns.names(of: SalesColumns.time))
    guard let time else { throw .missingMember("time", in: part) }
    guard let instant = time.text.flatMap({ ISOTime($0) })?.instant(clock: &clock) else {
      throw .notATime(time)
    }
    guard let list = part.anyMember(Self.lineNames) else {
      throw .missingMember("lines", in: part)
    }
    guard let elements = list.elements else { throw .wrongValue(list, expected: "a list of lines") }
    var status: OrderStatus? = .completed
    if let word = part.anyMember(SalesColumns.names(of: SalesColumns.status)) {
      let text = word.text ?? ""
      if OrderStatus.isCancelled(word: text) { return nil }
      status = OrderStatus(word: text)
      if status == nil { diagnostics.append(.unknownStatus(of: word)) }
    }
    var lines: [OrderLine] = []
    for element in elements { lines.append(try line(element)) }
    return Order(
      id: id, time: instant, city: part.member(SalesColumns.names(of: SalesColumns.city))?.text,
      lines: lines, status: status)
  }

  private func line(_ part: JSONPart) throws(Diagnostic) -> OrderLine {
    guard let item = part.member(SalesColumns.names(of: SalesColumns.item))?.text else {
      throw .missingMember("item", in: part)
    }
    let quantity = part.member(SalesColumns.names(of: SalesColumns.quantity))
    guard let price = part.member(SalesColumns.names(of: SalesColumns.unitPrice)) else {
      throw .missingMember("unitPrice", in: part)
    }
    return try OrderLine(
      item: item, quantity: try quantity.map(decimal) ?? .one, unitPrice: try decimal(price))
  }

  private func decimal(_ part: JSONPart) throws(Diagnostic) -> ExactDecimal {
    guard let decimal = part.text.flatMap({ ExactDecimal($0) }) else { throw .notANumber(part) }
    return decimal
  }
}

/// The orders of a file, and what could not be read.
public struct OrdersReading: Sendable {
  /// The newest first.
  public var orders: [Order]
  /// Orders, or rows of orders, that could not be read.
  public var skipped: Int
  public var diagnostics: [Diagnostic]

  public init(orders: [Order] = [], skipped: Int = 0, diagnostics: [Diagnostic] = []) {
    self.orders = orders
    self.skipped = skipped
    self.diagnostics = diagnostics
  }
}
