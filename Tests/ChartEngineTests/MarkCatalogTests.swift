import Testing

@testable import ChartEngine

@Suite struct MarkCatalogTests {
  @Test func namesAreUniqueAndInOrder() {
    let names = MarkCatalog.names
    #expect(Set(names).count == names.count)
    #expect(MarkCatalog.all.map { "\($0)" } == MarkCatalog.all.map { "\($0)" }.sorted())
  }

  @Test func unknownThemesNameThoseThatExist() {
    #expect {
      try ThemeCatalog.theme(named: "foodtrukc")
    } throws: { error in
      "\(error)".contains("did you mean \"foodtruck\"?")
    }
  }
}
