import Testing

@Suite struct SceneCatalogueTests {
  @Test func thereAreEnoughAndNoneTwice() {
    let names = SceneCatalogue.all.map(\.name)
    #expect(names.count >= 60)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.contains("/") && !$0.contains(" ") })
  }
}
