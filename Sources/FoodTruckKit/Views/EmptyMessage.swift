import ChalkboardUI

/// Says in the middle of a panel that there is nothing to show.
package struct EmptyMessage: View {
  private let text: String
  private let systemImage: String

  package init(_ text: String, systemImage: String) {
    self.text = text
    self.systemImage = systemImage
  }

  package var body: some View {
    VStack(spacing: 8) {
      Image(systemName: systemImage)
        .font(.title)
        .foregroundStyle(.tertiary)
      Text(text)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(.vertical, 24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
