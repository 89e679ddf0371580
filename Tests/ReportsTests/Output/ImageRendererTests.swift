import ChalkboardCharts
import Foundation
import Reports
import Testing

@Suite struct ImageRendererTests {
  private struct Greeting: View {
    var body: some View {
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Sales", 3))
        BarMark(x: .value("Day", "Tue"), y: .value("Sales", 1234))
      }
      .frame(height: 120)
    }
  }

  @Test func aViewBecomesAnSVG() throws {
    let picture = ImageRenderer(content: Greeting())
    picture.proposedSize = ProposedViewSize(width: 240, height: nil)
    let svg = String(decoding: try picture.svg(), as: UTF8.self)
    #expect(svg.contains("width=\"240\""))
    #expect(svg.contains("height=\"120\""))
    #expect(svg.contains(">1,000<"))
    #expect(picture.diagnostics.isEmpty)
  }

  @Test func theLocaleIsAnInput() throws {
    let picture = ImageRenderer(content: Greeting())
    picture.proposedSize = ProposedViewSize(width: 240, height: nil)
    picture.locale = Locale(identifier: "de_DE")
    #expect(String(decoding: try picture.svg(), as: UTF8.self).contains(">1.000<"))
  }

  @Test func theEndingChoosesTheFormat() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = ImageRenderer(content: Greeting())
    picture.proposedSize = ProposedViewSize(width: 240, height: nil)
    let path = folder.appending(path: "a.svg").path
    try picture.write(to: path)
    #expect(try Data(contentsOf: URL(filePath: path)) == picture.svg())
    #expect(throws: (any Error).self) { try picture.write(to: path + ".bmp") }
  }
}
