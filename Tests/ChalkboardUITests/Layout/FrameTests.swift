import Testing
import VectorScene

@testable import ChalkboardUI

@Suite struct FrameTests {
  @Test func fixedFrameAlignsItsView() {
    let rendering = Rendering(Box(10, 10).frame(width: 50, height: 30, alignment: .bottomTrailing))
    #expect(rendering.scene.size == Size(width: 50, height: 30))
    #expect(rendering.frames == [Rect(40, 20, 10, 10)])
  }

  @Test func fixedWidthKeepsTheHeight() {
    let rendering = Rendering(Box(10, 10).frame(width: 50))
    #expect(rendering.scene.size == Size(width: 50, height: 10))
  }

  struct LimitsCase: Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
    var offered: CGFloat?
    var expected: Double
  }

  /// Around a view that is 10 wide, whatever it is offered.
  @Test(arguments: [
    LimitsCase(maximum: .infinity, offered: 200, expected: 200),
    LimitsCase(maximum: .infinity, offered: nil, expected: 10),
    LimitsCase(minimum: 50, offered: 20, expected: 50),
    LimitsCase(minimum: 50, offered: 200, expected: 50),
    LimitsCase(maximum: 80, offered: 200, expected: 80),
    LimitsCase(maximum: 80, offered: 60, expected: 60),
    LimitsCase(minimum: 20, maximum: 80, offered: 60, expected: 60),
    LimitsCase(minimum: 20, maximum: 80, offered: 100, expected: 80),
    LimitsCase(minimum: 20, maximum: 80, offered: 5, expected: 20),
    LimitsCase(minimum: 0, maximum: .infinity, offered: 5, expected: 5),
    LimitsCase(ideal: 40, maximum: .infinity, offered: nil, expected: 40),
  ])
  func flexibleFrameFollowsItsLimits(limits: LimitsCase) {
    let rendering = Rendering(
      Box(10, 10).frame(
        minWidth: limits.minimum, idealWidth: limits.ideal, maxWidth: limits.maximum),
      width: limits.offered)
    #expect(rendering.scene.size.width == limits.expected)
  }

  @Test func paddingDefaultsToSixteenPointsAndMayBeNegative() {
    #expect(Rendering(Box(10, 10).padding()).scene.size == Size(width: 42, height: 42))
    let uneven = Rendering(Box(10, 10).padding(.leading, 4).padding(.vertical, -2))
    #expect(uneven.scene.size == Size(width: 14, height: 6))
    #expect(uneven.frames == [Rect(4, -2, 10, 10)])
  }

  @Test func fixedSizeAsksForTheIdealSize() {
    let rendering = Rendering(Color.red.fixedSize(), width: 100, height: 100)
    #expect(rendering.scene.size == Size(width: 10, height: 10))
  }

  @Test func aspectRatioFitsOrFills() {
    let fit = Rendering(Color.red.aspectRatio(2, contentMode: .fit), width: 100, height: 100)
    #expect(fit.scene.size == Size(width: 100, height: 50))
    let fill = Rendering(Color.red.aspectRatio(2, contentMode: .fill), width: 100, height: 100)
    #expect(fill.scene.size == Size(width: 200, height: 100))
    let oneSide = Rendering(Color.red.aspectRatio(2, contentMode: .fit), width: 100)
    #expect(oneSide.scene.size == Size(width: 100, height: 50))
  }

  @Test func backgroundsAreOfferedTheSizeOfTheirView() {
    let rendering = Rendering(
      Box(30, 20).background { Color.red }.overlay(alignment: .topTrailing) { Box(4, 4) },
      width: 100)
    #expect(
      rendering.frames == [Rect(0, 0, 30, 20), Rect(0, 0, 30, 20), Rect(26, 0, 4, 4)])
    #expect(rendering.scene.size == Size(width: 30, height: 20))
  }

  @Test func positionTakesAllSpace() {
    let rendering = Rendering(Box(10, 10).position(x: 30, y: 40), width: 100, height: 100)
    #expect(rendering.frames == [Rect(25, 35, 10, 10)])
    #expect(rendering.scene.size == Size(width: 100, height: 100))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func invalidFixedLengthsAreIgnoredWithAWarning(length: CGFloat) {
    let rendering = Rendering(Box(10, 10).frame(width: length, height: 20))
    #expect(rendering.scene.size == Size(width: 10, height: 20))
    #expect(rendering.diagnostics.count == 1)
    #expect(rendering.diagnostics.first?.message.contains("Box") == true)
  }

  @Test func endlessFramesAreClampedWithAWarning() {
    let rendering = Rendering(
      Color.red.frame(maxWidth: .infinity), width: .infinity, height: 10)
    #expect(rendering.scene.size.width == 16_777_216)
    #expect(rendering.diagnostics.contains { $0.message.contains("width inf") })
    let numberless = Rendering(
      FixedShape(size: CGSize(width: CGFloat.nan, height: 10)).offset(x: .nan))
    #expect(numberless.scene.size == Size(width: 0, height: 10))
    #expect(numberless.diagnostics.contains { $0.message.contains("FixedShape") })
  }
}
