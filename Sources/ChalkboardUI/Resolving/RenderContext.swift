import ChartScales
import Diagnostics
import Typography

/// Everything that a render takes from outside the views.
package struct RenderContext: Sendable {
  package var fonts: FontLibrary
  /// What the outermost view sees.
  package var environment: EnvironmentValues
  package let diagnostics: DiagnosticSink

  package init(
    fonts: FontLibrary, format: FormatContext = FormatContext(), colorScheme: ColorScheme = .light,
    accentColor: Color = .blue, colorSet: ColorSet = ColorSet(),
    diagnostics: DiagnosticSink = DiagnosticSink()
  ) {
    self.fonts = fonts
    self.diagnostics = diagnostics
    var environment = EnvironmentValues()
    environment.format = format
    environment.colorScheme = colorScheme
    environment.accentColor = accentColor
    environment.colorSet = colorSet
    environment.diagnostics = diagnostics
    self.environment = environment
  }
}
