import Foundation
import FoundationXML
import Testing
import VectorScene

@testable import SVGBackend

@Suite struct RendererTests {
  @Test func root() {
    let scene = Scene(
      size: Size(width: 480, height: 300.5), background: .color(.white), nodes: [],
      title: "Sales <today>", summary: "Five \"bars\" & a line", language: "de-CH")
    #expect(
      svg(scene) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="480" height="300.5" \
        viewBox="0 0 480 300.5" role="img" lang="de-CH" xml:lang="de-CH">
        <title>Sales &lt;today&gt;</title>
        <desc>Five &quot;bars&quot; &amp; a line</desc>
        <rect width="100%" height="100%" fill="#fff"/>
        </svg>

        """)
  }

  @Test func nothingIsSaidThatIsNotKnown() {
    let empty = svg(Scene(size: Size(width: 10, height: 10)))
    #expect(!empty.contains("<title") && !empty.contains("<desc") && !empty.contains("lang"))
    #expect(!svg(Scene(size: .zero, language: "x\" onload=\"")).contains("lang"))
    #expect(!svg(Scene(size: .zero, language: "")).contains("lang"))
  }

  @Test(arguments: [Size(width: -1, height: 0), Size(width: .nan, height: .infinity)])
  func badSizesStayNumbers(size: Size) {
    let written = svg(Scene(size: size))
    #expect(!written.contains("nan") && !written.contains("inf") && !written.contains("\"-"))
  }

  @Test func sameSceneSameBytes() {
    let nodes = [square(gradient()), .group(Group([square()], clip: rectangle(0, 0, 1, 1)))]
    let renderer = SVGRenderer()
    #expect(renderer.render(scene(nodes)) == renderer.render(scene(nodes)))
    // Fixed for all time: a change here changes the bytes of everybody's charts.
    #expect(svg(scene(nodes), options: SVGOptions()).contains("id=\"cmnwjhkfdg1\""))
  }

  @Test func idsFollowTheContent() {
    func ids(_ title: String) -> Set<String> {
      Set(Self.ids(in: SVGRenderer().render(scene([square(gradient())], title: title))))
    }
    #expect(ids("a").count == 1)
    #expect(ids("a") == ids("a"))
    #expect(ids("a").isDisjoint(with: ids("b")))
  }

  @Test func scenesOfOnePageShareNoID() {
    let scenes = [
      scene([square(gradient())]), scene([square(gradient(to: .black))]),
      scene([square(gradient())]), scene([square()]),
    ]
    for prefix in [nil, "day-"] {
      let documents = SVGRenderer(options: SVGOptions(idPrefix: prefix)).render(scenes)
      let ids = documents.map { Self.ids(in: $0) }
      #expect(ids.map(\.count) == [1, 1, 1, 0])
      #expect(Set(ids.joined()).count == 3)
      for (document, ids) in zip(documents, ids) {
        #expect(Self.references(in: document).allSatisfy(ids.contains))
      }
    }
  }

  /// A scene with everything in it, and numbers and texts that are as bad as they come.
  @Test(arguments: SVGOptions.TextMode.allCases)
  func everyDocumentIsWellFormedAndFinite(mode: SVGOptions.TextMode) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let nodes = (0..<6).map { _ in WildNodes.node(depth: 3, using: &random) }
      let scene = Scene(
        size: Size(width: 100, height: WildNodes.number(using: &random)),
        background: WildNodes.paint(using: &random), nodes: nodes,
        title: WildNodes.string(using: &random), summary: WildNodes.string(using: &random),
        language: WildNodes.string(using: &random))
      let options = SVGOptions(precision: Int.random(in: -2...9, using: &random), textMode: mode)
      let bytes = SVGRenderer(options: options, glyphs: BoxGlyphs()).render(scene)
      try DocumentCheck.check(bytes)
    }
  }

  static func ids(in document: [UInt8]) -> [String] {
    String(decoding: document, as: UTF8.self).matches(of: /\sid="([^"]*)"/).map {
      String($0.output.1)
    }
  }

  static func references(in document: [UInt8]) -> [String] {
    String(decoding: document, as: UTF8.self).matches(of: /url\(#([^)]*)\)|href="#([^"]*)"/)
      .compactMap { ($0.output.1 ?? $0.output.2).map(String.init) }
  }
}

/// What must hold for every document.
private enum DocumentCheck {
  static func check(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let parser = XMLParser(data: Data(bytes))
    let elements = ElementNames()
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError)) in \(text)")
    let known: Set<String> = [
      "svg", "title", "desc", "defs", "g", "a", "path", "circle", "ellipse", "rect", "text", "use",
      "image", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "filter",
      "feGaussianBlur", "feOffset", "feColorMatrix", "feMerge", "feMergeNode",
    ]
    #expect(elements.names.isSubset(of: known))
    #expect(elements.attributes.allSatisfy { !$0.hasPrefix("on") })
    for value in elements.numbers {
      #expect(value.allSatisfy { "0123456789.- MhvlcqzZ%".contains($0) }, "\(value)")
    }
    let ids = RendererTests.ids(in: bytes)
    #expect(Set(ids).count == ids.count)
    #expect(RendererTests.references(in: bytes).allSatisfy(Set(ids).contains))
  }
}

private final class ElementNames: NSObject, XMLParserDelegate {
  var names: Set<String> = []
  var attributes: Set<String> = []
  /// Values of attributes that hold nothing but numbers.
  var numbers: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.insert(name)
    self.attributes.formUnion(attributes.keys)
    for (key, value) in attributes
    where [
      "x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "ry", "d", "width", "height",
      "viewBox", "opacity", "fill-opacity", "stroke-width", "stroke-dasharray", "font-size",
      "offset", "stdDeviation", "dx", "dy", "values",
    ].contains(key) {
      numbers.append(value)
    }
  }
}
