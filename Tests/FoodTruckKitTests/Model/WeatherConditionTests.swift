import FoodTruckKit
import Testing

struct WeatherConditionTests {
  @Test(arguments: [
    (0, WeatherCondition.clear), (2, .partlyCloudy), (3, .cloudy), (45, .fog), (53, .drizzle),
    (63, .rain), (65, .heavyRain), (67, .freezingRain), (75, .snow), (80, .rain),
    (99, .thunderstorm),
  ])
  func knownCodes(_ code: Int, _ condition: WeatherCondition) {
    #expect(WeatherCondition(code: code) == condition)
  }

  @Test(arguments: [-1, 4, 50, 58, 76, 87, 100, .max, .min])
  func unknownCodes(_ code: Int) {
    #expect(WeatherCondition(code: code) == nil)
  }

  @Test func namesWithoutRegardToCaseAndMarks() {
    #expect(WeatherCondition(name: "Partly Cloudy") == .partlyCloudy)
    #expect(WeatherCondition(name: "heavy-rain") == .heavyRain)
    #expect(WeatherCondition(name: "volcano") == nil)
  }

  @Test func partlyCloudyIsNotCloudyByDayOrNight() {
    for isDay in [true, false] {
      #expect(
        WeatherCondition.partlyCloudy.symbolName(isDay: isDay)
          != WeatherCondition.cloudy.symbolName(isDay: isDay))
    }
  }

  @Test func everyConditionHasSymbols() {
    for condition in WeatherCondition.allCases {
      #expect(!condition.symbolName(isDay: true).isEmpty)
      #expect(!condition.symbolName(isDay: false).isEmpty)
    }
  }
}
