import Foundation
import Typography

/// The faces that were found, as the command prints them.
struct FontListing {
  let faces: [FaceDescription]
  let folders: [String]

  var table: String {
    var table = TextTable(columns: [
      "FAMILY", "STYLE", "WEIGHT", "WIDTH", "SLANT", "KIND", "FILE",
    ])
    for face in faces {
      table.append([
        face.family, face.style, Self.weight(of: face), Self.width(of: face), face.slant.rawValue,
        Self.kind(of: face), Self.file(of: face),
      ])
    }
    return table.text + "\n" + summary
  }

  private var summary: String {
    var text =
      "\(faces.count) \(faces.count == 1 ? "face" : "faces"). Folders that were searched:\n"
    for folder in folders {
      text += "  \(folder)\(DrawingOptions.isFolder(folder) ? "" : " (not there)")\n"
    }
    return text
  }

  private static func weight(of face: FaceDescription) -> String {
    guard let range = face.weightRange else { return "\(face.weight)" }
    return "\(range.lowerBound)-\(range.upperBound)"
  }

  private static func width(of face: FaceDescription) -> String {
    let number = Int(exactly: face.width).map(String.init) ?? "\(face.width)"
    return "\(number)%"
  }

  private static func kind(of face: FaceDescription) -> String {
    face.hasPictures ? "colour" : face.isVariable ? "variable" : "static"
  }

  /// The path, with the number of the face in a collection behind it.
  static func file(of face: FaceDescription) -> String {
    face.index > 0 ? "\(face.path)#\(face.index)" : face.path
  }

  var json: String { JSONText.text(of: Document(folders: folders, faces: faces)) }

  private struct Document: Encodable {
    let folders: [String]
    let faces: [FaceDescription]
  }
}

/// Which face draws which part of a text, as the command prints it.
struct FontUseListing {
  let stretches: [FontStretch]

  /// The text stands last, since its letters may be wider than others in a terminal.
  var table: String {
    if stretches.isEmpty { return "Nothing is to be drawn: the text has no visible character.\n" }
    var table = TextTable(columns: ["FACE", "FILE", "TEXT"])
    for stretch in stretches {
      let face = stretch.face.map { "\($0.family) \($0.style)" } ?? "none for \(stretch.script)"
      let file = stretch.face.map(FontListing.file) ?? Self.remedy(for: stretch)
      table.append([face, file, Self.quoted(stretch.text)])
    }
    return table.text
  }

  private static func remedy(for stretch: FontStretch) -> String {
    stretch.package.map { "install the package \($0)" } ?? "no package is known to have one"
  }

  /// Control characters and marks of direction, which would spoil the table, by their numbers.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        let number = String(scalar.value, radix: 16, uppercase: true)
        quoted += "<U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)>"
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Whether a character cannot be seen, and is no part of one that can, as joiners are.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format:
      scalar.properties.isDefaultIgnorableCodePoint
        && !(0x200C...0x200D).contains(scalar.value)
        && !(0xE0020...0xE007F).contains(scalar.value)
    default: false
    }
  }

  var json: String {
    JSONText.text(
      of: stretches.map { stretch in
        Entry(
          text: stretch.text, face: stretch.face, script: stretch.script,
          package: stretch.face == nil ? stretch.package : nil)
      })
  }

  private struct Entry: Encodable {
    let text: String
    let face: FaceDescription?
    let script: String
    let package: String?
  }
}

private enum JSONText {
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Plain values and texts can always be encoded.
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
