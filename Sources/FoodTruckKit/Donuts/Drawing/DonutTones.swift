import ChalkboardUI

/// The colours of a dough.
struct DoughTones {
  /// Where light falls on the crest.
  var light: Color
  var middle: Color
  /// Towards the bottom and into the hole.
  var dark: Color
  /// The foot of the hole's wall.
  var deep: Color
  /// The band along the side.
  var seam: Color

  fileprivate init(
    light: UInt32, middle: UInt32, dark: UInt32, deep: UInt32, seam: UInt32
  ) {
    self.light = Color(hex: light)
    self.middle = Color(hex: middle)
    self.dark = Color(hex: dark)
    self.deep = Color(hex: deep)
    self.seam = Color(hex: seam)
  }
}

/// The colours of a glaze.
struct GlazeTones {
  /// From the hole outwards.
  var surface: Gradient
  /// The shaded thickness at the lower edge.
  var edge: Color

  fileprivate init(light: UInt32, middle: UInt32, dark: UInt32, edge: UInt32) {
    self.init(
      [(0.2, dark), (0.42, middle), (0.6, light), (0.72, light), (1, dark)], edge: edge)
  }

  fileprivate init(_ stops: [(location: Double, hex: UInt32)], edge: UInt32) {
    surface = Gradient(
      stops: stops.map { Gradient.Stop(color: Color(hex: $0.hex), location: $0.location) })
    self.edge = Color(hex: edge)
  }
}

/// The colours of a sauce.
struct SauceTones {
  var middle: Color
  /// The shaded lower side.
  var edge: Color
  /// The reflection along the upper side.
  var shine: Color

  fileprivate init(middle: UInt32, edge: UInt32, shine: UInt32) {
    self.middle = Color(hex: middle)
    self.edge = Color(hex: edge)
    self.shine = Color(hex: shine)
  }
}

extension Dough {
  var tones: DoughTones {
    switch self {
    case .blueberry:
      DoughTones(
        light: 0xb5a6dc, middle: 0x8d79bd, dark: 0x5f4b92, deep: 0x43336d, seam: 0xd8cdf2)
    case .chocolate:
      DoughTones(
        light: 0x8a563c, middle: 0x693d29, dark: 0x452619, deep: 0x2d170d, seam: 0xb3805f)
    case .sourCandy:
      DoughTones(
        light: 0x9aeae6, middle: 0x4fc7d2, dark: 0x2290ab, deep: 0x166f8d, seam: 0xd8fff6)
    case .strawberry:
      DoughTones(
        light: 0xffb9bd, middle: 0xf18a94, dark: 0xcc5663, deep: 0xa33c4b, seam: 0xffdfe0)
    case .plain:
      DoughTones(
        light: 0xf6c77f, middle: 0xdf9e52, dark: 0xb06b30, deep: 0x874a1c, seam: 0xffe6b8)
    case .powdered:
      DoughTones(
        light: 0xfbf3e6, middle: 0xead7bb, dark: 0xcba26c, deep: 0x93622f, seam: 0xffffff)
    case .lemonade:
      DoughTones(
        light: 0xfff1a6, middle: 0xf3d255, dark: 0xd0a22c, deep: 0xa87c16, seam: 0xfffce6)
    }
  }
}

extension Glaze {
  var tones: GlazeTones {
    switch self {
    case .blueberry:
      GlazeTones(light: 0x97a4ff, middle: 0x6f7af2, dark: 0x5157d6, edge: 0x3b3ba6)
    case .chocolate:
      GlazeTones(light: 0xa0673d, middle: 0x7d4a2a, dark: 0x5a3119, edge: 0x3c1f0e)
    case .sourCandy:
      GlazeTones(light: 0xb9ff8c, middle: 0x55e8a4, dark: 0x19bcae, edge: 0x0c8d92)
    case .spicy:
      GlazeTones(light: 0xff7f4a, middle: 0xea4a22, dark: 0xc12c12, edge: 0x8b1a08)
    case .strawberry:
      GlazeTones(light: 0xffb0cd, middle: 0xf985b0, dark: 0xe8598f, edge: 0xc23a75)
    case .lemon:
      GlazeTones(light: 0xfff4a8, middle: 0xffe14f, dark: 0xf4bd22, edge: 0xd2930c)
    case .rainbow:
      GlazeTones(
        [
          (0.26, 0x9a5bea), (0.42, 0x4aa3ff), (0.56, 0x4fd98a), (0.69, 0xffe14a),
          (0.82, 0xff9a3d), (0.96, 0xff4f7e),
        ], edge: 0xb3245c)
    }
  }
}

extension Sauce {
  var tones: SauceTones {
    switch self {
    case .blueberry: SauceTones(middle: 0x4146c4, edge: 0x272a86, shine: 0x8a90ff)
    case .chocolate: SauceTones(middle: 0x3f2010, edge: 0x200d05, shine: 0xb07a50)
    case .sourApple: SauceTones(middle: 0x79cf2c, edge: 0x4a9312, shine: 0xd3ff9a)
    case .spicySauce: SauceTones(middle: 0xcf2810, edge: 0x85140a, shine: 0xff8a64)
    case .strawberry: SauceTones(middle: 0xf0508a, edge: 0xb72f63, shine: 0xffb3cf)
    case .sugar: SauceTones(middle: 0xffffff, edge: 0xb9adc4, shine: 0xffffff)
    case .lemon: SauceTones(middle: 0xffc81a, edge: 0xc98a00, shine: 0xfff6b0)
    }
  }
}

extension Color {
  /// A colour from `0xrrggbb`.
  init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, opacity: opacity)
  }
}
