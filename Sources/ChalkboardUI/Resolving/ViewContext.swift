import ChartScales
import Diagnostics
import Typography

/// What a view sees while it is laid out and drawn.
package struct ViewContext {
  package var environment: EnvironmentValues
  package let session: RenderSession
  /// The axis of the innermost stack; `nil` outside stacks.
  package var stackAxis: Axis?

  package init(_ context: RenderContext) {
    environment = context.environment
    session = RenderSession(fonts: context.fonts)
  }

  package var fonts: FontLibrary { session.fonts }

  package func report(_ diagnostic: Diagnostic) { environment.report(diagnostic) }
}
