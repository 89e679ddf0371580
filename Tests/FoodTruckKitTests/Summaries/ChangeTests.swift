import DataTable
import FoodTruckKit
import Testing

struct ChangeTests {
  private func change(_ base: String?, _ value: String?) throws -> Change {
    Change(from: try base.map(decimal), to: try value.map(decimal))
  }

  @Test func percentageOfTheEarlierFigure() throws {
    #expect(try change("8", "9") == .percentage(try decimal("0.125")))
    #expect(try change("10", "0") == .percentage(-1))
    #expect(try change("3", "3") == .percentage(0))
    #expect(try change("3", "1") == .percentage(try decimal("-0.666666666667")))
    #expect(try change("5", "-5") == .percentage(-2))
  }

  @Test func fromNothing() throws {
    #expect(try change("0", "12") == .new)
    #expect(try change("0", "0") == .unchanged)
    #expect(try change("0.00", "-4") == .difference(-4))
  }

  @Test func negativeFigureHasNoPercentage() throws {
    #expect(try change("-4", "4") == .difference(8))
    #expect(try change("-4", "-4") == .difference(0))
  }

  @Test func withoutEarlierData() throws {
    #expect(try change(nil, "5") == .unavailable)
    #expect(try change("5", nil) == .unavailable)
  }

  @Test func hugeFiguresDoNotTrap() throws {
    let huge = ExactDecimal(coefficient: .max)
    let tiny = ExactDecimal(coefficient: 1, decimalPlaces: 38)
    #expect(Change(from: tiny, to: huge) == .unavailable)
    #expect(Change(from: 1, to: huge) == .difference(ExactDecimal(coefficient: .max - 1)))
  }

  @Test func directions() throws {
    #expect(try change("1", "2").direction == .up)
    #expect(try change("2", "1").direction == .down)
    #expect(try change("2", "2").direction == .level)
    #expect(try change("0", "0").direction == .level)
    #expect(try change("0", "1").direction == .up)
    #expect(try change("-1", "-3").direction == .down)
    #expect(try change(nil, "1").direction == nil)
  }
}
