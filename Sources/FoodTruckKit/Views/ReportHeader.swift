import ChalkboardUI
import DataTable

/// The head of a report: whose it is, of which day and of which city.
public struct ReportHeader: View {
  private let title: String
  private let shop: String
  private let time: String?
  private let day: CalendarDay
  private let city: String?
  private let items: [MenuItem]

  @Environment(\.vocabulary) private var words
  @Environment(\.figures) private var figures

  /// - Parameters:
  ///   - title: what kind of report it is, over the shop's name.
  ///   - time: what the report is about, such as a week; `nil` is the day.
  ///   - city: `nil` for a report on all cities.
  ///   - items: up to three whose pictures stand at the end, such as the day's best.
  public init(
    title: String, shop: String, day: CalendarDay, time: String? = nil, city: String? = nil,
    items: [MenuItem] = []
  ) {
    self.time = time
    self.title = title
    self.shop = shop
    self.day = day
    self.city = city
    self.items = items
  }

  public var body: some View {
    HStack(spacing: 16) {
      titles
      Spacer(minLength: 0)
      if !items.isEmpty {
        ItemStack(items: items)
          .frame(width: 96, height: 96)
      }
    }
  }

  private var titles: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(.subheadline)
        .fontWeight(.semibold)
        .foregroundStyle(Color.accentColor)
      Text(shop)
        .font(.largeTitle)
        .fontWeight(.bold)
        .lineLimit(2)
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .firstTextBaseline, spacing: 16) { facts }
        VStack(alignment: .leading, spacing: 4) { facts }
      }
      .padding(.top, 4)
    }
  }

  @ViewBuilder private var facts: some View {
    fact(time ?? figures.longDate(day), systemImage: "calendar")
    fact(city ?? words[.allCities], systemImage: "mappin.and.ellipse")
  }

  private func fact(_ text: String, systemImage: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Image(systemName: systemImage)
        .imageScale(.small)
      Text(text)
        .lineLimit(1)
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
  }
}
