#if Cairo
  import VectorScene

  /// How far apart the boxes of one text are in two pictures.
  struct TextOffset {
    var string: String
    /// The largest distance between two sides of the boxes, in scene units; infinite where one of the
    /// pictures shows no ink.
    var distance: Double

    /// - Parameter scale: pixels of both pictures per scene unit.
    static func all(
      of plate: TextPlate, in first: Picture, _ second: Picture, scale: Double
    ) -> [TextOffset] {
      plate.entries.map { entry in
        let region = entry.box.outset(by: TextPlate.distance / 2)
        let extents = [first, second].map {
          InkExtent.box(of: entry.channel, in: region, of: $0, scale: scale)
        }
        return TextOffset(string: entry.string, distance: distance(extents[0], extents[1]))
      }
    }

    private static func distance(_ one: Rect?, _ two: Rect?) -> Double {
      guard let one, let two else { return one == two ? 0 : .infinity }
      return max(
        max(abs(one.minX - two.minX), abs(one.maxX - two.maxX)),
        max(abs(one.minY - two.minY), abs(one.maxY - two.maxY)))
    }
  }

  /// Finds where ink is.
  enum InkExtent {
    /// The box around the pixels of a region that hold at least half as much ink as the darkest of
    /// them, in scene units; `nil` where there is next to none.
    static func box(
      of channel: TextPlate.Channel, in region: Rect, of picture: Picture, scale: Double
    ) -> Rect? {
      let left = max(0, Int((region.minX * scale).rounded(.down)))
      let top = max(0, Int((region.minY * scale).rounded(.down)))
      let right = min(picture.width, Int((region.maxX * scale).rounded(.up)))
      let bottom = min(picture.height, Int((region.maxY * scale).rounded(.up)))
      guard left < right, top < bottom else { return nil }
      var columns = [UInt8](repeating: 0, count: right - left)
      var rows = [UInt8](repeating: 0, count: bottom - top)
      picture.pixels.withUnsafeBufferPointer { pixels in
        columns.withUnsafeMutableBufferPointer { columns in
          rows.withUnsafeMutableBufferPointer { rows in
            guard let pixels = pixels.baseAddress, let columns = columns.baseAddress,
              let rows = rows.baseAddress
            else { return }
            var y = top
            while y < bottom {
              var x = left
              while x < right {
                let ink = ink(pixels[y &* picture.width &+ x], in: channel)
                if ink > columns[x &- left] { columns[x &- left] = ink }
                if ink > rows[y &- top] { rows[y &- top] = ink }
                x &+= 1
              }
              y &+= 1
            }
          }
        }
      }
      guard let most = columns.max(), most >= 32 else { return nil }
      let threshold = most / 2
      guard let firstColumn = columns.firstIndex(where: { $0 >= threshold }),
        let lastColumn = columns.lastIndex(where: { $0 >= threshold }),
        let firstRow = rows.firstIndex(where: { $0 >= threshold }),
        let lastRow = rows.lastIndex(where: { $0 >= threshold })
      else { return nil }
      return Rect(
        from: Point(x: Double(left + firstColumn) / scale, y: Double(top + firstRow) / scale),
        to: Point(x: Double(left + lastColumn + 1) / scale, y: Double(top + lastRow + 1) / scale))
    }

    @inline(__always)
    private static func ink(_ pixel: UInt32, in channel: TextPlate.Channel) -> UInt8 {
      let red = UInt8(truncatingIfNeeded: pixel &>> 16)
      let green = UInt8(truncatingIfNeeded: pixel &>> 8)
      let blue = UInt8(truncatingIfNeeded: pixel)
      switch channel {
      case .red: return 255 &- red
      case .green: return 255 &- green
      case .blue: return 255 &- blue
      case .all:
        let least = red < green ? red : green
        return 255 &- (least < blue ? least : blue)
      }
    }
  }
#endif
