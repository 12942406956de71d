// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "swift-test",
  platforms: [.macOS(.v15)],
  dependencies: [
    // A clone of pagebox. From elsewhere, until a version has been released:
    // .package(url: "https://example.org/pagebox.git", branch: "main"),
    .package(name: "pagebox", path: "../..")
  ],
  targets: [
    .target(
      name: "Thumbnails",
      dependencies: [.product(name: "BoxDocument", package: "pagebox")]),
    .testTarget(
      name: "ThumbnailsTests",
      dependencies: [
        "Thumbnails",
        .product(name: "BoxFixtures", package: "pagebox"),
        .product(name: "BoxDocument", package: "pagebox"),
      ]),
  ]
)
