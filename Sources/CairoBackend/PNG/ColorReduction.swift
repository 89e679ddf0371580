#if Cairo
  /// Brings a picture down to as many colours as a palette holds, by median cut (Heckbert, "Color
  /// image quantization for frame buffer display", 1982): the colours are divided where they differ
  /// most, and each part is drawn in one.
  struct ColorReduction {
    /// What a palette holds.
    static let paletteSize = 256

    /// A colour as Cairo holds it, and how much it counts.
    private struct Color {
      var pixel: UInt32
      /// The root of the number of its pixels, so that large areas do not take all of the palette.
      var weight: Double
      var count: Int

      func channel(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) }
    }

    /// Neighbouring colours that are drawn in one when nothing is left to divide.
    private struct Box {
      var colors: ArraySlice<Color>
      /// The channel in which the colours differ most, as the place of its lowest bit.
      var shift: UInt32 = 0
      /// What would be lost by drawing them in one.
      var spread = 0.0

      init(_ colors: ArraySlice<Color>) {
        self.colors = colors
        guard colors.count > 1 else { return }
        for shift in [0, 8, 16, 24] as [UInt32] {
          var (weight, sum, squares) = (0.0, 0.0, 0.0)
          for color in colors {
            let value = color.channel(shift)
            weight += color.weight
            sum += color.weight * value
            squares += color.weight * value * value
          }
          let spread = squares - sum * sum / weight
          if spread > self.spread { (self.spread, self.shift) = (spread, shift) }
        }
      }

      /// The colour that most pixels have when it is that of every other one, else the mean.
      var pixel: UInt32 {
        let total = colors.reduce(0) { $0 + $1.count }
        // Large areas keep their colour, for they may have to match what is around the picture.
        if let main = colors.max(by: { ($0.count, $1.pixel) < ($1.count, $0.pixel) }),
          main.count * 2 >= total
        {
          return main.pixel
        }
        var pixel: UInt32 = 0
        let weight = colors.reduce(0) { $0 + $1.weight }
        for shift in [0, 8, 16, 24] as [UInt32] {
          let sum = colors.reduce(0) { $0 + $1.weight * $1.channel(shift) }
          pixel |= UInt32(max(0, min(255, (sum / weight).rounded()))) << shift
        }
        return pixel
      }
    }

    /// Recolours the pixels where they have more colours than a palette.
    static func apply(to pixels: PixelRows) {
      var counts: [UInt32: Int] = [:]
      forEachStretch(of: pixels) { pixel, _, count in counts[pixel, default: 0] += count }
      guard counts.count > paletteSize else { return }
      // Sorted, since the order of a dictionary is another in each run.
      let colors = counts.map { pixel, count in
        Color(pixel: pixel, weight: Double(count).squareRoot(), count: count)
      }.sorted { $0.pixel < $1.pixel }
      var replacements: [UInt32: UInt32] = [:]
      replacements.reserveCapacity(colors.count)
      for box in boxes(of: colors) {
        let pixel = box.pixel
        for color in box.colors { replacements[color.pixel] = pixel }
      }
      forEachStretch(of: pixels) { pixel, start, count in
        start.update(repeating: replacements[pixel] ?? pixel, count: count)
      }
    }

    private static func boxes(of colors: [Color]) -> [Box] {
      var boxes = [Box(colors[...])]
      while boxes.count < paletteSize,
        let index = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }),
        boxes[index].spread > 0
      {
        let box = boxes[index]
        let sorted = box.colors.sorted {
          (channel($0, box.shift), $0.pixel) < (channel($1, box.shift), $1.pixel)
        }
        let cut = place(toCut: sorted)
        boxes[index] = Box(sorted[..<cut])
        boxes.append(Box(sorted[cut...]))
      }
      return boxes
    }

    private static func channel(_ color: Color, _ shift: UInt32) -> UInt32 {
      color.pixel >> shift & 255
    }

    /// Where half of the weight lies, with a colour at least on both sides.
    private static func place(toCut colors: [Color]) -> Int {
      let half = colors.reduce(0) { $0 + $1.weight } / 2
      var sum = 0.0
      let index = colors.firstIndex { color in
        sum += color.weight
        return sum >= half
      }
      return max(1, min(colors.count - 1, (index ?? 0) + 1))
    }

    /// Neighbours in a row that have one colour, so that most pixels are not looked up.
    private static func forEachStretch(
      of pixels: PixelRows, _ body: (UInt32, UnsafeMutablePointer<UInt32>, Int) -> Void
    ) {
      for index in 0..<pixels.height {
        let row = UnsafeMutablePointer(mutating: pixels.row(index))
        var start = 0
        while start < pixels.width {
          let pixel = row[start]
          var end = start + 1
          while end < pixels.width, row[end] == pixel { end += 1 }
          body(pixel, row + start, end - start)
          start = end
        }
      }
    }
  }
#endif
