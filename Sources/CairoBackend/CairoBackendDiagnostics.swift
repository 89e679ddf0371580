// All wording of this target.

extension CairoBackendError: CustomStringConvertible {
  /// What is wrong: a lower-case noun phrase with the value that was found.
  public var message: String {
    switch self {
    case .notBuilt:
      "PNG and PDF output not available in this build"
    case .noSize(let width, let height, let scale):
      "picture without a size: \(width) x \(height) at scale \(scale)"
    case .tooLarge(let width, let height):
      "picture too large: \(Self.pixels(width)) x \(Self.pixels(height)) pixels"
    case .pageTooLarge(let width, let height):
      "page too large: \(Self.pixels(width)) x \(Self.pixels(height)) CSS pixels"
    case .unreadableImage(let reason):
      "unreadable PNG image in the picture: \(reason)"
    case .failed(let operation, let reason):
      "failure to \(operation): \(reason)"
    }
  }

  /// What to do about it; `nil` when there is nothing to be done.
  public var hint: String? {
    switch self {
    case .notBuilt:
      "build with the package trait Cairo (on by default) and the system packages libcairo2-dev "
        + "and libdeflate-dev, or write SVG"
    case .noSize:
      "width, height and scale are finite and greater than 0"
    case .tooLarge:
      "the limits are \(PNGRenderer.maximumSide) pixels a side and "
        + "\(PNGRenderer.maximumMemory >> 20) MiB of pixels; use a smaller scale or size, or "
        + "write SVG"
    case .pageTooLarge:
      "a PDF page has at most \(PDFRenderer.maximumSide) CSS pixels a side, which is 200 inches; "
        + "use a smaller size, or write SVG"
    case .unreadableImage, .failed: nil
    }
  }

  public var description: String {
    guard let hint else { return message }
    return "\(message) (\(hint))"
  }

  private static func pixels(_ side: Double) -> String {
    Int(exactly: side.rounded()).map(String.init) ?? "\(side)"
  }
}
