import VectorScene

/// A symbol or a picture.
public struct Image: View, Equatable, Sendable {
  enum Source: Hashable, Sendable {
    case symbol(String)
    case named(String)
    case picture(Picture)
  }

  let source: Source
  private var isResizable = false
  private var mode: SymbolRenderingMode?
  /// Whether only its opacity counts, and it is painted in the foreground style.
  private var isTemplate = false
  private var isDecorative = false
  private var label: Text?

  private init(_ source: Source) { self.source = source }

  /// The symbol called `systemName`, drawn like a character of the font. A name that is not known
  /// is drawn as a question mark, with a warning.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// The picture called `name` among the environment's pictures; an unknown one is drawn as a
  /// question mark, with a warning.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name))
    self.label = label
  }

  /// A picture that says nothing to people who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name))
    isDecorative = true
  }

  package init(_ picture: Picture) { self.init(.picture(picture)) }

  /// Lets the picture take the size that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = renderingMode == .template
    return image
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.mode = mode
    return image
  }

  /// Accepted for the sake of code written for SwiftUI.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Accepted for the sake of code written for SwiftUI.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func makeElements(in list: inout ElementList) {
    let environment = list.environment
    let name = "Image"
    let graphic: ImageContent.Graphic
    switch source {
    case .picture(let picture): graphic = .picture(picture)
    case .named(let name):
      if let picture = environment.pictures[name] {
        graphic = .picture(picture)
      } else {
        list.context.report(
          ChalkboardUIDiagnostics.unknownPicture(name, known: environment.pictures.keys.sorted()))
        graphic = .symbol(resolve(SymbolCatalog.placeholder, in: environment))
      }
    case .symbol:
      guard let symbol = resolvedSymbol(font: nil, in: environment) else { return }
      graphic = .symbol(symbol)
    }
    list.append(
      ImageContent(
        graphic: graphic, isResizable: isResizable, isTemplate: isTemplate, name: name,
        accessibility: accessibility(in: environment), context: list.context))
  }

  private func accessibility(in environment: EnvironmentValues) -> Accessibility? {
    if isDecorative { return Accessibility(role: .decoration) }
    guard let label else { return nil }
    return Accessibility(role: .image, label: label.string(in: environment))
  }

  /// The symbol as it is drawn beside `font`; `nil` for a picture.
  ///
  /// - Parameter font: `nil` is the environment's.
  func resolvedSymbol(font: FontStyle?, in environment: EnvironmentValues) -> ResolvedSymbol? {
    guard case .symbol(let name) = source else { return nil }
    var symbol: Symbol?
    if environment.symbols.isFilled {
      symbol = SymbolCatalog.symbol(named: "\(name).fill")
    }
    symbol = symbol ?? SymbolCatalog.symbol(named: name)
    if symbol == nil { environment.report(ChalkboardUIDiagnostics.unknownSymbol(name)) }
    return resolve(symbol ?? SymbolCatalog.placeholder, font: font, in: environment)
  }

  private func resolve(
    _ symbol: Symbol, font: FontStyle? = nil, in environment: EnvironmentValues
  ) -> ResolvedSymbol {
    let settings = environment.text
    let automatic: SymbolRenderingMode =
      environment.foregroundLevels.count > 1 ? .palette : .monochrome
    return ResolvedSymbol(
      symbol, font: font ?? settings.attributes.fontStyle(families: settings.families),
      scale: environment.symbols.scale,
      mode: mode ?? environment.symbols.renderingMode ?? automatic)
  }
}

extension Image {
  /// The size of a symbol relative to the text beside it.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// Accepted for the sake of code written for SwiftUI: pictures are stretched.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Painted in the foreground style; only the picture's opacity counts.
    case template
    case original
  }

  /// Accepted for the sake of code written for SwiftUI.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }
}

struct ImageContent: ElementContent {
  enum Graphic {
    case symbol(ResolvedSymbol)
    case picture(Picture)
  }

  var graphic: Graphic
  var isResizable: Bool
  var isTemplate: Bool
  var name: String
  var accessibility: Accessibility?
  var context: ViewContext

  var guides: GuideKinds {
    if case .symbol = graphic { return .textBaselines }
    return []
  }

  private var naturalSize: CGSize {
    switch graphic {
    case .symbol(let symbol): symbol.size
    case .picture(let picture): picture.size
    }
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
  }

  func explicitGuide(_ guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard case .symbol(let symbol) = graphic, !isResizable, guide.isTextBaseline else {
      return nil
    }
    return symbol.baseline
  }

  func draw(in frame: CGRect, proposal: ProposedViewSize, to nodes: inout NodeList) {
    let environment = context.environment
    var drawn =
      switch graphic {
      case .symbol(let symbol): symbol.nodes(in: frame, environment: environment)
      case .picture(let picture): picture.nodes(in: frame)
      }
    if isTemplate, case .picture = graphic {
      let paint = ForegroundStyle().paint(in: environment, frame: frame).paint
      drawn = [
        .group(
          VectorScene.Group(
            [.path(PathNode(.rectangle(Rect(frame)), fill: paint))], mask: drawn))
      ]
    }
    guard let accessibility else { return nodes.append(contentsOf: drawn) }
    nodes.append(.group(VectorScene.Group(drawn, accessibility: accessibility)))
  }
}
