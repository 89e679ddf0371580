import Diagnostics

/// The wording of everything that this target reports.
enum ChalkboardUIDiagnostics {
  static func unknownColor(_ name: String, in set: ColorSet) -> Diagnostic {
    .warning(
      "unknown colour \"\(name)\", drawn grey",
      hint: NearestName.hint(for: name, in: set.names))
  }
}
