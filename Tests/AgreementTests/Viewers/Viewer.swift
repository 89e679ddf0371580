#if Cairo
  import Foundation

  /// A program other than ours that shows SVG files.
  enum Viewer: String, CaseIterable, Sendable {
    case librsvg
    case chromium

    /// What to install where it is missing.
    var package: String {
      switch self {
      case .librsvg: "librsvg2-bin"
      case .chromium: "chromium"
      }
    }

    var program: String? {
      switch self {
      case .librsvg: Program.path(["rsvg-convert"])
      case .chromium: Program.path(["chromium", "chromium-browser", "google-chrome-stable"])
      }
    }

    /// Draws files at `scale` pixels per unit; what it leaves in `folder` has the names of the files.
    func draw(_ files: [DrawnFile], scale: Int, in folder: URL) throws -> [Shot] {
      guard let program else { return [] }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return switch self {
      case .librsvg: try Librsvg(program: program, folder: folder).draw(files, scale: scale)
      case .chromium: try Chromium(program: program, folder: folder).draw(files, scale: scale)
      }
    }
  }

  /// An SVG file and its size in whole CSS pixels.
  struct DrawnFile: Sendable {
    var name: String
    var svg: URL
    var width: Int
    var height: Int
  }

  /// Where the picture of a file is to be found.
  struct Shot: Sendable {
    /// A PNG file, which may hold other pictures too.
    var png: URL
    /// The picture's place in it, in pixels.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }
#endif
