import Diagnostics

/// What a report is laid out on.
public struct PageSetup: Hashable, Sendable {
  /// Of the continuous page, margins included, in CSS pixels.
  public var width: Double
  /// Of a board that fills a screen, in CSS pixels; `nil`, the default, is as high as its panels need.
  public var height: Double?
  /// The sheets that a paged format divides the report into; `nil` makes one page of it.
  public var paper: Paper?
  public var colorScheme: PictureColorScheme

  public init(
    width: Double = 1200, height: Double? = nil, paper: Paper? = nil,
    colorScheme: PictureColorScheme = .light
  ) {
    self.width = width
    self.height = height
    self.paper = paper
    self.colorScheme = colorScheme
  }

  /// What a page may be wide, in CSS pixels.
  public static let widths = 600.0...2400.0
  /// What a board may be high, in CSS pixels.
  public static let heights = 300.0...4800.0
}

/// A sheet of paper and what stands in its margins.
public struct Paper: Hashable, Sendable {
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case a4
    case letter

    /// Upright, in millimetres.
    var millimetres: (width: Double, height: Double) {
      switch self {
      case .a4: (210, 297)
      case .letter: (215.9, 279.4)
      }
    }
  }

  public var format: Format
  /// Whether the sheet lies on its long side.
  public var isLandscape: Bool
  /// On all sides, in millimetres; 15 by default.
  public var margin: Double
  /// Lines of text above and below the panels, which may have the placeholders `page` and `pages`;
  /// `nil` leaves the line out.
  var header: TemplateText?
  var footer: TemplateText?

  public init(
    _ format: Format = .a4, isLandscape: Bool = false, margin: Double = 15
  ) {
    self.format = format
    self.isLandscape = isLandscape
    self.margin = margin
  }

  /// What margins may be, in millimetres.
  public static let margins = 5.0...50.0
  static let pixelsPerMillimetre = 96 / 25.4

  /// Of the sheet as it lies, in CSS pixels.
  public var size: (width: Double, height: Double) {
    let (short, long) = (format.millimetres.width, format.millimetres.height)
    let scale = Self.pixelsPerMillimetre
    return isLandscape ? (long * scale, short * scale) : (short * scale, long * scale)
  }

  /// The margin in CSS pixels.
  public var inset: Double { margin * Self.pixelsPerMillimetre }
}
