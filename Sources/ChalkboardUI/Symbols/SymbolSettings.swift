/// What the environment says about symbols.
struct SymbolSettings {
  var scale = Image.Scale.medium
  /// `nil` takes the palette where several foreground styles are set, and one colour elsewhere.
  var renderingMode: SymbolRenderingMode?
  var isFilled = false
}

/// How the parts of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind { case monochrome, hierarchical, palette, multicolor }

  let kind: Kind

  /// All parts in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Parts in fainter levels of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Parts in the primary, secondary and tertiary foreground style.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// Parts in colours of their own.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

/// Which version of a symbol is drawn.
public struct SymbolVariants: Hashable, Sendable {
  let isFilled: Bool

  public static let none = SymbolVariants(isFilled: false)
  public static let fill = SymbolVariants(isFilled: true)
}

extension EnvironmentValues {
  var symbols: SymbolSettings {
    get { values.symbols }
    set { values.symbols = newValue }
  }

  /// Default: medium.
  public var imageScale: Image.Scale {
    get { values.symbols.scale }
    set { values.symbols.scale = newValue }
  }

  /// Pictures by name, as an app's asset catalogue has them; `Image("name")` looks here.
  package var pictures: [String: Picture] {
    get { values.pictures }
    set { values.pictures = newValue }
  }
}

extension View {
  /// The size of symbols relative to the text beside them.
  public func imageScale(_ scale: Image.Scale) -> ModifiedView {
    changingEnvironment { $0.symbols.scale = scale }
  }

  /// `nil` takes the palette where several foreground styles are set, and one colour elsewhere.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> ModifiedView {
    changingEnvironment { $0.symbols.renderingMode = mode }
  }

  public func symbolVariant(_ variant: SymbolVariants) -> ModifiedView {
    changingEnvironment { $0.symbols.isFilled = variant.isFilled }
  }
}
