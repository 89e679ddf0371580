import Testing
import VectorScene

@testable import ChalkboardUI

@Suite struct NegotiationTests {
  @Test func higherPriorityIsServedFirst() {
    let rendering = Rendering(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10)
        Color.blue.layoutPriority(1)
      }, width: 100, height: 10)
    #expect(rendering.frames == [Rect(0, 0, 10, 10), Rect(10, 0, 90, 10)])
  }

  @Test func leastFlexibleViewIsServedFirst() {
    let rendering = Rendering(
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 20)
        Color.blue
        Color.green.frame(minWidth: 60, maxWidth: 70)
      }, width: 100, height: 10)
    #expect(rendering.frames.map(\.width) == [20, 20, 60])
  }

  @Test func spacersNeverTakeWhatTextsNeed() {
    let rendering = Rendering(
      HStack {
        Text("start")
        Spacer()
        Text("end")
      }, width: 100)
    #expect(rendering.texts.map(\.string) == ["start", "end"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func anyPriorityAndIndexIsTaken(value: Double) {
    let rendering = Rendering(
      HStack(spacing: 0) {
        Box(10, 10).layoutPriority(value).zIndex(value)
        Box(10, 10).frame(minWidth: .infinity)
        Box(20, 10).layoutPriority(1)
      }, width: 100)
    #expect(rendering.frames.count == 3)
  }

  @Test func alignmentGuidesMoveViews() {
    let rendering = Rendering(
      VStack(alignment: .leading, spacing: 0) {
        Box(10, 10)
        Box(10, 10).alignmentGuide(.leading) { $0[.trailing] }
      })
    #expect(rendering.frames == [Rect(10, 0, 10, 10), Rect(0, 10, 10, 10)])
    #expect(rendering.scene.size == Size(width: 20, height: 20))
  }

  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  @Test func ownGuidesReachThroughContainers() {
    let mark = VerticalAlignment(Mark.self)
    let rendering = Rendering(
      HStack(alignment: mark, spacing: 0) {
        VStack(spacing: 0) {
          Box(10, 10).alignmentGuide(mark) { $0[.top] }
          Box(10, 30)
        }.padding(5)
        Box(10, 20)
      })
    // The first column's guide is the top of its first box, the last box's is its bottom.
    #expect(
      rendering.frames == [Rect(5, 20, 10, 10), Rect(5, 30, 10, 30), Rect(20, 0, 10, 20)])
  }

  @Test func textsShareTheirBaseline() throws {
    let rendering = Rendering(
      HStack(alignment: .firstTextBaseline) {
        Text("Ag").font(.largeTitle)
        VStack {
          Text("Ag").font(.caption)
          Text("Ag")
        }
        Text("Ag").padding(7)
      })
    let baselines = rendering.texts.map(\.origin.y)
    #expect(baselines[0] == baselines[1])
    #expect(abs(baselines[0] - baselines[3]) < 1e-9)
    #expect(baselines[2] > baselines[1])
  }

  @Test func viewsGrowToTheStackAcrossIt() {
    let rendering = Rendering(
      HStack(spacing: 0) {
        Box(10, 40)
        Color.red.frame(width: 5)
        Divider()
      }.fixedSize())
    #expect(rendering.frames == [Rect(0, 0, 10, 40), Rect(10, 0, 5, 40), Rect(15, 0, 0.5, 40)])
  }

  @Test func zIndexDecidesTheOrder() {
    let rendering = Rendering(
      ZStack {
        Box(1, 1).zIndex(1)
        Box(2, 2)
        Box(3, 3)
      })
    #expect(rendering.frames.map(\.width) == [2, 3, 1])
  }

  @Test func layoutValuesAndCachesReachLayouts() {
    let rendering = Rendering(
      WeightedRow {
        Color.red.layoutValue(key: Weight.self, value: 1)
        Color.blue.layoutValue(key: Weight.self, value: 3).padding(2)
      }, width: 80, height: 10)
    #expect(rendering.frames == [Rect(0, 0, 20, 10), Rect(22, 2, 56, 6)])
  }

  @Test func hiddenLayoutsLayOutAlike() {
    func row(_ layout: AnyLayout) -> Rendering {
      Rendering(
        layout {
          Box(10, 10)
          Spacer()
          Box(10, 10)
        }, width: 100)
    }
    #expect(row(AnyLayout(HStackLayout())).frames == [Rect(0, 0, 10, 10), Rect(90, 0, 10, 10)])
    #expect(row(AnyLayout(VStackLayout())).frames == [Rect(0, 0, 10, 10), Rect(0, 18, 10, 10)])
  }

  @Test func firstViewThatFitsIsTaken() {
    func choice(_ width: CGFloat) -> Double? {
      Rendering(
        ViewThatFits {
          Box(100, 10)
          Box(50, 10)
          Box(20, 10)
        }, width: width
      ).frames.first?.width
    }
    #expect(choice(120) == 100)
    #expect(choice(60) == 50)
    #expect(choice(10) == 20)
  }

  @Test func whatStandsBehindTheViewThatFitsIsNotMade() {
    final class Journal { var names: [String] = [] }
    struct Entry: View {
      let name: String
      let width: CGFloat
      let journal: Journal

      var body: some View {
        let _ = journal.names.append(name)
        Box(width, 10)
      }
    }
    let journal = Journal()
    let rendering = Rendering(
      ViewThatFits {
        Entry(name: "wide", width: 100, journal: journal)
        Entry(name: "fitting", width: 50, journal: journal)
        ForEach(["narrow", "tiny"], id: \.self) { Entry(name: $0, width: 20, journal: journal) }
      }, width: 60)
    #expect(rendering.frames.first?.width == 50)
    #expect(journal.names == ["wide", "fitting"])
  }

  @Test func geometryReaderTellsSizeAndPlace() {
    let rendering = Rendering(
      VStack(spacing: 0) {
        Box(10, 30)
        GeometryReader { proxy in
          Box(proxy.size.width / 4, proxy.frame(in: .global).minY)
        }
      }, width: 80, height: 100)
    #expect(rendering.frames == [Rect(35, 0, 10, 30), Rect(0, 30, 20, 30)])
  }

  @Test func unplacedViewsAreCentred() {
    let rendering = Rendering(IdleLayout { Box(10, 10) }, width: 50, height: 30)
    #expect(rendering.frames == [Rect(20, 10, 10, 10)])
  }
}

private struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

private struct WeightedRow: Layout {
  func makeCache(subviews: Subviews) -> Double {
    subviews.reduce(0) { $0 + $1[Weight.self] }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Double
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Double
  ) {
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / cache
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

private struct IdleLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
