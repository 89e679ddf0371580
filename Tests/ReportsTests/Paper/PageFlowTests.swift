import Testing

@testable import Reports

@Suite struct PageFlowTests {
  private typealias Block = PageFlow.Block
  private typealias Rows = PageFlow.Rows

  private func pages(_ blocks: [PageFlow.Block], height: Double = 100) -> [[PageFlow.Placement]] {
    PageFlow.pages(of: blocks, height: height, gap: 10)
  }

  private func table(_ count: Int, foot: Double = 5) -> PageFlow.Block {
    Block(
      height: 20 + Double(count) * 10 + foot,
      rows: Rows(count: count, head: 20, row: 10, foot: foot))
  }

  @Test func pagesEndBetweenBlocks() {
    let pages = pages([Block(height: 40), Block(height: 50), Block(height: 1)])
    #expect(pages.map { $0.map(\.block) } == [[0, 1], [2]])
    #expect(pages[0].map(\.y) == [0, 50])
    #expect(pages[1].map(\.y) == [0])
  }

  @Test func aReportOfNothingIsAPage() {
    #expect(pages([]) == [[]])
  }

  @Test func whatIsHigherThanAPageIsMadeSmaller() {
    let pages = pages([Block(height: 10), Block(height: 250), Block(height: 10)])
    #expect(pages.map { $0.map(\.block) } == [[0], [1], [2]])
    #expect(pages[1][0].scale == 0.4)
    #expect(pages[1][0].height == 250)
  }

  @Test func aBlockThatStartsAPage() {
    var second = Block(height: 10)
    second.startsPage = true
    #expect(pages([second, second]).map { $0.map(\.block) } == [[0], [1]])
  }

  @Test func headingsGoWithWhatFollows() {
    let heading = Block(height: 10, keepsWithNext: true)
    let pages = pages([Block(height: 60), heading, heading, Block(height: 20)])
    #expect(pages.map { $0.map(\.block) } == [[0], [1, 2, 3]])
    // Before a table two of its rows suffice.
    let table = self.pages([Block(height: 30), heading, table(40)])
    #expect(table[0].map(\.block) == [0, 1, 2])
    #expect(table[0][2].rows == 0..<2)
  }

  @Test(arguments: [1, 2, 3, 7, 8, 9, 15, 16, 17, 100, 100_000])
  func everyRowStandsOnceAndTheFootOnce(count: Int) {
    for start in [0.0, 20, 35, 50, 70] {
      let blocks = (start > 0 ? [Block(height: start)] : []) + [table(count)]
      let parts = pages(blocks).joined().filter { $0.block == blocks.count - 1 }
      var next = 0
      for part in parts {
        let rows = part.rows ?? 0..<count
        #expect(rows.lowerBound == next)
        next = rows.upperBound
        #expect(part.y + part.height <= 100)
        #expect(part.isLast == (next == count))
        // No part has a single row unless that is all there is.
        if count > 1 { #expect(rows.count >= 2) }
      }
      #expect(next == count)
      #expect(parts.count(where: \.isLast) == 1)
    }
  }

  @Test func rowsGoOnWherePagesAreTooSmallForThem() {
    let pages = pages([table(3)], height: 15)
    #expect(pages.count == 3)
    #expect(pages.allSatisfy { $0[0].scale < 1 })
    #expect(pages.last?[0].isLast == true)
  }

  @Test func aTableWithoutHeightsEnds() {
    let rows = Rows(count: 10, head: 0, row: 0, foot: 500)
    #expect(pages([Block(height: 500, rows: rows)]).count <= 10)
  }
}
