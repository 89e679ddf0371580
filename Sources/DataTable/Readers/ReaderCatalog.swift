import Diagnostics

/// Reads one text format into a table.
public protocol TableReader: Sendable {
  /// The name on the command line, such as `csv`.
  var formatName: String { get }
  /// Endings of file names, in lower case and without a point.
  var fileEndings: [String] { get }

  /// Whether an input of unknown name looks like this format. Readers are asked in the catalogue's
  /// order.
  func recognizes(_ input: LoadedInput) -> Bool

  /// Throws when the input as a whole cannot be read; a row that cannot is in the result's
  /// diagnostics.
  func read(_ input: LoadedInput, options: ReadOptions) throws(Diagnostic) -> ReadResult
}

/// All text formats.
public enum ReaderCatalog {
  /// CSV stands last, since it recognizes anything.
  public static let readers: [any TableReader] = [
    JSONReader(),
    NDJSONReader(),
    CSVReader(),
  ]

  /// Reads a table.
  ///
  /// `format` is the name of a reader; `nil` takes the one for the file's ending, or the one that
  /// recognizes the content. Throws when the format is unknown or the input cannot be read.
  public static func read(
    _ source: InputSource, format: String? = nil, options: ReadOptions = ReadOptions()
  ) throws(Diagnostic) -> ReadResult {
    let named = try format.map { (name) throws(Diagnostic) in try reader(named: name) }
    let input = try source.load(byteLimit: options.byteLimit)
    return try (named ?? reader(for: input)).read(input, options: options)
  }

  /// Throws when there is no such format, with the names that exist.
  public static func reader(named name: String) throws(Diagnostic) -> any TableReader {
    guard let reader = readers.first(where: { $0.formatName == name.lowercased() }) else {
      throw .unknownFormat(name, known: readers.map(\.formatName))
    }
    return reader
  }

  /// The reader for the ending of the input's name, else the first that recognizes its content.
  public static func reader(for input: LoadedInput) -> any TableReader {
    if let ending = input.name.flatMap(fileEnding),
      let reader = readers.first(where: { $0.fileEndings.contains(ending) })
    {
      return reader
    }
    return readers.first { $0.recognizes(input) } ?? CSVReader()
  }

  private static func fileEnding(_ name: String) -> String? {
    let file = name.split(separator: "/").last ?? ""
    return file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() }
  }
}
