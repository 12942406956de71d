// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target: Swift 6, each warning an error, each unsafe line marked.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// libqpdf is loaded when it is first called, see CQPDFLoader. The flags of pkg-config would have it
// loaded at once; elsewhere than on macOS its header stands where the compiler looks anyway.
#if os(macOS)
  let flagsOfLibqpdf: String? = "libqpdf"
#else
  let flagsOfLibqpdf: String? = nil
#endif

let package = Package(
  name: "pagebox",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "BoxPolicy", targets: ["BoxPolicy"]),
    .library(name: "BoxDocument", targets: ["BoxDocument"]),
    .library(name: "BoxFixtures", targets: ["BoxFixtures"]),
    .executable(name: "pagebox", targets: ["pagebox"]),
  ],
  targets: [
    // C, and the only Swift that may touch it.
    .systemLibrary(
      name: "CQPDF", pkgConfig: flagsOfLibqpdf,
      providers: [.apt(["libqpdf-dev"]), .brew(["qpdf"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "CSystem"),
    .target(name: "CQPDFLoader", dependencies: ["CQPDF"]),
    .target(name: "CQPDFRandom", dependencies: ["CQPDF", "CQPDFLoader"]),
    .target(name: "SystemBridge", dependencies: ["CSystem"], swiftSettings: strict),
    .target(
      name: "QPDFBridge",
      dependencies: ["BoxPolicy", "CQPDF", "CQPDFLoader", "CQPDFRandom", "SystemBridge"],
      swiftSettings: strict),

    .target(name: "ZlibBridge", dependencies: ["CZlib"], swiftSettings: strict),

    // The fast reader of the page tree.
    .target(
      name: "PageScan", dependencies: ["BoxPolicy", "ZlibBridge"], swiftSettings: strict),

    // The rules, and a document seen through them.
    .target(
      name: "BoxPolicy", swiftSettings: strict,
      // Rounding calls it, and without Foundation or Glibc nobody else would link it.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "BoxDocument",
      dependencies: ["BoxPolicy", "PageScan", "QPDFBridge", "SystemBridge", "ZlibBridge"],
      swiftSettings: strict),
    .target(
      name: "BoxFixtures", dependencies: ["BoxDocument", "BoxPolicy", "QPDFBridge"],
      swiftSettings: strict),

    // The command line.
    .target(name: "OptionTable", swiftSettings: strict),
    .target(
      name: "PageboxCommands",
      dependencies: ["BoxPolicy", "BoxDocument", "BoxFixtures", "OptionTable", "SystemBridge"],
      swiftSettings: strict),
    .executableTarget(
      name: "pagebox", dependencies: ["PageboxCommands"], swiftSettings: strict),

    // Each test target mirrors the target of the same name; what two of them use stands beside.
    .target(
      name: "TestSupport", dependencies: ["BoxPolicy"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "SystemBridgeTests", dependencies: ["SystemBridge", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "QPDFBridgeTests",
      dependencies: ["QPDFBridge", "BoxFixtures", "SystemBridge", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ZlibBridgeTests", dependencies: ["ZlibBridge", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PageScanTests", dependencies: ["PageScan", "BoxFixtures", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "BoxPolicyTests", dependencies: ["BoxPolicy", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BoxDocumentTests",
      dependencies: [
        "BoxDocument", "BoxPolicy", "BoxFixtures", "QPDFBridge", "SystemBridge", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BoxFixturesTests",
      dependencies: ["BoxFixtures", "BoxDocument", "BoxPolicy", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "OptionTableTests", dependencies: ["OptionTable", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PageboxCommandsTests",
      dependencies: [
        "PageboxCommands", "OptionTable", "BoxFixtures", "BoxDocument", "BoxPolicy",
        "SystemBridge", "TestSupport",
      ],
      swiftSettings: strict),
  ],
  cxxLanguageStandard: .cxx17
)
