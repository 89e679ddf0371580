/// A folder with its font files, as it was when it was read.
struct FolderListing: Equatable, Sendable {
  enum State: UInt8, Sendable {
    case isRead
    /// There is no such folder, or it is no folder.
    case isAbsent
    case isUnreadable
  }

  var path: String
  /// The number of the folder that was asked for, in or below which it lies.
  var root: Int
  var state: State
  /// `nil` when a later change might not show, so that it is to be read again.
  var stamp: FileStamp?
  /// Names, sorted.
  var subfolders: [String] = []
  /// Sorted by name.
  var files: [FileListing] = []
}

/// A font file with its faces.
struct FileListing: Equatable, Sendable {
  var name: String
  /// `nil` when a later change might not show.
  var stamp: FileStamp?
  /// Why the file, or a part of it, is left out; `nil` for a good one.
  var problem: String?
  var faces: [FaceListing] = []
}

/// What is asked of a face before its file is opened.
struct FaceListing: Equatable, Sendable {
  /// What a face is good for and how it looks.
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    static let hasOutlines = Traits(rawValue: 1)
    /// It shows some characters as pictures, as for colour emoji.
    static let hasPictures = Traits(rawValue: 2)
    static let isVariable = Traits(rawValue: 4)
    static let isSerif = Traits(rawValue: 8)
    static let isSans = Traits(rawValue: 16)
    static let isMonospaced = Traits(rawValue: 32)
  }

  /// Which face of the file it is.
  var index: Int
  /// The family first that it is called by, then its other families.
  var families: [String]
  /// The style's name within the family.
  var styleName: String
  /// The PostScript name.
  var name: String
  var style: FaceStyle
  var traits: Traits
  var coverage: CharacterCoverage
}
