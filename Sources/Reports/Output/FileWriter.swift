import DataTable
import Diagnostics

/// Writes files so that each is there whole or not at all.
///
/// The bytes go to a temporary file in the same folder, are brought to the disk, and take the place
/// of the old file in one step. A failure removes the temporary file and leaves the old one.
public enum FileWriter {
  /// A file that is to be written.
  public struct File: Sendable {
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Writes all files or, when one of them fails before it is whole, none.
  ///
  /// Within a ``WriteSession`` `{date}` in a path is its day, and the folders of such a path are made.
  ///
  /// - Throws: an error of kind `cannotCreate` when a file cannot be put where it should go, and of
  ///   kind `inputOutput` when writing fails on the way, as on a full disk.
  public static func write(_ files: [File]) throws(Diagnostic) {
    let session = WriteSession.current
    var pending: [PendingFile] = []
    var written: [WrittenFile] = []
    do throws(Diagnostic) {
      for file in files {
        var path = file.path
        if let session {
          path = try session.path(of: path)
          written.append(WrittenFile(file, at: path, hashesContent: session.hashesContent))
        }
        pending.append(
          try PendingFile(
            file.bytes, for: FileDestination(path: path),
            isSynchronized: session?.isDeferred != true))
      }
      if let session, session.isDeferred {
        session.add(pending, written)
      } else {
        for file in pending { try file.commit() }
        session?.add([], written)
      }
    } catch {
      for file in pending { file.discard() }
      throw error
    }
  }
}
