import Diagnostics
import Foundation

/// A job as it is handed to a worker.
struct QueuedJob {
  var heading: JobHeading
  /// The line, without its end; `nil` for one that is too long to be a job.
  var line: [UInt8]?
}

/// Where the jobs of a batch come from: a file, the files of a folder, or standard input.
struct JobSource {
  enum Next {
    case job(QueuedJob)
    /// None is there yet: see ``descriptor``.
    case later
    case end
  }

  private let shard: Shard
  /// Files that are still to be read, the next one last.
  private var files: [String] = []
  /// Whether the jobs come from several files, and have places.
  private let isFolder: Bool
  private var reader: LineReader?
  /// The path of the file that is being read, and the number of its last line.
  private var path: String
  private var lineNumber = 0
  /// The number of the last job.
  private var number = 0

  /// - Throws: an error when there is no such file, or a folder holds no jobs.
  init(argument: String, shard: Shard) throws(Diagnostic) {
    self.shard = shard
    path = argument
    if argument == "-" {
      isFolder = false
      reader = LineReader(descriptor: STDIN_FILENO)
      return
    }
    isFolder = DrawingOptions.isFolder(argument)
    if isFolder {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: argument)) ?? []
      let prefix = argument.hasSuffix("/") ? argument : argument + "/"
      files = names.filter { name in
        !name.hasPrefix(".") && [".json", ".ndjson"].contains { name.hasSuffix($0) }
      }.sorted(by: >).map { prefix + $0 }
      if files.isEmpty { throw .noJobFiles(in: argument) }
    } else {
      reader = try Self.open(argument)
    }
  }

  private static func open(_ path: String) throws(Diagnostic) -> LineReader {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadableJobs(path, errno) }
    return LineReader(descriptor: descriptor)
  }

  /// What becomes readable when there is a further job.
  var descriptor: Int32? { reader?.descriptor }

  /// The next job of the shard; does not wait for one.
  mutating func next() throws(Diagnostic) -> Next {
    while true {
      if reader == nil {
        guard let file = files.popLast() else { return .end }
        path = file
        lineNumber = 0
        reader = try Self.open(file)
        if file.hasSuffix(".json") {
          guard let job = try wholeFile() else { continue }
          return .job(job)
        }
      }
      if let line = reader?.takeLine() {
        if let job = job(line) { return .job(job) }
      } else if reader?.isAtEnd == true {
        try closeReader()
      } else if reader?.isReady == true {
        reader?.read()
      } else {
        return .later
      }
    }
  }

  private mutating func closeReader() throws(Diagnostic) {
    guard let reader else { return }
    if reader.descriptor != STDIN_FILENO { close(reader.descriptor) }
    self.reader = nil
    if let code = reader.failure { throw .unreadableJobs(path, code) }
  }

  /// `nil` for an empty line and for a job of another shard. Of one file the number of a job is that of
  /// its line.
  private mutating func job(_ line: LineReader.Line) -> QueuedJob? {
    lineNumber += 1
    var bytes: [UInt8]?
    if case .bytes(let line) = line { bytes = line }
    let isEmpty = bytes?.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } == true
    if isFolder && isEmpty { return nil }
    number += 1
    guard !isEmpty, shard.contains(number) else { return nil }
    let place = isFolder ? "\(path):\(lineNumber)" : nil
    return QueuedJob(heading: JobHeading(number: number, place: place), line: bytes)
  }

  /// The one job of a file that may take several lines for it.
  private mutating func wholeFile() throws(Diagnostic) -> QueuedJob? {
    var bytes: [UInt8]? = []
    while let line = reader?.nextLine() {
      // A line end in JSON is a space: texts have none.
      if case .bytes(let line) = line, let before = bytes,
        before.count + line.count < LineReader.byteLimit
      {
        bytes = before + line + [0x20]
      } else {
        bytes = nil
      }
    }
    try closeReader()
    number += 1
    guard shard.contains(number) else { return nil }
    return QueuedJob(heading: JobHeading(number: number, place: path), line: bytes)
  }

  /// How many jobs there are in a shard; `nil` for a stream. It reads the files through.
  static func count(argument: String, shard: Shard) -> Int? {
    guard argument != "-", var source = try? JobSource(argument: argument, shard: shard) else {
      return nil
    }
    var count = 0
    while case .job = try? source.next() { count += 1 }
    return count
  }
}
