import ChalkboardUI

/// A panel of a report: a heading over its contents, on a rounded ground.
///
/// A card is as wide as it is offered, and as high as it needs or is offered.
public struct Card<Content, Accessory> {
  private let title: String?
  private let systemImage: String?
  private let content: Content
  private let accessory: Accessory
}

extension Card: View where Content: View, Accessory: View {
  /// - Parameters:
  ///   - title: `nil` leaves the heading out.
  ///   - systemImage: the symbol in front of the title.
  ///   - accessory: what stands at the heading's end.
  public init(
    _ title: String?, systemImage: String? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder accessory: () -> Accessory
  ) {
    self.title = title
    self.systemImage = systemImage
    self.content = content()
    self.accessory = accessory()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let title { CardHeading(title, systemImage: systemImage) { accessory } }
      content
    }
    .padding(16)
    .backgroundStyle(Color("CardColor"))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color("CardColor"), in: shape)
    .overlay { shape.strokeBorder(Color("CardBorderColor"), lineWidth: 1) }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 16, style: .continuous) }
}

/// The heading of a card.
struct CardHeading<Accessory: View>: View {
  private let title: String
  private let systemImage: String?
  private let accessory: Accessory

  /// - Parameters:
  ///   - systemImage: the symbol in front of the title.
  ///   - accessory: what stands at the heading's end.
  init(_ title: String, systemImage: String?, @ViewBuilder accessory: () -> Accessory) {
    self.title = title
    self.systemImage = systemImage
    self.accessory = accessory()
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      if let systemImage {
        Image(systemName: systemImage)
          .foregroundStyle(Color.accentColor)
      }
      Text(title)
        .lineLimit(1)
      Spacer(minLength: 0)
      accessory
    }
    .font(.headline)
  }
}

extension Card where Content: View, Accessory == EmptyView {
  /// - Parameters:
  ///   - title: `nil` leaves the heading out.
  ///   - systemImage: the symbol in front of the title.
  public init(
    _ title: String? = nil, systemImage: String? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content) {}
  }
}

extension Card where Content: View, Accessory == CardDetail {
  /// - Parameters:
  ///   - title: `nil` leaves the heading out.
  ///   - systemImage: the symbol in front of the title.
  ///   - detail: a few quiet words at the heading's end.
  public init(
    _ title: String?, systemImage: String? = nil, detail: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content) { CardDetail(detail) }
  }
}

/// A few quiet words at the end of a card's heading.
public struct CardDetail: View {
  private let text: String

  public init(_ text: String) { self.text = text }

  public var body: some View {
    Text(text)
      .font(.footnote)
      .foregroundStyle(.secondary)
      .lineLimit(1)
  }
}
