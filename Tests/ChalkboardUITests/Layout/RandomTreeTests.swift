import Testing
import VectorScene

@testable import ChalkboardUI

/// Trees of stacks, frames and boxes, drawn with enough room.
@Suite struct RandomTreeTests {
  @Test(arguments: 0..<200)
  func viewsLieInsideTheirParentsAndBesideEachOther(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let tree = Tree(depth: 4, &generator)
    let rendering = Rendering(tree.view)
    #expect(rendering.diagnostics.isEmpty)
    let frames = rendering.frames
    #expect(frames.count == tree.leafCount)
    let page = rendering.scene.size
    for frame in frames {
      #expect(frame.minX >= -1e-6 && frame.maxX <= page.width + 1e-6)
      #expect(frame.minY >= -1e-6 && frame.maxY <= page.height + 1e-6)
    }
    for (index, frame) in frames.enumerated() {
      for other in frames.dropFirst(index + 1) {
        let isApart =
          frame.maxX <= other.minX + 1e-6 || other.maxX <= frame.minX + 1e-6
          || frame.maxY <= other.minY + 1e-6 || other.maxY <= frame.minY + 1e-6
        #expect(isApart)
      }
    }
  }

  @Test(arguments: 0..<50)
  func theSameTreeGivesTheSameScene(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let tree = Tree(depth: 4, &generator)
    #expect(Rendering(tree.view, width: 300).scene == Rendering(tree.view, width: 300).scene)
  }
}

private indirect enum Tree {
  case box(CGFloat, CGFloat)
  case row(VerticalAlignment, CGFloat?, [Tree])
  case column(HorizontalAlignment, CGFloat?, [Tree])
  case padded(CGFloat, Tree)
  case framed(CGFloat, Tree)

  init(depth: Int, _ generator: inout SeededGenerator) {
    func children(_ generator: inout SeededGenerator) -> [Tree] {
      (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        Tree(depth: depth - 1, &generator)
      }
    }
    let spacing: CGFloat? =
      Bool.random(using: &generator) ? nil : .random(in: 0...9, using: &generator)
    switch depth <= 0 ? 0 : Int.random(in: 0...4, using: &generator) {
    case 1:
      let alignment = [VerticalAlignment.top, .center, .bottom, .firstTextBaseline]
        .randomElement(using: &generator)
      self = .row(alignment ?? .center, spacing, children(&generator))
    case 2:
      let alignment = [HorizontalAlignment.leading, .center, .trailing]
        .randomElement(using: &generator)
      self = .column(alignment ?? .center, spacing, children(&generator))
    case 3:
      self = .padded(
        .random(in: 0...12, using: &generator), Tree(depth: depth - 1, &generator))
    case 4:
      self = .framed(
        .random(in: 0...100, using: &generator), Tree(depth: depth - 1, &generator))
    default:
      self = .box(.random(in: 1...50, using: &generator), .random(in: 1...50, using: &generator))
    }
  }

  var view: AnyView {
    switch self {
    case .box(let width, let height): AnyView(Box(width, height))
    case .row(let alignment, let spacing, let children):
      AnyView(
        HStack(alignment: alignment, spacing: spacing) {
          ForEach(0..<children.count) { children[$0].view }
        })
    case .column(let alignment, let spacing, let children):
      AnyView(
        VStack(alignment: alignment, spacing: spacing) {
          ForEach(0..<children.count) { children[$0].view }
        })
    case .padded(let length, let child): AnyView(child.view.padding(length))
    case .framed(let width, let child): AnyView(child.view.frame(minWidth: width))
    }
  }

  var leafCount: Int {
    switch self {
    case .box: 1
    case .row(_, _, let children), .column(_, _, let children):
      children.reduce(0) { $0 + $1.leafCount }
    case .padded(_, let child), .framed(_, let child): child.leafCount
    }
  }
}

/// A generator of random numbers that gives the same ones for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
