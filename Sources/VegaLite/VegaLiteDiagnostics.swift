import Diagnostics

/// The wording of everything that reading a Vega-Lite document reports.
enum VegaLiteDiagnostics {
  static func wrongKind(_ found: String, expected: String, at place: Place) -> Diagnostic {
    .error("\(found) where \(expected) belongs", at: place)
  }

  static func missing(_ name: String, at place: Place) -> Diagnostic {
    .error("no \"\(name)\"", at: place)
  }

  static func unknown(
    _ kind: String, _ name: String, known: [String], at place: Place
  ) -> Diagnostic {
    .error("unknown \(kind) \"\(name)\"", at: place, hint: NearestName.hint(for: name, in: known))
  }

  static func unknownProperty(_ name: String, known: [String], at place: Place) -> Diagnostic {
    let near = NearestName.suggestion(for: name, in: known)
    return .warning(
      "unknown property \"\(name)\" ignored", at: place,
      hint: near.map { "did you mean \"\($0)\"?" })
  }

  static func unsupported(_ name: String, at place: Place) -> Diagnostic {
    .warning("property \"\(name)\" not drawn yet", at: place)
  }

  static func unsupported(
    _ name: String, of object: String, at place: Place
  ) -> Diagnostic {
    .warning("property \"\(name)\" of \(object) not drawn yet", at: place)
  }

  static func wrongExtent(_ extent: Double, at place: Place) -> Diagnostic {
    .error(
      "size of \(extent.formattedExtent) pixels", at: place,
      hint: "a side has 1 to \(Int(ViewReader.extents.upperBound)) pixels")
  }

  static func foreignSchema(_ schema: String, at place: Place) -> Diagnostic {
    .error(
      "schema \"\(schema)\"", at: place,
      hint: "only Vega-Lite documents of version 5 and 6 are read")
  }

  static func networkData(_ address: String, at place: Place) -> Diagnostic {
    .error(
      "data at the network address \"\(address)\"", at: place,
      hint: "download the file and name it relative to the data folder")
  }

  static func dataOutsideFolder(_ path: String, at place: Place) -> Diagnostic {
    .error("data file \"\(path)\" outside the data folder", failure: .noInput, at: place)
  }

  static func unknownData(_ name: String, known: [String], at place: Place) -> Diagnostic {
    .error(
      "unknown data \"\(name)\"", failure: .data, at: place,
      hint: known.isEmpty
        ? "give data.url or data.values" : NearestName.hint(for: name, in: known))
  }

  static func noData(at place: Place) -> Diagnostic {
    .error("no data", at: place, hint: "give \"data\": {\"values\": […]} or {\"url\": \"…\"}")
  }

  static func tooDeep(at place: Place) -> Diagnostic {
    .error("layers nested more than \(ViewReader.deepestLayer) deep", at: place)
  }
}

extension Double {
  /// Without decimals where there are none.
  fileprivate var formattedExtent: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
