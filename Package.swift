// swift-tools-version: 6.1
import PackageDescription

/// One library target of the package, with the targets that it may import and no others.
///
/// The list of imports is the architecture: `Tests/ArchitectureTests` compares it with what the
/// sources import.
func library(
  _ name: String, imports: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: imports, exclude: exclude)
}

func tests(
  _ name: String, of imports: [Target.Dependency], resources: [Resource] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: imports, exclude: exclude, resources: resources)
}

let package = Package(
  name: "Chalkboard",
  products: [
    .executable(name: "chalkboard", targets: ["chalkboard"]),
    .library(
      name: "Chalkboard",
      targets: [
        "ChalkboardCharts", "ChalkboardUI", "ChartEngine", "DataTable", "VegaLite", "SVGBackend",
        "CairoBackend", "FoodTruckKit", "Reports",
      ]),
  ],
  traits: [
    .trait(name: "Cairo", description: "PNG and PDF through the system's Cairo and libdeflate."),
    .trait(
      name: "HarfBuzz",
      description: "Arabic, Hindi, Thai and other scripts that need shaping, through HarfBuzz."),
    .default(enabledTraits: ["Cairo", "HarfBuzz"]),
  ],
  targets: [
    // Layer 0
    library("Diagnostics"),
    library("VectorScene"),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    // Its headers only: the library is loaded when a text first needs it, so that no pkg-config file
    // may have it linked.
    .systemLibrary(name: "CHarfBuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    // Layer 1
    library(
      "Typography",
      imports: [
        "VectorScene", "Diagnostics",
        .target(name: "CHarfBuzz", condition: .when(traits: ["HarfBuzz"])),
        .target(name: "CFriBidi", condition: .when(traits: ["HarfBuzz"])),
      ]),
    library("ChartScales", imports: ["VectorScene"]),
    library("DataTable", imports: ["Diagnostics"]),
    // Layer 2
    library("SVGBackend", imports: ["VectorScene"]),
    library(
      "CairoBackend",
      imports: [
        "VectorScene",
        .target(name: "CCairo", condition: .when(traits: ["Cairo"])),
        .target(name: "CDeflate", condition: .when(traits: ["Cairo"])),
      ]),
    // Layer 3
    library(
      "ChartEngine",
      imports: ["VectorScene", "Typography", "ChartScales", "DataTable", "Diagnostics"]),
    // Layer 4
    library(
      "ChalkboardUI", imports: ["VectorScene", "Typography", "ChartScales", "Diagnostics"]),
    library(
      "VegaLite",
      imports: ["VectorScene", "ChartEngine", "DataTable", "ChartScales", "Diagnostics"]),
    // Layer 5
    library(
      "ChalkboardCharts",
      imports: [
        "ChalkboardUI", "ChartEngine", "DataTable", "ChartScales", "VectorScene", "Diagnostics",
      ]),
    // Layer 6
    library(
      "FoodTruckKit",
      imports: ["ChalkboardCharts", "ChalkboardUI", "DataTable", "Diagnostics"]),
    // Layer 7
    library(
      "Reports",
      imports: [
        "FoodTruckKit", "ChalkboardCharts", "VegaLite", "ChalkboardUI", "ChartEngine",
        "CairoBackend", "SVGBackend", "DataTable", "ChartScales", "Typography", "VectorScene",
        "Diagnostics",
      ]),
    // Layer 8
    .executableTarget(
      name: "chalkboard",
      dependencies: [
        "Reports", "FoodTruckKit", "ChalkboardCharts", "VegaLite", "ChalkboardUI", "ChartEngine",
        "CairoBackend", "SVGBackend", "DataTable", "ChartScales", "Typography", "VectorScene",
        "Diagnostics",
      ]),

    // Tests: one target for each target above, and three for the house as a whole.
    tests("DiagnosticsTests", of: ["Diagnostics"]),
    tests("VectorSceneTests", of: ["VectorScene"]),
    tests("TypographyTests", of: ["Typography", "VectorScene", "Diagnostics"]),
    tests("ChartScalesTests", of: ["ChartScales", "VectorScene"]),
    tests("DataTableTests", of: ["DataTable", "Diagnostics"], exclude: ["Fixtures"]),
    tests("SVGBackendTests", of: ["SVGBackend", "VectorScene"]),
    tests("CairoBackendTests", of: ["CairoBackend", "VectorScene"]),
    tests(
      "ChartEngineTests",
      of: [
        "ChartEngine", "SVGBackend", "VectorScene", "Typography", "ChartScales", "DataTable",
        "Diagnostics",
      ]),
    tests(
      "ChalkboardUITests",
      of: ["ChalkboardUI", "SVGBackend", "VectorScene", "Typography", "ChartScales", "Diagnostics"]),
    tests(
      "VegaLiteTests",
      of: [
        "VegaLite", "ChartEngine", "ChartScales", "DataTable", "Typography", "VectorScene",
        "Diagnostics",
      ]),
    tests(
      "ChalkboardChartsTests",
      of: [
        "ChalkboardCharts", "ChalkboardUI", "ChartEngine", "ChartScales", "DataTable",
        "SVGBackend", "Typography", "VectorScene", "Diagnostics",
      ]),
    tests(
      "FoodTruckKitTests",
      of: [
        "FoodTruckKit", "ChalkboardCharts", "ChalkboardUI", "SVGBackend", "VectorScene",
        "Typography", "DataTable", "Diagnostics",
      ]),
    tests(
      "ReportsTests",
      of: [
        "Reports", "FoodTruckKit", "ChalkboardCharts", "DataTable", "SVGBackend", "VectorScene",
        "Typography", "Diagnostics",
      ]),
    tests("chalkboardTests", of: ["chalkboard", "Diagnostics"]),
    tests("ArchitectureTests", of: []),
    // The golden cases, which two of the tests draw.
    .target(
      name: "GoldenCases",
      dependencies: [
        "Reports", "VegaLite", "ChartEngine", "DataTable", "ChartScales", "Typography",
        "VectorScene", "Diagnostics",
      ],
      path: "Tests/GoldenCases"),
    tests(
      "GoldenTests", of: ["GoldenCases", "CairoBackend", "SVGBackend", "VectorScene"],
      exclude: ["Cases"]),
    tests(
      "AgreementTests",
      of: [
        "GoldenCases", "Reports", "ChalkboardUI", "CairoBackend", "SVGBackend", "DataTable",
        "ChartScales", "Typography", "VectorScene", "Diagnostics",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
