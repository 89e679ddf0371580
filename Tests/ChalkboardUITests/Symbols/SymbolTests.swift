import Testing
import VectorScene

@testable import ChalkboardUI

@Suite struct SymbolTests {
  private static let modes: [SymbolRenderingMode] = [
    .monochrome, .hierarchical, .palette, .multicolor,
  ]

  @Test(arguments: SymbolCatalog.names)
  func everySymbolDrawsInsideItsBox(name: String) throws {
    for weight in [Font.Weight.ultraLight, .regular, .black] {
      for mode in Self.modes {
        let rendering = Rendering(
          Image(systemName: name).symbolRenderingMode(mode).fontWeight(weight)
            .font(.system(size: 100)))
        #expect(rendering.diagnostics.isEmpty)
        #expect(!rendering.paths.isEmpty)
        for path in rendering.paths {
          let box = try #require(path.path.controlBox)
          let reach = (path.stroke?.width ?? 0) / 2
          let page = rendering.scene.size
          // Heavy lines may reach a little over the edge, as a letter's do.
          #expect(box.minX - reach > -8 && box.maxX + reach < page.width + 8)
          #expect(box.minY - reach > -8 && box.maxY + reach < page.height + 8)
        }
      }
    }
  }

  /// The symbols that the daily report draws.
  @Test(arguments: [
    "sun.max", "sun.max.fill", "sun.max.circle.fill", "moon", "moon.fill", "moon.circle.fill",
    "moon.stars", "cloud", "cloud.fill", "cloud.sun", "cloud.sun.fill", "cloud.rain",
    "cloud.drizzle", "cloud.heavyrain", "cloud.snow", "cloud.fog", "cloud.bolt", "wind",
    "umbrella", "umbrella.fill", "thermometer.medium", "arrow.up.right", "arrow.down.right",
    "arrow.up", "arrow.down", "minus", "checkmark.circle", "checkmark.circle.fill", "clock",
    "clock.fill", "circle", "circle.fill", "box.truck", "shippingbox", "tag", "bag", "cart",
    "dollarsign.circle", "mappin.and.ellipse", "exclamationmark.triangle",
    "exclamationmark.triangle.fill", "info.circle", "calendar", "chart.bar", "chart.bar.fill",
    "questionmark.square.dashed",
  ])
  func symbolIsKnown(name: String) {
    #expect(SymbolCatalog.symbol(named: name) != nil)
  }

  @Test func unknownSymbolsAreDrawnAndReported() {
    let rendering = Rendering(Image(systemName: "sun.mox"))
    #expect(!rendering.paths.isEmpty)
    #expect(rendering.diagnostics.map(\.hint) == ["did you mean \"sun.max\"?"])
  }

  @Test func sizeFollowsTheFontAndTheScale() {
    func width(_ view: some View) -> Double { Rendering(view).scene.size.width }
    let circle = Image(systemName: "circle")
    #expect(abs(width(circle) - 17 * 1.17) < 1e-9)
    #expect(width(circle.font(.caption)) < width(circle))
    #expect(width(circle.imageScale(.small)) < width(circle))
    #expect(width(circle.imageScale(.large)) > width(circle))
    #expect(width(circle.resizable().frame(width: 40, height: 40)) == 40)
  }

  @Test func palettesColourTheParts() {
    let image = Image(systemName: "sun.max.circle.fill").foregroundStyle(.white, .black)
    #expect(Rendering(image).paths.map(\.fill) == [.color(.black), .color(.white)])
    let plain = Image(systemName: "sun.max.circle.fill").foregroundStyle(.white)
    #expect(Rendering(plain).paths.map(\.fill) == [.color(.white)])
    #expect(Rendering(plain).paths.first?.fillRule == .evenodd)
  }

  @Test func symbolsStandOnTheBaselineOfTexts() throws {
    let rendering = Rendering(
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "circle.fill")
        Text("H")
      })
    let circle = try #require(rendering.frames.first)
    let baseline = try #require(rendering.texts.first).origin.y
    // The middle of the circle is the middle of the capital letter.
    #expect(abs(circle.midY - (baseline - 0.36 * 17)) < 0.01)
  }
}
