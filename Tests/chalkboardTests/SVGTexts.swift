import Foundation
import FoundationXML
import Testing

/// What a test wants to know of an SVG.
final class SVGTexts: NSObject, XMLParserDelegate {
  private(set) var texts: [String] = []
  private(set) var elements: Set<String> = []
  private(set) var ids: [String] = []
  /// Attributes whose values show a number that is none, or a decimal comma.
  private(set) var suspiciousAttributes: [String] = []
  private var text: String?

  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    let isWellFormed = parser.parse()
    try #require(isWellFormed)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(name)
    if name == "text" { text = "" }
    if let id = attributes["id"] { ids.append(id) }
    for (name, value) in attributes where name != "aria-label" {
      if value.lowercased().contains("nan") || value.lowercased().contains("inf") && name == "d" {
        suspiciousAttributes.append("\(name)=\(value)")
      }
      if ["x", "y", "width", "height", "cx", "cy", "r"].contains(name), value.contains(",") {
        suspiciousAttributes.append("\(name)=\(value)")
      }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text?.append(characters)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard name == "text", let text else { return }
    texts.append(text)
    self.text = nil
  }
}
