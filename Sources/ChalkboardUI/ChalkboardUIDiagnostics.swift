import Diagnostics
import Foundation

/// The wording of everything that this target reports.
enum ChalkboardUIDiagnostics {
  static func unknownColor(_ name: String, in set: ColorSet) -> Diagnostic {
    .warning(
      "unknown colour \"\(name)\", drawn grey",
      hint: NearestName.hint(for: name, in: set.names))
  }

  static func tooDeep(_ view: String) -> Diagnostic {
    .warning(
      "views nested too deep to be drawn, from \(view) on",
      hint: "a view that contains itself never ends")
  }

  static func sizeIsNoNumber(of view: String) -> Diagnostic {
    .warning("size of \(view) is no number, taken as 0")
  }

  static func undrawableFrame(_ frame: CGRect, of view: String) -> Diagnostic {
    .warning(
      "frame of \(view) cannot be drawn: x \(frame.origin.x), y \(frame.origin.y), "
        + "width \(frame.size.width), height \(frame.size.height)",
      hint: "it was moved to the nearest frame that can")
  }

  static func invalidFrame(_ length: CGFloat, of view: String) -> Diagnostic {
    .warning(
      "frame length of \(view) is \(length), ignored",
      hint: "lengths are finite and not negative; use maxWidth or maxHeight to fill the space")
  }

  static func unknownPicture(_ name: String, known: [String]) -> Diagnostic {
    .warning(
      "unknown picture \"\(name)\", drawn as a question mark",
      hint: NearestName.hint(for: name, in: known))
  }

  static func unknownSymbol(_ name: String) -> Diagnostic {
    let names = SymbolCatalog.names
    return .warning(
      "unknown symbol \"\(name)\", drawn as a question mark",
      hint: NearestName.suggestion(for: name, in: names).map { "did you mean \"\($0)\"?" })
  }
}
