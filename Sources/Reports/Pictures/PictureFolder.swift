import ChalkboardUI
import DataTable
import Diagnostics
import Foundation
import VectorScene

/// The pictures of items that lie beside the data, read from inside its folder only.
///
/// A path that leaves the folder, also by way of a symbolic link, is refused. PNG and SVG files are
/// read, after their contents and not their names.
struct PictureFolder {
  /// The folder of the data; `nil` when there is none.
  private let folder: FolderBoundary?
  /// Names of files in `thumbnails/`, by the folded name of the item.
  private let thumbnails: [String: String]

  /// Where pictures are looked for that no column names.
  static let thumbnailFolder = "thumbnails"
  /// The largest PNG that is read, in bytes, and its largest side in pixels.
  static let byteLimit = 4 << 20
  static let sideLimit = 4096

  /// - Parameters:
  ///   - path: the folder that holds the data; `nil` when the data come from elsewhere.
  ///   - hasThumbnails: whether to look for pictures that no column names.
  init(path: String?, hasThumbnails: Bool) {
    folder = path.flatMap { FolderBoundary(path: $0) }
    var thumbnails: [String: String] = [:]
    if hasThumbnails, let folder {
      let path = "\(folder.path)/\(Self.thumbnailFolder)"
      InputTrace.current?.look(at: path)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      for name in names.sorted() {
        let parts = name.split(separator: ".")
        guard let ending = parts.last, ["png", "svg"].contains(ending.lowercased()) else {
          continue
        }
        let key = parts.dropLast().joined(separator: ".").folded
        if !key.isEmpty, thumbnails[key] == nil { thumbnails[key] = name }
      }
    }
    self.thumbnails = thumbnails
  }

  var hasThumbnails: Bool { !thumbnails.isEmpty }

  /// The path of the picture in `thumbnails/` whose file is called like the item, without regard to
  /// case, spaces and punctuation; `nil` when there is none.
  func thumbnail(of item: String) -> String? {
    thumbnails[item.folded].map { "\(Self.thumbnailFolder)/\($0)" }
  }

  /// The picture at a path relative to the folder.
  ///
  /// - Throws: an error for a path that leaves the folder, and for a file that cannot be read, is too
  ///   large or is no picture.
  func picture(
    at path: String, diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> Picture {
    guard let folder else { throw .pictureOutsideFolder(path) }
    let file: String
    do throws(FolderBoundary.Failure) {
      file = try folder.file(at: path)
    } catch {
      switch error {
      case .outside: throw .pictureOutsideFolder(path)
      case .missing: throw .unreadablePicture(path, reason: "no such file")
      }
    }
    let bytes: [UInt8]
    do throws(Diagnostic) {
      bytes = try InputSource.file(file).load(byteLimit: Self.byteLimit).bytes
    } catch {
      throw .unreadablePicture(path, reason: error.message)
    }
    if let picture = Picture(png: bytes) {
      try checkSize(of: picture, path: path)
      if let damage = PNGIntegrity(bytes).damage {
        throw .unreadablePicture(path, reason: damage)
      }
      return picture
    }
    return try drawing(bytes, path: path, diagnostics: &diagnostics)
  }

  private func checkSize(of picture: Picture, path: String) throws(Diagnostic) {
    guard case .png(_, let width, let height, _) = picture,
      max(width, height) > Self.sideLimit
    else { return }
    throw .unreadablePicture(
      path, reason: "\(width) x \(height) pixels, more than \(Self.sideLimit)")
  }

  private func drawing(
    _ bytes: [UInt8], path: String, diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> Picture {
    guard bytes.count <= SVGPicture.byteLimit else {
      throw .unreadablePicture(path, reason: "more than \(SVGPicture.byteLimit) bytes")
    }
    do throws(SVGPicture.Failure) {
      let picture = try SVGPicture(bytes)
      if !picture.skipped.isEmpty {
        diagnostics.append(.partlyDrawnPicture(path, skipped: picture.skipped))
      }
      return .drawing(picture.nodes, size: picture.size, name: Self.symbolName(of: bytes))
    } catch {
      throw .unreadablePicture(path, reason: error.description)
    }
  }

  /// A name that only equal files share.
  private static func symbolName(of bytes: [UInt8]) -> String {
    // FNV-1a, 64 bits.
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "picture-" + String(hash, radix: 36)
  }
}
