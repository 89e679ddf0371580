extension View {
  public func foregroundStyle(_ style: some ShapeStyle) -> ModifiedView {
    let styles = [AnyShapeStyle(style)]
    return changingEnvironment { $0.foregroundLevels.set(styles) }
  }

  /// Sets what `.primary` and `.secondary` stand for inside.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle)
    -> ModifiedView
  {
    let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary)]
    return changingEnvironment { $0.foregroundLevels.set(styles) }
  }

  /// Sets what `.primary`, `.secondary` and `.tertiary` stand for inside.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> ModifiedView {
    let styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
    return changingEnvironment { $0.foregroundLevels.set(styles) }
  }

  /// `nil` changes nothing.
  public func foregroundColor(_ color: Color?) -> ModifiedView {
    changingEnvironment { environment in
      if let color { environment.foregroundLevels.set([AnyShapeStyle(color)]) }
    }
  }

  /// Sets what `.background` stands for inside.
  public func backgroundStyle(_ style: some ShapeStyle) -> ModifiedView {
    let style = AnyShapeStyle(style)
    return changingEnvironment { $0.backgroundStyle = style }
  }

  /// Sets what `.tint` stands for inside; `nil` is the accent colour.
  public func tint(_ tint: Color?) -> ModifiedView {
    changingEnvironment { $0.tint = tint.map(AnyShapeStyle.init) }
  }

  /// Sets what `.tint` stands for inside; `nil` is the accent colour.
  public func tint(_ tint: (some ShapeStyle)?) -> ModifiedView {
    let style = tint.map { AnyShapeStyle($0) }
    return changingEnvironment { $0.tint = style }
  }

  /// Sets what `Color.accentColor` stands for inside; `nil` changes nothing.
  public func accentColor(_ accentColor: Color?) -> ModifiedView {
    changingEnvironment { environment in
      if let accentColor { environment.accentColor = accentColor }
    }
  }

  public func colorScheme(_ colorScheme: ColorScheme) -> ModifiedView {
    changingEnvironment { $0.colorScheme = colorScheme }
  }

  /// `nil` changes nothing.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> ModifiedView {
    changingEnvironment { environment in
      if let colorScheme { environment.colorScheme = colorScheme }
    }
  }
}
