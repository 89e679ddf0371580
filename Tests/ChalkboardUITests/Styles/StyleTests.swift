import Testing
import VectorScene

@testable import ChalkboardUI

@Suite struct StyleTests {
  private func environment(_ scheme: ColorScheme = .light) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return environment
  }

  @Test func systemColoursFollowTheScheme() {
    #expect(Color.red.rgb(in: environment()) == RGBColor(255, 59, 48))
    #expect(Color.red.rgb(in: environment(.dark)) == RGBColor(255, 69, 58))
    #expect(Color.primary.rgb(in: environment()) == .black)
    #expect(Color.secondary.rgb(in: environment(.dark)) == RGBColor(235, 235, 245, opacity: 0.6))
    #expect(Color.red.opacity(0.5).rgb(in: environment()).opacity == 0.5)
  }

  @Test func coloursFromChannelsAreClamped() {
    #expect(Color(red: 2, green: -1, blue: .nan).rgb(in: environment()) == RGBColor(255, 0, 0))
    #expect(Color(white: 0.5).rgb(in: environment()) == RGBColor(128, 128, 128))
    #expect(
      Color(hue: 1.0 / 3, saturation: 1, brightness: 1).rgb(in: environment())
        == RGBColor(0, 255, 0))
  }

  @Test func namedColoursComeFromTheColourSet() {
    var environment = environment()
    environment.colorSet = ColorSet(["Bottom": .white])
    #expect(Color("Bottom").rgb(in: environment) == .white)
    let rendering = Rendering(Color("Botom").environment(\.colorSet, environment.colorSet))
    #expect(rendering.diagnostics.map(\.hint) == ["did you mean \"Bottom\"? there are: \"Bottom\""])
    #expect(rendering.paths.first?.fill == .color(RGBColor(142, 142, 147)))
  }

  @Test func accentAndTintAreInherited() {
    let rendering = Rendering(
      VStack {
        Rectangle().fill(.tint)
        Rectangle().fill(.tint).tint(.green)
        Rectangle().fill(Color.accentColor)
      }.accentColor(.black), width: 10, height: 40)
    #expect(
      rendering.paths.map(\.fill) == [
        .color(.black), .color(RGBColor(52, 199, 89)), .color(.black),
      ])
  }

  private func fill(_ view: some View, _ scheme: ColorScheme = .light) -> Paint? {
    Rendering(view, width: 10, height: 10, colorScheme: scheme).paths.first?.fill
  }

  @Test func hierarchicalStylesAreLevelsOfTheForeground() {
    let faint = Rectangle().fill(.secondary)
    #expect(fill(faint) == .color(RGBColor(60, 60, 67, opacity: 0.6)))
    #expect(fill(faint, .dark) == .color(RGBColor(235, 235, 245, opacity: 0.6)))
    #expect(fill(faint.foregroundStyle(.black)) == .color(RGBColor(0, 0, 0, opacity: 0.5)))
    #expect(fill(faint.foregroundStyle(.black, .white)) == .color(.white))
    // A level within a level is one further down.
    #expect(
      fill(faint.foregroundStyle(.secondary)) == .color(RGBColor(60, 60, 67, opacity: 0.3)))
    // A style that speaks of the foreground means the one outside.
    #expect(
      fill(Rectangle().foregroundStyle(.secondary.opacity(0.5)))
        == .color(RGBColor(60, 60, 67, opacity: 0.3)))
  }

  @Test func backgroundsFollowSchemeAndModifier() {
    #expect(fill(Rectangle().fill(.background)) == .color(.white))
    #expect(fill(Rectangle().fill(.background), .dark) == .color(.black))
    #expect(fill(Rectangle().fill(.background).backgroundStyle(.black)) == .color(.black))
    #expect(
      fill(Rectangle().fill(.background.secondary)) == .color(RGBColor(242, 242, 247)))
  }

  @Test func gradientsFollowTheFrame() {
    let level = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    guard case .linearGradient(let own)? = fill(Rectangle().fill(level)) else {
      Issue.record("no gradient")
      return
    }
    #expect(own.units == .objectBox)
    let askew = LinearGradient(
      colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing)
    guard case .linearGradient(let placed)? = fill(Rectangle().fill(askew)) else {
      Issue.record("no gradient")
      return
    }
    #expect(placed.units == .userSpace)
    #expect(placed.end == Point(x: 10, y: 10))
  }

  @Test func gradientsWithoutChangeAreColours() {
    let same = LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom)
    #expect(fill(Rectangle().fill(same)) == .color(.black))
    let empty = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
    #expect(fill(Rectangle().fill(empty)) == nil)
    let stops = Gradient(stops: [
      .init(color: .black, location: 0.5), .init(color: .white, location: -3),
      .init(color: .red, location: .nan), .init(color: .blue, location: 9),
    ]).sceneStops(in: environment())
    #expect(stops.map(\.offset) == [0.5, 0.5, 0.5, 1])
  }

  @Test func shadowsComeWithStyles() {
    let rendering = Rendering(
      Rectangle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))), width: 9,
      height: 9)
    #expect(
      rendering.paths.first?.shadow
        == Shadow(color: .black, radius: 3, offset: Point(x: 1, y: 2)))
  }
}
