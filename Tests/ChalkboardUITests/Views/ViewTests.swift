import Testing
import VectorScene

@testable import ChalkboardUI

@Suite struct ViewTests {
  private func group(_ view: some View) throws -> VectorScene.Group {
    let rendering = Rendering(view, width: 40, height: 20)
    guard case .group(let group) = try #require(rendering.scene.nodes.first) else {
      Issue.record("no group")
      return VectorScene.Group([])
    }
    return group
  }

  @Test func opacityOfOneShapeGoesIntoItsPaint() {
    let rendering = Rendering(Rectangle().fill(.black).opacity(0.5), width: 9, height: 9)
    #expect(rendering.paths.first?.fill == .color(RGBColor(0, 0, 0, opacity: 0.5)))
    #expect(rendering.scene.nodes.count == 1)
  }

  @Test func opacityOfSeveralShapesIsAGroup() throws {
    let group = try group(Rectangle().fill(.black).border(.red).opacity(0.5))
    #expect(group.opacity == 0.5)
    #expect(group.children.count == 2)
    #expect(Rendering(Rectangle().opacity(0), width: 9, height: 9).scene.nodes.isEmpty)
    #expect(Rendering(Box(9, 9).hidden()).scene.size == Size(width: 9, height: 9))
  }

  @Test func effectsKeepTheLayout() throws {
    let rendering = Rendering(
      HStack(spacing: 0) {
        Box(10, 10).offset(x: 5, y: 3)
        Box(10, 10).scaleEffect(2)
        Box(10, 10).rotationEffect(.degrees(90), anchor: .topLeading)
      })
    #expect(rendering.scene.size == Size(width: 30, height: 10))
    #expect(rendering.frames[0] == Rect(5, 3, 10, 10))
    #expect(rendering.frames[1] == Rect(5, -5, 20, 20))
    #expect(abs(rendering.frames[2].minX - 10) < 1e-9)
  }

  @Test func clipsMasksAndShadowsAreGroups() throws {
    #expect(try group(Color.red.clipShape(Circle())).clip?.controlBox == Rect(10, 0, 20, 20))
    let masked = try group(Color.red.mask { Rectangle().frame(width: 10) })
    #expect(masked.mask?.inkBounds == Rect(15, 0, 10, 20))
    let shadow = try group(Color.red.border(.blue).shadow(radius: 4, x: 1)).shadow
    #expect(shadow?.radius == 4 && shadow?.offset.x == 1)
  }

  @Test func linksCarryTheirAddress() throws {
    let address = try #require(URL(string: "https://example.org/a?b=1"))
    #expect(try group(Link("here", destination: address)).link == "https://example.org/a?b=1")
  }

  @Test func accessibilityLabelsAndValuesAreJoined() throws {
    let group = try group(
      Rectangle().accessibilityLabel("Plain").accessibilityValue("\(1200) sold"))
    #expect(group.accessibility == Accessibility(role: .element, label: "Plain: 1,200 sold"))
    let hidden = try self.group(Rectangle().accessibilityHidden())
    #expect(hidden.accessibility?.role == .decoration)
  }

  @Test func labelsPutTheIconBeforeTheTitle() throws {
    let rendering = Rendering(Label("Rain", systemImage: "umbrella"))
    let icon = try #require(rendering.frames.first)
    let title = try #require(rendering.texts.first)
    #expect(title.start.x > icon.maxX)
    let only = Rendering(Label("Rain", systemImage: "umbrella").labelStyle(.titleOnly))
    #expect(only.paths.isEmpty)
  }

  @Test func unknownPicturesAreReported() {
    let rendering = Rendering(Image("logo"))
    #expect(!rendering.paths.isEmpty)
    #expect(rendering.diagnostics.first?.message.contains("\"logo\"") == true)
  }

  @Test func picturesKeepTheirSizeUnlessTheyAreResizable() throws {
    var header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    header += Array("IHDR".utf8) + [0, 0, 0, 40, 0, 0, 0, 20, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    let picture = try #require(Picture(png: header, scale: 2))
    #expect(Rendering(Image(picture)).scene.size == Size(width: 20, height: 10))
    let fitted = Image(picture).resizable().scaledToFit()
    #expect(Rendering(fitted, width: 100, height: 100).scene.size == Size(width: 100, height: 50))
    #expect(Picture(png: Array(header.prefix(20))) == nil)
    #expect(Picture(png: [UInt8](repeating: 0, count: 64)) == nil)
  }

  @Test func modifierStructsSeeTheEnvironment() {
    struct Titled: ViewModifier {
      @Environment(\.lineLimit) private var lines

      func body(content: Content) -> some View {
        VStack {
          content
          Text("\(lines ?? 0)")
        }
      }
    }
    let rendering = Rendering(Box(5, 5).modifier(Titled()).lineLimit(3))
    #expect(rendering.texts.map(\.string) == ["3"])
    #expect(rendering.paths.count == 1)
  }

  @Test func ownEnvironmentKeysArePassedDown() {
    struct Reader: View {
      @Environment(\.shopName) private var name
      var body: some View { Text(name) }
    }
    let rendering = Rendering(
      VStack {
        Reader()
        Reader().environment(\.shopName, "Inner")
      }.environment(\.shopName, "Outer"))
    #expect(rendering.texts.map(\.string) == ["Outer", "Inner"])
  }

  @Test func objectsArePassedDown() {
    final class Shop: ObservableObject {
      @Published var name = "Truck"
    }
    struct Reader: View {
      @EnvironmentObject private var shop: Shop
      var body: some View { Text(shop.name) }
    }
    struct Owner: View {
      @StateObject private var shop = Shop()
      var body: some View { VStack { Reader() }.environmentObject(shop) }
    }
    #expect(Rendering(Owner()).texts.map(\.string) == ["Truck"])
  }

  @Test func groupsNestedTooDeepLoseTheirEffectAndNotTheirContent() {
    var view = AnyView(Box(5, 5).border(.red))
    for _ in 0..<1000 {
      let inner = view
      view = AnyView(inner.rotationEffect(.degrees(360)))
    }
    let rendering = Rendering(view)
    #expect(rendering.frames.count == 2)
  }
}

private struct ShopNameKey: EnvironmentKey {
  static let defaultValue = "None"
}

extension EnvironmentValues {
  fileprivate var shopName: String {
    get { self[ShopNameKey.self] }
    set { self[ShopNameKey.self] = newValue }
  }
}
