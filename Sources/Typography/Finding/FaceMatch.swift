/// Chooses among the faces of a family by the rules of CSS Fonts (level 4, section 5.2): width
/// first, then slant, then weight.
enum FaceMatch {
  /// The number of the face that serves best; of equal ones the first. `nil` for none at all.
  static func best(of styles: some Collection<FaceStyle>, for wanted: FaceStyle) -> Int? {
    var best: (index: Int, distance: Distance)?
    for (index, style) in styles.enumerated() {
      let distance = Distance(from: wanted, to: style)
      if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
    }
    return best?.index
  }

  /// How far a face is from what is wanted; smaller is better.
  struct Distance: Comparable {
    private var width: Int
    private var slant: Int
    private var weight: Int

    init(from wanted: FaceStyle, to style: FaceStyle) {
      // Up to the normal width narrower faces come before wider ones, above it wider ones.
      let isNarrower = style.width < wanted.width
      let isPreferred = style.width == wanted.width || isNarrower == (wanted.width <= 5)
      width = abs(style.width - wanted.width) + (isPreferred ? 0 : 10)
      slant = Self.slantDistance(from: wanted.slant, to: style.slant)
      weight = Self.weightDistance(from: wanted.weight, to: Self.weight(of: style, near: wanted))
    }

    /// The weight that a face is drawn at when another one is wanted.
    private static func weight(of style: FaceStyle, near wanted: FaceStyle) -> Int {
      guard let range = style.weightRange else { return style.weight }
      return min(max(wanted.weight, range.lowerBound), range.upperBound)
    }

    /// The slants in the order that serves each: oblique faces stand between the two others.
    private static func slantDistance(from wanted: FaceSlant, to slant: FaceSlant) -> Int {
      switch (wanted, slant) {
      case (.upright, .upright), (.oblique, .oblique), (.italic, .italic): 0
      case (.upright, .oblique), (.italic, .oblique), (.oblique, .italic): 1
      case (.upright, .italic), (.italic, .upright), (.oblique, .upright): 2
      }
    }

    /// Below 400 lighter faces come first, above 500 heavier ones; in between the heavier ones up
    /// to 500, then the lighter ones, then the rest.
    private static func weightDistance(from wanted: Int, to weight: Int) -> Int {
      let step = weight - wanted
      if step == 0 { return 0 }
      if (400...500).contains(wanted) {
        if step > 0, weight <= 500 { return step }
        return step < 0 ? 1_000 - step : 2_000 + step
      }
      let isPreferred = wanted < 400 ? step < 0 : step > 0
      return abs(step) + (isPreferred ? 0 : 1_000)
    }

    static func < (lhs: Distance, rhs: Distance) -> Bool {
      (lhs.width, lhs.slant, lhs.weight) < (rhs.width, rhs.slant, rhs.weight)
    }
  }
}
