import ChalkboardUI

/// The words that a source asks for, linked to its page.
struct AttributionLink: View {
  let attribution: Attribution

  init(_ attribution: Attribution) { self.attribution = attribution }

  var body: some View {
    if let url = attribution.url {
      Link(attribution.name, destination: url)
    } else {
      Text(attribution.name)
    }
  }
}
