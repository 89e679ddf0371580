import DataTable
import Diagnostics
import Foundation

/// The dated files that runs wrote, so that old ones can be removed and nothing else ever is.
///
/// They are listed in a hidden file in the folder that holds all days, a line for each: the day, the
/// size, the time of the last change and the path below that folder, with `{date}` in it. A listed file
/// that is no longer as it was written is somebody else's, and stays.
package struct KeptOutputs {
  private struct Entry: Hashable {
    var day: String
    var size: Int64
    var modified: Int64
    /// The pattern of the path below ``root``.
    var name: String
  }

  private let root: String
  private var entries: [Entry] = []

  static let fileName = ".chalkboard-kept"

  private var listPath: String { "\(root)/\(Self.fileName)" }

  /// Lists the files that a run wrote, and removes older ones.
  ///
  /// - Parameters:
  ///   - files: what was written; those without a day in their path do not count.
  ///   - day: the day of the run.
  ///   - count: how many days stay for each pattern, at least 1; the run's own day always does.
  /// - Returns: warnings about what could not be removed or listed.
  package static func update(
    with files: [WrittenFile], day: CalendarDay, keeping count: Int
  ) -> [Diagnostic] {
    let dated = files.compactMap { file in DatedPath(file.pattern).map { (file, $0) } }
    var warnings: [Diagnostic] = []
    for root in Set(dated.map(\.1.root)).sorted() {
      let own = dated.filter { $0.1.root == root }
      warnings += update(root: root, own, day: day, keeping: count)
    }
    return warnings
  }

  private static func update(
    root: String, _ files: [(WrittenFile, DatedPath)], day: CalendarDay, keeping count: Int
  ) -> [Diagnostic] {
    // Several runs may write to the folder at once; the lock goes with the descriptor.
    let folder = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return [.unwritableRecord("\(root)/\(fileName)", errno)] }
    defer { close(folder) }
    while flock(folder, LOCK_EX) != 0 {
      if errno != EINTR { return [.unwritableRecord("\(root)/\(fileName)", errno)] }
    }
    var kept = KeptOutputs(root: root)
    for (file, dated) in files { kept.add(file, dated, on: day) }
    let warnings = files.flatMap { kept.removeOld(of: $0.1, sparing: day, keeping: count) }
    return warnings + (kept.write().map { [$0] } ?? [])
  }

  private init(root: String) {
    self.root = root
    guard let input = try? InputSource.file(listPath).load(byteLimit: 64 << 20) else { return }
    for line in String(decoding: input.bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 4, let size = Int64(parts[1]), let modified = Int64(parts[2]) else {
        continue
      }
      entries.append(
        Entry(day: String(parts[0]), size: size, modified: modified, name: String(parts[3])))
    }
  }

  private mutating func add(_ file: WrittenFile, _ dated: DatedPath, on day: CalendarDay) {
    // Such a name would break the list.
    guard let state = FileState(path: file.path),
      !dated.name.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 })
    else { return }
    entries.removeAll { $0.name == dated.name && $0.day == day.description }
    entries.append(
      Entry(
        day: day.description, size: state.size, modified: state.modified, name: dated.name))
  }

  private mutating func removeOld(
    of dated: DatedPath, sparing day: CalendarDay, keeping count: Int
  ) -> [Diagnostic] {
    let days = Set(entries.filter { $0.name == dated.name }.map(\.day)).sorted(by: >)
    let old = Set(days.dropFirst(max(count, 1))).subtracting([day.description])
    var warnings: [Diagnostic] = []
    var remaining: [Entry] = []
    for entry in entries {
      guard entry.name == dated.name, old.contains(entry.day), let day = CalendarDay(entry.day)
      else {
        remaining.append(entry)
        continue
      }
      if let warning = remove(entry, dated, on: day) {
        warnings.append(warning)
        remaining.append(entry)
      }
    }
    entries = remaining
    return warnings
  }

  private func remove(_ entry: Entry, _ dated: DatedPath, on day: CalendarDay) -> Diagnostic? {
    let path = dated.path(on: day)
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let state = FileState(status)
    guard status.st_mode & S_IFMT == S_IFREG, state.size == entry.size,
      state.modified == entry.modified
    else { return nil }
    guard unlink(path) == 0 || errno == ENOENT else {
      return .unremovableFile(path, errno)
    }
    // Only folders that are empty now go.
    for folder in dated.folders(on: day) where rmdir(folder) != 0 { break }
    return nil
  }

  private func write() -> Diagnostic? {
    let text = entries.map {
      "\($0.day)\t\($0.size)\t\($0.modified)\t\($0.name)\n"
    }.joined()
    do throws(Diagnostic) {
      let bytes = Array(text.utf8)
      // Outside of the run's session: the list is none of its outputs.
      let file = try PendingFile(
        bytes, for: FileDestination(path: listPath), isSynchronized: true)
      do throws(Diagnostic) {
        try file.commit()
      } catch {
        file.discard()
        throw error
      }
      return nil
    } catch {
      return error.asWarning
    }
  }
}
