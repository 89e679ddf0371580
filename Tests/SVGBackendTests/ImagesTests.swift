import Foundation
import Testing
import VectorScene

@testable import SVGBackend

@Suite struct ImagesTests {
  @Test func stretchedAndEmbedded() {
    let frame = Rect(x: 1, y: 2, width: 30, height: 40)
    #expect(
      body(.image(ImageNode(frame: frame, format: .png, bytes: [1, 2, 3]))) == """
        <image x="1" y="2" width="30" height="40" preserveAspectRatio="none" \
        href="data:image/png;base64,AQID"/>
        """)
  }

  @Test func base64AgreesWithFoundations() {
    let frame = Rect(x: 0, y: 0, width: 1, height: 1)
    for count in 1..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + count) }
      #expect(
        body(.image(ImageNode(frame: frame, format: .png, bytes: bytes)))
          .contains("base64,\(Data(bytes).base64EncodedString())\""))
    }
  }

  @Test func framesWithoutAreaAreLeftOut() {
    for frame in [
      Rect.zero, Rect(x: .nan, y: 0, width: 1, height: 1),
      Rect(x: 0, y: 0, width: .infinity, height: 1),
    ] {
      #expect(body(.image(ImageNode(frame: frame, format: .png, bytes: [1]))) == "")
    }
  }

  @Test func masksOfPicturesAskForOpacity() {
    let frame = Rect(x: 1, y: 2, width: 30, height: 40)
    let image = Node.image(ImageNode(frame: frame, format: .png, bytes: [1]))
    #expect(
      body(.group(Group([square()], mask: [.group(Group([image]))])))
        .contains(" mask-type=\"alpha\">"))
  }
}
