import ChartScales
import Diagnostics

/// A value that views pass down to the views inside them.
public protocol EnvironmentKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that a view passes down to the views inside it.
///
/// Copies are cheap: the values are shared until one of them is set.
///
/// They may hold values of types that are not `Sendable`, since SwiftUI's keys may; they are marked
/// so all the same because one render never changes them from two threads at once.
public struct EnvironmentValues: @unchecked Sendable {
  /// All built-in values in one place, so that setting one copies one block.
  struct Values {
    var colorScheme = ColorScheme.light
    var accentColor = Color.blue
    var tint: AnyShapeStyle?
    var backgroundStyle: AnyShapeStyle?
    var foregroundLevels = ForegroundLevels()
    var colorSet = ColorSet()
    var diagnostics: DiagnosticSink?
    var format = FormatContext()
    var text = TextSettings()
    var symbols = SymbolSettings()
    var labelStyle: any LabelStyle = DefaultLabelStyle()
    var pictures: [String: Picture] = [:]
    var displayScale: CGFloat = 2
    var layoutDirection = LayoutDirection.leftToRight
    var custom: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
  }

  private final class Storage {
    var values: Values

    init(_ values: Values) { self.values = values }
  }

  private var storage: Storage

  public init() { storage = Storage(Values()) }

  var values: Values {
    get { storage.values }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      yield &storage.values
    }
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values.custom[ObjectIdentifier(key)] = newValue }
  }

  /// Where warnings go; `nil` drops them.
  package var diagnostics: DiagnosticSink? {
    get { values.diagnostics }
    set { values.diagnostics = newValue }
  }

  package func report(_ diagnostic: Diagnostic) { values.diagnostics?.report(diagnostic) }
}
