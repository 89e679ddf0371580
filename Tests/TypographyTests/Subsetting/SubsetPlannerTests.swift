import Testing

@testable import Typography

/// A stretch of letters an em of 100 wide; capitals ask for the glyph of another form.
private func stretch(
  _ text: String, _ glyphs: [UInt16], isRightToLeft: Bool = false, gaps: [Int: Int] = [:]
) -> UsedStretch {
  var clusters: [UsedCluster] = []
  var origin = 0
  for (index, scalar) in text.unicodeScalars.enumerated() {
    clusters.append(
      UsedCluster(
        characters: [scalar.value], glyphs: [UnitGlyph(glyph: glyphs[index], x: 0, y: 0)],
        origin: origin, advance: 100))
    let step = 100 + (gaps[index] ?? 0)
    origin += isRightToLeft ? -step : step
  }
  return UsedStretch(
    text: 0, hasTabularFigures: false, isRightToLeft: isRightToLeft, clusters: clusters)
}

private func planned(_ stretches: [UsedStretch]) -> (plan: SubsetPlan, impossible: [Int]) {
  var planner = SubsetPlanner(stretches, scale: 1)
  return planner.plan()
}

@Suite struct SubsetPlannerTests {
  @Test func charactersThatAlwaysLookTheSameStandAlone() {
    let plan = planned([stretch("ba", [2, 1]), stretch("ab", [1, 2])]).plan
    #expect(plan.characters.map(\.scalar) == [0x61, 0x62])
    #expect(plan.characters.map(\.glyph) == [1, 2])
    #expect(plan.ligatures.isEmpty && plan.pairs.isEmpty)
    #expect(plan.shapes[2].glyphs == [UnitGlyph(glyph: 2, x: 0, y: 0)])
  }

  @Test func wordsOfChangingLettersBecomeUnits() {
    // The letter a looks different before b.
    let plan = planned([stretch("ab a", [3, 2, 9, 1]), stretch("b", [2])]).plan
    #expect(plan.characters.map(\.scalar) == [0x20, 0x61, 0x62])
    #expect(plan.ligatures.count == 1)
    #expect(plan.ligatures[0].components == [2, 3])
    #expect(
      plan.shapes[plan.ligatures[0].glyph].glyphs
        == [UnitGlyph(glyph: 3, x: 0, y: 0), UnitGlyph(glyph: 2, x: 100, y: 0)])
    #expect(plan.shapes[plan.ligatures[0].glyph].advance == 200)
  }

  @Test func unitsFromTheRightBeginAtTheirLeftEnd() {
    let plan = planned([
      stretch("ab", [3, 2], isRightToLeft: true), stretch("a", [1], isRightToLeft: true),
    ]).plan
    #expect(
      plan.shapes[plan.ligatures[0].glyph].glyphs
        == [UnitGlyph(glyph: 2, x: 0, y: 0), UnitGlyph(glyph: 3, x: 100, y: 0)])
  }

  @Test func aWordThatBeginsLikeAnotherKeepsItsOwnUnit() {
    let plan = planned([
      stretch("ab", [3, 2]), stretch("abc", [3, 4, 5]), stretch("a", [1]),
    ]).plan
    // Longer ones come first, as viewers take the first that fits.
    #expect(plan.ligatures.map(\.components.count) == [3, 2])
  }

  @Test func aTextWithinAnotherDoesNotSpoilIt() {
    // "bc" is a unit by itself; in "abcd" its letters look as they do alone.
    let result = planned([
      stretch("bc", [12, 13]), stretch("b", [2]), stretch("c", [3]), stretch("abcd", [1, 2, 3, 4]),
    ])
    #expect(result.impossible.isEmpty)
    #expect(result.plan.ligatures.map(\.components.count).sorted() == [2, 4])
  }

  @Test func pairsHoldWhatIsBetweenUnits() {
    let plan = planned([stretch("ab", [1, 2], gaps: [0: -10])]).plan
    #expect(plan.pairs[SubsetPlan.PairKey(first: 1, second: 2)]?.adjustment == -10)
    let mirrored = planned([stretch("ab", [1, 2], isRightToLeft: true, gaps: [0: -10])]).plan
    let pair = mirrored.pairs[SubsetPlan.PairKey(first: 1, second: 2)]
    #expect(pair?.adjustment == -10 && pair?.isRightToLeft == true)
  }

  @Test func aPairThatChangesMakesItsTextAUnit() {
    let plan = planned([
      stretch("ab", [1, 2], gaps: [0: -10]), stretch("abc", [1, 2, 3], gaps: [0: 40]),
    ]).plan
    #expect(plan.ligatures.map(\.components.count) == [3])
  }

  @Test func equalTextsThatLookDifferentAreImpossible() {
    let result = planned([stretch("ab", [1, 2]), stretch("ab", [3, 2]), stretch("c", [4])])
    #expect(result.impossible == [0, 1])
    #expect(result.plan.characters.map(\.scalar) == [0x63])
  }

  @Test func unitsAreNotEndless() {
    let long = String(repeating: "ab", count: 40)
    let result = planned([
      stretch(long, Array(repeating: 1, count: 79) + [2]), stretch("c", [4]),
    ])
    #expect(result.impossible == [0])
  }

  @Test(arguments: [
    ([0xE19, 0xE49, 0xE33], [0xE19, 0xE4D, 0xE49, 0xE32]),
    ([0xE01, 0xE33], [0xE01, 0xE4D, 0xE32]),
    ([0x62D, 0x64E, 0x651], [0x62D, 0x651, 0x64E]),
    ([0x1781, 0x17D2, 0x1798, 0x17C2], [0x17C2, 0x1781, 0x17D2, 0x1798]),
    (
      [0x179F, 0x17D2, 0x178F, 0x17D2, 0x179A, 0x17B8],
      [0x17D2, 0x179A, 0x179F, 0x17D2, 0x178F, 0x17B8]
    ),
    ([0x179B, 0x17C4], [0x17C1, 0x179B, 0x17C4]),
    ([0x61, 0x301, 0x323], [0x61, 0x323, 0x301]),
    ([0x61, 0x301, 0x300], [0x61, 0x301, 0x300]),
  ])
  func charactersStandAsShapingSeesThem(given: [UInt32], expected: [UInt32]) {
    #expect(ShapingOrder.ordered(given) == expected)
  }
}
