import CairoBackend
import Testing
import VectorScene

@Suite struct AvailabilityTests {
  #if Cairo
    @Test func paintsWithTheTrait() throws {
      #expect(PNGRenderer.isAvailable)
      #expect(try !PNGRenderer(glyphs: BoxGlyphs()).render(scene()).isEmpty)
    }
  #else
    @Test func refusesWithoutTheTraitAndSaysHowToGetIt() {
      #expect(!PNGRenderer.isAvailable)
      #expect(throws: CairoBackendError.notBuilt) {
        try PNGRenderer(glyphs: BoxGlyphs()).render(scene())
      }
    }
  #endif

  @Test func errorsSayWhatAndHow() {
    #expect(
      CairoBackendError.notBuilt.description == """
        PNG and PDF output not available in this build (build with the package trait Cairo (on by \
        default) and the system packages libcairo2-dev and libdeflate-dev, or write SVG)
        """)
    #expect(
      CairoBackendError.tooLarge(width: 40_000, height: 2).description == """
        picture too large: 40000 x 2 pixels (the limits are 32767 pixels a side and 160 MiB of \
        pixels; use a smaller scale or size, or write SVG)
        """)
    #expect(
      CairoBackendError.noSize(width: .nan, height: 2, scale: 0).message
        == "picture without a size: nan x 2.0 at scale 0.0")
    #expect(CairoBackendError.unreadableImage(reason: "x").hint == nil)
  }
}
