/// What is read of a face to decide whether it is the one that is looked for.
struct FaceHeader: Sendable {
  var path: String
  /// Which face of a collection; 0 for a file with one face.
  var index: Int
  var names: FaceNames
  var style: FaceStyle
  /// Whether the face has outlines; one that has only pictures, as for colour emoji, has none.
  var hasOutlines: Bool
  /// Whether the face could be drawn at several weights or widths; only its default is.
  var isVariable: Bool

  init(path: String, index: Int, directory: TableDirectory) {
    self.path = path
    self.index = index
    names = directory["name"].map(FaceNames.init) ?? FaceNames()
    style = FaceStyle(windows: directory["OS/2"], head: directory["head"])
    isVariable = directory["fvar"] != nil
    hasOutlines = directory["CFF "] != nil || (directory["glyf"] != nil && directory["loca"] != nil)
  }

  /// The typographic family, or the file's name when the font states none.
  var family: String { names.families.first ?? FontFileName.base(of: path) }

  /// The PostScript name, or else the file's name.
  var name: String { names.postScript ?? FontFileName.base(of: path) }

  /// Whether one of the face's families is `family`, as ``FamilyName/key(_:)`` gives it.
  func isOf(family key: String) -> Bool {
    names.families.contains { FamilyName.key($0) == key }
  }
}
