/// Why a picture could not be painted.
public enum CairoBackendError: Error, Hashable, Sendable {
  /// The package was built without its trait `Cairo`.
  case notBuilt
  /// The scene's size times the scale is no size of a picture.
  case noSize(width: Double, height: Double, scale: Double)
  /// A side has more pixels than ``PNGRenderer/maximumSide``, or the picture needs more memory
  /// than ``PNGRenderer/maximumMemory``.
  case tooLarge(width: Double, height: Double)
  /// A side of a page is longer than ``PDFRenderer/maximumSide``.
  case pageTooLarge(width: Double, height: Double)
  /// A PNG in the scene cannot be decoded.
  case unreadableImage(reason: String)
  /// Cairo or libdeflate reported a failure, such as a lack of memory.
  case failed(operation: String, reason: String)
}
