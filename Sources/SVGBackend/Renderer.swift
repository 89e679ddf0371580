import VectorScene

/// Writes scenes as SVG documents that can stand alone, in an `<img>` or in the middle of a page.
///
/// The same scene and options give the same bytes on every machine. Nothing in a document refers
/// to anything outside it but links, and text from the scene is always escaped.
public struct SVGRenderer: Sendable {
  public var options: SVGOptions
  private let glyphs: (any GlyphSource)?

  /// - Parameter glyphs: Where fonts and outlines come from with ``SVGOptions/TextMode/embed`` and
  ///   ``SVGOptions/TextMode/outlines``; with `nil` every text is written as in
  ///   ``SVGOptions/TextMode/system``.
  public init(options: SVGOptions = SVGOptions(), glyphs: (any GlyphSource)? = nil) {
    self.options = options
    self.glyphs = glyphs
  }

  /// The scene as one `<svg>` element in UTF-8, without an XML declaration, ending in a newline.
  ///
  /// Groups nested deeper than 200 levels are left out.
  public func render(_ scene: Scene) -> [UInt8] {
    let page = Page(scene, options: options, glyphs: glyphs)
    return page.bytes(prefix: page.usesIDs ? prefix(of: page) : [])
  }

  /// Scenes that stand in one page, each as by ``render(_:)-(Scene)``, with no id in two of them
  /// even where two scenes are equal.
  public func render(_ scenes: [Scene]) -> [[UInt8]] {
    var uses: [[UInt8]: Int] = [:]
    return scenes.map { scene in
      let page = Page(scene, options: options, glyphs: glyphs)
      guard page.usesIDs else { return page.bytes(prefix: []) }
      let prefix = prefix(of: page)
      let number = uses[prefix, default: 0] + 1
      uses[prefix] = number
      return page.bytes(prefix: number == 1 ? prefix : IDPrefix.numbered(prefix, number))
    }
  }

  private func prefix(of page: borrowing Page) -> [UInt8] {
    options.idPrefix.map { IDPrefix.cleaned($0) } ?? page.derivedPrefix
  }
}

/// The pieces of a written document, before its ids have their prefix.
private struct Page: ~Copyable {
  private let head: MarkupWriter
  private let definitions: MarkupWriter
  private let body: MarkupWriter

  init(_ scene: Scene, options: SVGOptions, glyphs: (any GlyphSource)?) {
    var document = Document(options: options, glyphs: glyphs)
    if options.textMode == .embed, let glyphs {
      document.families = EmbeddedFamilies(scene.nodes, glyphs: glyphs)
      document.definitions.fontFaces(document.families)
    }
    document.background(of: scene)
    document.nodes(scene.nodes)
    document.defineSymbols()
    var head = MarkupWriter()
    head.root(scene, of: document)
    self.head = head
    definitions = document.definitions
    body = document.body
  }

  var usesIDs: Bool { !definitions.prefixPlaces.isEmpty }

  var derivedPrefix: [UInt8] {
    var hash = ContentHash()
    hash.add(head)
    hash.add(definitions)
    hash.add(body)
    return IDPrefix.derived(from: hash)
  }

  func bytes(prefix: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    let places = definitions.prefixPlaces.count + body.prefixPlaces.count
    output.reserveCapacity(
      head.count + definitions.count + body.count + places * prefix.count + 32)
    head.write(to: &output, prefix: prefix)
    if !definitions.isEmpty {
      output.append(contentsOf: "<defs>\n".utf8)
      definitions.write(to: &output, prefix: prefix)
      output.append(contentsOf: "</defs>\n".utf8)
    }
    body.write(to: &output, prefix: prefix)
    output.append(contentsOf: "</svg>\n".utf8)
    return output
  }
}

extension Document {
  fileprivate mutating func background(of scene: Scene) {
    guard let paint = scene.background, !paint.isInvisible else { return }
    body.markup("<rect width=\"100%\" height=\"100%\"")
    self.paint(.fill, paint)
    body.markup("/>\n")
  }
}

extension MarkupWriter {
  /// The start of the document, up to its title and description.
  fileprivate mutating func root(_ scene: Scene, of document: borrowing Document) {
    let width = scene.size.width
    let height = scene.size.height
    markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    attribute(" width=\"", max(0, width), decimals: 2)
    attribute(" height=\"", max(0, height), decimals: 2)
    markup(" viewBox=\"0 0 ")
    number(max(0, width), decimals: 2)
    byte(" ")
    number(max(0, height), decimals: 2)
    markup("\" role=\"img\"")
    if let language = scene.language, Self.isTag(language) {
      // One for pages in HTML, one for readers of XML.
      attribute(" lang=\"", language)
      attribute(" xml:lang=\"", language)
    }
    if let font = document.rootFont {
      markup(" font-family=\"")
      families(
        document.families.stack(font.families, behind: document.rootFamily),
        behind: document.rootFamily)
      byte("\"")
      attribute(" font-size=\"", font.size, decimals: 2)
    }
    if !document.families.rules.isEmpty {
      // Letters in fractions of pixels, as they were laid out, and none made bold or slanted.
      markup(" text-rendering=\"geometricPrecision\" style=\"font-synthesis:none\"")
    }
    if document.needsMiterLimit {
      attribute(" stroke-miterlimit=\"", Document.rootMiterLimit, decimals: 2)
    }
    markup(">\n")
    element("<title>", scene.title, "</title>\n")
    element("<desc>", scene.summary, "</desc>\n")
  }

  private mutating func element(
    _ opening: StaticString, _ content: String, _ closing: StaticString
  ) {
    guard !content.isEmpty else { return }
    markup(opening)
    text(content)
    markup(closing)
  }

  /// Whether a text has the shape of a BCP 47 language tag.
  private static func isTag(_ language: String) -> Bool {
    !language.isEmpty
      && language.utf8.allSatisfy {
        ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
      }
  }
}
