import Testing
import VectorScene

@testable import ChalkboardUI

@Suite struct StackTests {
  @Test func verticalStackPutsEightPointsBetweenViewsAndCentersThem() {
    let rendering = Rendering(
      VStack {
        Box(40, 10)
        Box(20, 30)
      })
    #expect(rendering.scene.size == Size(width: 40, height: 48))
    #expect(rendering.frames == [Rect(0, 0, 40, 10), Rect(10, 18, 20, 30)])
  }

  @Test func horizontalStackAlignsAndSpaces() {
    let rendering = Rendering(
      HStack(alignment: .bottom, spacing: 3) {
        Box(40, 10)
        Box(20, 30)
      })
    #expect(rendering.frames == [Rect(0, 20, 40, 10), Rect(43, 0, 20, 30)])
  }

  @Test func depthStackLiesOverEachOther() {
    let rendering = Rendering(
      ZStack(alignment: .bottomTrailing) {
        Box(40, 10)
        Box(20, 30)
      })
    #expect(rendering.scene.size == Size(width: 40, height: 30))
    #expect(rendering.frames == [Rect(0, 20, 40, 10), Rect(20, 0, 20, 30)])
  }

  @Test func spacerTakesWhatIsLeftAndNoSpacingOfItsOwn() {
    let rendering = Rendering(
      HStack {
        Box(40, 10)
        Spacer()
        Box(20, 10)
      }, width: 200)
    #expect(rendering.frames == [Rect(0, 0, 40, 10), Rect(180, 0, 20, 10)])
    let tight = Rendering(
      HStack {
        Box(40, 10)
        Spacer()
        Box(20, 10)
      })
    #expect(tight.scene.size.width == 68)
  }

  @Test func flexibleViewsShareWhatFixedOnesLeave() {
    let rendering = Rendering(
      HStack(spacing: 0) {
        Color.red
        Box(40, 10)
        Color.blue
      }, width: 100, height: 20)
    #expect(
      rendering.frames == [Rect(0, 0, 30, 20), Rect(30, 5, 40, 10), Rect(70, 0, 30, 20)])
  }

  @Test func sharedDrawingsScaleToFitAndAreSymbols() throws {
    let rendering = Rendering(
      SharedDrawing("donut plain", size: CGSize(width: 100, height: 50)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 50)), with: .color(.red))
      }, width: 40, height: 40)
    #expect(rendering.scene.size == Size(width: 40, height: 20))
    guard case .group(let group)? = rendering.scene.nodes.first else {
      Issue.record("no group")
      return
    }
    #expect(group.symbol == "donut-plain")
    #expect(rendering.frames == [Rect(0, 0, 40, 20)])
  }

  @Test func deepTreesAreDrawn() {
    var view = AnyView(Box(10, 10))
    for _ in 0..<10_000 {
      let inner = view
      view = AnyView(VStack { inner })
    }
    let rendering = Rendering(view)
    #expect(rendering.frames == [Rect(0, 0, 10, 10)])
    #expect(rendering.diagnostics.isEmpty)
  }

  @Test func endlessTreesEndWithAWarning() {
    struct Endless: View {
      var body: some View { AnyView(Endless()) }
    }
    let rendering = Rendering(
      VStack {
        Box(10, 10)
        Endless()
      })
    #expect(rendering.frames == [Rect(0, 0, 10, 10)])
    #expect(rendering.diagnostics.count == 1)
    #expect(rendering.diagnostics.first?.message.contains("too deep") == true)
  }

  @Test func wideTreesAreDrawn() {
    let rendering = Rendering(
      VStack(spacing: 1) { ForEach(0..<100_000) { _ in Box(1, 1) } }, width: 10)
    #expect(rendering.frames.count == 100_000)
    #expect(rendering.scene.size.height == 199_999)
  }
}
