import Foundation

/// Whom to thank for the data, and where that is said in full.
public struct Attribution: Hashable, Codable, Sendable {
  /// The text to print, such as "Weather data by Open-Meteo.com".
  public var name: String
  /// `nil` prints the text without a link.
  public var url: URL?

  public init(name: String, url: URL? = nil) {
    self.name = name
    self.url = url
  }
}
