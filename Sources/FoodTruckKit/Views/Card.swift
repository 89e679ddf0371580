import ChalkboardUI

/// A panel of a report: a heading over its contents, on a rounded ground.
///
/// A card is as wide as it is offered, and as high as it needs or is offered.
public struct Card<Content: View>: View {
  private let title: String?
  private let systemImage: String?
  private let detail: String?
  private let content: Content

  /// - Parameters:
  ///   - title: `nil` leaves the heading out.
  ///   - systemImage: the symbol in front of the title.
  ///   - detail: a few quiet words at the heading's end.
  public init(
    _ title: String? = nil, systemImage: String? = nil, detail: String? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.systemImage = systemImage
    self.detail = detail
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let title { heading(title) }
      content
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color("CardColor"), in: shape)
    .overlay { shape.strokeBorder(Color("CardBorderColor"), lineWidth: 1) }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 16, style: .continuous) }

  private func heading(_ title: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      if let systemImage {
        Image(systemName: systemImage)
          .foregroundStyle(Color.accentColor)
      }
      Text(title)
        .lineLimit(1)
      Spacer(minLength: 8)
      if let detail {
        Text(detail)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
    }
    .font(.headline)
  }
}
