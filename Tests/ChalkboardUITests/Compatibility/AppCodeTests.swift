import Testing
import VectorScene

@testable import ChalkboardUI

// Views in the idioms of public SwiftUI code: that they compile is half of the test.

private struct FlowLayout: Layout {
  var alignment: Alignment = .center
  var spacing: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rows = rows(in: proposal.replacingUnspecifiedDimensions().width, subviews)
    return CGSize(
      width: rows.map(\.width).max() ?? 0, height: rows.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for row in rows(in: bounds.width, subviews) {
      var x: CGFloat
      switch alignment.horizontal {
      case .leading: x = bounds.minX
      case .trailing: x = bounds.maxX - row.width
      default: x = bounds.midX - row.width / 2
      }
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width
        if index + 1 < subviews.endIndex {
          x += subviews[index].spacing.distance(
            to: subviews[index + 1].spacing, along: .horizontal)
        }
      }
      y += row.height
    }
  }

  private func rows(in width: CGFloat, _ subviews: Subviews)
    -> [(indices: Range<Int>, width: CGFloat, height: CGFloat)]
  {
    var rows: [(indices: Range<Int>, width: CGFloat, height: CGFloat)] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if let last = rows.last, last.width + 8 + size.width <= width {
        rows[rows.count - 1] = (
          last.indices.lowerBound..<index + 1, last.width + 8 + size.width,
          max(last.height, size.height)
        )
      } else {
        rows.append((index..<index + 1, size.width, size.height))
      }
    }
    return rows
  }
}

private struct DiagonalLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 60, height: 60))
    return CGSize(width: min(size.width, size.height), height: min(size.width, size.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let subviews = subviews.prefix(2)
    let size = bounds.size
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    for index in subviews.indices {
      switch (index, subviews.count) {
      case (_, 1):
        subviews[index].place(at: center, anchor: .center, proposal: ProposedViewSize(size))
      default:
        let direction = index == 0 ? -1.0 : 1.0
        subviews[index].place(
          at: CGPoint(
            x: center.x + size.width * direction * 0.15,
            y: center.y + size.height * direction * 0.2), anchor: .center,
          proposal: ProposedViewSize(
            CGSize(width: size.width * 0.7, height: size.height * 0.7)))
      }
    }
  }
}

private struct ChevronLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 5) {
      configuration.icon
        .foregroundStyle(.secondary)
      configuration.title
      Image(systemName: "chevron.forward")
        .foregroundStyle(.tertiary)
        .fontWeight(.semibold)
        .imageScale(.small)
        .padding(.leading, 2)
    }
    .foregroundColor(.accentColor)
  }
}

extension LabelStyle where Self == ChevronLabelStyle {
  fileprivate static var chevron: ChevronLabelStyle { ChevronLabelStyle() }
}

private struct Card<Content: View>: View {
  var title: LocalizedStringKey
  @ViewBuilder var content: Content
  @Environment(\.colorScheme) private var colorScheme

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: 10, style: .continuous)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Label(title, systemImage: "shippingbox")
        .labelStyle(.chevron)
        .font(.headline)
      content
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background, in: shape)
    .overlay {
      shape.strokeBorder(.quaternary, lineWidth: 0.5)
    }
    .background(colorScheme == .dark ? Color.black : .white)
  }
}

private struct Segment: Shape {
  func path(in rect: CGRect) -> ChalkboardUI.Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.maxY), radius: rect.width / 2,
        startAngle: .degrees(0), endAngle: .degrees(180), clockwise: true)
      path.closeSubpath()
    }
  }
}

private struct Dashboard: View {
  struct Sale: Identifiable {
    var id: String
    var count: Int
  }

  var sales = [Sale(id: "Plain", count: 1200), Sale(id: "Lemon", count: 377)]
  @State private var isExpanded = true

  var body: some View {
    let total = sales.reduce(0) { $0 + $1.count }
    VStack(alignment: .leading, spacing: 12) {
      Text("Total: \(total)")
        .font(.title.bold())
        .foregroundStyle(.indigo.gradient)
      ForEach(sales) { sale in
        HStack {
          Text(sale.id)
          Spacer()
          Text(sale.count.formatted())
            .padding(.vertical, 4)
            .padding(.horizontal, 8)
            .background(.quaternary.opacity(0.5), in: Capsule())
            .background(in: Capsule())
            .font(.caption)
        }
        if sale.count > 1000 {
          Segment().fill(.tint).frame(height: 10)
        }
      }
      FlowLayout(alignment: .leading) {
        ForEach(["a", "b", "c"], id: \.self) { tag in
          Text(tag).padding(4).background(.indigo.shadow(.drop(color: .black, radius: 2)))
        }
      }
      DiagonalLayout {
        Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Circle().strokeBorder(isExpanded ? Color.primary : .secondary)
      }
      .frame(width: 40, height: 40)
      GeometryReader { proxy in
        Rectangle().frame(width: proxy.size.width / 2)
      }
      .frame(height: 8)
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.teal))
        context.drawLayer { layer in
          layer.translateBy(x: size.width / 2, y: size.height / 2)
          layer.rotate(by: .degrees(-10))
          layer.fill(
            Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6)),
            with: .radialGradient(
              Gradient(colors: [.white, .clear]), center: .zero, startRadius: 0, endRadius: 3))
        }
        context.draw(Text("x").font(.caption2), at: CGPoint(x: 5, y: 5))
      }
      .frame(height: 20)
      Text("\(Image(systemName: "clock")) ready") + Text(" now").bold()
    }
    .padding()
    .environment(\.locale, Locale(identifier: "de_DE"))
    .tint(.orange)
  }
}

@Suite struct AppCodeTests {
  @Test func dashboardIsDrawnWithoutWarnings() {
    let rendering = Rendering(Card(title: "Orders \(3)") { Dashboard() }, width: 320)
    #expect(rendering.diagnostics.isEmpty)
    #expect(rendering.scene.size.width == 320)
    let strings = rendering.texts.map(\.string)
    #expect(strings.contains("Orders 3"))
    #expect(strings.contains("Total: 1.577"))
    #expect(strings.contains(" ready"))
    #expect(strings.contains(" now"))
  }

  @Test func environmentReachesBodies() {
    let dark = Rendering(
      Card(title: "x") { EmptyView() }.environment(\.colorScheme, .dark), width: 100)
    #expect(dark.paths.first?.fill == .color(.black))
  }

  @Test func conditionalsLoopsAndOptionalsBuild() {
    @ViewBuilder func rows(_ count: Int, _ name: String?) -> some View {
      if let name { Text(name) } else { Text("none") }
      switch count {
      case 0: Text("zero")
      case 1: Text("one")
      default:
        for index in 0..<count { Text("row \(index)") }
      }
      if count > 2 { Divider() }
    }
    let rendering = Rendering(VStack { rows(3, nil) })
    #expect(rendering.texts.map(\.string) == ["none", "row 0", "row 1", "row 2"])
    #expect(rendering.paths.count == 1)
  }

  @Test func modifiersOnGroupsApplyToEachView() {
    let rendering = Rendering(
      VStack(spacing: 0) {
        Group {
          Box(10, 10)
          Box(10, 10)
        }.padding(5)
      })
    #expect(rendering.scene.size == Size(width: 20, height: 40))
  }
}
