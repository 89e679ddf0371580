#if Cairo
  /// A picture of at most 256 colours as numbers of a palette.
  struct IndexedPicture: ~Copyable {
    /// In the order of first appearance, those that are not solid before those that are.
    let palette: [StraightColor]
    let scanlines: Scanlines

    /// `nil` when the picture has more colours; otherwise its pixels are used up.
    init?(_ pixels: PixelRows) {
      let count = pixels.width * pixels.height
      let indexes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, count))
      defer { indexes.deallocate() }
      guard let colors = Self.index(pixels, into: indexes) else { return nil }
      var places = [UInt8](repeating: 0, count: 256)
      var palette: [StraightColor] = []
      let straight = colors.map { StraightColor(premultiplied: $0) }
      for isSolid in [false, true] {
        for (index, color) in straight.enumerated() where (color.alpha == 255) == isSolid {
          places[index] = UInt8(truncatingIfNeeded: palette.count)
          palette.append(color)
        }
      }
      if straight != palette {
        places.withUnsafeBufferPointer { places in
          for index in 0..<count { indexes[index] = places[Int(indexes[index])] }
        }
      }
      self.palette = palette
      scanlines = Scanlines(palette: pixels, indexes: indexes)
    }

    /// Numbers the pixels by the colours that are returned; `nil` when there are more than 256.
    private static func index(
      _ pixels: PixelRows, into indexes: UnsafeMutablePointer<UInt8>
    ) -> [UInt32]? {
      var colors = ColorTable()
      var last = ~pixels.row(0)[0]
      var lastIndex: UInt8 = 0
      for row in 0..<pixels.height {
        let target = indexes + row * pixels.width
        guard !pixels.repeatsRowAbove(row) else {
          target.update(from: target - pixels.width, count: pixels.width)
          continue
        }
        let own = pixels.row(row)
        for column in 0..<pixels.width {
          let pixel = own[column]
          if pixel != last {
            guard let index = colors.index(of: pixel) else { return nil }
            last = pixel
            lastIndex = index
          }
          target[column] = lastIndex
        }
      }
      return colors.colors
    }
  }

  /// Numbers for up to 256 colours, found by hashing with open addressing.
  private struct ColorTable {
    private(set) var colors: [UInt32] = []
    /// 0 for an empty place, else the colour's number and 1.
    private var places = [UInt16](repeating: 0, count: 1024)

    /// The number of a colour, which is added if it is new; `nil` when there are 256 others.
    @inline(__always)
    mutating func index(of color: UInt32) -> UInt8? {
      var place = Int((color &* 0x9E37_79B1) >> 22)
      while true {
        let entry = places[place]
        guard entry != 0 else { break }
        if colors[Int(entry) - 1] == color { return UInt8(truncatingIfNeeded: entry &- 1) }
        place = (place + 1) & 1023
      }
      guard colors.count < 256 else { return nil }
      colors.append(color)
      places[place] = UInt16(colors.count)
      return UInt8(truncatingIfNeeded: colors.count - 1)
    }
  }
#endif
