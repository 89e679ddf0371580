// Styles that can stand in a layout by themselves: they fill what they are offered.

extension Color: View {}
extension LinearGradient: View {}
extension RadialGradient: View {}
extension EllipticalGradient: View {}

extension View where Self: ShapeStyle {
  public func makeElements(in list: inout ElementList) {
    list.append(Rectangle().fill(self))
  }
}
