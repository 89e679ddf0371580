#if Cairo
  /// How alike two pictures look, by Wang, Bovik, Sheikh and Simoncelli, "Image Quality Assessment:
  /// From Error Visibility to Structural Similarity" (2004): 1 for equal pictures.
  ///
  /// The windows are squares of 8 pixels, 4 apart, as video encoders take them; what is left over at
  /// the right and at the bottom belongs to no window.
  enum StructuralSimilarity {
    static let window = 8
    private static let step = 4
    /// The constants of the paper, for brightness from 0 to 255: they keep flat windows from
    /// dividing by nothing.
    private static let steadyMean = (0.01 * 255) * (0.01 * 255)
    private static let steadyVariance = (0.03 * 255) * (0.03 * 255)

    /// The mean over all windows of the pictures' brightness; `nil` when their sizes differ or they
    /// are smaller than a window.
    static func mean(_ first: Picture, _ second: Picture) -> Double? {
      guard first.width == second.width, first.height == second.height, first.width >= window,
        first.height >= window
      else { return nil }
      let (columns, rows) = (first.width / step, first.height / step)
      let (one, two) = (first.luma, second.luma)
      var above: [Sums] = []
      var total = 0.0
      for row in 0..<rows {
        let strip = sums(one, two, width: first.width, columns: columns, row: row)
        if row > 0 {
          for column in 1..<columns {
            let all = above[column - 1] + above[column] + strip[column - 1] + strip[column]
            total += similarity(all)
          }
        }
        above = strip
      }
      return total / Double((columns - 1) * (rows - 1))
    }

    /// What the pixels of a square add up to in two pictures.
    private struct Sums {
      var first = 0
      var second = 0
      /// Of both pictures.
      var squares = 0
      var products = 0

      static func + (one: Sums, two: Sums) -> Sums {
        Sums(
          first: one.first + two.first, second: one.second + two.second,
          squares: one.squares + two.squares, products: one.products + two.products)
      }
    }

    /// The sums of each square of a row of squares, `step` pixels wide and high.
    private static func sums(
      _ first: [UInt8], _ second: [UInt8], width: Int, columns: Int, row: Int
    ) -> [Sums] {
      first.withUnsafeBufferPointer { first in
        second.withUnsafeBufferPointer { second in
          guard let one = first.baseAddress, let two = second.baseAddress else { return [] }
          return (0..<columns).map { column in
            var sums = Sums()
            var y = row &* step
            while y < row &* step &+ step {
              var index = y &* width &+ column &* step
              let end = index &+ step
              while index < end {
                let a = Int(one[index])
                let b = Int(two[index])
                sums.first &+= a
                sums.second &+= b
                sums.squares &+= a &* a &+ b &* b
                sums.products &+= a &* b
                index &+= 1
              }
              y &+= 1
            }
            return sums
          }
        }
      }
    }

    private static func similarity(_ sums: Sums) -> Double {
      let count = Double(window * window)
      let (one, two) = (Double(sums.first) / count, Double(sums.second) / count)
      let variances = Double(sums.squares) / count - one * one - two * two
      let covariance = Double(sums.products) / count - one * two
      return (2 * one * two + steadyMean) * (2 * covariance + steadyVariance)
        / ((one * one + two * two + steadyMean) * (variances + steadyVariance))
    }
  }
#endif
